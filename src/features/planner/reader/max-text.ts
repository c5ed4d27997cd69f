/** The longest text that is read, in characters. Apart, as the form needs no more of the reader. */
export const MAX_TEXT = 1000

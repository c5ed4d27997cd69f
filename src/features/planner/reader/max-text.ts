/** The longest text that is read, in characters. In its own file, as the form needs nothing else from the reader. */
export const MAX_TEXT = 1000

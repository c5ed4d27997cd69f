const TIME = /\d [ap]\.? ?m(?!\p{L})/giu

/** `8 a. m.` with spaces at which no line breaks. */
export const unbrokenTimes = (text: string): string =>
  text.replace(TIME, (time) => time.replaceAll(' ', '\u00a0'))

const TIME = /\d [ap]\.? ?m(?!\p{L})/giu
const AMOUNT = /\d (?:fl )?\p{Ll}/gu

const withoutBreaks = (text: string) => text.replaceAll(' ', '\u00a0')

/** `8 a. m.` with nonbreaking spaces. */
export const unbrokenTimes = (text: string): string => text.replace(TIME, withoutBreaks)

/** `3.4 oz (100 ml)` with nonbreaking spaces between each number and its unit. */
export const unbrokenAmounts = (text: string): string => text.replace(AMOUNT, withoutBreaks)

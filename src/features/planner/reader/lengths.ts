import { MONTHS, NUMBERS } from './lexicon'

export const NUMBER = `\\d{1,3}|${NUMBERS.map(([, pattern]) => pattern).join('|')}`
export const MONTH_NAMES = MONTHS.map(([, pattern]) => pattern).join('|')

/** The first number of "3 to 4 days", which is no day of a month. */
export const RANGE = `(?:(?<!(?:${MONTH_NAMES})\\.? |[\\d/.-])(?:${NUMBER}) ?(?:-|–|to|or|a|o) ?)?`

export const THEN = 'then|luego|despues|followed by|seguid[oa]s? (?:de|por)'

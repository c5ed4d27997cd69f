import { isNumber, numberOf } from './ages'
import { MONTH_NAMES } from './lexicon'
import { plain } from './scan'

const COUNT = '(\\d{1,2}|\\p{L}{2,9})[ -]?(days?|d[ií]as?|d|nights?|noches?|n)'

/** Not "Tela 4 days, 3 nights in Copán" */
const NO_PLACE = `(?:(?<=\\d ?[dn])|(?! (?:(?:in|en|at|on) (?!${MONTH_NAMES})|(?!(?:in|en|for|para|with|con|from|desde|and|y|we|somos)(?!\\p{L}))\\p{L})))`

/** "8 days 7 nights", "8D/7N" */
const DAYS_AND_NIGHTS = new RegExp(
  `(?<![\\p{L}\\p{N}])${COUNT}(?: ?[,/&+-] ?| (?:y|and|con|with) | ?)\\(?${COUNT}\\)?(?![\\p{L}\\p{N}])${NO_PLACE}`,
  'giu',
)

/** Only the days, if there is a night less. */
const daysOf = (words: string, ...counts: string[]): string => {
  const [one = '', unit = '', two = '', other = ''] = counts
  const [days, day, nights, night] = /^d/i.test(unit) ? [one, unit, two, other] : [two, other, one, unit]
  const areBoth =
    /^d/i.test(day) && /^n/i.test(night) && [days, nights].every((count) => isNumber(plain(count)))
  return areBoth && numberOf(plain(days)) === numberOf(plain(nights)) + 1
    ? `${days} ${/^d$/i.test(day) ? 'days' : day}`
    : words
}

const NO_TRIP = '(?! (?:trip|vacation|holiday|stay|tour|itinerary))'

/** "July 4 week", "July 4th week 2028", but not "July 6 week trip" */
const WEEK_OF_DAY = new RegExp(
  `(?<!\\p{L})((?:jul|july)\\.? 4|(?:${MONTH_NAMES})\\.? (?:[5-9]|[12]\\d|3[01])(?= weekend| week${NO_TRIP})|(?:${MONTH_NAMES})\\.? \\d{1,2}(?=st|nd|rd|th))(?:st|nd|rd|th)? (week(?:end)?)(?!\\p{L})(?:,?( 20\\d\\d)(?!\\d))?`,
  'giu',
)

const MISSPELLED_DAYS = /(?<=\b\d{1,2} )(?:dyas|dasy|dais)(?!\p{L})/giu

/** Rewrites a length that is given twice as its days, and the week of a day as one. */
export const correctLengths = (text: string): string =>
  text
    .replaceAll(MISSPELLED_DAYS, 'days')
    .replaceAll(DAYS_AND_NIGHTS, daysOf)
    .replaceAll(
      WEEK_OF_DAY,
      (_, day: string, week: string, year: string | undefined) => `${day}th${year ?? ''} ${week}`,
    )

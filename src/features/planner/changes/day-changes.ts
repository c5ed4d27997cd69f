import { daysBetween, plusDays } from '../engine/calendar'
import { MAX_DAYS } from '../engine/parameters'
import { ARRIVE, GO_HOME, words } from './change-words'
import type { TimeChange } from './time-change'
import { WEEKDAY } from './weekday-changes'

const DAY = '(?:(?:the )?(?<th>[1-3]?\\d)(?:st|nd|rd|th)|el (?:d[ií]a )?(?<el>[1-3]?\\d))'

/** Not "our 10th anniversary", "el 4x4" */
const END = '(?= ?(?:$|[.,;!?)]|instead|please|mejor|por favor|and |y ))'

/** "Mejor del 8 al 15" */
const RANGE = words(
  `(?:from(?: the)?|del?|the|el) (?<th>[1-3]?\\d)(?:st|nd|rd|th)? ?(?:to|al?|until|hasta|-|–) ?(?:the |el )?(?<last>[1-3]?\\d)(?:st|nd|rd|th)?${END}`,
)

/** Before the last day. */
const ENDING = `(?:${GO_HOME}|until|hasta|end\\p{L}*|finish\\p{L}*|termin\\p{L}*|acab\\p{L}*)`

/** "Come back on the 15th" */
const LAST_DAY = words(`${ENDING}(?: \\p{L}+)? ${DAY}${END}`)

const BEGIN = `(?:${ARRIVE}|vamos|viajamos)(?: (?:on|mejor|el viaje|the trip))?`

/** "Llegamos el 12 y nos vamos el 20" */
const FIRST_AND_LAST_DAY = words(
  `${BEGIN} (?:the |el )?(?<th>[1-3]?\\d)(?:st|nd|rd|th)?,? (?:(?:and|then|y|luego|we) )*${ENDING}(?: on)? (?:the |el )?(?<last>[1-3]?\\d)(?:st|nd|rd|th)?${END}`,
)

/** "Come back on the 18th" of a trip from the 20th for a week is a mistake, not a month. */
const UNLIKELY = 14

/** "Start on the 5th", "mejor el 5" */
const FIRST_DAY = words(`(?:${BEGIN} )?${DAY}${END}(?: instead)?`)

/** "El día 3, playa" is a day of the trip, "empezamos el día 3" one of the month. */
const OF_TRIP = /d[ií]a/i
const MOVES = words(`(?:${BEGIN}|mejor|mu[eé]v\\p{L}*|c[aá]mbi\\p{L}*)`)

const dayIn = (pattern: RegExp, text: string) => {
  const { 0: found, groups } = pattern.exec(text) ?? {}
  const { th, el = th, last } = groups ?? {}
  return found === undefined ? undefined : { found, day: Number(el), last: Number(last) }
}

/** From January on. */
const MONTHS = [
  'jan|ene',
  'feb',
  'mar',
  'apr|abr',
  'may',
  'jun',
  'jul',
  'aug|ago',
  'sep',
  'oct',
  'nov',
  'dec|dic',
]
const MONTH = `(?:${MONTHS.join('|')})\\p{L}*`
const NTH = '(?:st|nd|rd|th)?'

/** "End the trip on March 12", "regresamos el 12 de marzo" */
const LAST_DATE = words(
  `${ENDING}(?: (?:home|back|a casa|it|(?:the|our|my) trip|(?:el|mi|nuestro) viaje))*(?: (?:on|by|the|el|para))*(?: ${WEEKDAY},?)? (?<date>(?<month>${MONTH})\\.? (?:the )?(?<day>\\d{1,2})${NTH}|(?<first>\\d{1,2})${NTH}(?: (?:de|of))? (?<of>${MONTH}))(?:,? (?:del? )?20\\d\\d)?`,
)

const datesFrom = (first: string, length: number) => Array.from({ length }, (_, i) => plusDays(first, i))

const ending = (number: number) => `-${String(number).padStart(2, '0')}`

/** The date nearest to `date` on that day of a month; of two, the later one. */
const nearest = (date: string, day: number): string | undefined =>
  datesFrom(date, 32)
    .flatMap((later, i) => [later, plusDays(date, -i)])
    .find((one) => one.endsWith(ending(day)))

/** The first date after `date` on that day of a month. */
const following = (date: string, day: number): string | undefined =>
  datesFrom(plusDays(date, 1), 62).find((one) => one.endsWith(ending(day)))

const daysUntil = (start: string, end: string | undefined) => (end ? daysBetween(start, end) + 1 : undefined)

/** The days of a month that a text names, where the month is that of the trip: "come back on the 15th". */
export const changeOfDays = (text: string, start: string, length: number): TimeChange | undefined => {
  const range = dayIn(RANGE, text) ?? dayIn(FIRST_AND_LAST_DAY, text)
  const from = range && nearest(start, range.day)
  if (range && from && range.last > 0) {
    const days = daysUntil(from, following(from, range.last))
    return { found: range.found, when: { start: from, ...(days && { days }) } }
  }
  const end = dayIn(LAST_DAY, text)
  if (end) {
    const days = daysUntil(start, following(start, end.day))
    if (days === undefined) return undefined
    return days - length > UNLIKELY
      ? { found: '', left: [end.found], when: { start, days: length } }
      : { found: end.found, when: { start, days } }
  }
  const found = dayIn(FIRST_DAY, text)
  const first = found && OF_TRIP.test(found.found) && !MOVES.test(text) ? undefined : found
  const day = first && nearest(start, first.day)
  return day ? { found: first.found, when: { start: day, days: length } } : undefined
}

/** The last day of a trip that keeps its first: "end on March 12". A day before the first changes nothing. */
export const changeOfLastDate = (text: string, start: string, length: number): TimeChange | undefined => {
  const { 0: found, groups } = LAST_DATE.exec(text) ?? {}
  const { date = '', month, of = '', day, first } = groups ?? {}
  if (found === undefined) return undefined
  const name = (month ?? of).toLowerCase()
  const number = MONTHS.findIndex((names) => new RegExp(`^(?:${names})`).test(name)) + 1
  const wanted = ending(number) + ending(Number(day ?? first))
  const end = datesFrom(start, MAX_DAYS).find((one) => one.endsWith(wanted))
  const days = daysUntil(start, end)
  return days === undefined
    ? { found: '', left: [date], when: { start, days: length } }
    : { found, when: { start, days } }
}

import { daysBetween, plusDays, weekdayOf } from './engine/calendar'
import type { TripWish } from './engine/parameters'
import type { Understood } from './reader/understood'

// What a text says about the time of a trip that is already planned: "two days longer", "start on the 5th".

/** The page does not load the reader's numbers for these few. */
const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  dos: 2,
  'a couple of': 2,
  'un par de': 2,
  three: 3,
  tres: 3,
  four: 4,
  cuatro: 4,
  five: 5,
  cinco: 5,
  six: 6,
  seis: 6,
  seven: 7,
  siete: 7,
  eight: 8,
  ocho: 8,
  ten: 10,
  diez: 10,
}
const COUNT = `(?<count>\\d{1,2}|an?|one|una?|${Object.keys(COUNTS).join('|')})`
const UNIT = '(?<unit>days?|nights?|weeks?|d[ií]as?|noches?|semanas?)'
const EARLIER_OR_LATER = 'later|earlier|sooner|m[aá]s (?:tarde|temprano|adelante)|despu[eé]s|antes'
const ARRIVE = '(?:arriv|start|begin|lleg|empez|empiez|comenz|comienz|inici)\\p{L}*'
const GO_HOME =
  '(?:(?:com|go|fly|head)(?:e|ing)? (?:back|home)|return\\p{L}*|leav(?:e|ing)|depart\\p{L}*|regres\\p{L}*|v[ou]e?lv\\p{L}*|nos vamos|me voy)'

const words = (pattern: string) => new RegExp(`(?<!\\p{L})${pattern}(?![\\p{L}\\d])`, 'iu')

const SHORTEN = 'shorten|cut|trim|drop|(?:re|a)cort\\p{L}*|qu[ií]t\\p{L}*'
const EXTEND = 'extend|lengthen|prolong\\p{L}*|al[aá]rg\\p{L}*|exti[eé]nd\\p{L}*'

/** Between a verb and the days: "the trip by", "todo", "los últimos" */
const THE_TRIP =
  '(?: (?:it|everything|(?:the|our|my) (?:trip|dates?|stay)|todo|(?:el|mi|nuestro) viaje|las? fechas?|la estad[ií]a|short|off|back|forward|the last|(?:los|las) [uú]ltim[oa]s|by|for|por|en))*'

/** Not "drop two days of diving". */
const OF_TRIP = '(?! (?:of|de)(?! (?:the|our|my) trip)(?!\\p{L}))'

/** "Two days longer", "one more night", "un día menos", "add two nights", "come back a day later" */
const LENGTHS = [
  `${COUNT} (?<sort>more|extra|additional|fewer|less) ${UNIT}`,
  `${COUNT} ${UNIT} (?<sort>longer|more|extra|shorter|less|fewer|m[aá]s(?! (?:tarde|temprano|adelante))|adicional(?:es)?|menos)`,
  `(?<sort>another|otr[oa]s?) (?:${COUNT} )?${UNIT}`,
  `(?<sort>add|agr[eé]g\\p{L}*|a[ñn][aá]d\\p{L}*|s[uú]m[ae]\\p{L}*) ${COUNT} ${UNIT}`,
  `${GO_HOME} ${COUNT} ${UNIT} (?<sort>${EARLIER_OR_LATER})`,
  `(?<sort>${SHORTEN}|${EXTEND})${THE_TRIP} ${COUNT} ${UNIT}${OF_TRIP}`,
].map(words)

/** "Arrive a day earlier" and leave on the same day */
const ARRIVALS = [words(`${ARRIVE} ${COUNT} ${UNIT} (?<sort>${EARLIER_OR_LATER})`)]

const EARLIER_BY = 'bring|adel[aá]nt\\p{L}*'

/** "A week later", "put it off by two days", "adelántalo dos días" */
const SHIFTS = [
  `${COUNT} ${UNIT} (?<sort>${EARLIER_OR_LATER})(?! (?:de|del|of|than|que)(?!\\p{L}))`,
  `(?<sort>put|postpone|delay|push|aplaz\\p{L}+|aplác\\p{L}+|pos?p[oó]n\\p{L}+|(?:a|re)tr[aá]s\\p{L}+|${EARLIER_BY})${THE_TRIP} ${COUNT} ${UNIT}`,
].map(words)

const LESS = new RegExp(
  `^(?:fewer|less|shorter|menos|earlier|sooner|antes|m[aá]s temprano|${EARLIER_BY}|${SHORTEN})`,
  'iu',
)

const WEEK = 7

/** The words that one of the patterns finds, and their days: negative for fewer or earlier ones. */
const daysIn = (patterns: readonly RegExp[], text: string) => {
  for (const pattern of patterns) {
    const { 0: found, groups } = pattern.exec(text) ?? {}
    const { count = '', unit = '', sort = '' } = groups ?? {}
    if (found === undefined) continue
    const number = Number(count) || (COUNTS[count.toLowerCase()] ?? 1)
    return { found, days: number * (/^[ws]/i.test(unit) ? WEEK : 1) * (LESS.test(sort) ? -1 : 1) }
  }
  return undefined
}

const DAY = '(?:(?:the )?(?<th>[1-3]?\\d)(?:st|nd|rd|th)|el (?<el>[1-3]?\\d))'

/** Not "our 10th anniversary", "el 4x4" */
const END = '(?= ?(?:$|[.,;!?)]|instead|please|mejor|por favor|and |y ))'

/** "Mejor del 8 al 15" */
const RANGE = words(
  `(?:from(?: the)?|del?|the|el) (?<th>[1-3]?\\d)(?:st|nd|rd|th)? ?(?:to|al?|until|hasta|-|–) ?(?:the |el )?(?<last>[1-3]?\\d)(?:st|nd|rd|th)?${END}`,
)

/** "Come back on the 15th" */
const LAST_DAY = words(`(?:${GO_HOME}|until|hasta|end\\p{L}*|termin\\p{L}*)(?: \\p{L}+)? ${DAY}${END}`)

/** "Start on the 5th", "mejor el 5" */
const FIRST_DAY = words(DAY + END)

const dayIn = (pattern: RegExp, text: string) => {
  const { 0: found, groups } = pattern.exec(text) ?? {}
  const { th, el = th, last } = groups ?? {}
  return found === undefined ? undefined : { found, day: Number(el), last: Number(last) }
}

/** The date nearest to `date` on that day of a month. */
const nearest = (date: string, day: number): string | undefined =>
  Array.from({ length: 63 }, (_, i) => plusDays(date, (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2))).find(
    (one) => Number(one.slice(8)) === day,
  )

/** The first such date after `date`. */
const following = (date: string, day: number): string | undefined =>
  Array.from({ length: 62 }, (_, i) => plusDays(date, i + 1)).find((one) => Number(one.slice(8)) === day)

const daysUntil = (start: string, end: string | undefined) => (end ? daysBetween(start, end) + 1 : undefined)

/** What a text does to the time of a trip. */
export interface TimeChange {
  /** The words that say so. */
  readonly found: string
  /** Days that the trip, or the stay that the text names, becomes longer. */
  readonly longer?: number | undefined
  readonly when?: Understood['when']
}

/** The days of a month that a text names, where the month is that of the trip: "come back on the 15th". */
const changeOfDays = (text: string, start: string, length: number): TimeChange | undefined => {
  const range = dayIn(RANGE, text)
  const from = range && nearest(start, range.day)
  if (range && from && range.last > 0) {
    const days = daysUntil(from, following(from, range.last))
    return { found: range.found, when: { start: from, ...(days && { days }) } }
  }
  const end = dayIn(LAST_DAY, text)
  if (end) {
    const days = daysUntil(start, following(start, end.day))
    return days === undefined ? undefined : { found: end.found, when: { start, days } }
  }
  const first = dayIn(FIRST_DAY, text)
  const day = first && nearest(start, first.day)
  return day ? { found: first.found, when: { start: day, days: length } } : undefined
}

/** "Move it to Semana Santa" has no length of its own. */
const HAS_LENGTH =
  /\d|day|night|(?<!holy )week|d[ií]a|noche|semana(?! santa)|finde|feriado|puente|until|hasta|from|desde|(?<!\p{L})del /iu

/** Reads how a text changes the time of a trip; `answer` is what the reader understood of it. */
export const timeChange = (text: string, { when }: TripWish, answer: Understood): TimeChange | undefined => {
  const longer = daysIn(LENGTHS, text)
  if (longer) return { found: longer.found, longer: longer.days }
  const { start } = answer.when
  if (!('start' in when)) return undefined
  const arrival = daysIn(ARRIVALS, text)
  if (arrival)
    return {
      found: arrival.found,
      when: { start: plusDays(when.start, arrival.days), days: Math.max(1, when.days - arrival.days) },
    }
  const shift = daysIn(SHIFTS, text)
  if (shift) return { found: shift.found, when: { start: plusDays(when.start, shift.days), days: when.days } }
  if (start === undefined && answer.when.month === undefined) return changeOfDays(text, when.start, when.days)
  if (start !== undefined && !HAS_LENGTH.test(text)) return { found: '', when: { start, days: when.days } }
  return undefined
}

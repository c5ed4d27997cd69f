import { daysBetween, plusDays, weekdayOf } from './engine/calendar'
import { MAX_DAYS, type TripWish } from './engine/parameters'
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
const ARRIVE = '(?:arriv|start|begin|lleg|emp(?:ez|iez|iec)|com(?:enz|ienz|ienc)|inici)\\p{L}*'
const GO_HOME =
  '(?:(?:com|go|fly|head)(?:e|ing)? (?:back|home)|return\\p{L}*|leav(?:e|ing)|depart\\p{L}*|regres\\p{L}*|v[ou]e?lv\\p{L}*|nos vamos|me voy)'

const words = (pattern: string) => new RegExp(`(?<!\\p{L})${pattern}(?![\\p{L}\\d])`, 'iu')

const ADD = 'add|agr[eé]g\\p{L}*|a[ñn][aá]d\\p{L}*|s[uú]m[ae]\\p{L}*'
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
  `(?<sort>${ADD}) ${COUNT} ${UNIT}`,
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

const MORE_OR_LESS = 'more|extra|additional|fewer|less|m[aá]s|adicional(?:es)?|menos'
const OF_DAYS = '(?: (?:day|night|d[ií]a|noche)s?)?'

/** "One night less in Roatán", "agrega una en Copán" */
const STAY_CHANGE = new RegExp(
  `(?<!\\p{L})(?:(?<before>${ADD}|${SHORTEN}) )?(?:${COUNT}|(?<other>another(?: one)?|otra))${OF_DAYS}(?: (?<sort>${MORE_OR_LESS}))?${OF_DAYS} (?:in|on|at|from|to|en|de|a) (?:(?:the|la|el|las|los) )?(?<place>\\p{L}+(?: (?!(?:and|y) )\\p{L}+)?)(?=(?<also> (?:and|y) (?:(?:in|on|en) )?\\p{L}+)?)`,
  'giu',
)

const LESS = new RegExp(
  `^(?:fewer|less|shorter|menos|earlier|sooner|antes|m[aá]s temprano|${EARLIER_BY}|${SHORTEN})`,
  'iu',
)

const WEEK = 7

const countOf = (count: string) => Number(count) || (COUNTS[count.toLowerCase()] ?? 1)

/** The words that one of the patterns finds, and their days: negative for fewer or earlier ones. */
const daysIn = (patterns: readonly RegExp[], text: string) => {
  for (const pattern of patterns) {
    const { 0: found, groups } = pattern.exec(text) ?? {}
    const { count = '', unit = '', sort = '' } = groups ?? {}
    if (found === undefined) continue
    return { found, days: countOf(count) * (/^[ws]/i.test(unit) ? WEEK : 1) * (LESS.test(sort) ? -1 : 1) }
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

/** Before the last day. */
const ENDING = `(?:${GO_HOME}|until|hasta|end\\p{L}*|finish\\p{L}*|termin\\p{L}*|acab\\p{L}*)`

/** "Come back on the 15th" */
const LAST_DAY = words(`${ENDING}(?: \\p{L}+)? ${DAY}${END}`)

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

/** From Monday on. */
const WEEKDAYS = [
  'monday|lunes',
  'tuesday|martes',
  'wednesday|mi[eé]rcoles',
  'thursday|jueves',
  'friday|viernes',
  'saturday|s[aá]bado',
  'sunday|domingo',
].map((names) => new RegExp(`^(?:${names})$`, 'i'))

/** Not "Good Friday". */
const WEEKDAY =
  '(?<!good )(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)(?!s? (?:santo|de ramos))'

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

/** "Start on Friday instead of Wednesday", "better on Friday" */
const OTHER_WEEKDAY = new RegExp(
  `(?:(?<!\\p{L})(?:(?<end>${GO_HOME})|${ARRIVE})(?: (?:home|back|a casa|it|the trip|el viaje))?|^(?:no|make it|que sea|rather|better|mejor))(?:,? (?:on|el))? (?<to>${WEEKDAY})(?:,? (?:instead of|rather than|not|en (?:vez|lugar) del?|y no|no)(?: on| el)? (?<from>${WEEKDAY}))?(?!\\p{L})`,
  'iu',
)

const ANY_WEEKDAY = words(WEEKDAY)

/** Says which week or month the weekday is in. */
const IS_DATED =
  /(?<!\p{L})(?:next|this|coming|pr[oó]xim[oa]|este|que viene|after|following|siguiente|week|weekend|semana|finde)(?!\p{L})|\d/iu

const weekdayNamed = (name: string) => WEEKDAYS.findIndex((names) => names.test(name)) + 1

/** The date nearest to `date` on that weekday. */
const nearestWeekday = (date: string, weekday: number): string =>
  plusDays(date, ((weekday - weekdayOf(date) + 10) % 7) - 3)

/** A change that has both dates. */
type Move = TimeChange & { readonly when: { readonly start: string; readonly days: number } }

/** Weekdays without a date are those nearest to the first or last day of the trip. The reader takes the coming ones. */
const changeOfWeekday = (
  text: string,
  start: string,
  length: number,
  read: Understood['when'],
): Move | undefined => {
  const [named] = ANY_WEEKDAY.exec(text) ?? []
  if (named === undefined || IS_DATED.test(text)) return undefined
  const { 0: found = '', groups } = OTHER_WEEKDAY.exec(text) ?? {}
  const { end, to = '', from = '' } = groups ?? {}
  if (!found || ANY_WEEKDAY.test(text.replace(found, ''))) {
    if (read.start === undefined) return undefined
    // "Arrive on Monday and leave on Friday"
    return read.days === undefined
      ? { found: '', left: [named], when: { start, days: length } }
      : { found: '', when: { start: nearestWeekday(start, weekdayOf(read.start)), days: read.days } }
  }
  const last = plusDays(start, length - 1)
  // "Leave on Friday instead of Wednesday" may be about the first day.
  const isFirst = weekdayNamed(from) === weekdayOf(start) && weekdayOf(last) !== weekdayOf(start)
  if (end === undefined || isFirst)
    return { found, isWeekday: true, when: { start: nearestWeekday(start, weekdayNamed(to)), days: length } }
  const days = daysUntil(start, nearestWeekday(last, weekdayNamed(to))) ?? length
  return { found, isWeekday: true, when: { start, days: Math.max(1, days) } }
}

/** What a text does to the time of a trip. */
export interface TimeChange {
  /** The words that say so. */
  readonly found: string
  /** Days that the trip, or the stay that the text names, becomes longer. */
  readonly longer?: number | undefined
  /** The same by place. */
  readonly stays?: Readonly<Record<string, number>>
  readonly when?: Understood['when']
  readonly isWeekday?: boolean
  /** Words of the reader's dates that change nothing. */
  readonly left?: readonly string[]
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

/** The last day of a trip that keeps its first: "end on March 12". A day before the first changes nothing. */
const changeOfLastDate = (text: string, start: string, length: number): TimeChange | undefined => {
  const { 0: found, groups } = LAST_DATE.exec(text) ?? {}
  const { date = '', month, of = '', day, first } = groups ?? {}
  if (found === undefined) return undefined
  const name = (month ?? of).toLowerCase()
  const number = MONTHS.findIndex((names) => new RegExp(`^(?:${names})`).test(name)) + 1
  const wanted = `-${String(number).padStart(2, '0')}-${(day ?? first ?? '').padStart(2, '0')}`
  const end = Array.from({ length: MAX_DAYS }, (_, i) => plusDays(start, i)).find((one) =>
    one.endsWith(wanted),
  )
  const days = daysUntil(start, end)
  return days === undefined
    ? { found: '', left: [date], when: { start, days: length } }
    : { found, when: { start, days } }
}

/** "Is it raining today?" */
const TODAY = words('(?:today|tonight|hoy|right now|ahora mismo)')

/** "Move it to Semana Santa" has no length of its own. */
const HAS_LENGTH =
  /\d|day|night|(?<!holy )week|d[ií]a|noche|semana(?! santa)|finde|feriado|puente|until|hasta|from|desde|(?<!\p{L})del /iu

/** "One night less in Roatán and one more in Copán": nights by place. */
const changesOfStays = (text: string, ids: readonly string[]) => {
  const changes = [...text.matchAll(STAY_CHANGE)].flatMap(({ 0: found, groups }) => {
    const { count = '', before, other, sort = before ?? other, place = '', also = '' } = groups ?? {}
    if (sort === undefined) return []
    const names = `${place}${also}`.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
    // "Copán" is not Santa Rosa de Copán if the trip has both.
    const isOwn = (id: string, word: string) =>
      id.startsWith(word) || !ids.some((one) => one.startsWith(word))
    const isNamed = (id: string) =>
      id.split('-').some((word) => word.length > 3 && isOwn(id, word) && names.includes(word))
    const longer = countOf(count) * (LESS.test(sort) ? -1 : 1)
    return ids.filter(isNamed).map((id) => ({ found, id, longer }))
  })
  const stays = Object.fromEntries(changes.map(({ id, longer }) => [id, longer]))
  if (changes.length === 0) return undefined
  const days = Object.values(stays).reduce((all, one) => all + one, 0)
  return { found: changes.map(({ found }) => found), days, stays }
}

/** Reads how a text changes the time of a trip; `answer` is what the reader understood of it. */
export const timeChange = (text: string, trip: TripWish, answer: Understood): TimeChange | undefined => {
  const { when, places } = trip
  const stays = changesOfStays(text, [...new Set([...places, ...(answer.places ?? [])])])
  const length = stays ? undefined : daysIn(LENGTHS, text)
  const longer = stays?.days ?? length?.days
  if (longer === undefined) return changeOfStart(text, when, answer.when)
  const found = stays?.found ?? (length ? [length.found] : [])
  const rest = found.reduce((left, one) => left.replace(one, ' '), text)
  const moved =
    'start' in when ? (shiftOf(rest, when) ?? changeOfWeekday(rest, when.start, when.days, {})) : undefined
  return {
    found: [...found, ...(moved ? [moved.found] : [])].join(' '),
    longer,
    ...(stays && { stays: stays.stays }),
    ...(moved && { when: { ...moved.when, days: Math.max(1, moved.when.days + longer) } }),
  }
}

const shiftOf = (text: string, { start, days }: { start: string; days: number }) => {
  const shift = daysIn(SHIFTS, text)
  return shift && { found: shift.found, when: { start: plusDays(start, shift.days), days } }
}

const changeOfStart = (
  text: string,
  when: TripWish['when'],
  read: Understood['when'],
): TimeChange | undefined => {
  if (!('start' in when)) return undefined
  const weekday = changeOfWeekday(text, when.start, when.days, read)
  if (weekday) return weekday
  const arrival = daysIn(ARRIVALS, text)
  if (arrival)
    return {
      found: arrival.found,
      when: { start: plusDays(when.start, arrival.days), days: Math.max(1, when.days - arrival.days) },
    }
  const shift = shiftOf(text, when)
  if (shift) return shift
  const { start } = read
  const last = read.days === undefined && changeOfLastDate(text, when.start, when.days)
  if (last) return last
  const [today] = TODAY.exec(text) ?? []
  if (today !== undefined && text.includes('?') && !words(ARRIVE).test(text))
    return { found: '', left: [today], when: { start: when.start, days: when.days } }
  if (start === undefined && read.month === undefined) return changeOfDays(text, when.start, when.days)
  if (start !== undefined && !HAS_LENGTH.test(text)) return { found: '', when: { start, days: when.days } }
  return undefined
}

import { MAX_DAYS } from '../engine/parameters'
import { SEVERAL } from './lexicon'
import { countOf, NUMBER, ON_TOP, RANGE, SORT_OF_LENGTH, THEN, UNIT } from './lengths'
import { markedNames, markNames, type Name } from './place-names'
import { MARK, type Scan, scan, TAKEN, takeFound } from './scan'

/** How long a traveler wants to stay in a place. */
export interface NamedStay {
  readonly place: string
  /** What the text calls it. */
  readonly name: string
  readonly count: number
  readonly isNights: boolean
  /** It follows something else. */
  readonly isNext: boolean
  /** It says that it adds to something else. */
  readonly isMore: boolean
  /** Positions of the length in the text. */
  readonly start: number
  readonly end: number
}

const THE = '(?:the |el |la |los |las )?'
const IN = '(?:in|at|on|en)'
const BOUND =
  '(?:at (?:most|least)|(?:no|not) (?:more|less|fewer) than|up to|max(?:imum)?(?: of)?|min(?:imum)?(?: of)?|(?:como )?(?:maximo|minimo)|a lo (?:mas|mucho|sumo)|(?:al|por lo) menos|no (?:mas|menos) de) '
const FIRST = '(?:the |l[ao]s? )?(?:first|primer[oa]s?) '
const FOR = `(?:for |por |${BOUND})?`
const LENGTH = `(?:${RANGE})(?:${NUMBER})(?: |-)?${SORT_OF_LENGTH}(?:${UNIT})${ON_TOP}?`
/** Before a number whose unit came earlier: the "3" in "2 nights in Copán, 3 in Tela" and "Copán 2 nights, Tela 3". */
const AFTER_OTHERS = `(?<=(?:[,:;+&]|\\b(?:and|then|y|luego)|(?:${UNIT})(?: (?:in|at|on|en))?(?: ${MARK})?) )`
const EACH =
  '(?: (?:each|apiece)| (?:en )?cada un[oa]| (?:in each|en cada) (?:place|one|spot|town|lugar|sitio|destino|pueblo))'
const END_OF_STAY = '(?=\\)? ?(?:[,.;+]|(?:and|y|e|&) |$))'

const MORE = /^(?:plus|mas|another|otr[oa]s) | (?:more|extras?|additional|mas|adicionales)\b(?! (?:than|de))/

const anyMatch = (patterns: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})`, 'gu')

const BARE_LAST = `(?:${SEVERAL})${END_OF_STAY}`
const BEFORE = `(?:(?:${THEN}) )?(?:for |por |another |otr[oa]s |un[oa]s |${BOUND})?(?:${FIRST})?${LENGTH}|${FIRST}(?:week|semana)`
const BARE_BEFORE = `${AFTER_OTHERS}(?:(?:(?:the |l[ao]s )?(?:other|otr[oa]s|last|ultim[oa]s|remaining) )?(?:${NUMBER})(?= ${IN} )|(?:${SEVERAL})(?= ${THE}${MARK}))`
/** "5 days in Tela and Copán" belong to both. */
const OTHER = `(?:,? (?:and|y|e|&|or|o|u) |, ?|/)${THE}${MARK}(?!:? \\(?${FOR}(?:${LENGTH}|${BARE_LAST}))`

/** Stays at a marked place: the length before it, the length after it, or a unit for the stays that follow. */
const STAYS = anyMatch([
  `(?<!\\b(?:in|en|dentro de) )(?<first>${BEFORE}|${BARE_BEFORE})(?: (?:${IN}|of|de|to|a))? ${THE}(?<to>${MARK})(?!${OTHER})`,
  `(?<at>${MARK})(?: (?:from|desde) ${MARK})?(?: (?:lodge|hotel|resort|town|island|beach))?:? \\(?(?:with |con )?${FOR}(?<last>${LENGTH}(?![\\p{L}\\p{N}])(?! ${IN} ${THE}${MARK})|${BARE_LAST})`,
  `(?<unit>${UNIT})[,:;]? \\(?(?=(?:${SEVERAL}) (?:${IN} )?${THE}${MARK}|${MARK} ${BARE_LAST})`,
])

const LIST = `${THE}${MARK}(?:(?:,? (?:and|y|e|&) |, ?)${THE}${MARK}){1,5}`

/** The same stay at each of several marked places: "Roatán and Utila, 4 nights each". */
const STAYS_AT_EACH = anyMatch([
  `(?<before>${LIST}),? \\(?(?<last>${LENGTH}${EACH})(?!\\p{L})`,
  `(?<first>${LENGTH}${EACH}):?(?: ${IN})? (?<after>${LIST})`,
])

/** A same-day visit to a place from another. */
export interface DayTrip {
  readonly ids: readonly string[]
  /** Positions in the text. */
  readonly start: number
  readonly end: number
  /** The place that the text says to set out from, which is not taken. */
  readonly from: Pick<DayTrip, 'ids' | 'start' | 'end'> | undefined
}

/** Not a "5-day trip". */
const DAY_TRIP = `(?:(?:a|one|una?|el|la) )?(?:(?<!\\b(?:${SEVERAL})(?: |-))day(?: |-)?(?:trip|tour|excursion|visit)s?|(?:excursion(?:es)?|paseos?|viajes?|visitas?|tours?|salidas?|escapadas?) (?:de|por) (?:un|el|1) dia|pasadias?)`

const DAY_LIST = `${THE}${MARK}(?: (?:and|y|e|&) ${THE}${MARK}(?!:? \\(?${FOR}(?:${NUMBER})(?!\\p{L}))){0,3}`

const VISIT = `${DAY_TRIP} (?:to|in|at|al?|en|por) ${DAY_LIST}(?=(?: (?:from|desde|de) (${THE}${MARK}))?)|${THE}${MARK},? \\(?(?:(?:as|for|como|de) )?(?:${DAY_TRIP}(?! (?:to|in|at|al?|en|por) )|(?:for|por) (?:the|el) (?:day|dia)(?! (?:of|del?) ))\\)?`

/** Takes places that are only visited for the day: "a day trip to Copán", "Copán for the day". */
export const takeDayTrips = (text: Scan, names: readonly Name[]): readonly DayTrip[] => {
  if (names.length === 0) return []
  const marked = scan(markNames(text, names))
  const named = (words: string, start: number) => ({
    ids: markedNames(words, names).map(({ id }) => id),
    start,
    end: start + words.length,
  })
  const found = marked.takeAll(VISIT)
  takeFound(text, found)
  return found.map(({ index, 0: words, 1: from }) => {
    const trip = named(words, index)
    return { ...trip, from: from === undefined ? from : named(from, marked.rest().indexOf(from, trip.end)) }
  })
}

const FEW =
  '(?:a few|several|un[oa]s(?: (?:cuant|poc)[oa]s)?|algun[oa]s|vari[oa]s) (?:days|nights|dias|noches)'
const AT_THE_END =
  '(?:at the (?:very )?end|finally|al (?:mero )?final|por ultimo|de ultimo|(?:finish|end)(?:ing)? (?:up )?with|(?:termin|acab)(?:o|amos|ar|ando) con)'

/** Takes "a few days" and "at the end"; returns the places they refer to. */
export const takeLoose = (
  text: Scan,
  names: readonly Name[],
): { few: readonly string[]; last: string | undefined } => {
  if (names.length === 0) return { few: [], last: undefined }
  const marked = scan(markNames(text, names))
  const few = marked.takeAll(`${FEW}(?= ${IN} ${THE}(${MARK}))`)
  const last =
    marked.find(`${AT_THE_END}(?=[,:]? [${TAKEN} ]*(?:${IN} )?${THE}(${MARK}))`) ??
    marked.find(`(?<=${THE}(${MARK}),? )(?:${AT_THE_END}|last)(?= ?(?:[,.;]|$|(?:and|y|to|para) ))`)
  takeFound(text, last ? [...few, last] : few)
  return {
    few: few.flatMap(([, mark = '']) => markedNames(mark, names).map(({ id }) => id)),
    last: markedNames(last?.[1] ?? '', names)[0]?.id,
  }
}

/** Limits for the nights of "a few days", which are a third of the trip. */
const FEWEST = 3
const MOST_OF_FEW = 4

/** The `named` nights, plus those of places with a `few` days, if another place can take the rest. */
export const withFew = (
  named: Record<string, number> | undefined,
  few: readonly string[],
  places: readonly string[],
  days = 0,
): Record<string, number> | undefined => {
  const open = places.filter((id) => named?.[id] === undefined)
  const meant = open.filter((id) => few.includes(id))
  const each = Math.min(MOST_OF_FEW, Math.max(FEWEST, Math.floor((days - 1) / 3)))
  const left = days - 1 - Object.values(named ?? {}).reduce((sum, n) => sum + n, 0) - each * meant.length
  const others = open.length - meant.length
  return meant.length === 0 || others === 0 || left < others
    ? named
    : { ...named, ...Object.fromEntries(meant.map((id) => [id, each])) }
}

/** The length in a match of stays, and its positions in the text. */
const lengthIn = ({ index, 0: all, groups = {} }: RegExpExecArray) => {
  const words = groups['first'] ?? groups['last'] ?? ''
  const start = groups['first'] === undefined ? index + all.length - words.length : index
  const bare = words.replace(new RegExp(`${EACH}$|${ON_TOP}?$`), '')
  const [count = ''] = bare.match(new RegExp(`(?:${NUMBER})(?=(?: |-)?${SORT_OF_LENGTH}(?:${UNIT})?$)`)) ?? []
  const unit = new RegExp(`(?:${UNIT})$`).exec(bare)?.[0]
  return { words, count, unit, start, end: start + words.length }
}

/** "… then Tela, 2 nights" */
const AFTER_THEN = new RegExp(`(?:${THEN}),? (?:(?:to|a|en|in) )?${THE}$`)

/** Takes the lengths of stays, as in "2 nights in Copán, 3 in Tela" or "Copán 2 nights"; leaves the places. */
export const takeStays = (text: Scan, names: readonly Name[]): NamedStay[] => {
  if (names.length === 0) return []
  const stays: NamedStay[] = []
  const add = (
    marks: string,
    unit: string,
    { words, count, start, end }: ReturnType<typeof lengthIn>,
    isAfterThen = false,
  ) => {
    for (const { id, word } of markedNames(marks, names)) {
      text.takeRange(start, end)
      stays.push({
        place: id,
        name: word,
        count: countOf(count, unit),
        isNights: unit.startsWith('n'),
        isNext: new RegExp(`^(?:${THEN}) `).test(words) || isAfterThen,
        isMore: MORE.test(words),
        start,
        end,
      })
    }
  }
  for (const match of markNames(text, names).matchAll(STAYS_AT_EACH)) {
    const length = lengthIn(match)
    add(match.groups?.['before'] ?? match.groups?.['after'] ?? '', length.unit ?? '', length)
  }
  let unit = new RegExp(`\\b(${UNIT}) (?:in|en) (?:honduras|total|all)\\b`).exec(text.rest())?.[1]
  unit ??= new RegExp(`\\b(?:\\d{1,2}) (nights?|noches?|days?|dias?)\\b`).exec(text.rest())?.[1]
  for (const match of markNames(text, names).matchAll(STAYS)) {
    const { groups = {} } = match
    const length = lengthIn(match)
    unit = groups['unit'] ?? length.unit ?? unit
    const isAfterThen = groups['at'] !== undefined && AFTER_THEN.test(text.rest().slice(0, match.index))
    if (unit !== undefined) add(groups['to'] ?? groups['at'] ?? '', unit, length, isAfterThen)
  }
  return stays
}

export const sumOf = (stays: readonly { count: number }[]) => stays.reduce((sum, { count }) => sum + count, 0)

/** The stay whose last day has no night: each day has one, except the last of the trip; -1 if there is no such stay. */
const lastOfDays = (stays: readonly NamedStay[]) =>
  stays.at(-1)?.isNights === true ? -1 : stays.findLastIndex(({ isNights, count }) => !isNights && count > 1)

/** Days of a trip that consists of these stays. */
export const daysOf = (stays: readonly NamedStay[]): number => {
  if (!stays.some(({ isNights }) => isNights)) return sumOf(stays)
  return sumOf(stays) + (lastOfDays(stays) < 0 ? 1 : 0)
}

/**
 * Nights by place. Undefined if none are named, if they leave no night for each of the other places, or if the only
 * place of the trip takes them all.
 */
export const nightsOf = (
  stays: readonly NamedStay[],
  places: readonly string[],
  days: number,
): Record<string, number> | undefined => {
  const named = stays.filter(({ place }) => places.includes(place))
  if (named.length === 0) return undefined
  const total = Math.min(days, MAX_DAYS) - 1
  const shortened = sumOf(named) > total ? lastOfDays(named) : -1
  const nights: Record<string, number> = {}
  for (const [i, { place, count }] of named.entries())
    nights[place] = (nights[place] ?? 0) + count - (i === shortened ? 1 : 0)
  const spent = sumOf(named) - (shortened < 0 ? 0 : 1)
  const left = total - spent
  const fits = places.length === 1 ? left > 0 : left >= places.length - Object.keys(nights).length
  return fits ? nights : undefined
}

import { MAX_DAYS } from '../engine/parameters'
import { countOf, NUMBER, RANGE, THEN, UNIT } from './lengths'
import type { Scan } from './scan'

/** What a place is called, in lower case without accents, as a pattern. */
export interface PlaceName {
  readonly id: string
  readonly pattern: string
}

/** How long a traveler wants to stay in a place. */
export interface NamedStay {
  readonly place: string
  readonly count: number
  readonly isNights: boolean
  /** It follows on something else. */
  readonly isNext: boolean
  /** Positions of the length in the text. */
  readonly start: number
  readonly end: number
}

const THE = '(?:the |el |la |los |las )?'
const IN = '(?:in|at|on|en)'

/** Takes the lengths of stays, as in "2 nights in Copán, 3 in Tela" or "Copán 2 nights"; leaves the places. */
export const takeStays = (text: Scan, names: readonly PlaceName[]): NamedStay[] => {
  if (names.length === 0) return []
  const place = `(?:${names.map(({ pattern }) => pattern).join('|')})(?![\\p{L}\\p{N}])`
  const length = `(?:${RANGE})(?:${NUMBER})(?: |-)?(?:full |whole )?(?:${UNIT})`
  const other = `(?:,? (?:and|y|e|&|or|o|u) |, ?|/)${THE}${place}(?!:? \\(?(?:for |por )?${length})`
  const first = `(?<!\\b(?:in|en|dentro de) )(?<first>(?:(?:${THEN}) )?(?:for |por |another |otr[oa]s |un[oa]s )?(?:${length}|(?<=(?:,|and|then|y|luego) )(?:${NUMBER})(?= ${IN} )))(?: (?:${IN}|of|de|to|a))? ${THE}(?<to>${place})`
  const last = `(?<at>${place}):? \\(?(?:for |por )?(?<last>${length})(?![\\p{L}\\p{N}])(?! ${IN} ${THE}${place})`
  const stays: NamedStay[] = []
  let unit = /\b(days?|dias?) (?:in|en) (?:honduras|total|all)\b/.exec(text.rest())?.[1]
  // "5 days in Tela and Copán" are of both.
  for (const { index, 0: all, groups = {} } of text
    .rest()
    .matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${first}(?!${other})|${last})`, 'gu'))) {
    const words = groups['first'] ?? groups['last'] ?? ''
    const name = groups['to'] ?? groups['at'] ?? ''
    const [count = ''] =
      words.match(new RegExp(`(?:${NUMBER})(?=(?: |-)?(?:full |whole )?(?:${UNIT})?$)`)) ?? []
    const own = new RegExp(`(?:${UNIT})$`).exec(words)?.[0]
    const id = names.find(({ pattern }) => new RegExp(`^(?:${pattern})$`).test(name))?.id
    unit = own ?? unit
    if (unit === undefined || id === undefined) continue
    const start = groups['first'] === undefined ? index + all.length - words.length : index
    const end = start + words.length
    text.takeRange(start, end)
    stays.push({
      place: id,
      count: countOf(count, unit),
      isNights: unit.startsWith('n'),
      isNext: new RegExp(`^(?:${THEN}) `).test(words),
      start,
      end,
    })
  }
  return stays
}

const sumOf = (stays: readonly { count: number }[]) => stays.reduce((sum, { count }) => sum + count, 0)

/** Days have a night each, but the last one. */
const lastOfDays = (stays: readonly NamedStay[]) =>
  stays.findLastIndex(({ isNights, count }) => !isNights && count > 1)

/** Days of a trip of these stays and no others. */
export const daysOf = (stays: readonly NamedStay[]): number => {
  if (!stays.some(({ isNights }) => isNights)) return sumOf(stays)
  return sumOf(stays) + (lastOfDays(stays) < 0 ? 1 : 0)
}

/** Nights by place, in a trip to several; undefined if none are named or they leave no night for each other place. */
export const nightsOf = (
  stays: readonly NamedStay[],
  places: readonly string[],
  days: number,
): Record<string, number> | undefined => {
  const named = stays.filter(({ place }) => places.includes(place))
  if (places.length < 2 || named.length === 0) return undefined
  const total = Math.min(days, MAX_DAYS) - 1
  const shortened = sumOf(named) > total ? lastOfDays(named) : -1
  const nights: Record<string, number> = {}
  for (const [i, { place, count }] of named.entries())
    nights[place] = (nights[place] ?? 0) + count - (i === shortened ? 1 : 0)
  const others = places.length - Object.keys(nights).length
  return sumOf(named) - (shortened < 0 ? 0 : 1) + others <= total ? nights : undefined
}

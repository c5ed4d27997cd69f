import { MONTHS, valueOf } from './lexicon'
import { markNames, type Name } from './place-names'
import { MARK, originalOf, scan } from './scan'

const TO = '(?:to|until|till|thr(?:u|ough)|hasta(?: el)?|al?|-|–)'
const NTH = '(?:st|nd|rd|th)?'

/** Dates beside a marked place: "Feb 3-8 Utila", "Roatán del 3 al 8 de febrero". */
const DATES = new RegExp(
  `(?<before>${MARK},?:? )?(?<!\\p{L})(?:from |del? )?(?:(?<from>\\p{L}{3,10})\\.? (?<first>\\d{1,2})${NTH} ?${TO} ?(?:(?<to>\\p{L}{3,10})\\.? )?(?<last>\\d{1,2})${NTH}|(?<day>\\d{1,2})(?: de (?<month>\\p{L}{3,10}))? ?${TO} ?(?<end>\\d{1,2}) de (?<of>\\p{L}{3,10}))(?![\\p{L}\\d])(?=(?<after>:?,? (?:(?:in|at|on|en|to|a) )?(?:the |el |la )?${MARK})?)`,
  'gu',
)

const MS = 86_400_000
const YEAR = 365

/** The day of the year; undefined if `name` is not a month. */
const dayOf = (name: string, day: string | undefined): number | undefined => {
  const month = valueOf(MONTHS, name)
  return month === undefined ? undefined : Date.UTC(2001, month - 1, Number(day)) / MS
}

const daysBetween = (first: number, last: number) => (last - first + YEAR) % YEAR

/**
 * Rewrites consecutive dates by place as one trip with nights: "Feb 3-8 Utila, Feb 8-11 Copán" is "feb 3 to feb 11. 5
 * nights Utila, 3 nights Copán".
 */
export const withStaysByDate = (written: string, names: readonly Name[]): string => {
  if (names.length === 0) return written
  const stays = [...markNames(scan(written), names).matchAll(DATES)].flatMap(
    ({ index, 0: words, groups = {} }) => {
      const { before = '', after = '', from = groups['month'] ?? groups['of'] ?? '' } = groups
      const { to = groups['of'] ?? from, first = groups['day'], last = groups['end'] } = groups
      const [start, end] = [dayOf(from, first), dayOf(to, last)]
      if ((!before && !after) || start === undefined || end === undefined) return []
      const position = [index + before.length, index + words.length] as const
      return { start, end, position, dates: [`${from} ${first}`, `${to} ${last}`] as const }
    },
  )
  const [one, ...others] = stays
  const last = stays.at(-1)
  const areConsecutive = others.every(({ start }, i) => daysBetween(stays[i]?.end ?? 0, start) <= 1)
  if (!one || !last || others.length === 0 || !areConsecutive) return written
  const parts = stays.map(({ start, end, position: [from] }, i) => {
    const nights = daysBetween(start, stays[i + 1]?.start ?? end)
    return `${originalOf(written, stays[i - 1]?.position[1] ?? 0, from)}${nights} nights`
  })
  return `${one.dates[0]} to ${last.dates[1]}. ${parts.join('')}${originalOf(written, last.position[1], written.length)}`
}

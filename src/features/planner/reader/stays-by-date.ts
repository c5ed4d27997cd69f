import { MONTHS, valueOf } from './lexicon'
import { markNames, type Name } from './place-names'
import { MARK, originalOf, scan } from './scan'

const TO = '(?:to|until|till|thr(?:u|ough)|hasta(?: el)?|al?|-|–)'
const NTH = '(?:st|nd|rd|th)?'

const YEAR_AFTER = '(?:,? (?:del? )?(?<year>20\\d\\d)(?!\\d))?'

/** "Until March 12" or "until the 12th", after the dates of other stays. */
const UNTIL = `(?:until|till|thr(?:u|ough)|hasta)(?: the| el)? (?:(?<until>\\p{L}{3,10})\\.? (?<untilDay>\\d{1,2})${NTH}|(?<hastaDay>\\d{1,2}) de (?<hasta>\\p{L}{3,10})|(?<=(?:the|el) )(?<thatDay>\\d{1,2})${NTH}(?! (?:de|of) ))`

/** Dates beside a marked place: "Feb 3-8 Utila", "Roatán del 3 al 8 de febrero", "Tela until March 12". */
const DATES = new RegExp(
  `(?<before>${MARK},?:? )?(?<!\\p{L})(?:from |del? )?(?:(?<from>\\p{L}{3,10})\\.? (?<first>\\d{1,2})${NTH} ?${TO} ?(?:(?<to>\\p{L}{3,10})\\.? )?(?<last>\\d{1,2})${NTH}|(?<day>\\d{1,2})(?: de (?<month>\\p{L}{3,10}))? ?${TO} ?(?<end>\\d{1,2}) de (?<of>\\p{L}{3,10})|${UNTIL})(?![\\p{L}\\d])${YEAR_AFTER}(?=(?<after>:?,? (?:(?:in|at|on|en|to|a) )?(?:the |el |la )?${MARK})?)`,
  'gu',
)

const MS = 86_400_000
const YEAR = 365
/** Of a stay that says only when it ends. */
const MOST_DAYS = 60

/** The day of the year; undefined if `name` is not a month. */
const dayOf = (name: string, day: string | undefined): number | undefined => {
  const month = valueOf(MONTHS, name)
  return month === undefined ? undefined : Date.UTC(2001, month - 1, Number(day)) / MS
}

const daysBetween = (first: number, last: number) => (last - first + YEAR) % YEAR

interface Stay {
  readonly start: number
  readonly end: number
  /** The month of its end. */
  readonly month: string
  readonly position: readonly [number, number]
  readonly dates: readonly [string, string]
}

/**
 * Rewrites consecutive dates by place as one trip with nights: "Feb 3-8 Utila, Feb 8-11 Copán" is "feb 3 to feb 11. 5
 * nights Utila, 3 nights Copán".
 */
export const withStaysByDate = (written: string, names: readonly Name[]): string => {
  if (names.length === 0) return written
  const stays: Stay[] = []
  for (const { index, 0: words, groups = {} } of markNames(scan(written), names).matchAll(DATES)) {
    const { before = '', after = '', year = '', thatDay } = groups
    const previous = stays.at(-1)
    const until = groups['until'] ?? groups['hasta'] ?? (thatDay && previous?.month)
    const { from = groups['month'] ?? groups['of'] ?? '', first = groups['day'] } = groups
    const { to = until ?? groups['of'] ?? from } = groups
    const last = groups['last'] ?? groups['end'] ?? groups['untilDay'] ?? groups['hastaDay'] ?? thatDay
    const start = until === undefined ? dayOf(from, first) : previous?.end
    const end = dayOf(to, last)
    if ((!before && !after) || start === undefined || end === undefined) continue
    if (until !== undefined && daysBetween(start, end) > MOST_DAYS) continue
    const position = [index + before.length, index + words.length] as const
    const ofYear = year && `, ${year}`
    stays.push({
      start,
      end,
      month: to,
      position,
      dates: [`${from} ${first}${ofYear}`, `${to} ${last}${ofYear}`],
    })
  }
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

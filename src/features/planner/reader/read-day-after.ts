import { plusDays } from '../engine/calendar'
import { countOf, NUMBER } from './lengths'
import { MONTH_NAMES } from './lexicon'
import { monthOf } from './read-month'
import { type Found, type Scan } from './scan'
import { comingDay } from './when'

const DATE = `(?:on |el )?(?:(?:${MONTH_NAMES})\\.? \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)?(?: de| of)? (?:${MONTH_NAMES}))`

const EVENT =
  "(?:(?:we(?:'re| are|'ll| will)? )?(?:be )?(?:get(?:ting)? married|marry)|nos casa(?:mos|remos)|(?:(?:the|our|la|nuestra|mi|my) )?(?:wedding|boda|graduation|graduacion))"

const DATED_EVENT = `(?<event>${EVENT}[^.;,\\d]{0,25}? ${DATE}|${DATE},? ${EVENT})`

const LATER = `(?<later>the (?:next|following) day|the day after|(?:al|el) (?:dia siguiente|otro dia)|(?<count>${NUMBER}) (?<unit>days?|dias?|weeks?|semanas?) (?:later|after(?:wards)?|despues|mas tarde))`

/** Not "we fly home" nor "we leave": the event may be part of the trip. */
const SETTING_OUT =
  '(?:(?:fly|leave|go|head|travel|depart|set off)(?:ing)? (?:off )?(?:to|for)|(?:volamos|viajamos|salimos|vamos|partimos) (?:a|para|hacia|rumbo a))'

const DAY_AFTER_EVENT = [
  `${DATED_EVENT}[^.;\\d]{1,40}?${SETTING_OUT} [^.;\\d]{2,40}? ${LATER}`,
  `${DATED_EVENT}[^.;\\d]{1,20}?${LATER}(?=,? (?:(?:we|nos) )?${SETTING_OUT} )`,
]

const HAS_EVENT = 'married|marry|wedding|boda|casa(?:mos|remos)|graduation|graduacion'

/** Takes the event and the first day of "we get married on April 10 and fly to Roatán the next day". */
export const takeDayAfterEvent = (text: Scan, today: Date): { event?: Found; day?: string } => {
  if (!text.has(HAS_EVENT)) return {}
  const found = DAY_AFTER_EVENT.map((pattern) => text.find(pattern)).find((one) => one !== undefined)
  const { event = '', later = '', count = '1', unit = 'day' } = found?.groups ?? {}
  const month = new RegExp(`(?<!\\p{L})${MONTH_NAMES}`, 'u').exec(event)?.[0]
  if (!found || month === undefined) return {}
  const { index } = found
  const start = index + found[0].lastIndexOf(later)
  text.takeRange(index, index + event.length)
  text.takeRange(start, start + later.length)
  const date = comingDay(today, monthOf(month), Number(/\d+/.exec(event)?.[0]))
  return { event: { index, 0: event }, day: plusDays(date, countOf(count, unit)) }
}

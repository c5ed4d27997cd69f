import { plusDays } from '../engine/calendar'
import { numberOf } from './ages'
import { NUMBER } from './lengths'
import type { Scan } from './scan'

const UNIT = 'days?|dias?|weeks?|semanas?|months?|mes(?:es)?'

/** Setting out: "in two weeks we fly", not "see Honduras in two weeks" nor "in two weeks we want to see Honduras". */
const SETTING_OUT = [
  "(?:i|we)(?:'m|'re|'ll| am| are| will| plan to)? ?(?:be )?(?:fl(?:y|ying)|leav(?:e|ing)|go(?! to (?:see|visit|do|explore|have) )(?:ing(?! to (?:see|visit|do|explore|have) ))?|travel(?:l?ing)?|head(?:ing)?|arriv(?:e|ing)|land(?:ing)?|off)",
  '(?:(?:me|nos) )?v(?:oy|amos)(?! a \\p{L}+[aei]r(?!\\p{L}))|vol(?:amos|are(?:mos)?)|viaj(?:o|amos|are(?:mos)?)|sal(?:go|imos|dre(?:mos)?)|lleg(?:o|amos|are(?:mos)?)|ire(?:mos)?',
].join('|')

const SOON = 'pasado manana|(?:the )?day after tomorrow'

const ABOUT = '(?:(?:about|around|like|como|unas?|unos) )?'

const FROM_NOW = [
  `${ABOUT}(${NUMBER}) (${UNIT}) from (?:now|today)`,
  `(?:de aqui a|de hoy en) (${NUMBER}) (${UNIT})`,
  `(?:in|en|dentro de) ${ABOUT}(${NUMBER}) (${UNIT})(?=,? (?:${SETTING_OUT})(?!\\p{L}))`,
  `(?<=(?:${SETTING_OUT})(?: there)? )(?:in|en|dentro de) ${ABOUT}(${NUMBER}) (${UNIT})(?= ?(?:[.,;]|$))`,
].join('|')

/** Takes a first day that is counted from today: "in two weeks we fly", "5 days from now", "pasado mañana". */
export const takeFromNow = (text: Scan, today: string): string | undefined => {
  if (text.take(SOON)) return plusDays(today, 2)
  const [count, unit = ''] = text.take(FROM_NOW)?.slice(1).filter(Boolean) ?? []
  if (count === undefined) return undefined
  const days = unit.startsWith('d') ? 1 : /^(?:w|s)/.test(unit) ? 7 : 30
  return plusDays(today, numberOf(count) * days)
}

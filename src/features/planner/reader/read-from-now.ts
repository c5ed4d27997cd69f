import { plusDays } from '../engine/calendar'
import { numberOf } from './ages'
import { NUMBER } from './lengths'
import { TO } from './lexicon'
import type { Scan } from './scan'
import { comingWeekday, MONDAY, WEEKDAY, weekdayNamed } from './weekdays'

const UNIT = 'days?|dias?|weeks?|semanas?|months?|mes(?:es)?|fortnights?'

/** Setting out: "in two weeks we fly", not "see Honduras in two weeks" nor "in two weeks we want to see Honduras". */
const SETTING_OUT = [
  "(?:i|we)(?:'m|'re|'ll| am| are| will| plan to)? ?(?:be )?(?:fl(?:y|ying)|leav(?:e|ing)|go(?! to (?:see|visit|do|explore|have) )(?:ing(?! to (?:see|visit|do|explore|have) ))?|travel(?:l?ing)?|head(?:ing)?|arriv(?:e|ing)|land(?:ing)?|off)",
  '(?:(?:me|nos) )?v(?:oy|amos)(?! a \\p{L}+[aei]r(?!\\p{L}))|vol(?:amos|are(?:mos)?)|viaj(?:o|amos|are(?:mos)?)|sal(?:go|imos|dre(?:mos)?)|lleg(?:o|amos|are(?:mos)?)|ire(?:mos)?',
].join('|')

const SOON = 'pasado manana|(?:the )?day after tomorrow'

const DAY = `today|now|tomorrow|hoy|manana|(?:(?:this|next|este|el|proximo) )*${WEEKDAY}`

/** "De hoy en ocho" is a week from today. */
const IN_EIGHT = `de (${DAY}) en (8|ocho|15|quince)(?: dias)?`

/** Not the last of "Mon-Wed next week". */
const WEEKDAY_OF_NEXT_WEEK = `(?<!${WEEKDAY} ?(?:${TO}) ?(?:el )?)(?:el )?(${WEEKDAY}) de la (?:otra|proxima) semana|(?<!${WEEKDAY} ?(?:${TO}) ?)(${WEEKDAY}) (?:of )?next week`

const ABOUT = '(?:(?:about|around|like|como|unas?|unos) )?'

/** "Five days in Roatán", "4 nights" */
const OTHER_LENGTH = `(?:${NUMBER})(?: |-)(?:days?|dias?|nights?|noches?|weeks?|semanas?)`

/** At the start of a text, before a comma or a single length: not "in two weeks see Copán and Roatán". */
const FIRST = `(?<=^ ?)(?:in|en) ${ABOUT}(${NUMBER}) (${UNIT})(?= ?,|(?!.* ${OTHER_LENGTH}.* ${OTHER_LENGTH}).* ${OTHER_LENGTH})`

/** "Five days in Roatán in three weeks" */
const AFTER_LENGTH = `(?<=${OTHER_LENGTH}(?: (?:in|on|en) \\p{L}+(?: \\p{L}+)?)? )(?:in|en) ${ABOUT}(${NUMBER}) (${UNIT})(?= ?(?:[.,;]|$))`

const FROM_NOW = [
  `(?:de a(?:qui|ca) (?:a|en)|de hoy (?:a|en)) (${NUMBER}) (${UNIT})`,
  `dentro de ${ABOUT}(${NUMBER}) (${UNIT})`,
  FIRST,
  AFTER_LENGTH,
  `(?:in|en|dentro de) ${ABOUT}(${NUMBER}) (${UNIT})(?=,? (?:${SETTING_OUT})(?!\\p{L}))`,
  `(?<=(?:${SETTING_OUT})(?: there)? )(?:in|en|dentro de) ${ABOUT}(${NUMBER}) (${UNIT})(?= ?(?:[.,;]|$))`,
].join('|')

/** "6 days from Tuesday" is a length. */
const FROM_DAY = `${ABOUT}(${NUMBER}) (?:(${UNIT}) from (today|now|tomorrow)|((?:week|month|fortnight)s?) from (${DAY}))`

const dayNamed = (name: string, today: string): string => {
  const weekday = weekdayNamed(name.split(' ').at(-1) ?? '')
  if (weekday > 0) return comingWeekday(weekday, plusDays(today, 1))
  return /^(?:tomorrow|manana)$/.test(name) ? plusDays(today, 1) : today
}

const daysIn = (count: string, unit: string): number =>
  numberOf(count) * (unit.startsWith('d') ? 1 : /^[ws]/.test(unit) ? 7 : unit.startsWith('f') ? 14 : 30)

/** Takes a first day that is counted from today: "in two weeks we fly", "5 days from now", "pasado mañana". */
export const takeFromNow = (text: Scan, today: string): string | undefined => {
  if (text.take(SOON)) return plusDays(today, 2)
  const eight = text.take(IN_EIGHT)
  if (eight) return plusDays(dayNamed(eight[1] ?? '', today), /^(?:8|ocho)$/.test(eight[2] ?? '') ? 7 : 14)
  const weekday = text.take(WEEKDAY_OF_NEXT_WEEK)?.slice(1).find(Boolean)
  if (weekday !== undefined)
    return plusDays(comingWeekday(MONDAY, plusDays(today, 1)), weekdayNamed(weekday) - 1)
  const [later, sort = '', day = ''] = text.take(FROM_DAY)?.slice(1).filter(Boolean) ?? []
  if (later !== undefined) return plusDays(dayNamed(day, today), daysIn(later, sort))
  const [count, unit = ''] = text.take(FROM_NOW)?.slice(1).filter(Boolean) ?? []
  return count === undefined ? undefined : plusDays(today, daysIn(count, unit))
}

import { daysBetween, plusDays, weekdayOf } from '../engine/calendar'
import type { Understood } from '../reader/understood'
import { ARRIVE, GO_HOME, words } from './change-words'
import type { TimeChange } from './time-change'

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
export const WEEKDAY =
  '(?<!good )(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)(?!s? (?:santo|de ramos))'

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
export const changeOfWeekday = (
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
    return { found, mayBeNew: true, when: { start: nearestWeekday(start, weekdayNamed(to)), days: length } }
  const days = daysBetween(start, nearestWeekday(last, weekdayNamed(to))) + 1
  return { found, mayBeNew: true, when: { start, days: Math.max(1, days) } }
}

import { plusDays } from '../engine/calendar'
import type { TripWish } from '../engine/parameters'
import type { Understood } from '../reader/understood'
import { ARRIVE, words } from './change-words'
import { changeOfDays, changeOfLastDate } from './day-changes'
import { isDated, partIn } from './night-changes'
import { ARRIVALS, LENGTHS, SHIFTS, daysIn, otherLengthIn } from './length-changes'
import { changeEverywhere, changesOfStays } from './stay-changes'
import type { TimeChange } from './time-change'
import { changeOfWeekday } from './weekday-changes'

// What a text says about the time of a trip that is already planned: "two days longer", "start on the 5th".

/** "Is it raining today?" */
const TODAY = words('(?:today|tonight|hoy|right now|ahora mismo)')

const ARRIVES = words(ARRIVE)

/** "Move it to Semana Santa" has no length of its own. */
const HAS_LENGTH =
  /\d|day|night|(?<!holy )week|d[ií]a|noche|semana(?! santa)|finde|feriado|puente|until|hasta|from|desde|(?<!\p{L})del /iu

/** Reads how a text changes the time of a trip; `answer` is what the reader understood of it. */
export const timeChange = (text: string, trip: TripWish, answer: Understood): TimeChange | undefined => {
  const { when, places } = trip
  const everywhere = answer.places ? undefined : changeEverywhere(text, places)
  if (everywhere) return everywhere
  const stays = changesOfStays(text, [...new Set([...places, ...(answer.places ?? [])])])
  // "March 3 to 12 in Copán, the rest in Roatán" is a new request.
  const isNew = isDated(answer.when) || answer.adults !== undefined
  const other = otherLengthIn(text, when.days, isNew ? undefined : answer.when.days)
  const length = stays ? undefined : (other ?? daysIn(LENGTHS, text))
  const longer = stays?.days ?? length?.days
  if (longer === undefined) {
    const part = partIn(text)
    return (
      changeOfStart(text, trip, answer.when) ?? (part === undefined ? undefined : { found: '', left: [part] })
    )
  }
  const found = [...(stays?.found ?? []), ...[other ?? length].flatMap((one) => one?.found ?? [])]
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

/** "In Copán until the 13th", which ends a stay of a trip that goes on. */
const STAY_UNTIL = words('(?:in|on|at|en) \\p{L}+(?: \\p{L}+){0,2} (?:until|till|hasta)')

const withoutStay = (
  text: string,
  change: TimeChange,
  { start, days }: { start: string; days: number },
): TimeChange =>
  STAY_UNTIL.test(text) && (change.when?.days ?? days) < days
    ? { found: '', left: [change.found], when: { start, days } }
    : change

const changeOfStart = (
  text: string,
  { when, places }: TripWish,
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
  if (last) return places.length > 1 ? withoutStay(text, last, when) : last
  const [today] = TODAY.exec(text) ?? []
  if (today !== undefined && text.includes('?') && !ARRIVES.test(text))
    return { found: '', left: [today], when: { start: when.start, days: when.days } }
  if (start === undefined && read.month === undefined) {
    const days = changeOfDays(text, when.start, when.days)
    return days && places.length > 1 ? withoutStay(text, days, when) : days
  }
  if (start !== undefined && !HAS_LENGTH.test(text)) return { found: '', when: { start, days: when.days } }
  return undefined
}

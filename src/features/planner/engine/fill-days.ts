import { TIMES, type TimeOfDay } from '~/content/trip-choices'
import { plusDays } from './calendar'
import type { Activity, PlannerData } from './data'
import {
  fits,
  fliesNext,
  isAllDay,
  isDaily,
  isDive,
  isUnhurried,
  isWelcome,
  sharedAmong,
  suits,
} from './fitting'
import { KEPT, type TripEdits, type TripParameters } from './parameters'
import { isLongHaul, youngestOf } from './party'
import { type Day, type Ride, type Slot, slotKey, type Stay } from './trip'
import type { FastestRoutes } from './fastest-routes'

type Slots = Record<TimeOfDay, Slot>
type Draft = Omit<Day, 'slots'> & { slots: Slots }

const FREE: Slot = { kind: 'free' }
const TRAVEL: Slot = { kind: 'travel' }

/** Hours of travel that leave time for an activity in the same slot. */
const SHORT_RIDE = 0.75
/** Hours of travel that leave half of the day of arrival or departure. */
const HALF_DAY_RIDE = 2
const MORNING_RIDE = 3.75
const DAY_RIDE = 7
/** Hours there and back that leave the morning and the afternoon of a day trip free. */
const DAY_TRIP = 2

export const hoursOf = (rides: readonly Ride[]) => rides.reduce((sum, { leg }) => sum + leg.hours, 0)

const slotsOf = (hours: number, isFirst: boolean, isLast: boolean): Slots => {
  const slots: Slots = { morning: FREE, afternoon: FREE, evening: FREE }
  if (isFirst && isLast) {
    slots.evening = TRAVEL
    if (hours > DAY_TRIP) slots.morning = TRAVEL
    if (hours > DAY_RIDE) slots.afternoon = TRAVEL
    return slots
  }
  if (isFirst) {
    slots.morning = TRAVEL
    if (hours > HALF_DAY_RIDE) slots.afternoon = TRAVEL
    if (hours > MORNING_RIDE) slots.evening = TRAVEL
  } else if (!isLast && hours > SHORT_RIDE) {
    slots.morning = TRAVEL
    if (hours > MORNING_RIDE) slots.afternoon = TRAVEL
    if (hours > DAY_RIDE) slots.evening = TRAVEL
  }
  if (isLast) {
    slots.afternoon = slots.evening = TRAVEL
    if (hours > HALF_DAY_RIDE) slots.morning = TRAVEL
  }
  return slots
}

export type RoutesOn = (day: number, from: string, to: string) => FastestRoutes

/** The days of the stays, with the rides between them and nothing else. */
export const emptyDays = (
  stays: readonly Stay[],
  { when }: TripParameters,
  start: string,
  end: string,
  routesOn: RoutesOn,
): Draft[] => {
  const nights = stays.flatMap(({ place, nights: n }) => Array.from({ length: n }, () => place))
  const places = [...nights, stays.at(-1)?.place ?? start]
  const spent = new Map<string, number>()
  return places.map((place, i) => {
    const isFirst = i === 0
    const isLast = i === places.length - 1
    const from = isFirst ? start : places[i - 1]!
    const dayOfStay = spent.get(place) ?? 0
    spent.set(place, dayOfStay + 1)
    const ridesTo = (a: string, b: string) => routesOn(i, a, b).rides(a, b)
    const rides = [...ridesTo(from, place), ...(isLast ? ridesTo(place, end) : [])]
    return {
      number: i + 1,
      ...('start' in when && { date: plusDays(when.start, i) }),
      place,
      dayOfStay,
      rides,
      slots: slotsOf(hoursOf(rides), isFirst, isLast),
    }
  })
}

const DAYTIME = ['morning', 'afternoon'] as const

/** What an interest adds that no day has served yet, and what there is only one time of day for. */
const NEW_INTEREST = 8
const ONE_TIME = 1
/**
 * What a place's first highlight adds on a longer stay: it is then worth more than a highlight that serves one chosen
 * interest.
 */
const MAIN_SIGHT = 12

const plannedIn = ({ slots }: Draft): number =>
  DAYTIME.filter((time) => slots[time].kind === 'activity').length

/** Days of a stay that are too many to bring something new each. */
const LONG_STAY = 7
/** Days of a stay that are too few for anything but the chosen interests. */
const SHORT_STAY = 2

/** Daytime activities of a day. */
const quota = (parameters: TripParameters, { number, dayOfStay }: Draft): number => {
  const { pace, when } = parameters
  if (number === 1 && when.days > 1 && isLongHaul(parameters)) return 0
  return pace === 'relaxed' ? 1 : pace === 'normal' && dayOfStay > 0 && dayOfStay % 3 === 0 ? 1 : 2
}

/** Fills the free slots: the traveler's choices first, then what suits best, then alternatives for rain. */
export const fillDays = (
  drafts: readonly Draft[],
  parameters: TripParameters,
  edits: TripEdits,
  data: PlannerData,
  month: number,
): Day[] => {
  const youngest = youngestOf(parameters)
  const { interests } = parameters
  const activitiesAt = new Map(
    [...new Set(drafts.map(({ place }) => place))].map((place) => [
      place,
      data.activities.filter((activity) => activity.place === place),
    ]),
  )
  const rainOf = new Map(data.places.map(({ id, climate }) => [id, climate[month - 1]?.rainyDays ?? 0]))
  const shared = sharedAmong(parameters, [...activitiesAt.values()].flat(), month)
  const used = new Set<string>(edits.removed)
  const served = new Set<string>()
  const days = drafts.map((draft) => ({ ...draft, slots: { ...draft.slots } }))

  const daysAt = ({ place }: Draft) => days.filter((day) => day.place === place).length
  const isOpen = ({ slots }: Draft, time: TimeOfDay) => slots[time].kind === 'free'
  /** The plane may leave before noon. */
  const isDepartureDay = ({ number }: Draft) => parameters.departure !== 'land' && number > 1 && !days[number]
  /** Main sights that need a morning, where the stay has none: an afternoon is better than never. */
  const late = new Set(
    [...activitiesAt]
      .filter(
        ([place]) =>
          !days.some((day) => day.place === place && isOpen(day, 'morning') && !isDepartureDay(day)),
      )
      .flatMap(([, activities]) => activities.find(({ isHighlight }) => isHighlight)?.id ?? []),
  )
  const canBe = (activity: Activity, day: Draft, time: TimeOfDay) =>
    fits(activity, {
      month,
      date: day.date,
      youngest: shared.has(activity.id) ? activity.minAge : youngest,
      time:
        time === 'afternoon' && late.has(activity.id) && !activity.times.includes(time) ? 'morning' : time,
      isWholeDay: isOpen(day, 'morning') && isOpen(day, 'afternoon') && !isEmptied(day, 'afternoon'),
    })
  const isEmptied = (day: Draft, time: TimeOfDay) =>
    edits.slots[slotKey(day.place, day.dayOfStay, time)] === ''
  const isIn = ({ id }: Activity, { slots }: Draft) =>
    Object.values(slots).some(
      (slot) =>
        (slot.kind === 'activity' && slot.activity === id) || (slot.kind === 'free' && slot.again === id),
    )
  const isDone = (activity: Activity, day: Draft) =>
    edits.removed.includes(activity.id) || (!isAllDay(activity, interests) && isIn(activity, day))
  const put = (day: Draft, time: TimeOfDay, activity: Activity, isLocked: boolean) => {
    used.add(activity.id)
    for (const interest of activity.interests) served.add(interest)
    const slot = { kind: 'activity', activity: activity.id, isLocked } as const
    day.slots[time] = { ...slot, continues: false, ...(shared.has(activity.id) && { isShared: true }) }
    if (activity.length === 'day') day.slots.afternoon = { ...slot, continues: true }
  }

  // Backwards: an activity of a whole day does not take a chosen afternoon. What is no longer offered, or does not fit,
  // leaves its slot to the planner.
  for (const day of days)
    for (const time of TIMES.toReversed()) {
      const chosen = edits.slots[slotKey(day.place, day.dayOfStay, time)]
      const id = chosen?.replace(KEPT, '')
      if (!id || !isOpen(day, time)) continue
      const activity = activitiesAt.get(day.place)?.find((one) => one.id === id)
      if (activity && (!used.has(id) || isDaily(activity)) && canBe(activity, day, time))
        put(day, time, activity, id === chosen)
    }

  const visitsOwnStop = ({ visits }: Activity) => visits !== undefined && activitiesAt.has(visits)
  const candidatesAt = new Map(
    [...activitiesAt].map(([place, activities]) => [
      place,
      activities
        .filter(
          (activity) =>
            isWelcome(activity, parameters) &&
            activity.interests.length > 0 &&
            !visitsOwnStop(activity) &&
            (!isDive(activity) || isDaily(activity)),
        )
        .map((activity) => ({
          activity,
          value:
            suits(activity, interests, rainOf.get(place) ?? 0) + (activity.times.length === 1 ? ONE_TIME : 0),
        })),
    ]),
  )
  /** Adds the best activities up to `most` of the daytime, and one for the evening. */
  const fill = (day: Draft, most: number) => {
    if (isDepartureDay(day)) return
    const allowed = quota(parameters, day)
    const here = candidatesAt.get(day.place) ?? []
    const isRushed = interests.includes('business') || daysAt(day) <= SHORT_STAY
    const main = isRushed ? undefined : here.find(({ activity }) => activity.isHighlight)?.activity
    const canDive =
      !fliesNext(day, days, parameters) &&
      !activitiesAt.get(day.place)?.some((one) => isDive(one) && isIn(one, day))
    const bestAt = (time: TimeOfDay) =>
      here
        .filter(
          ({ activity }) =>
            (isDaily(activity) ? !isDone(activity, day) : !used.has(activity.id)) &&
            canBe(activity, day, time) &&
            (canDive || !isDive(activity)) &&
            (activity.length === 'half' || allowed >= 2 || parameters.pace === 'relaxed'),
        )
        .map(({ activity, value }) => {
          const isNew = activity.interests.some((one) => interests.includes(one) && !served.has(one))
          return {
            activity,
            time,
            worth: value + (isNew ? NEW_INTEREST : 0) + (activity === main ? MAIN_SIGHT : 0),
          }
        })
        .toSorted((a, b) => b.worth - a.worth)[0]
    const isFree = (time: TimeOfDay) => isOpen(day, time) && !isEmptied(day, time)

    for (let left = Math.min(most, allowed) - plannedIn(day); left > 0;) {
      const open = DAYTIME.filter(isFree)
      const [best] = open.flatMap((time) => bestAt(time) ?? []).toSorted((a, b) => b.worth - a.worth)
      if (!best) break
      const { morning } = day.slots
      const first = morning.kind === 'activity' && !morning.isLocked ? morning.activity : undefined
      const earlier = best.time === 'afternoon' && first !== undefined ? bestAt('morning') : undefined
      const canWait = here.some(({ activity }) => activity.id === first && canBe(activity, day, 'afternoon'))
      // What can only be done in the morning takes it from what can wait.
      if (earlier && canWait && earlier.worth > best.worth && earlier.activity.length === 'half') {
        day.slots.afternoon = morning
        put(day, 'morning', earlier.activity, false)
      } else put(day, best.time, best.activity, false)
      left -= best.activity.length === 'day' ? 2 : 1
    }
    const evening = isFree('evening') ? bestAt('evening') : undefined
    if (evening) put(day, 'evening', evening.activity, false)
  }
  const isLong = (day: Draft) => daysAt(day) > LONG_STAY

  for (const day of days) fill(day, day.dayOfStay % 2 || !isLong(day) ? 1 : 0)
  // One for each day before any day gets a second: a stay has no empty day as long as there is something to do.
  for (const most of [1, 2]) for (const day of days) fill(day, most)

  const timesNamed = new Map<string, number>()
  for (const day of days) {
    let named: string | undefined
    for (const time of TIMES) {
      const slot = day.slots[time]
      if (slot.kind !== 'activity') continue
      const options = activitiesAt.get(day.place) ?? []
      if (options.find(({ id }) => id === slot.activity)?.inRain !== false) continue
      const [alternative] = options
        .filter(
          (one) =>
            one.inRain &&
            one.length === 'half' &&
            !used.has(one.id) &&
            one.id !== named &&
            one.minAge <= youngest &&
            !(isDive(one) && fliesNext(day, days, parameters)) &&
            isWelcome(one, parameters) &&
            canBe(one, day, time),
        )
        .toSorted((a, b) => (timesNamed.get(a.id) ?? 0) - (timesNamed.get(b.id) ?? 0))
      if (!alternative) continue
      named = alternative.id
      timesNamed.set(named, (timesNamed.get(named) ?? 0) + 1)
      day.slots[time] = { ...slot, ifRain: named }
    }
  }

  /** What has been done before and can be done once more, the longest ago first. */
  const againOn = (day: Draft, time: TimeOfDay) => {
    const before = days.slice(0, day.number - 1)
    const lastOf = (one: Activity) => before.findLastIndex((other) => isIn(one, other))
    return (activitiesAt.get(day.place) ?? [])
      .filter((activity) => isUnhurried(activity) && !isDone(activity, day) && canBe(activity, day, time))
      .map((activity) => ({ activity, last: lastOf(activity) }))
      .filter(({ last }) => last >= 0)
      .toSorted((a, b) => a.last - b.last)[0]
  }

  /** Half of a day without plans is for rest: in turn the afternoon and the morning. */
  let isMorningFree = false
  for (const day of days) {
    const planned = plannedIn(day)
    const isLast = !days[day.number]
    if (isLast && day.rides.length > 0) continue
    let left = Math.min(quota(parameters, day), planned > 0 ? quota(parameters, day) - planned : 1)
    if (planned > 0 && isLong(day)) left = 0
    for (const time of isMorningFree ? DAYTIME.toReversed() : DAYTIME) {
      if (left <= 0 || !isOpen(day, time) || isEmptied(day, time)) continue
      const again = againOn(day, time)
      if (!again) continue
      day.slots[time] = { kind: 'free', again: again.activity.id }
      left--
    }
    if (planned === 0) isMorningFree = !isMorningFree
    const evening = isOpen(day, 'evening') && !isEmptied(day, 'evening') ? againOn(day, 'evening') : undefined
    const isSought = interests.includes('nightlife') && evening?.activity.interests.includes('nightlife')
    // Not on two evenings in a row, except for those who came for it.
    if (evening && (isSought || evening.last < day.number - 2))
      day.slots.evening = { kind: 'free', again: evening.activity.id }
  }
  return days
}

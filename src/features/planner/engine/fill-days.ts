import { TIMES, type TimeOfDay } from '~/content/trip-choices'
import type { Activity, PlannerData } from './data'
import type { Draft } from './empty-days'
import {
  activitiesOn,
  canBe,
  DAYTIME,
  type Filling,
  isDepartureDay,
  isDone,
  isEmptied,
  isIn,
  isOpen,
  put,
  startFilling,
} from './filling'
import { fliesNext, isDaily, isDive, isOnGoodFriday, isUnhurried, isWelcome, suits } from './fitting'
import { KEPT, type TripEdits, type TripParameters } from './parameters'
import { isLongHaul } from './party'
import { type Day, slotKey } from './trip'

/** How many times a plan names an alternative for rain. */
const MOST_NAMED = 2

/** Extra worth for an interest that no day has served yet, and for an activity with only one possible time of day. */
const NEW_INTEREST = 8
const ONE_TIME = 1
/** What happens on only one day of the year is worth more than anything else there. */
const ONE_DAY = 50
/**
 * Extra worth for a place's first highlight on a longer stay: more than a highlight that serves one chosen interest.
 */
const MAIN_SIGHT = 12

/** A longer stay, in days, cannot bring something new every day. */
const LONG_STAY = 7
/** Days of a dive course. */
const COURSE_DAYS = 3
/** A stay of up to this many days has time only for the chosen interests. */
const SHORT_STAY = 2

/** Fills the free slots: the traveler's choices first, then what suits best, then alternatives for rain. */
export const fillDays = (
  drafts: readonly Draft[],
  parameters: TripParameters,
  edits: TripEdits,
  data: PlannerData,
  month: number,
): Day[] => {
  const filling = startFilling(drafts, parameters, edits, data, month)
  const rainyDaysAt = new Map(data.places.map(({ id, climate }) => [id, climate[month - 1]?.rainyDays ?? 0]))
  putChosen(filling)
  putBest(filling, rainyDaysAt)
  nameAlternatives(filling)
  nameRepeats(filling)
  return [...filling.days]
}

const plannedIn = ({ slots }: Draft): number =>
  DAYTIME.filter((time) => slots[time].kind === 'activity').length

const daysAt = ({ days }: Filling, { place }: Draft): number =>
  days.filter((day) => day.place === place).length

const isLong = (filling: Filling, day: Draft): boolean => daysAt(filling, day) > LONG_STAY

/** The most daytime activities for a day. */
const quota = ({ parameters }: Filling, { number, dayOfStay }: Draft): number => {
  const { pace, when } = parameters
  if (number === 1 && when.days > 1 && isLongHaul(parameters)) return 0
  // A day ashore leaves nothing for another day.
  if (when.days === 1) return 2
  return pace === 'relaxed' ? 1 : pace === 'normal' && dayOfStay > 0 && dayOfStay % 3 === 0 ? 1 : 2
}

/**
 * Fills backwards, so that a full-day activity does not take a chosen afternoon. If an activity is no longer offered or
 * does not fit, the planner fills its slot.
 */
const putChosen = (filling: Filling): void => {
  const { edits, days, used } = filling
  for (const day of days)
    for (const time of TIMES.toReversed()) {
      const chosen = edits.slots[slotKey(day.place, day.dayOfStay, time)]
      const id = chosen?.replace(KEPT, '')
      if (!id || !isOpen(day, time)) continue
      const activity = activitiesOn(filling, day).find((one) => one.id === id)
      if (activity && (!used.has(id) || isDaily(activity)) && canBe(filling, activity, day, time))
        put(filling, day, time, activity, id === chosen)
    }
}

interface Candidate {
  readonly activity: Activity
  readonly value: number
}

/** The activities that the planner may choose at each place, with their value to the travelers. */
const candidatesIn = (
  { activitiesAt, parameters }: Filling,
  rainyDaysAt: ReadonlyMap<string, number>,
): Map<string, readonly Candidate[]> => {
  const visitsOwnStop = ({ visits }: Activity) => visits !== undefined && activitiesAt.has(visits)
  const isOffered = (activity: Activity) =>
    isWelcome(activity, parameters) && activity.interests.length > 0 && !visitsOwnStop(activity)
  const valueOf = (activity: Activity, place: string) =>
    suits(activity, parameters.interests, rainyDaysAt.get(place) ?? 0) +
    (activity.times.length === 1 ? ONE_TIME : 0) +
    (isOnGoodFriday(activity) ? ONE_DAY : 0)
  return new Map(
    [...activitiesAt].map(([place, activities]) => [
      place,
      activities.filter(isOffered).map((activity) => ({ activity, value: valueOf(activity, place) })),
    ]),
  )
}

const putBest = (filling: Filling, rainyDaysAt: ReadonlyMap<string, number>): void => {
  const candidatesAt = candidatesIn(filling, rainyDaysAt)
  const fill = (day: Draft, most: number) => fillDay(filling, day, candidatesAt.get(day.place) ?? [], most)
  // The days of a course follow each other.
  const learns = filling.parameters.interests.includes('dive-course')
  for (const day of filling.days) fill(day, day.dayOfStay % 2 || learns || !isLong(filling, day) ? 1 : 0)
  // One for each day before any day gets a second: a stay has no empty day as long as there is something to do.
  for (const most of [1, 2]) for (const day of filling.days) fill(day, most)
}

/** Adds the best activities, up to `most` in the daytime and one in the evening. */
const fillDay = (filling: Filling, day: Draft, here: readonly Candidate[], most: number): void => {
  const { parameters, days, used, served } = filling
  const { interests, pace } = parameters
  if (isDepartureDay(filling, day)) return
  const allowed = quota(filling, day)
  const sights = here.flatMap(({ activity }) => (activity.isHighlight ? activity : []))
  const isKnownForThem = sights.some((one) => interests.some((interest) => one.interests.includes(interest)))
  // A place that is known for other interests is visited for its main sight.
  const isRushed = interests.includes('business') || (daysAt(filling, day) <= SHORT_STAY && isKnownForThem)
  const main = isRushed ? undefined : sights[0]
  const canDive =
    !fliesNext(day, days, parameters) &&
    !activitiesOn(filling, day).some((one) => isDive(one) && isIn(one, day))
  const isCourse = (one: Activity) => one.length === 'day' && isDaily(one)
  const courseDays = days.filter((other) =>
    activitiesOn(filling, other).some((one) => isCourse(one) && isIn(one, other)),
  )
  // On one island only.
  const isOver = (one: Activity) =>
    isCourse(one) && (courseDays.length >= COURSE_DAYS || courseDays.some(({ place }) => place !== day.place))
  const isNew = (activity: Activity) =>
    activity.interests.some((one) => interests.includes(one) && !served.has(one))
  const bestAt = (time: TimeOfDay) =>
    here
      .filter(
        ({ activity }) =>
          (isDaily(activity)
            ? !isDone(filling, activity, day) && !isOver(activity)
            : !used.has(activity.id)) &&
          canBe(filling, activity, day, time) &&
          (canDive || !isDive(activity)) &&
          (activity.length === 'half' || allowed >= 2 || pace === 'relaxed' || isDaily(activity)),
      )
      .map(({ activity, value }) => ({
        activity,
        time,
        worth: value + (isNew(activity) ? NEW_INTEREST : 0) + (activity === main ? MAIN_SIGHT : 0),
      }))
      .toSorted((a, b) => b.worth - a.worth)[0]
  const isFree = (time: TimeOfDay) => isOpen(day, time) && !isEmptied(filling, day, time)

  for (let left = Math.min(most, allowed) - plannedIn(day); left > 0;) {
    const open = DAYTIME.filter(isFree)
    const [best] = open.flatMap((time) => bestAt(time) ?? []).toSorted((a, b) => b.worth - a.worth)
    if (!best) break
    const { morning } = day.slots
    const first = morning.kind === 'activity' && !morning.isLocked ? morning.activity : undefined
    const earlier = best.time === 'afternoon' && first !== undefined ? bestAt('morning') : undefined
    const canWait = here.some(
      ({ activity }) => activity.id === first && canBe(filling, activity, day, 'afternoon'),
    )
    // A morning-only activity takes the morning from one that can wait.
    if (earlier && canWait && earlier.worth > best.worth && earlier.activity.length === 'half') {
      day.slots.afternoon = morning
      put(filling, day, 'morning', earlier.activity, false)
    } else put(filling, day, best.time, best.activity, false)
    left -= best.activity.length === 'day' ? 2 : 1
  }
  const evening = isFree('evening') ? bestAt('evening') : undefined
  if (evening) put(filling, day, 'evening', evening.activity, false)
}

/** Names what to do instead if it rains, each at most twice. */
const nameAlternatives = (filling: Filling): void => {
  const { parameters, days, youngest, used } = filling
  const timesNamed = new Map<string, number>()
  const timesOf = ({ id }: Activity) => timesNamed.get(id) ?? 0
  for (const day of days) {
    let named: string | undefined
    for (const time of TIMES) {
      const slot = day.slots[time]
      if (slot.kind !== 'activity') continue
      const options = activitiesOn(filling, day)
      if (options.find(({ id }) => id === slot.activity)?.inRain !== false) continue
      const [alternative] = options
        .filter(
          (one) =>
            timesOf(one) < MOST_NAMED &&
            one.inRain &&
            one.length === 'half' &&
            !used.has(one.id) &&
            one.id !== named &&
            one.minAge <= youngest &&
            !(isDive(one) && fliesNext(day, days, parameters)) &&
            isWelcome(one, parameters) &&
            canBe(filling, one, day, time),
        )
        .toSorted((a, b) => timesOf(a) - timesOf(b))
      if (!alternative) continue
      named = alternative.id
      timesNamed.set(named, timesOf(alternative) + 1)
      day.slots[time] = { ...slot, ifRain: named }
    }
  }
}

/** The activity done longest ago that is worth repeating. */
const againOn = (filling: Filling, day: Draft, time: TimeOfDay) => {
  const before = filling.days.slice(0, day.number - 1)
  const lastOf = (one: Activity) => before.findLastIndex((other) => isIn(one, other))
  return activitiesOn(filling, day)
    .filter(
      (activity) =>
        isUnhurried(activity) && !isDone(filling, activity, day) && canBe(filling, activity, day, time),
    )
    .map((activity) => ({ activity, last: lastOf(activity) }))
    .filter(({ last }) => last >= 0)
    .toSorted((a, b) => a.last - b.last)[0]
}

/** Names what to repeat in free slots; half of a day without plans is for rest, afternoon and morning in turn. */
const nameRepeats = (filling: Filling): void => {
  const { parameters, days } = filling
  let isMorningFree = false
  for (const day of days) {
    const planned = plannedIn(day)
    const isLast = !days[day.number]
    if (isLast && day.rides.length > 0) continue
    const allowed = quota(filling, day)
    let left = Math.min(allowed, planned > 0 ? allowed - planned : 1)
    if (planned > 0 && isLong(filling, day)) left = 0
    for (const time of isMorningFree ? DAYTIME.toReversed() : DAYTIME) {
      if (left <= 0 || !isOpen(day, time) || isEmptied(filling, day, time)) continue
      const again = againOn(filling, day, time)
      if (!again) continue
      day.slots[time] = { kind: 'free', again: again.activity.id }
      left--
    }
    if (planned === 0) isMorningFree = !isMorningFree
    const evening =
      isOpen(day, 'evening') && !isEmptied(filling, day, 'evening')
        ? againOn(filling, day, 'evening')
        : undefined
    const isSought =
      parameters.interests.includes('nightlife') && evening?.activity.interests.includes('nightlife')
    // Not two evenings in a row, except for travelers who came for it.
    if (evening && (isSought || evening.last < day.number - 2))
      day.slots.evening = { kind: 'free', again: evening.activity.id }
  }
}

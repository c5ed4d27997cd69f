import type { Interest, Need, TimeOfDay } from '~/content/trip-choices'
import { isClosedDay, isHoliday, toGoodFriday, weekdayOf } from './calendar'
import type { Activity } from './data'
import { isMoonlit } from './moon'
import type { TripParameters } from './parameters'
import { isFlight, youngestOf } from './party'
import type { Day } from './trip'

export interface Occasion {
  /** 1 to 12. */
  readonly month: number
  /** If known. */
  readonly date?: string | undefined
  readonly youngest: number
  readonly time: TimeOfDay
  /** The morning and the afternoon are free. */
  readonly isWholeDay: boolean
}

/** Activities with these needs are planned only for travelers with their main interest. */
const ON_REQUEST: readonly Need[] = ['dive', 'climb', 'meeting']

/** Needs of adventures: they are not planned for travelers with only other interests. */
const ADVENTURES: readonly Need[] = ['raft', 'zipline', 'horse']

export const isOnGoodFriday = ({ needs }: Activity): boolean => needs.includes('good-friday')

/** An activity on only one day of the year has no season. */
export const isInSeason = (activity: Activity, month: number): boolean =>
  !isOnGoodFriday(activity) && (activity.months.length === 0 || activity.months.includes(month))

/**
 * Museums, farms and whatever has closing days are closed on holidays; on Christmas Day and New Year's Day, so are
 * ruins, markets and many restaurants. Activities that need a dark night are not for evenings with a bright moon.
 */
const isClosed = ({ closedDays, needs }: Activity, date: string): boolean => {
  const isFor = (...some: readonly Need[]) => some.some((need) => needs.includes(need))
  return (
    closedDays.includes(weekdayOf(date)) ||
    (isClosedDay(date) && (closedDays.length > 0 || (isFor('museum', 'farm') && !isFor('ruins')))) ||
    (isHoliday(date) && isFor('ruins', 'market', 'dinner')) ||
    (isFor('moonless') && isMoonlit(date))
  )
}

/** Whether the season, the ages, the opening days and the time available allow an activity. */
export const fits = (activity: Activity, { month, date, youngest, time, isWholeDay }: Occasion): boolean =>
  (isInSeason(activity, month) ||
    (isOnGoodFriday(activity) && date !== undefined && toGoodFriday(date) === 0)) &&
  !(date !== undefined && isClosed(activity, date)) &&
  activity.minAge <= youngest &&
  activity.times.includes(time) &&
  (activity.length === 'half' || (time === 'morning' && isWholeDay))

const AVOIDED_ANYWHERE: readonly Interest[] = ['beach', 'hiking']

/** Whether an activity is mainly for an interest that the travelers avoid, or on a beach or a hike that they avoid. */
export const isAvoided = (
  { interests: serves }: Activity,
  { avoid = [], interests }: Pick<TripParameters, 'avoid' | 'interests'>,
): boolean => {
  const [main] = serves
  const isOnIt = AVOIDED_ANYWHERE.some((one) => serves.includes(one) && avoid.includes(one))
  return main !== undefined && avoid.includes(main)
    ? !interests.includes(main)
    : isOnIt && !serves.some((one) => interests.includes(one))
}

/** Whether it involves a boat, raft or kayak and they want no boats; dives are fine for those who ask for them. */
const goesByRefusedBoat = (activity: Activity, { without }: Pick<TripParameters, 'without'>): boolean =>
  without?.includes('boats') === true &&
  ((activity.needs.includes('boat') && !isDive(activity)) || activity.needs.includes('raft'))

export const isWelcome = (
  activity: Activity,
  parameters: Pick<TripParameters, 'avoid' | 'without' | 'interests' | 'children' | 'infants'>,
): boolean => {
  const { needs, interests: serves } = activity
  const { interests, children, infants } = parameters
  return (
    !isAvoided(activity, parameters) &&
    !goesByRefusedBoat(activity, parameters) &&
    (!needs.includes('play') || children.length + infants > 0) &&
    (interests.length === 0 ||
      !needs.some((need) => ADVENTURES.includes(need)) ||
      serves.some((one) => interests.includes(one))) &&
    (!needs.some((need) => ON_REQUEST.includes(need)) || interests.some((one) => one === serves[0]))
  )
}

/**
 * Half-day activities that the youngest are too young for, while one adult stays with them: only if nothing else serves
 * a chosen interest.
 */
export const sharedAmong = (
  parameters: TripParameters,
  activities: readonly Activity[],
  month: number,
): ReadonlySet<string> => {
  const youngest = youngestOf(parameters)
  const offered = activities.filter((one) => isInSeason(one, month) && isWelcome(one, parameters))
  const unserved = parameters.interests.filter(
    (interest) => !offered.some((one) => one.minAge <= youngest && one.interests.includes(interest)),
  )
  const isShared = ({ length, minAge, interests }: Activity) =>
    length === 'half' && minAge > youngest && interests.some((one) => unserved.includes(one))
  return new Set(parameters.adults > 1 ? offered.filter(isShared).map(({ id }) => id) : [])
}

/** How well an activity suits the travelers; with many rainy days, indoor activities suit better. */
export const suits = (activity: Activity, interests: readonly Interest[], rainyDays: number): number =>
  10 * activity.interests.filter((one) => interests.includes(one)).length +
  (activity.isHighlight ? 6 : 0) +
  (isDaily(activity) && interests.length > 0 ? 5 : 0) +
  (activity.inRain && rainyDays >= 15 ? 2 : 0)

/** Travelers who come only for meetings have them all day. */
export const isAllDay = ({ needs }: Activity, interests: readonly Interest[]): boolean =>
  needs.includes('meeting') && interests.length === 1

export const isDive = ({ needs }: Activity): boolean => needs.includes('dive')

/** Done every day by those who came for it: meetings, dives for certified divers, and days of a course. */
export const isDaily = (activity: Activity): boolean =>
  activity.isHighlight && (isDive(activity) || activity.needs.includes('meeting'))

/** Whether there is a flight on the same day or the next, when nobody should dive. */
export const fliesNext = (
  { number }: Pick<Day, 'number'>,
  days: readonly Pick<Day, 'rides'>[],
  parameters: Pick<TripParameters, 'departure' | 'origin'>,
): boolean =>
  (isFlight(parameters.departure, parameters) && number > days.length - 2) ||
  (days[number]?.rides.some(({ leg }) => leg.mode === 'plane') ?? false)

/** Worth doing more than once: a beach, a pool, a park, a walk around town, a dinner. */
export const isUnhurried = ({ interests, needs, length }: Activity): boolean =>
  length === 'half' &&
  (needs.includes('town') ||
    needs.includes('dinner') ||
    interests.some((one) => one === 'rest' || one === 'beach'))

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
  /** If it is known. */
  readonly date?: string | undefined
  readonly youngest: number
  readonly time: TimeOfDay
  /** The morning and the afternoon are free. */
  readonly isWholeDay: boolean
}

/** Activities that are planned only for those with the interest. */
const ON_REQUEST = [
  ['dive', 'diving'],
  ['climb', 'hiking'],
  ['meeting', 'business'],
] as const

/** Needs of adventures: nobody is sent on one who names other interests. */
const ADVENTURES: readonly Need[] = ['raft', 'zipline', 'horse']

export const isOnGoodFriday = ({ needs }: Activity): boolean => needs.includes('good-friday')

/** What there is on one day only has no season. */
export const isInSeason = (activity: Activity, month: number): boolean =>
  !isOnGoodFriday(activity) && (activity.months.length === 0 || activity.months.includes(month))

/**
 * On holidays, museums, farms and whatever has closing days are closed; on Christmas Day and New Year's Day ruins, markets
 * and many restaurants too. What needs a dark night is not for evenings with a bright moon.
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

/** Whether the season, the ages, the opening days and the length allow an activity. */
export const fits = (activity: Activity, { month, date, youngest, time, isWholeDay }: Occasion): boolean =>
  (isInSeason(activity, month) ||
    (isOnGoodFriday(activity) && date !== undefined && toGoodFriday(date) === 0)) &&
  !(date !== undefined && isClosed(activity, date)) &&
  activity.minAge <= youngest &&
  activity.times.includes(time) &&
  (activity.length === 'half' || (time === 'morning' && isWholeDay))

/** Whether an activity is above all for what they do not want, or on a beach that they do not want to be on. */
export const isAvoided = (
  { interests: serves }: Activity,
  { avoid = [], interests }: Pick<TripParameters, 'avoid' | 'interests'>,
): boolean => {
  const [main] = serves
  const isOnBeach = serves.includes('beach') && avoid.includes('beach')
  return main !== undefined && avoid.includes(main)
    ? !interests.includes(main)
    : isOnBeach && !serves.some((one) => interests.includes(one))
}

/** Whether they would go by boat, raft or kayak, and want no boats; who asks for dives takes a boat to them. */
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
    ON_REQUEST.every(([need, interest]) => !needs.includes(need) || interests.includes(interest))
  )
}

/**
 * Half days for which the smallest are too young and one adult stays with them: where nothing else serves a chosen
 * interest.
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

/** How much an activity suits the travelers; with many rainy days, indoor activities suit better. */
export const suits = (activity: Activity, interests: readonly Interest[], rainyDays: number): number =>
  10 * activity.interests.filter((one) => interests.includes(one)).length +
  (activity.isHighlight ? 6 : 0) +
  (isDaily(activity) && interests.length > 0 ? 5 : 0) +
  (activity.inRain && rainyDays >= 15 ? 2 : 0)

/** Those who travel for meetings alone have them all day. */
export const isAllDay = ({ needs }: Activity, interests: readonly Interest[]): boolean =>
  needs.includes('meeting') && interests.length === 1

export const isDive = ({ needs }: Activity): boolean => needs.includes('dive')

/** Done every day by those who came for it: dives for certified divers, but no first dive or course, and meetings. */
export const isDaily = (activity: Activity): boolean =>
  activity.isHighlight && (isDive(activity) || activity.needs.includes('meeting'))

/** Whether a plane follows on the same day or the next one: nobody should dive then. */
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

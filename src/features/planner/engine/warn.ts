import type { Gateway, Mode, Origin, Way } from '~/content/trip-choices'
import {
  hardshipOf,
  holyWeekOf,
  INDEPENDENCE_DAY,
  isClosedDay,
  isHoliday,
  LONG_WAY,
  morazanWeekOf,
  plusDays,
  startOf,
  weekdayOf,
} from './calendar'
import type { Activity, Leg, Place, PlannerData } from './data'
import { hoursOf, isRushed } from './empty-days'
import { fliesNext, isDive, isWelcome, sharedAmong } from './fitting'
import { hoursAfter, hoursToBorder, neighborOf } from './neighbors'
import type { TripEdits, TripParameters } from './parameters'
import { isFlight, youngestOf } from './party'
import { activitiesIn, type Day, type Ride, type Stay, type Warning } from './trip'

const LONG_DAY = 7
/** Hours until travelers who fly in can leave the airport. */
export const DAY_OF_FLIGHT = 4

/** Hours on the first day before the plan's first ride: of a flight, or from the capital of a neighboring country. */
export const hoursBefore = (parameters: TripParameters, start: string): number =>
  isFlight(parameters.arrival, parameters)
    ? DAY_OF_FLIGHT
    : hoursToBorder(parameters.arrival, parameters.origin, start)

/** Hours per day of the trip. */
const MUCH_TRAVEL = 1.9
/** Even a short trip has to get there and back. */
const LEAST_TRAVEL = 6
const COLD = 13
const HIGH = 1000
/** Rainy days a month; the coast has as many from October on. */
const VERY_RAINY = 15
/** NOAA: the hurricane season, for the islands and the coast. */
const STORM_MONTHS = [6, 7, 8, 9, 10, 11]
/** Cold fronts close the ports. */
const NORTHER_MONTHS = [12, 1, 2]

export const MODES_OF: Readonly<Record<Way, readonly Mode[]>> = {
  flights: ['plane'],
  boats: ['ferry', 'boat'],
}

/** By sea or air: it leaves on schedule or, in bad weather, not at all. */
export const goesBySchedule = ({ leg }: Ride): boolean =>
  Object.values(MODES_OF).some((modes) => modes.includes(leg.mode))

interface Plan {
  readonly start: string
  readonly end: string
  readonly stays: readonly Stay[]
  readonly days: readonly Day[]
  readonly month: number
  readonly travelHours: number
  readonly leftOut: readonly string[]
  /** Locked nights; 0 where the travelers do not want to stay. */
  readonly locked: TripEdits['nights']
  readonly unreachable: readonly { from: string; to: string }[]
}

export const warningsOf = (plan: Plan, parameters: TripParameters, data: PlannerData): Warning[] => {
  const { stays, days, month, travelHours } = plan
  const places = data.places.filter(({ id }) => stays.some(({ place }) => place === id))
  const climateOf = (place: (typeof places)[number]) => place.climate[month - 1]
  const takes = (...ways: readonly Way[]) => ways.some((way) => daysBy(way, days).length > 0)
  const warnings: Warning[] = plan.unreachable.map(({ from, to }) => ({ kind: 'no-route', from, to }))

  if ('start' in parameters.when && parameters.when.start < data.today) warnings.push({ kind: 'past' })
  warnings.push(...borderWarnings(plan, parameters))
  if (plan.leftOut.length > 0) warnings.push({ kind: 'too-many-places', places: plan.leftOut })
  if (travelHours > Math.max(LEAST_TRAVEL, days.length * MUCH_TRAVEL))
    warnings.push({ kind: 'much-travel', hours: travelHours })
  warnings.push(...dayWarnings(plan, parameters))
  warnings.push(...flightWarnings(plan, parameters))
  warnings.push(...wayWarnings(days, parameters))
  const byTheSea = places.filter((place) => climateOf(place)?.sea !== undefined)
  if (STORM_MONTHS.includes(month) && byTheSea.length > 0)
    warnings.push({ kind: 'storm-season', places: byTheSea.map(({ id }) => id) })
  if (NORTHER_MONTHS.includes(month) && takes('boats', 'flights')) warnings.push({ kind: 'northers' })
  const rainAt = (place: Place) => climateOf(place)?.rainyDays ?? 0
  const most = Math.max(...places.map(rainAt))
  if (most >= VERY_RAINY) {
    const rainiest = places.filter((place) => rainAt(place) === most)
    warnings.push({ kind: 'rainy', places: rainiest.map(({ id }) => id), days: most })
  }
  if (divesBeforeFlight(plan, parameters, data)) warnings.push({ kind: 'dive-then-fly' })
  const cold = places.find((place) => place.altitude >= HIGH || (climateOf(place)?.low ?? COLD + 1) <= COLD)
  if (cold)
    warnings.push({
      kind: 'altitude',
      place: cold.id,
      meters: cold.altitude,
      low: climateOf(cold)?.low ?? 0,
    })
  if (parameters.infants > 0 && takes('boats')) warnings.push({ kind: 'infants-on-boats' })
  warnings.push(...interestWarnings(plan, parameters, data), ...placeWarnings(plan, parameters, data))
  const free = days.filter((day) => day.slots.afternoon.kind === 'free' && activitiesIn([day]).size === 0)
  if (free.length > 1) warnings.push({ kind: 'free-days', days: free.map(({ number }) => number) })
  for (const stay of stays) if (isRushed(stay, days)) warnings.push({ kind: 'no-daytime', place: stay.place })
  warnings.push(...weekWarnings(parameters, data.today))
  const holidays = days.flatMap(({ date }) => (date !== undefined && isClosedDay(date) ? [date] : []))
  if (holidays.length > 0) warnings.push({ kind: 'holidays', dates: holidays })
  if (holidays.some((date) => date.endsWith(INDEPENDENCE_DAY))) warnings.push({ kind: 'parades' })
  return warnings
}

/** Whether a day uses a leg that may not run. */
const isUnsure = (leg: Leg, { date, rides }: Day): boolean =>
  rides.some((ride) => ride.leg === leg) &&
  (date === undefined || isHoliday(date) || !leg.days.includes(weekdayOf(date)))

/**
 * Warns of days with long travel, on holidays too, and of legs that do not run every day: whether they run at all, and
 * whether a flight or hours of travel before them leave enough time.
 */
const dayWarnings = ({ days, start, end }: Plan, parameters: TripParameters): Warning[] =>
  days.flatMap((day) => {
    const { number, date, rides } = day
    let before = number === 1 ? hoursBefore(parameters, start) : 0
    const after = number === days.length ? hoursAfter(parameters, end) : 0
    const all = hoursOf(rides) + (parameters.arrival === 'land' ? before : 0) + after
    const long = { day: number, hours: Math.round(all) }
    const warnings: Warning[] = []
    if (all > LONG_DAY) warnings.push({ kind: 'long-day', ...long })
    if (date !== undefined && all > LONG_WAY && hardshipOf(date, all) > 0)
      warnings.push({ kind: 'holiday-way', ...long })
    for (const { from, leg } of rides) {
      if (leg.days.length > 0) {
        const unsure = days.filter((one) => isUnsure(leg, one))
        if (unsure[0] === day) warnings.push({ kind: 'leg-days', days: unsure.map((one) => one.number), leg })
        if (before > LONG_WAY) warnings.push({ kind: 'connection', day: number, place: from })
      }
      before += leg.hours
    }
    return warnings
  })

/** A transfer to the airport on the day of the flight home that leaves little time or may fail. */
const flightWarnings = ({ days, end }: Plan, parameters: TripParameters): Warning[] => {
  const last = days.at(-1)
  if (!last || days.length === 1 || !isFlight(parameters.departure, parameters)) return []
  const hours = hoursOf(last.rides)
  // By sea or air, even a short transfer may fail.
  return hours >= LONG_WAY || last.rides.some(goesBySchedule)
    ? [{ kind: 'flight-day', day: last.number, hours, place: end }]
    : []
}

const daysBy = (way: Way, days: readonly Day[]): readonly Day[] =>
  days.filter(({ rides }) => rides.some(({ leg }) => MODES_OF[way].includes(leg.mode)))

/** Modes that the traveler refuses but the plan cannot do without. */
const wayWarnings = (days: readonly Day[], { without = [] }: TripParameters): Warning[] =>
  without.flatMap((way): Warning[] => {
    const needed = daysBy(way, days)
    return needed.length > 0 ? [{ kind: 'no-other-way', days: needed.map(({ number }) => number), way }] : []
  })

/** The trips from and to a border, or from a home in Honduras, which the plan leaves out. */
const borderWarnings = (
  { start, end }: Plan,
  { arrival, departure, origin, exit }: TripParameters,
): Warning[] => {
  const wayOf = (gateway: Gateway, country: Origin, place: string): Warning[] => {
    const hours = hoursToBorder(gateway, country, place)
    return hours > 0 ? [{ kind: 'border', from: neighborOf(country), place, hours }] : []
  }
  const into = wayOf(arrival, origin, start)
  const out = exit || into.length === 0 ? wayOf(departure, exit ?? origin, end) : []
  return [...(origin === 'HN' ? [{ kind: 'home' as const, place: start }] : into), ...out]
}

/** Whether a place is more than a stop on the way. */
const isChosen = (id: string, stays: readonly Stay[]): boolean =>
  stays.some(({ place, stopover }) => place === id && (!stopover || stopover === 'rest'))

/** Interests that the places of the plan serve but its days do not: the youngest are too young, or nothing fits. */
const interestWarnings = (
  { stays, days, month }: Plan,
  parameters: TripParameters,
  data: PlannerData,
): Warning[] => {
  const youngest = youngestOf(parameters)
  const here = data.activities.filter(({ place }) => isChosen(place, stays))
  const planned = activitiesIn(days)
  const shared = sharedAmong(parameters, data.activities, month)
  return parameters.interests.flatMap((interest): Warning[] => {
    const isFor = ({ interests }: Activity) => interests.includes(interest)
    const chosen = here.filter(isFor)
    const matching =
      chosen.length > 0 || parameters.places.length > 0 ? chosen : data.activities.filter(isFor)
    if (matching.length === 0 || matching.some(({ id }) => planned.has(id) || shared.has(id))) return []
    const age = Math.min(...matching.map(({ minAge }) => minAge))
    if (age > youngest) return [{ kind: 'ages', interest, age }]
    return chosen.length > 0 ? [{ kind: chosen.every(isDive) ? 'no-dives' : 'not-planned', interest }] : []
  })
}

/** Interests that no place in the plan serves, with the closest place known for them. */
const placeWarnings = (
  { stays, days, locked }: Plan,
  parameters: TripParameters,
  { activities, places }: PlannerData,
): Warning[] => {
  const here = places.filter(({ id }) => isChosen(id, stays))
  const planned = activitiesIn(days)
  const distance = ({ x, y }: Place) => Math.min(...here.map((one) => Math.hypot(one.x - x, one.y - y)))
  return parameters.interests.flatMap((interest): Warning[] => {
    const known = activities.filter(({ interests }) => interests.includes(interest))
    if (known.some(({ id, place }) => planned.has(id) || here.some((one) => one.id === place))) return []
    const sights = known.filter((one) => one.isHighlight && isWelcome(one, parameters))
    const [closest] = places
      .filter(({ id }) => locked[id] !== 0 && sights.some(({ place }) => place === id))
      .toSorted((a, b) => distance(a) - distance(b))
    return closest ? [{ kind: 'not-there', interest, place: closest.id }] : []
  })
}

/** Whether there is a dive on the day of a flight or the day before. */
const divesBeforeFlight = ({ days }: Plan, parameters: TripParameters, data: PlannerData): boolean => {
  const planned = activitiesIn(days.filter((day) => fliesNext(day, days, parameters)))
  return data.activities.some((one) => isDive(one) && planned.has(one.id))
}

/** Their warnings with exact dates, and with only a month. */
const BUSY_WEEKS = [
  ['holy-week', 'maybe-holy-week', holyWeekOf],
  ['morazan-week', 'morazan-week', morazanWeekOf],
] as const

const weekWarnings = ({ when }: Pick<TripParameters, 'when'>, today: string): Warning[] => {
  const isDated = 'start' in when
  const start = startOf({ when }, today)
  const end = plusDays(start, (isDated ? when.days : 31) - 1)
  return BUSY_WEEKS.flatMap(([kind, maybe, weekOf]): Warning[] => {
    const week = weekOf(Number(start.slice(0, 4)))
    return start <= week.to && end >= week.from && (isDated || today <= week.to)
      ? [{ kind: isDated ? kind : maybe, week }]
      : []
  })
}

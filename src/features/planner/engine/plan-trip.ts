import type { Entry, Origin } from '~/content/trip-choices'
import { hardshipOf, isHoliday, monthOf, plusDays, toGoodFriday, weekdayOf } from './calendar'
import type { Leg, PlannerData } from './data'
import { emptyDays, hoursOf, type RoutesOn } from './empty-days'
import { fillDays } from './fill-days'
import { isOnGoodFriday, isWelcome } from './fitting'
import { awayFromHolidays, distributeNights, withDaytime } from './nights'
import { shortestOrder } from './order'
import { NO_EDITS, type TripEdits, type TripParameters, type TripRequest } from './parameters'
import { fliesIn, isFlight, isLongHaul } from './party'
import { placeOnTheWay, suggestPlaces } from './suggest'
import type { Ride, Stay, Stopover, Trip, Warning } from './trip'
import { hoursAfter, neighborOf } from './neighbors'
import { DAY_OF_FLIGHT, goesBySchedule, hoursBefore, MODES_OF, warningsOf } from './warn'
import { type FastestRoutes, findFastestRoutes } from './fastest-routes'

/** Longer transfers to or from the airport get a night in between. */
const LONG_TRANSFER = 5
/** The same after a transoceanic flight, or before the hours to a border. */
const TIRED_TRANSFER = 3
/** Boats leave in the morning: after more hours of travel, the last one has left. */
const BEFORE_BOAT = 1
/** Legs that do not run every day do not run on a holiday. */
const NO_WEEKDAY = 0
/** Hours added for a missed boat, so that an order without one wins ties. */
const MISSED = 1e-4
/** Harder than any holiday. */
const MISSED_SIGHT = 3

const entryOf = (gateway: TripParameters['arrival'], country: Origin): Entry => {
  if (gateway !== 'land') return gateway
  return country === 'HN' ? 'SAP' : `land-${neighborOf(country)}`
}

interface Ways {
  readonly legs: readonly Leg[]
  readonly routes: FastestRoutes
  /** Without the modes that travelers refuse; those who come and leave by land do not fly. */
  readonly wanted: FastestRoutes
}

/** How a plan gets around: by unwanted modes only where there is no other way. */
export const waysFor = (parameters: TripParameters, { places, legs }: PlannerData): Ways => {
  const known = places.map(({ id }) => id)
  const refused = parameters.without?.flatMap((way) => MODES_OF[way]) ?? []
  const isWanted = ({ mode }: Leg) => !refused.includes(mode) && (mode !== 'plane' || fliesIn(parameters))
  const wanted = findFastestRoutes(known, legs.filter(isWanted))
  const used = legs.filter((leg) => isWanted(leg) || wanted.hours(leg.from, leg.to) === Infinity)
  const isAsWanted = used.every(isWanted)
  return { legs: used, routes: isAsWanted ? wanted : findFastestRoutes(known, used), wanted }
}

/**
 * Where the rides need a night in between to catch a boat, or a plane that does not fly every day; `hours` of travel
 * come before the rides.
 */
const pierOn = (rides: readonly Ride[], hours: number, beforePlane = Infinity): string | undefined =>
  rides.find(({ leg: { mode, days } }, i) => {
    const before = hours + hoursOf(rides.slice(0, i))
    return before > (mode === 'boat' ? BEFORE_BOAT : days.length > 0 ? beforePlane : Infinity)
  })?.from

/**
 * Whether these rides may miss the flight home: a boat may be late or canceled, and so may a small plane or a ferry
 * before another ride.
 */
const mayMissFlight = (rides: readonly Ride[]): boolean =>
  rides.some(({ leg }) => leg.mode === 'boat') || (rides.length > 1 && rides.some(goesBySchedule))

/** The destinations of arrival and departure. A country may have several border crossings: this takes the closest. */
const gatewaysOf = (
  { arrival, departure, origin, exit }: TripParameters,
  wanted: readonly string[],
  { places }: PlannerData,
  routes: FastestRoutes,
) => {
  const fallback = places[0]?.id ?? ''
  const near = wanted.length > 0 ? wanted : [fallback]
  const hours = (id: string) => Math.min(...near.map((place) => routes.hours(id, place)))
  const closest = (gateway: TripParameters['arrival'], country: Origin) => {
    const entry = entryOf(gateway, country)
    return (
      places.filter(({ entries }) => entries.includes(entry)).toSorted((a, b) => hours(a.id) - hours(b.id))[0]
        ?.id ?? fallback
    )
  }
  return { start: closest(arrival, origin), end: closest(departure, exit ?? origin) }
}

/** The routes on a day of the trip (0 is the first): with dates, from what runs on its weekday. */
const routesByDay = (
  { when }: TripParameters,
  places: readonly string[],
  legs: readonly Leg[],
  routes: FastestRoutes,
): RoutesOn => {
  const onWeekday = new Map<number, FastestRoutes>()
  return (day, from, to) => {
    if (!('start' in when) || from === to) return routes
    const date = plusDays(when.start, day)
    const weekday = isHoliday(date) ? NO_WEEKDAY : weekdayOf(date)
    const found =
      onWeekday.get(weekday) ??
      findFastestRoutes(
        places,
        legs.filter(({ days: running }) => running.length === 0 || running.includes(weekday)),
      )
    onWeekday.set(weekday, found)
    return found.hours(from, to) === Infinity ? routes : found
  }
}

/** A trip whose places are in order and whose nights are still being distributed. */
interface Outline {
  readonly request: TripRequest
  readonly order: readonly string[]
  /** Those that are only for nights left over by the others. */
  readonly more: readonly string[]
  readonly start: string
  readonly end: string
  readonly nights: number
  readonly routes: FastestRoutes
  readonly routesOn: RoutesOn
}

/** Where to spend up to `room` nights before boats, by the place that the boat goes to. */
const nightsBeforeBoats = (
  { request: { parameters, edits }, order, start, routes }: Outline,
  room: number,
): ReadonlyMap<string, string> => {
  const visited = order.filter((id) => edits.nights[id] !== 0)
  const piers = new Map<string, string>()
  visited.forEach((id, i) => {
    const pier = pierOn(
      routes.rides(visited[i - 1] ?? start, id),
      i === 0 ? hoursBefore(parameters, start) : 0,
      DAY_OF_FLIGHT,
    )
    if (piers.size >= room || !pier || order.includes(pier) || edits.nights[pier] === 0) return
    piers.set(id, pier)
  })
  return piers
}

/** Up to `room` nights that break up a long transfer from or to the airport, unless the traveler removed them. */
const nightsOfTransfers = (
  { request: { parameters, edits }, order, start, end, nights, routesOn }: Outline,
  room: number,
  hasPier: (place: string) => boolean,
): { before: number; after: number } => {
  const isFar = (gateway: string, place: string, day: number, most = LONG_TRANSFER) =>
    gateway !== place &&
    edits.nights[gateway] !== 0 &&
    routesOn(day, gateway, place).hours(gateway, place) > most
  const [first] = order
  const before =
    room > 0 &&
    first &&
    (isFlight(parameters.arrival, parameters) ? !hasPier(first) : hoursBefore(parameters, start) > 0) &&
    isFar(start, first, 0, isLongHaul(parameters) ? TIRED_TRANSFER : LONG_TRANSFER)
      ? 1
      : 0
  const flies = isFlight(parameters.departure, parameters)
  const isHome = !flies && parameters.origin === 'HN'
  const last = order.at(-1)
  const missesFlight =
    last !== undefined &&
    flies &&
    edits.nights[end] !== 0 &&
    mayMissFlight(routesOn(nights, last, end).rides(last, end))
  // With one night in the only place of a trip, another on the way back would be too much.
  const isShort = order.length === 1 && room - before < 2
  const after =
    room - before > 0 &&
    last &&
    !isShort &&
    !isHome &&
    (missesFlight ||
      isFar(end, last, nights, hoursAfter(parameters, end) > 0 ? TIRED_TRANSFER : LONG_TRANSFER))
      ? 1
      : 0
  return { before, after }
}

/** The stays with their nights, and the places with no nights left for them. */
const staysOf = (outline: Outline, data: PlannerData): { all: Stay[]; leftOut: string[] } => {
  const { order, more, start, end, nights, request, routes, routesOn } = outline
  const { places } = data
  const { edits } = request
  const room = nights - sumOf(order.map((id) => edits.nights[id] ?? 1))
  const piers = nightsBeforeBoats(outline, room)
  const { before, after } = nightsOfTransfers(outline, room - piers.size, (id) => piers.has(id))
  const { stays, rest } = distributeNights(
    order.flatMap((id) => {
      const place = places.find((one) => one.id === id)
      return place ? [{ place, locked: edits.nights[id] }] : []
    }),
    nights - piers.size - before - after,
  )
  /** Not at an airport that nobody stays in for its own sake. */
  const restPlace = () => {
    const isWorthIt = places.some(({ id, suggestedNights }) => id === end && suggestedNights > 0)
    if (rest === 0 || (isWorthIt && edits.nights[end] !== 0)) return end
    return placeOnTheWay(request, data, routes, order.at(-1) ?? start, end, order, rest) ?? end
  }
  const stopover = (place: string, n: number, reason: Stopover): Stay[] =>
    n > 0 ? [{ place, nights: n, isLocked: false, stopover: reason }] : []
  const all =
    nights === 0 && stays[0]
      ? [stays[0]]
      : merged([
          ...stopover(start, before, 'transfer'),
          ...stays
            .filter((stay) => stay.nights > 0)
            .flatMap((stay) => [
              ...stopover(piers.get(stay.place) ?? '', +piers.has(stay.place), 'boat'),
              more.includes(stay.place) ? { ...stay, stopover: 'rest' as const } : stay,
            ]),
          ...stopover(restPlace(), after + rest, rest > 0 ? 'rest' : 'transfer'),
        ])
  const leftOut = stays.filter((stay) => stay.nights === 0 && !all.includes(stay)).map(({ place }) => place)
  const { when } = request.parameters
  if (!('start' in when)) return { all, leftOut }
  const { start: first } = when
  const friday = toGoodFriday(first)
  const sight = data.activities.find((one) => isOnGoodFriday(one) && isWelcome(one, request.parameters))
  const isMissed = (day: number, from: string, to: string) =>
    (from === sight?.place && day <= friday) || (to === sight?.place && day >= friday)
  const moved = awayFromHolidays(all, {
    hardship: (day, hours, from, to) =>
      hardshipOf(plusDays(first, day), hours) + (isMissed(day, from, to) ? MISSED_SIGHT : 0),
    hours: (day, from, to) => routesOn(day, from, to).hours(from, to),
  })
  return { all: moved, leftOut }
}

/** Plans a trip from the traveler's parameters and edits; deterministic. */
export const planTrip = (request: TripRequest, data: PlannerData): Trip => {
  const { parameters, edits } = request
  const known = data.places.map(({ id }) => id)
  const ways = waysFor(parameters, data)
  const { legs, routes, wanted: wantedRoutes } = ways
  const wanted = parameters.places.filter((id) => known.includes(id))
  const places = wanted.length > 0 ? wanted : suggestedPlaces(request, data, ways)
  const { start, end } = gatewaysOf(parameters, places, data, routes)
  const nights = parameters.when.days - 1
  const more = placesForRest(request, wanted, data, wantedRoutes, start, end)
  const isReordered = edits.order.length === places.length && places.every((id) => edits.order.includes(id))
  const hours = (a: string, b: string) => routes.hours(a, b) + (pierOn(routes.rides(a, b), 0) ? MISSED : 0)
  const order = isReordered
    ? [...edits.order, ...more]
    : shortestOrder([...places, ...more], start, end, hours)
  const routesOn = routesByDay(parameters, known, legs, routes)
  const { all, leftOut } = staysOf({ request, order, more, start, end, nights, routes, routesOn }, data)

  const month = monthOf(parameters)
  const daysOf = (list: readonly Stay[]) => emptyDays(list, parameters, start, end, routesOn)
  const stays = withDaytime(all, daysOf)
  const days = fillDays(daysOf(stays), parameters, edits, data, month)
  const stops = [start, ...stays.map(({ place }) => place), end]
  const unreachable = stops.flatMap((to, i) => {
    const from = stops[i - 1]
    return from !== undefined && routes.hours(from, to) === Infinity ? [{ from, to }] : []
  })
  // As the plan shows it: each ride to the nearest half hour.
  const travelHours = sumOf(
    days.flatMap(({ rides }) => rides.map(({ leg }) => Math.round(leg.hours * 2) / 2)),
  )
  const plan = { start, end, stays, days, month, travelHours }
  return {
    ...plan,
    warnings: warningsOf({ ...plan, leftOut, unreachable, locked: edits.nights }, parameters, data),
  }
}

/** Warnings that a suggested trip should not raise. */
const AVOIDED_WARNINGS: readonly Warning['kind'][] = [
  'much-travel',
  'no-daytime',
  'too-many-places',
  'not-there',
]

/**
 * Places for a traveler who named none, using the modes they want: the first suggestions that raise no warning to
 * avoid. Those who chose no interests may also be sent to closer places.
 */
const suggestedPlaces = (
  { parameters, edits }: TripRequest,
  data: PlannerData,
  { routes: all, wanted: routes }: Ways,
): readonly string[] => {
  const { interests } = parameters
  // The border crossings closest to the suggestions may be others.
  const { start, end } = gatewaysOf(parameters, [], data, all)
  const suggest = (nights: TripEdits['nights']) => suggestPlaces(parameters, data, routes, start, end, nights)
  const way = (id: string) => routes.hours(start, id) + routes.hours(id, end)
  const suggested = suggest(edits.nights)
  const [farthest = ''] = suggested.toSorted((a, b) => way(b) - way(a))
  const closer = interests.length > 0 ? [] : suggest({ ...edits.nights, [farthest]: 0 })
  return (
    [suggested, ...fewerOf(closer), ...fewerOf(suggested)].find((places) =>
      isEasy(places, { parameters, edits: NO_EDITS }, data),
    ) ?? suggested
  )
}

/** From this many leftover nights on, one more place on the way is not enough. */
const MANY_LEFT = 3

/** Places for leftover nights, if the traveler set the nights of all places. */
const placesForRest = (
  { parameters, edits }: TripRequest,
  wanted: readonly string[],
  data: PlannerData,
  routes: FastestRoutes,
  start: string,
  end: string,
): readonly string[] => {
  const left = parameters.when.days - 1 - sumOf(wanted.map((id) => edits.nights[id] ?? Infinity))
  if (wanted.length === 0 || left < MANY_LEFT) return []
  const suggested = suggestPlaces(parameters, data, routes, start, end, edits.nights, wanted)
  const more = suggested.slice(wanted.length)
  return fewerOf(more).find((some) => isEasy([...wanted, ...some], { parameters, edits }, data)) ?? []
}

/** All places, then all but the last one, all but the last two, and so on. */
const fewerOf = (places: readonly string[]): readonly (readonly string[])[] =>
  places.map((_, dropped) => places.slice(0, places.length - dropped))

/** Whether a trip to these places raises none of the warnings to avoid. */
const isEasy = (places: readonly string[], { parameters, edits }: TripRequest, data: PlannerData): boolean =>
  !planTrip({ parameters: { ...parameters, places: [...places] }, edits }, data).warnings.some(({ kind }) =>
    AVOIDED_WARNINGS.includes(kind),
  )

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** Merges a stopover with an adjacent stay in the same place, which then has more nights than were locked. */
const merged = (stays: readonly Stay[]): Stay[] =>
  stays.reduce<Stay[]>((joined, stay) => {
    const last = joined.at(-1)
    if (last?.place !== stay.place) return [...joined, stay]
    const stopover = last.stopover && stay.stopover
    return [...joined.slice(0, -1), { ...last, nights: last.nights + stay.nights, stopover, isLocked: false }]
  }, [])

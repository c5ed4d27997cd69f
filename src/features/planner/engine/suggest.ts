import { INTERESTS } from '~/content/trip-choices'
import type { Activity, Place, PlannerData } from './data'
import { isAvoided, isInSeason, isWelcome, sharedAmong, suits } from './fitting'
import { monthOf } from './calendar'
import type { TripEdits, TripParameters, TripRequest } from './parameters'
import { youngestOf } from './party'
import type { FastestRoutes } from './fastest-routes'

const DAYS_PER_PLACE = 3
const MOST_PLACES = 5
/** Fewer moves at a relaxed pace, or for travelers who want to rest. */
const NIGHTS_PER_RELAXED_PLACE = 4
/** The first places in the content are the main attractions: worth a detour if they serve the interests. */
const PRESENTED = 2
const RENOWN = 110
/** Longer trips, in days, have time for them whatever the interests are. */
const LONG_TRIP = 14
/** Hours from the border for travelers by land, and the extra worth of places that near: they pass through once. */
const NEAR_BORDER = 4
const ON_THE_WAY = 60
/** Travelers who choose more than half of the interests leave the others out on purpose. */
const NEARLY_ALL = INTERESTS.length / 2
/** What most travelers come to Honduras for: assumed if no interests are given. */
const FIRST_VISIT: Interest[] = ['ruins', 'beach', 'wildlife']

/** Divides the value of a place whose highlights serve none of the chosen interests. */
const KNOWN_FOR_OTHERS = 2

/** Activities that visit another place count toward that place. */
const ownActivities = ({ id }: Place, { activities }: PlannerData): readonly Activity[] =>
  activities.filter(({ place, visits }) => place === id && visits === undefined)

/** How attractive a place is: its best four activities given the season, ages and interests. */
const attraction = (place: Place, parameters: TripParameters, data: PlannerData): number => {
  const { interests } = parameters
  const month = monthOf(parameters)
  const youngest = youngestOf(parameters)
  const rainyDays = place.climate[month - 1]?.rainyDays ?? 0
  const here = ownActivities(place, data)
  const shared = sharedAmong(parameters, here, month)
  const possible = here.filter(
    (activity) =>
      isInSeason(activity, month) &&
      (activity.minAge <= youngest || shared.has(activity.id)) &&
      isWelcome(activity, parameters) &&
      (interests.length === 0 || activity.interests.some((one) => interests.includes(one))),
  )
  const covered = new Set(
    possible.flatMap((activity) => activity.interests.filter((one) => interests.includes(one))),
  )
  const best = possible
    .map((activity) => suits(activity, interests, rainyDays))
    .toSorted((a, b) => b - a)
    .slice(0, 4)
    .reduce((a, b) => a + b, 0)
  return best + 8 * covered.size - rainyDays / 2
}

/** What places are chosen by. */
interface Choice {
  /** With the interests used to choose places. */
  readonly parameters: TripParameters
  /** The interests among them that a place has to serve. */
  readonly purposes: readonly Interest[]
  /** What the traveler asked for. */
  readonly given: TripParameters
  readonly data: PlannerData
  readonly routes: FastestRoutes
  readonly start: string
  readonly end: string
  /** Whether a place is out of the question. */
  readonly skips: (id: string) => boolean
  /** Nights by place, if the traveler set them. */
  readonly locked: TripEdits['nights']
}

interface Candidate {
  readonly id: string
  readonly suggestedNights: number
  /** The chosen interests that its activities serve. */
  readonly interests: readonly Interest[]
  /** The chosen interests that its highlights serve. */
  readonly knownFor: readonly Interest[]
  readonly value: number
  /** Added to the value if there is time for it. */
  readonly renown: number
  /** Whether it is one of the main attractions. */
  readonly isPresented: boolean
  /** Whether the travelers chose the interest that its main sight is for. */
  readonly isMain: boolean
}

const isLongByLand = ({ arrival, origin, when }: TripParameters): boolean =>
  arrival === 'land' && origin !== 'HN' && when.days >= LONG_TRIP

/** Travelers without chosen interests are open to other kinds of places. */
const isOpen = ({ given }: Choice): boolean => given.interests.length === 0

const candidateAt = (choice: Choice, place: Place, index: number): Candidate => {
  const { parameters, purposes, given, data, routes, start } = choice
  const activities = ownActivities(place, data)
  const highlights = activities.filter(({ isHighlight }) => isHighlight)
  const served = (by: typeof activities) => [
    ...new Set(by.flatMap(({ interests }) => interests.filter((one) => purposes.includes(one)))),
  ]
  const knownFor = served(highlights)
  const share = knownFor.length / purposes.length
  const isFor = given.when.days > LONG_TRIP ? share > 0 : share > 0.5
  const isKnownForOthers = knownFor.length === 0 && !isOpen(choice) && given.when.days <= LONG_TRIP
  const isPresented = index < PRESENTED
  const isOnTheWay = isLongByLand(given) && routes.hours(start, place.id) <= NEAR_BORDER
  return {
    id: place.id,
    suggestedNights: place.suggestedNights,
    interests: served(activities),
    knownFor,
    value: attraction(place, parameters, data) / (isKnownForOthers ? KNOWN_FOR_OTHERS : 1),
    renown: (isPresented && isFor ? RENOWN * share : 0) + (isOnTheWay ? ON_THE_WAY : 0),
    isPresented,
    isMain: purposes.some((one) => one === highlights[0]?.interests[0]),
  }
}

const candidatesFor = (choice: Choice): Candidate[] => {
  const { parameters, purposes, given, data, skips } = choice
  const isForOthers = (id: string) => {
    const sight = data.activities.find(({ place, isHighlight }) => isHighlight && place === id)
    return sight !== undefined && isAvoided(sight, { ...parameters, interests: given.interests })
  }
  return data.places
    .map((place, index) => candidateAt(choice, place, index))
    .filter(
      ({ id, value, interests, suggestedNights, isMain }) =>
        value > 0 &&
        interests.length > 0 &&
        suggestedNights > 0 &&
        !skips(id) &&
        (purposes.length <= NEARLY_ALL || isMain) &&
        !isForOthers(id),
    )
}

/**
 * The first two places, if the traveler asks for the main sight of the first and it takes both to serve every chosen
 * interest.
 */
const pairOf = (
  candidates: readonly Candidate[],
  { purposes, given, routes, start }: Choice,
  nights: number,
): readonly Candidate[] => {
  const pair = candidates.filter(({ id, isPresented }) => isPresented && routes.hours(start, id) < Infinity)
  const serve = (places: readonly Candidate[]) =>
    purposes.every((one) => places.some(({ knownFor }) => knownFor.includes(one)))
  const isPair =
    pair[0]?.isMain &&
    !isLongByLand(given) &&
    sumOfNights(pair) <= nights &&
    serve(pair) &&
    !pair.some((one) => serve([one]))
  return isPair ? pair : []
}

/** The most hours of the way to the main sight, per night. */
const HOURS_PER_NIGHT = 2

/** Those of the first two places whose main sight the traveler asks for, if there is time for them. */
const mainOf = (
  candidates: readonly Candidate[],
  { given, routes, start }: Choice,
  nights: number,
): readonly Candidate[] => {
  const main = candidates.filter(({ isPresented, isMain }) => isPresented && isMain)
  const way = main.reduce((sum, { id }) => sum + routes.hours(start, id), 0)
  const hasTime = sumOfNights(main) <= nights && way <= HOURS_PER_NIGHT * nights
  return hasTime && given.interests.length > 0 && !isLongByLand(given) ? main : []
}

/** The most hours that a detour to a place may add, per night there and in all. */
const DETOUR = 2
const LONGEST_DETOUR = 4

/** The best other place on the way `from` … `to` for the leftover `nights`; a boat to the airport may be late. */
export const placeOnTheWay = (
  { parameters, edits }: TripRequest,
  data: PlannerData,
  routes: FastestRoutes,
  from: string,
  to: string,
  taken: readonly string[],
  nights: number,
): string | undefined => {
  const most = routes.hours(from, to) + Math.min(LONGEST_DETOUR, DETOUR * nights)
  const isOnTheWay = ({ id, suggestedNights }: Place) =>
    suggestedNights > 0 &&
    edits.nights[id] !== 0 &&
    !taken.includes(id) &&
    routes.hours(from, id) + routes.hours(id, to) <= most &&
    routes.rides(id, to).every(({ leg }) => leg.mode === 'bus' || leg.mode === 'car')
  return data.places
    .filter(isOnTheWay)
    .map((place) => ({ id: place.id, value: attraction(place, parameters, data) }))
    .toSorted((a, b) => b.value - a.value)[0]?.id
}

const sumOfNights = (places: readonly { readonly suggestedNights: number }[]) =>
  places.reduce((sum, { suggestedNights }) => sum + suggestedNights, 0)

/** The place that is worth most for the nights and hours it costs after the `chosen` ones. */
const bestNext = (
  candidates: readonly Candidate[],
  chosen: readonly string[],
  { routes, start, end }: Choice,
  nights: number,
): string | undefined => {
  const isFirst = chosen.length === 0
  const seen = new Set(candidates.flatMap(({ id, interests }) => (chosen.includes(id) ? interests : [])))
  const detour = (id: string) =>
    Math.min(...[start, end, ...chosen].map((other) => routes.hours(other, id)), 24) +
    (isFirst ? routes.hours(id, end) / 2 : 0)
  return candidates
    .filter(({ id }) => !chosen.includes(id))
    .map(({ id, suggestedNights, interests, value, renown }) => {
      const way = detour(id)
      const hasTime = suggestedNights <= nights && way <= nights
      const news = interests.filter((one) => !seen.has(one)).length
      const worth = (value + (hasTime ? renown : 0) + 30 * news) / (2 + suggestedNights / 2 + way)
      return { id, hasTime, worth }
    })
    .filter(({ hasTime }) => hasTime || isFirst)
    .toSorted((one, other) => other.worth - one.worth)[0]?.id
}

const mostPlaces = ({ pace, interests, when: { days } }: TripParameters): number =>
  pace === 'relaxed' || interests.includes('rest')
    ? Math.max(1, Math.round((days - 1) / NIGHTS_PER_RELAXED_PLACE))
    : Math.max(MOST_PLACES, Math.floor(days / DAYS_PER_PLACE))

/** The places in `before`, and as many more as there is time for. */
const withMore = (before: readonly string[], choice: Choice): readonly string[] => {
  const { given, data } = choice
  const nightsLeft = (ids: readonly string[]) =>
    given.when.days -
    1 -
    sumOfNights(
      data.places
        .filter(({ id }) => ids.includes(id))
        .map(({ id, suggestedNights }) => ({ suggestedNights: choice.locked[id] ?? suggestedNights })),
    )
  const all = candidatesFor(choice)
  const isFirst = before.length === 0
  const pair = isFirst ? pairOf(all, choice, nightsLeft(before)) : []
  const main = isFirst && pair.length === 0 ? mainOf(all, choice, nightsLeft(before)) : []
  const others = pair.length > 0 && !isOpen(choice) ? all.filter(({ knownFor }) => knownFor.length > 0) : all
  let chosen = [...before, ...[...pair, ...main].map(({ id }) => id)]
  while (chosen.length < mostPlaces(given) && (nightsLeft(chosen) > 0 || chosen.length === 0)) {
    const next = bestNext(others, chosen, choice, nightsLeft(chosen))
    if (next === undefined) break
    chosen = [...chosen, next]
  }
  return chosen
}

/**
 * The `named` places, and others for the remaining nights: the most attractive for the nights and hours they cost,
 * except those locked to zero nights.
 */
export const suggestPlaces = (
  given: TripParameters,
  data: PlannerData,
  routes: FastestRoutes,
  start: string,
  end: string,
  locked: TripEdits['nights'],
  named: readonly string[] = [],
): readonly string[] => {
  // One can rest anywhere: it is a purpose only if it is all that they want.
  const others = given.interests.filter((one) => one !== 'rest')
  const choice = {
    parameters: given,
    purposes: others.length > 0 ? others : given.interests,
    given,
    data,
    routes,
    start,
    end,
    skips: (id: string) => locked[id] === 0,
    locked,
  }
  const chosen = given.interests.length > 0 ? withMore(named, choice) : named
  if (chosen.length > named.length) return chosen
  // No interests, or none possible given the ages and the season.
  const firstVisit = [...FIRST_VISIT, ...(isLongByLand(given) ? ['culture' as const] : [])]
  const usual = [firstVisit, INTERESTS].reduce<readonly string[]>((before, all) => {
    const purposes = all.filter((one) => !given.avoid?.includes(one))
    return withMore(before, { ...choice, purposes, parameters: { ...given, interests: purposes } })
  }, named)
  if (usual.length > 0) return usual
  const anything = { ...given, interests: [...INTERESTS], avoid: [] }
  return withMore([], { ...choice, purposes: INTERESTS, parameters: anything, skips: () => false })
}

type Interest = TripParameters['interests'][number]

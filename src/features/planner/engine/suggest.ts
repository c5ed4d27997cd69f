import { INTERESTS } from '~/content/trip-choices'
import type { PlannerData, Place } from './data'
import { isWelcome, suits } from './fitting'
import { monthOf } from './calendar'
import type { TripParameters } from './parameters'
import { youngestOf } from './party'
import type { FastestRoutes } from './fastest-routes'

const DAYS_PER_PLACE = 3
const MOST_PLACES = 5
/** The first places of the content are what most come for: worth a detour, as far as they serve the interests. */
const PRESENTED = 2
const RENOWN = 110
/** Days that have time for them whatever the interests are. */
const LONG_TRIP = 14
/** What most come to Honduras for; of those who name no interest. */
const FIRST_VISIT: Interest[] = ['ruins', 'beach', 'wildlife']

/** How attractive a place is: its best four activities that the season, ages and interests allow. */
const attraction = (place: Place, parameters: TripParameters, data: PlannerData): number => {
  const { interests } = parameters
  const month = monthOf(parameters)
  const youngest = youngestOf(parameters)
  const rainyDays = place.climate[month - 1]?.rainyDays ?? 0
  const possible = data.activities.filter(
    (activity) =>
      activity.place === place.id &&
      (activity.months.length === 0 || activity.months.includes(month)) &&
      activity.minAge <= youngest &&
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

/** Places for a traveler who named none: the most attractive for the nights and hours that they cost. */
export const suggestPlaces = (
  given: TripParameters,
  data: PlannerData,
  routes: FastestRoutes,
  start: string,
  end: string,
): string[] => {
  let nights = given.when.days - 1
  const most = Math.max(MOST_PLACES, Math.floor(given.when.days / DAYS_PER_PLACE))
  const chosen: string[] = []
  const detour = (id: string) =>
    Math.min(...[start, end, ...chosen].map((other) => routes.hours(other, id)), 24) +
    (chosen.length === 0 ? routes.hours(id, end) / 2 : 0)

  const choose = (parameters: TripParameters) => {
    const interestsAt = (id: string) =>
      data.activities
        .filter(({ place }) => place === id)
        .flatMap(({ interests }) => interests.filter((one) => parameters.interests.includes(one)))
    const seen = new Set(chosen.flatMap(interestsAt))
    /** Interests that no chosen place serves yet. */
    const news = (id: string) => 30 * new Set(interestsAt(id).filter((one) => !seen.has(one))).size
    const renown = ({ id, suggestedNights }: Place, index: number) => {
      const share = new Set(interestsAt(id)).size / parameters.interests.length
      const isFor = given.when.days > LONG_TRIP ? share > 0 : share > 0.5
      const hasTime = suggestedNights <= nights && detour(id) <= nights
      return index < PRESENTED && hasTime && isFor ? RENOWN * share : 0
    }
    const candidates = data.places
      .map((place, index) => ({ place, index, value: attraction(place, parameters, data) }))
      .filter(({ place, value }) => value > 0 && place.suggestedNights > 0)
    while (chosen.length < most && (nights > 0 || chosen.length === 0)) {
      const [next] = candidates
        .filter(({ place }) => !chosen.includes(place.id))
        .filter(
          ({ place }) =>
            chosen.length === 0 || (place.suggestedNights <= nights && detour(place.id) <= nights),
        )
        .map(({ place, index, value }) => ({
          place,
          worth:
            (value + renown(place, index) + news(place.id)) /
            (2 + place.suggestedNights / 2 + detour(place.id)),
        }))
        .toSorted((one, other) => other.worth - one.worth)
      if (!next) break
      chosen.push(next.place.id)
      for (const interest of interestsAt(next.place.id)) seen.add(interest)
      nights -= next.place.suggestedNights
    }
  }

  if (given.interests.length > 0) choose(given)
  else for (const interests of [FIRST_VISIT, [...INTERESTS]]) choose({ ...given, interests })
  return chosen
}

type Interest = TripParameters['interests'][number]

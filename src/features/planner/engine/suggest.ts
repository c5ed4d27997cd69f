import { INTERESTS } from '~/content/trip-choices'
import type { PlannerData, Place } from './data'
import { isAvoided, isInSeason, isWelcome, sharedAmong, suits } from './fitting'
import { monthOf } from './calendar'
import type { TripEdits, TripParameters } from './parameters'
import { youngestOf } from './party'
import type { FastestRoutes } from './fastest-routes'

const DAYS_PER_PLACE = 3
const MOST_PLACES = 5
/** Fewer moves for those in no hurry. */
const NIGHTS_PER_RELAXED_PLACE = 4
/** The first places of the content are what most come for: worth a detour, as far as they serve the interests. */
const PRESENTED = 2
const RENOWN = 110
/** Days that have time for them whatever the interests are. */
const LONG_TRIP = 14
/** Hours from the border of those who come by land, and what a place there is worth: they pass it once. */
const NEAR_BORDER = 4
const ON_THE_WAY = 60
/** Who chooses more than half of the interests leaves the others out on purpose. */
const NEARLY_ALL = INTERESTS.length / 2
/** What most come to Honduras for; of those who name no interest. */
const FIRST_VISIT: Interest[] = ['ruins', 'beach', 'wildlife']

/** How many times less a place is worth whose highlights are for none of the chosen interests. */
const KNOWN_FOR_OTHERS = 2

/** How attractive a place is: its best four activities that the season, ages and interests allow. */
const attraction = (place: Place, parameters: TripParameters, data: PlannerData): number => {
  const { interests } = parameters
  const month = monthOf(parameters)
  const youngest = youngestOf(parameters)
  const rainyDays = place.climate[month - 1]?.rainyDays ?? 0
  const here = data.activities.filter((activity) => activity.place === place.id)
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

/**
 * Places for a traveler who named none: the most attractive for the nights and hours that they cost, without those that are
 * locked to no night.
 */
export const suggestPlaces = (
  given: TripParameters,
  data: PlannerData,
  routes: FastestRoutes,
  start: string,
  end: string,
  locked: TripEdits['nights'],
): string[] => {
  let nights = given.when.days - 1
  const most =
    given.pace === 'relaxed'
      ? Math.max(1, Math.round(nights / NIGHTS_PER_RELAXED_PLACE))
      : Math.max(MOST_PLACES, Math.floor(given.when.days / DAYS_PER_PLACE))
  const chosen: string[] = []
  const detour = (id: string) =>
    Math.min(...[start, end, ...chosen].map((other) => routes.hours(other, id)), 24) +
    (chosen.length === 0 ? routes.hours(id, end) / 2 : 0)

  const isByLand = given.arrival === 'land' && given.origin !== 'HN' && given.when.days >= LONG_TRIP
  const choose = (parameters: TripParameters, skips = (id: string) => locked[id] === 0) => {
    /** The chosen interests that activities of a place serve, or only its highlights. */
    const interestsAt = (id: string, onlyHighlights = false) => [
      ...new Set(
        data.activities
          .filter(({ place, isHighlight }) => place === id && (isHighlight || !onlyHighlights))
          .flatMap(({ interests }) => interests.filter((one) => parameters.interests.includes(one))),
      ),
    ]
    const sightOf = (id: string) =>
      data.activities.find(({ place, isHighlight }) => isHighlight && place === id)
    /** Whether they chose what a place's main sight is for. */
    const isMain = (id: string) => parameters.interests.some((one) => one === sightOf(id)?.interests[0])
    const isLeftOut = (id: string) => {
      const sight = sightOf(id)
      return (
        skips(id) ||
        (parameters.interests.length > NEARLY_ALL && !isMain(id)) ||
        (sight !== undefined && isAvoided(sight, { ...parameters, interests: given.interests }))
      )
    }
    /** Who names no interest is glad of a place of another kind. */
    const isOpen = given.interests.length === 0
    const isKnownFor = (id: string) => isOpen || interestsAt(id, true).length > 0
    const seen = new Set(chosen.flatMap((id) => interestsAt(id)))
    const candidates = data.places
      .map((place, index) => {
        const interests = interestsAt(place.id)
        const share = interestsAt(place.id, true).length / parameters.interests.length
        const isFor = given.when.days > LONG_TRIP ? share > 0 : share > 0.5
        return {
          place,
          interests,
          value: attraction(place, parameters, data) / (isKnownFor(place.id) ? 1 : KNOWN_FOR_OTHERS),
          renown:
            (index < PRESENTED && isFor ? RENOWN * share : 0) +
            (isByLand && routes.hours(start, place.id) <= NEAR_BORDER ? ON_THE_WAY : 0),
        }
      })
      .filter(({ place, value }) => value > 0 && place.suggestedNights > 0 && !isLeftOut(place.id))
    // The traveler asks for the main sight of the first place, and only the first two together serve every chosen interest.
    const pair = candidates.filter(
      ({ place }) => data.places.indexOf(place) < PRESENTED && routes.hours(start, place.id) < Infinity,
    )
    const serve = (places: typeof pair) =>
      parameters.interests.every((one) =>
        places.some(({ place }) => interestsAt(place.id, true).includes(one)),
      )
    const isSought = pair[0] !== undefined && isMain(pair[0].place.id)
    const stay = pair.reduce((sum, { place }) => sum + place.suggestedNights, 0)
    const isPair =
      isSought &&
      !isByLand &&
      chosen.length === 0 &&
      stay <= nights &&
      serve(pair) &&
      !pair.some((one) => serve([one]))
    if (isPair)
      for (const { place, interests } of pair) {
        chosen.push(place.id)
        for (const interest of interests) seen.add(interest)
        nights -= place.suggestedNights
      }
    while (chosen.length < most && (nights > 0 || chosen.length === 0)) {
      const [next] = candidates
        .filter(
          ({ place: { id } }) =>
            !chosen.includes(id) && (!isPair || isOpen || interestsAt(id, true).length > 0),
        )
        .map(({ place: { id, suggestedNights }, interests, value, renown }) => {
          const way = detour(id)
          const hasTime = suggestedNights <= nights && way <= nights
          const news = interests.filter((one) => !seen.has(one)).length
          const worth = (value + (hasTime ? renown : 0) + 30 * news) / (2 + suggestedNights / 2 + way)
          return { id, suggestedNights, interests, hasTime, worth }
        })
        .filter(({ hasTime }) => hasTime || chosen.length === 0)
        .toSorted((one, other) => other.worth - one.worth)
      if (!next) break
      chosen.push(next.id)
      for (const interest of next.interests) seen.add(interest)
      nights -= next.suggestedNights
    }
  }

  if (given.interests.length > 0) choose(given)
  // No interests, or none that the ages and the season allow.
  if (chosen.length === 0)
    for (const interests of [[...FIRST_VISIT, ...(isByLand ? ['culture' as const] : [])], [...INTERESTS]])
      choose({ ...given, interests: interests.filter((one) => !given.avoid?.includes(one)) })
  if (chosen.length === 0) choose({ ...given, interests: [...INTERESTS], avoid: [] }, () => false)
  return chosen
}

type Interest = TripParameters['interests'][number]

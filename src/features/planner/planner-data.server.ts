import type { Activity, Destination, Kit, Leg, PackingItem } from '~/content/types'
import { NEEDS } from '~/content/trip-choices'
import type { Locale } from '~/i18n/locales'
import { TRIP_MESSAGES } from '~/i18n/messages/trip'
import { sentItem } from './columns'
import type { PlannerData } from './engine/data'
import type { NamedPlace } from './reader/place-names'

interface Content {
  readonly destinations: readonly Destination[]
  readonly legs: readonly Leg[]
  readonly activities: readonly Activity[]
  readonly packingItems: readonly PackingItem[]
  readonly kits: readonly Pick<Kit, 'id' | 'contents'>[]
}

type Project = (position: { readonly lng: number; readonly lat: number }) => readonly [x: number, y: number]

/** Destinations that the planner can use: those with coordinates and climate. */
const plannable = (destinations: readonly Destination[]) =>
  destinations.flatMap(({ coordinates, climate, town, name, ...place }) =>
    coordinates && climate ? [{ ...place, coordinates, climate, name: (town ?? name).value }] : [],
  )

/** Names that travelers use for the planner's places. */
export const placeNamesOf = (destinations: readonly Destination[]): readonly NamedPlace[] =>
  plannable(destinations).map(({ id, name, synonyms }) => ({ id, name, synonyms }))

/** The planner's data in one language, from the content. The order of the fields is the one that compresses best. */
export const plannerDataOf = (
  content: Content,
  locale: Locale,
  project: Project,
  today: string,
): PlannerData => {
  const { destinations, legs, activities, packingItems, kits } = content
  const t = TRIP_MESSAGES[locale]
  const places = plannable(destinations).map(({ coordinates, ...place }) => {
    const [x, y] = project(coordinates)
    return {
      altitude: place.altitude ?? 0,
      entries: place.entries,
      id: place.id,
      name: place.name,
      suggestedNights: place.suggestedNights ?? 1,
      y,
      climate: place.climate,
      x,
    }
  })
  const isPlace = (id: string) => places.some((place) => place.id === id)
  return {
    locale,
    today,
    places,
    legs: legs
      .filter(({ from, to }) => isPlace(from) && isPlace(to))
      .map(({ from, to, mode, hours, note, days }) => ({
        note: note?.value,
        from,
        to,
        days,
        hours,
        mode,
      })),
    activities: activities
      .filter(({ place }) => isPlace(place))
      .map(({ picture, source: _, name, description, ...activity }) => ({
        ...activity,
        name: name.value,
        description: description.value,
        ...(picture && { picture: { src: picture.square, alt: picture.alt.value } }),
      })),
    items: packingItems.map(({ name, ...item }) => ({ ...item, ...sentItem(item), name: name.value })),
    kits: kits
      .filter(({ contents }) => contents.length > 0)
      .map(({ id, contents }) => ({ id, products: contents })),
    words: {
      needs: Object.fromEntries(NEEDS.map((need) => [need, t.needs[need]])),
      bagReason: t.bagReason,
      modes: t.modes,
      stopovers: t.stopovers,
    },
  }
}

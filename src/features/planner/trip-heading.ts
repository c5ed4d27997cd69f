import { monthNames } from '~/i18n/dates'
import { format } from '~/i18n/format'
import type { Locale } from '~/i18n/locales'
import type { TripParameters } from './engine/parameters'
import type { TripPlannerMessages } from './messages.server'
import type { SavedTrip } from './saved-trips'

/** `8 days in Honduras, February` */
export const headingOf = (
  { when }: TripParameters,
  { plan }: TripPlannerMessages,
  locale: Locale,
): string => {
  const month = monthNames(locale)[('month' in when ? when.month : Number(when.start.slice(5, 7))) - 1] ?? ''
  return when.days === 1
    ? format(plan.dayHeading, { month })
    : format(plan.heading, { days: when.days, month })
}

/** Different names, by id: trips of the same length and month get their places, and those with the same places a number. */
export const namesOf = (
  trips: readonly SavedTrip[],
  places: readonly { readonly id: string; readonly name: string }[],
  t: TripPlannerMessages,
  locale: Locale,
): ReadonlyMap<string, string> => {
  const headings = trips.map(({ request }) => headingOf(request.parameters, t, locale))
  const names = trips.map(({ request }, i) => {
    const heading = headings[i] ?? ''
    const chosen = request.parameters.places.flatMap((id) => places.find((one) => one.id === id)?.name ?? [])
    const isAlone = headings.indexOf(heading) === headings.lastIndexOf(heading)
    return isAlone || chosen.length === 0 ? heading : `${heading}: ${chosen.join(', ')}`
  })
  return new Map(
    trips.map(({ id }, i) => {
      const name = names[i] ?? ''
      const n = names.slice(0, i + 1).filter((other) => other === name).length
      return [id, n > 1 ? `${name} (${n})` : name]
    }),
  )
}

import { formatMonth, monthNames } from '~/i18n/dates'
import { format } from '~/i18n/format'
import type { Locale } from '~/i18n/locales'
import { monthOf, startOf } from './engine/calendar'
import type { TripParameters } from './engine/parameters'
import type { TripPlannerMessages } from './messages.server'
import type { SavedTrip } from './saved-trips'

/** `8 days in Honduras, February`; with the year, if it is not this year (`today`). */
export const headingOf = (
  { when }: Pick<TripParameters, 'when'>,
  { plan }: TripPlannerMessages,
  locale: Locale,
  today: string,
): string => {
  const start = startOf({ when }, today)
  const isThisYear = start.slice(0, 4) === today.slice(0, 4)
  const month = isThisYear ? (monthNames(locale)[monthOf({ when }) - 1] ?? '') : formatMonth(start, locale)
  return when.days === 1
    ? format(plan.dayHeading, { month })
    : format(plan.heading, { days: when.days, month })
}

/** Unique names by id: trips of the same length and month add their places, and those with the same places a number. */
export const namesOf = (
  trips: readonly SavedTrip[],
  places: readonly { readonly id: string; readonly name: string }[],
  t: TripPlannerMessages,
  locale: Locale,
  today: string,
): ReadonlyMap<string, string> => {
  const headings = trips.map(({ request }) => headingOf(request.parameters, t, locale, today))
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

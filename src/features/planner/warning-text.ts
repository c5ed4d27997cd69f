import { formatDayRange } from '~/i18n/dates'
import { format } from '~/i18n/format'
import { formatHeight, formatTemperature } from '~/i18n/measures'
import type { Interest } from '~/content/trip-choices'
import type { PlannerData } from './engine/data'
import type { Warning } from './engine/trip'
import { durationText } from './duration'
import type { TripPlannerMessages } from './messages.server'
import { capitalized, contracted, inSentence } from './place-name'

/** A warning in words. */
export const warningText = (warning: Warning, data: PlannerData, t: TripPlannerMessages): string =>
  contracted(sentenceOf(warning, data, t))

const sentenceOf = (warning: Warning, data: PlannerData, t: TripPlannerMessages): string => {
  const bareName = (id: string) => data.places.find((place) => place.id === id)?.name ?? id
  const nameOf = (id: string) => inSentence(bareName(id), data.locale)
  const listOf = (texts: readonly string[]) =>
    new Intl.ListFormat(data.locale, { type: 'conjunction' }).format(texts)
  const namesOf = (ids: readonly string[]) => listOf(ids.map(nameOf))
  const daysOf = (days: readonly number[]) => listOf(days.map((n) => format(t.plan.day, { n }).toLowerCase()))
  const w = t.warning
  switch (warning.kind) {
    case 'no-daytime':
    case 'home':
      return format(w[warning.kind], { place: nameOf(warning.place) })
    case 'no-route':
      return format(w['no-route'], { from: nameOf(warning.from), to: nameOf(warning.to) })
    case 'too-many-places':
      return format(w['too-many-places'], { places: namesOf(warning.places) })
    case 'border':
      return format(w.border, {
        from: t.origins[warning.from],
        place: nameOf(warning.place),
        hours: warning.hours,
      })
    case 'much-travel':
      return capitalized(
        format(w['much-travel'], { time: durationText(warning.hours, t.plan.duration, data.locale) }),
      )
    case 'holidays':
      return format(w.holidays, {
        dates: listOf(warning.dates.map((date) => formatDayRange(date, date, data.locale))),
      })
    case 'long-day':
      return format(w['long-day'], { day: warning.day, hours: warning.hours })
    case 'flight-day':
      return format(w['flight-day'], {
        day: warning.day,
        time: durationText(warning.hours, t.plan.duration, data.locale),
        place: nameOf(warning.place),
      })
    case 'storm-season':
      return format(w['storm-season'], { places: namesOf(warning.places) })
    case 'rainy':
      return format(w.rainy, { place: nameOf(warning.place), days: warning.days })
    case 'no-other-way':
      return format(w['no-other-way'], {
        days: daysOf(warning.days),
        way: t.ways[warning.way].toLowerCase(),
      })
    case 'leg-days':
      return capitalized(
        format(w['leg-days'], {
          days: daysOf(warning.days),
          from: nameOf(warning.leg.from),
          to: nameOf(warning.leg.to),
        }),
      )
    case 'altitude':
      return capitalized(
        format(w.altitude, {
          place: nameOf(warning.place),
          height: formatHeight(warning.meters, data.locale),
          low: formatTemperature(warning.low, data.locale),
        }),
      )
    case 'holy-week':
    case 'maybe-holy-week':
      return format(w[warning.kind], {
        dates: formatDayRange(warning.from, warning.to, data.locale),
        year: warning.to.slice(0, 4),
      })
    case 'ages':
      return format(w.ages, { interest: t.interests[warning.interest as Interest], age: warning.age })
    case 'not-there':
      return format(w['not-there'], {
        interest: t.interests[warning.interest as Interest],
        place: nameOf(warning.place),
      })
    default:
      return w[warning.kind]
  }
}

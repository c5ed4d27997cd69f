import { formatDayRange } from '~/i18n/dates'
import { format } from '~/i18n/format'
import { formatHeight, formatTemperature } from '~/i18n/measures'
import type { Interest } from '~/content/trip-choices'
import type { PlannerData } from './engine/data'
import type { Warning } from './engine/trip'
import { durationText } from './duration'
import type { TripPlannerMessages } from './messages.server'
import { capitalized, contracted, inSentence, nameOf } from './place-name'

/** A warning as text. */
export const warningText = (warning: Warning, data: PlannerData, t: TripPlannerMessages): string =>
  capitalized(
    contracted(
      format(t.warning[warning.kind], { ...(warning as object), ...wordsOf(warning, data, t) }),
      data.locale,
    ),
  )

/** Values for a warning's placeholders that differ from its fields. */
const wordsOf = (
  warning: Warning,
  data: PlannerData,
  t: TripPlannerMessages,
): Readonly<Record<string, string | number>> => {
  const { locale } = data
  const placeName = (id: string) => inSentence(nameOf(id, data.places), locale)
  const listOf = (texts: readonly string[]) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(texts)
  const daysOf = (days: readonly number[]) => listOf(days.map((n) => format(t.plan.day, { n }).toLowerCase()))
  /** The consecutive holidays in the same month as a date: `25 y 26 de marzo`. */
  const holidaysBy = (date: string, _: number, dates: readonly string[]) => {
    const [first = date, last = first] = dates.filter((one) => one.startsWith(date.slice(0, 7)))
    return formatDayRange(first, last, locale).replace('–\u2060', listOf(['', '']))
  }
  const words = {
    ...('days' in warning && typeof warning.days === 'object' && { days: daysOf(warning.days) }),
    ...('place' in warning && { place: placeName(warning.place) }),
    ...('places' in warning && { places: listOf(warning.places.map(placeName)) }),
    ...('interest' in warning && { interest: t.interests[warning.interest as Interest] }),
    ...('week' in warning && {
      dates: formatDayRange(warning.week.from, warning.week.to, locale),
      year: warning.week.to.slice(0, 4),
    }),
    ...('hours' in warning && { time: durationText(warning.hours, t.plan.duration, locale) }),
  }
  switch (warning.kind) {
    case 'no-route':
      return { from: placeName(warning.from), to: placeName(warning.to) }
    case 'border':
      return { ...words, from: t.origins[warning.from] }
    case 'holidays':
      return { dates: listOf([...new Set(warning.dates.map(holidaysBy))]) }
    case 'no-other-way':
      return { ...words, way: t.ways[warning.way].toLowerCase() }
    case 'leg-days':
      return { ...words, from: placeName(warning.leg.from), to: placeName(warning.leg.to) }
    case 'altitude':
      return {
        ...words,
        height: formatHeight(warning.meters, locale),
        low: formatTemperature(warning.low, locale),
      }
    default:
      return words
  }
}

import { TIMES } from '~/content/trip-choices'
import { formatWeekday } from '~/i18n/dates'
import { format } from '~/i18n/format'
import { durationText } from '../duration'
import type { PlannerData } from '../engine/data'
import type { Day, Trip } from '../engine/trip'
import type { TripPlannerMessages } from '../messages.server'
import type { CalendarEvent } from './trip-calendar'

interface Description {
  readonly trip: Trip
  readonly data: PlannerData
  readonly t: Pick<TripPlannerMessages, 'plan' | 'times' | 'modes'>
}

/** One event for each day of a trip with dates; none without dates. */
export const tripEvents = ({ trip, data, t }: Description): CalendarEvent[] =>
  trip.days.flatMap((day) =>
    day.date === undefined
      ? []
      : [
          {
            id: `trip-${day.date}`,
            start: day.date,
            days: 1,
            title: nameOf(day.place, data),
            text: linesOf(day, data, t).join('\n'),
            place: `${nameOf(day.place, data)}, Honduras`,
          },
        ],
  )

/** A plan as a message: the route, a line for each day, and the link. */
export const tripText = ({
  title,
  trip,
  data,
  t,
  link,
}: Description & { title: string; link: string }): string => {
  const route = trip.stays.map(({ place }) => nameOf(place, data)).join(' → ')
  const days = trip.days.map((day) => {
    const names = [...new Set(activitiesOf(day, data))]
    const date = day.date ? ` (${formatWeekday(day.date, data.locale)})` : ''
    const leaves = day.rides.at(-1)?.to
    return [
      `${format(t.plan.day, { n: day.number })}${date}: ${nameOf(day.place, data)}`,
      leaves !== undefined && leaves !== day.place && ` → ${nameOf(leaves, data)}`,
      names.length > 0 && ` · ${names.join(', ')}`,
    ]
      .filter(Boolean)
      .join('')
  })
  return [`*${title}*`, route, '', ...days, '', link].join('\n')
}

const nameOf = (id: string, { places }: PlannerData) => places.find((place) => place.id === id)?.name ?? id

const activityName = (id: string, { activities }: PlannerData) =>
  activities.find((activity) => activity.id === id)?.name ?? id

const activitiesOf = (day: Day, data: PlannerData) =>
  TIMES.flatMap((time) => {
    const slot = day.slots[time]
    return slot.kind === 'activity' ? [activityName(slot.activity, data)] : []
  })

const linesOf = (day: Day, data: PlannerData, t: Description['t']): string[] => [
  ...day.rides.map(({ from, to, leg: { hours, mode } }) =>
    format(t.plan.ride, {
      from: nameOf(from, data),
      to: nameOf(to, data),
      time: durationText(hours, t.plan.duration, data.locale),
      mode: t.modes[mode],
    }),
  ),
  ...TIMES.flatMap((time) => {
    const slot = day.slots[time]
    return slot.kind === 'activity' ? [`${t.times[time]}: ${activityName(slot.activity, data)}`] : []
  }),
]

import { TIMES } from '~/content/trip-choices'
import { formatWeekday } from '~/i18n/dates'
import { format } from '~/i18n/format'
import { dayTitle } from '../day-title'
import { durationText } from '../duration'
import type { PlannerData } from '../engine/data'
import type { Day, Trip } from '../engine/trip'
import type { TripPlannerMessages } from '../messages.server'
import { nameOf } from '../place-name'
import type { CalendarEvent } from './trip-calendar'

interface Description {
  readonly trip: Trip
  readonly data: PlannerData
  readonly t: Pick<TripPlannerMessages, 'plan' | 'times'>
}

/**
 * One event for each day of a trip with dates; none without dates. `id` is the saved trip's, so that after a change the
 * new events replace those in the calendar.
 */
export const tripEvents = ({ id, trip, data, t }: Description & { id: string }): CalendarEvent[] =>
  trip.days.flatMap((day) => {
    if (day.date === undefined) return []
    const names = [...new Set(activitiesOf(day, data))]
    return [
      {
        id: `${id}-${day.number}`,
        start: day.date,
        days: 1,
        title: [wayOf(day, data), names.join(', ')].filter(Boolean).join(': '),
        text: linesOf(day, data, t).join('\n'),
        place: `${nameOf(day.place, data.places)}, Honduras`,
      },
    ]
  })

/** `honduras-tela-roatan-2027-03-20.ics` */
export const calendarName = ({ stays, days }: Trip): string => {
  const places = [...new Set(stays.map(({ place }) => place))].slice(0, 3)
  return `${['honduras', ...places, days[0]?.date].filter(Boolean).join('-')}.ics`
}

/** A plan as a message: the route, a line for each day with its rides, and the link. */
export const tripText = ({
  title,
  trip,
  data,
  t,
  link,
}: Description & { title: string; link: string }): string => {
  const route = trip.stays.map(({ place }) => nameOf(place, data.places)).join(' → ')
  const days = trip.days.map((day) => {
    const date = day.date ? ` (${formatWeekday(day.date, data.locale)})` : ''
    const place = dayTitle(day, (id) => nameOf(id, data.places))
    const names = [...new Set(activitiesOf(day, data))]
    return [
      `${format(t.plan.day, { n: day.number })}${date}: ${place}`,
      ...ridesOf(day, data, t),
      ...(names.length > 0 ? [names.join(', ')] : []),
    ].join(' · ')
  })
  return [`*${title}*`, route, '', ...days, '', link].join('\n')
}

/** `San Pedro Sula → Tela` on a travel day; the place on other days and on day trips. */
const wayOf = ({ place, rides }: Day, data: PlannerData) =>
  [...new Set([rides[0]?.from ?? place, rides.at(-1)?.to ?? place])]
    .map((id, _, { length }) => nameOf(length > 1 ? id : place, data.places))
    .join(' → ')

const activitiesOf = (day: Day, data: PlannerData) =>
  TIMES.flatMap((time) => {
    const slot = day.slots[time]
    return slot.kind === 'activity' ? [nameOf(slot.activity, data.activities)] : []
  })

const ridesOf = ({ rides }: Day, data: PlannerData, t: Description['t']): string[] =>
  rides.map(({ from, to, leg: { hours, mode } }) =>
    format(t.plan.ride, {
      from: nameOf(from, data.places),
      to: nameOf(to, data.places),
      time: durationText(hours, t.plan.duration, data.locale),
      mode: data.words.modes[mode],
    }),
  )

const linesOf = (day: Day, data: PlannerData, t: Description['t']): string[] => [
  ...ridesOf(day, data, t),
  ...TIMES.flatMap((time) => {
    const slot = day.slots[time]
    return slot.kind === 'activity' && !slot.continues
      ? [`${t.times[time]}: ${nameOf(slot.activity, data.activities)}`]
      : []
  }),
]

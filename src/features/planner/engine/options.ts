import { TIMES, type TimeOfDay } from '~/content/trip-choices'
import type { Activity, PlannerData } from './data'
import { fits, sharedAmong } from './fitting'
import type { TripParameters } from './parameters'
import { youngestOf } from './party'
import { activitiesIn, type Day, type Slot, slotKey, type Trip } from './trip'

interface Target {
  readonly key: string
  readonly day: number
  readonly time: TimeOfDay
  /** What is in the slot now. */
  readonly activity?: string | undefined
}

const fitsIn = (
  activity: Activity,
  day: Day,
  time: TimeOfDay,
  trip: Trip,
  parameters: TripParameters,
  shared: ReadonlySet<string>,
): boolean =>
  fits(activity, {
    month: trip.month,
    date: day.date,
    youngest: shared.has(activity.id) ? activity.minAge : youngestOf(parameters),
    time,
    isWholeDay: day.slots.afternoon.kind === 'free' || continues(day.slots.afternoon),
  })

const sharedIn = ({ stays, month }: Trip, parameters: TripParameters, { activities }: PlannerData) =>
  sharedAmong(
    parameters,
    activities.filter(({ place }) => stays.some((stay) => stay.place === place)),
    month,
  )

const continues = (slot: Slot) => slot.kind === 'activity' && slot.continues

/** Activities that could fill a slot instead, starting with those not planned yet. */
export const swapsFor = (
  day: Day,
  time: TimeOfDay,
  trip: Trip,
  parameters: TripParameters,
  data: PlannerData,
): Activity[] => {
  const planned = activitiesIn(trip.days)
  const shared = sharedIn(trip, parameters, data)
  return data.activities.filter(
    (activity) =>
      activity.place === day.place &&
      !planned.has(activity.id) &&
      fitsIn(activity, day, time, trip, parameters, shared),
  )
}

/** Slots at the same place that an activity could move to; what is there must fit the slot that it vacates. */
export const movesFor = (
  activity: Activity,
  fromDay: Day,
  fromTime: TimeOfDay,
  trip: Trip,
  parameters: TripParameters,
  data: PlannerData,
): Target[] => {
  const shared = sharedIn(trip, parameters, data)
  return trip.days.flatMap((day) =>
    TIMES.flatMap((time): Target[] => {
      const slot = day.slots[time]
      const isHere = day === fromDay && time === fromTime
      if (day.place !== activity.place || isHere || slot.kind === 'travel' || continues(slot)) return []
      if (!fitsIn(activity, day, time, trip, parameters, shared)) return []
      const other =
        slot.kind === 'activity' ? data.activities.find(({ id }) => id === slot.activity) : undefined
      if (other && (other.length === 'day' || !fitsIn(other, fromDay, fromTime, trip, parameters, shared)))
        return []
      const key = slotKey(day.place, day.dayOfStay, time)
      return [{ key, day: day.number, time, activity: other?.id }]
    }),
  )
}

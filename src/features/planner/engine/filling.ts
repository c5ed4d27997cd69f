import type { TimeOfDay } from '~/content/trip-choices'
import type { Activity, PlannerData } from './data'
import type { Draft } from './empty-days'
import { fits, isAllDay, sharedAmong } from './fitting'
import type { TripEdits, TripParameters } from './parameters'
import { isFlight, youngestOf } from './party'
import { slotKey } from './trip'

/** A trip whose days are being filled: what is planned, and what that depends on. */
export interface Filling {
  readonly parameters: TripParameters
  readonly edits: TripEdits
  /** 1 to 12. */
  readonly month: number
  readonly youngest: number
  readonly days: readonly Draft[]
  /** By place. */
  readonly activitiesAt: ReadonlyMap<string, readonly Activity[]>
  /** Activities that the youngest are too young for, so the adults take turns. */
  readonly shared: ReadonlySet<string>
  /** Main sights that need a morning when the stay has none to offer: an afternoon is better than never. */
  readonly late: ReadonlySet<string>
  /** Activities that are planned or that the traveler removed. */
  readonly used: Set<string>
  /** Interests that the planned activities serve. */
  readonly served: Set<string>
}

export const DAYTIME = ['morning', 'afternoon'] as const

export const isOpen = ({ slots }: Draft, time: TimeOfDay): boolean => slots[time].kind === 'free'

/** The traveler wants nothing there. */
export const isEmptied = ({ edits }: Filling, day: Draft, time: TimeOfDay): boolean =>
  edits.slots[slotKey(day.place, day.dayOfStay, time)] === ''

/** The plane may leave before noon. */
export const isDepartureDay = (
  { parameters, days }: Pick<Filling, 'parameters' | 'days'>,
  { number }: Draft,
): boolean => isFlight(parameters.departure, parameters) && number > 1 && !days[number]

export const isIn = ({ id }: Activity, { slots }: Draft): boolean =>
  Object.values(slots).some(
    (slot) =>
      (slot.kind === 'activity' && slot.activity === id) || (slot.kind === 'free' && slot.again === id),
  )

export const isDone = ({ edits, parameters }: Filling, activity: Activity, day: Draft): boolean =>
  edits.removed.includes(activity.id) || (!isAllDay(activity, parameters.interests) && isIn(activity, day))

export const activitiesOn = ({ activitiesAt }: Filling, { place }: Draft): readonly Activity[] =>
  activitiesAt.get(place) ?? []

/** Whether an activity fits a slot; the slot itself may be taken. */
export const canBe = (filling: Filling, activity: Activity, day: Draft, time: TimeOfDay): boolean => {
  const { month, youngest, shared, late } = filling
  const isLate = time === 'afternoon' && late.has(activity.id) && !activity.times.includes(time)
  return fits(activity, {
    month,
    date: day.date,
    youngest: shared.has(activity.id) ? activity.minAge : youngest,
    time: isLate ? 'morning' : time,
    isWholeDay: isOpen(day, 'morning') && isOpen(day, 'afternoon') && !isEmptied(filling, day, 'afternoon'),
  })
}

/** Plans an activity; a full-day one continues in the afternoon. */
export const put = (
  { used, served, shared }: Filling,
  day: Draft,
  time: TimeOfDay,
  activity: Activity,
  isLocked: boolean,
): void => {
  used.add(activity.id)
  for (const interest of activity.interests) served.add(interest)
  const slot = { kind: 'activity', activity: activity.id, isLocked } as const
  day.slots[time] = { ...slot, continues: false, ...(shared.has(activity.id) && { isShared: true }) }
  if (activity.length === 'day') day.slots.afternoon = { ...slot, continues: true }
}

/** Starts with nothing planned. Does not change the drafts. */
export const startFilling = (
  drafts: readonly Draft[],
  parameters: TripParameters,
  edits: TripEdits,
  data: PlannerData,
  month: number,
): Filling => {
  const days = drafts.map((draft) => ({ ...draft, slots: { ...draft.slots } }))
  const activitiesAt = new Map(
    [...new Set(days.map(({ place }) => place))].map((place) => [
      place,
      data.activities.filter((activity) => activity.place === place),
    ]),
  )
  const hasMorningFor = (sight: Activity) =>
    days.some(
      (day) =>
        day.place === sight.place &&
        isOpen(day, 'morning') &&
        !isDepartureDay({ parameters, days }, day) &&
        fits(sight, { month, date: day.date, youngest: sight.minAge, time: 'morning', isWholeDay: true }),
    )
  return {
    parameters,
    edits,
    month,
    youngest: youngestOf(parameters),
    days,
    activitiesAt,
    shared: sharedAmong(parameters, [...activitiesAt.values()].flat(), month),
    late: new Set(
      [...activitiesAt.values()].flatMap((activities) => {
        const sight = activities.find(({ isHighlight }) => isHighlight)
        return sight && !hasMorningFor(sight) ? sight.id : []
      }),
    ),
    used: new Set(edits.removed),
    served: new Set(),
  }
}

import { format, plural } from '~/i18n/format'
import { unlockedIn } from './engine/edit'
import type { PlannerData } from './engine/data'
import { activitiesIn, type Stay, type Trip } from './engine/trip'
import type { TripPlannerMessages } from './messages.server'
import type { CurrentPlan } from './plan-props'
import { warningText } from './warning-text'
import { nameOf } from './place-name'

/** Ids of the activities that the traveler locked. */
const lockedIn = ({ days }: Trip): readonly string[] =>
  days.flatMap(({ slots }) =>
    Object.values(slots).flatMap((slot) =>
      slot.kind === 'activity' && slot.isLocked && !slot.continues ? slot.activity : [],
    ),
  )

/** Nights by place, with those of several stays at one place added up. */
const nightsIn = (stays: readonly Stay[]): ReadonlyMap<string, number> =>
  stays.reduce(
    (all, { place, nights }) => all.set(place, (all.get(place) ?? 0) + nights),
    new Map<string, number>(),
  )

/** A change to the route as text: what was `done` to a `place`, and everything that follows from it elsewhere. */
export const editText = (
  done: string,
  place: string | undefined,
  before: CurrentPlan,
  after: CurrentPlan,
  data: PlannerData,
  t: TripPlannerMessages,
): string => {
  const { locale } = data
  const nightsBefore = nightsIn(before.trip.stays)
  const nights = [...nightsIn(after.trip.stays)]
    .filter(([id, n]) => id !== place && n !== (nightsBefore.get(id) ?? 0))
    .map(([id, n]) => `${nameOf(id, data.places)}: ${plural(t.plan.nights, n, locale)}.`)
  const unlocked = unlockedIn(after.request, before.request.edits.nights)
    .filter((id) => id !== place)
    .map((id) => format(t.plan.unlocked, { name: nameOf(id, data.places) }))
  const planned = activitiesIn(after.trip.days)
  const lost = lockedIn(before.trip)
    .filter((id) => !planned.has(id))
    .map((id) => nameOf(id, data.activities))
    .filter((name) => !done.includes(name))
    .map((name) => format(t.plan.lost, { name }))
  const { length } = after.trip.days
  const lengths = length === before.trip.days.length ? [] : [`${plural(t.ask.days, length, locale)}.`]
  const leftOutIn = ({ trip: { warnings } }: CurrentPlan) =>
    warnings.filter(({ kind }) => kind === 'too-many-places').map((one) => warningText(one, data, t))
  const known = leftOutIn(before)
  const leftOut = leftOutIn(after).filter((text) => !known.includes(text))
  return [done, ...nights, ...unlocked, ...lost, ...lengths, ...leftOut].join(' ')
}

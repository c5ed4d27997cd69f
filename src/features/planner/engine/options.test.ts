import { expect, test } from 'vitest'
import { TIMES } from '~/content/trip-choices'
import { seedData } from '../testing/data'
import { moveActivity } from './edit'
import { movesFor } from './options'
import { DEFAULT_PARAMETERS, NO_EDITS } from './parameters'
import { planTrip } from './plan-trip'
import { slotKey, type Trip } from './trip'

const activitiesOf = ({ days }: Trip) =>
  new Set(
    days.flatMap(({ slots }) =>
      Object.values(slots).flatMap((slot) => (slot.kind === 'activity' ? [slot.activity] : [])),
    ),
  )

test.each(['copan', 'tegucigalpa', 'pico-bonito'])(
  'PLAN-07 an activity that is moved at %s swaps slots with another, and both stay in the plan',
  async (place) => {
    const data = await seedData('en')
    const parameters = {
      ...DEFAULT_PARAMETERS,
      when: { start: '2027-03-01', days: 4 },
      pace: 'busy' as const,
      places: [place],
    }
    const trip = planTrip({ parameters, edits: NO_EDITS }, data)
    const moves = trip.days.flatMap((day) =>
      TIMES.flatMap((time) => {
        const slot = day.slots[time]
        const activity =
          slot.kind === 'activity' && !slot.continues
            ? data.activities.find(({ id }) => id === slot.activity)
            : undefined
        if (!activity) return []
        const from = slotKey(day.place, day.dayOfStay, time)
        return movesFor(activity, day, time, trip, parameters, data).map((to) => ({ activity, from, to }))
      }),
    )
    expect(moves.some(({ to }) => to.activity !== undefined)).toBe(true)
    for (const { activity, from, to } of moves) {
      const request = moveActivity({ parameters, edits: NO_EDITS }, activity.id, from, to.key, to.activity)
      const moved = planTrip(request, data)
      const planned = activitiesOf(moved)
      const chosen = moved.days.flatMap(({ slots }) =>
        Object.values(slots).flatMap((slot) =>
          slot.kind === 'activity' && slot.isLocked && !slot.continues ? [slot.activity] : [],
        ),
      )
      expect(chosen).toEqual([activity.id])
      expect(planned, `${activity.id} to ${to.key}`).toContain(activity.id)
      if (to.activity) expect(planned, `${to.activity} after ${activity.id}`).toContain(to.activity)
    }
  },
)

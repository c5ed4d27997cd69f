import { expect, test } from 'vitest'
import { seedData } from '../testing/data'
import {
  addPlace,
  keepPlan,
  lockNights,
  moveActivity,
  movePlace,
  removeActivity,
  removePlace,
  unlockedIn,
  withParameters,
} from './edit'
import { DEFAULT_PARAMETERS, NO_EDITS } from './parameters'
import { planTrip } from './plan-trip'
import type { Trip } from './trip'

const parameters = { ...DEFAULT_PARAMETERS, when: { month: 3, days: 10 }, places: ['copan', 'roatan'] }
const edits = {
  order: ['roatan', 'copan'],
  removed: ['copan-horses'],
  nights: { roatan: 5 },
  slots: { 'copan.1.morning': 'copan-macaws' },
}
const request = { parameters, edits }

test('PLAN-03 a longer trip keeps locked nights, choices, removals and order', () => {
  const longer = { ...parameters, when: { month: 3, days: 11 } }
  expect(withParameters(request, longer)).toEqual({ parameters: longer, edits })
})

test('PLAN-03 adding a place keeps the locked nights and resets the order', () => {
  const more = { ...parameters, places: [...parameters.places, 'tela'] }
  expect(withParameters(request, more)).toEqual({ parameters: more, edits: { ...edits, order: [] } })
})

test('PLAN-03 locked nights that no longer fit are unlocked', () => {
  const shorter = { ...parameters, when: { month: 3, days: 5 } }
  expect(withParameters(request, shorter).edits.nights).toEqual({})
  const without = { ...parameters, places: ['copan'] }
  expect(withParameters(request, without).edits.nights).toEqual({})
})

test('PLAN-02 PLAN-03 nights that the traveler specifies stay in a longer trip', () => {
  const named = { copan: 2, roatan: 5 }
  const planned = withParameters({ parameters, edits: NO_EDITS }, parameters, named)
  expect(planned.edits.nights).toEqual(named)
  const busy = { ...parameters, pace: 'busy' as const }
  expect(withParameters(planned, busy).edits.nights).toEqual(named)
  const longer = { ...parameters, when: { month: 3, days: 11 } }
  expect(withParameters(planned, longer).edits.nights).toEqual(named)
  expect(unlockedIn(withParameters(planned, longer), named)).toEqual([])
  const shorter = { ...parameters, when: { month: 3, days: 7 } }
  expect(withParameters(planned, shorter).edits.nights).toEqual({ roatan: 5 })
  expect(unlockedIn(withParameters(planned, shorter), named)).toEqual(['copan'])
  expect(withParameters(planned, parameters, {}).edits.nights).toEqual({})
})

test('PLAN-07 more nights in one place come from unlocked nights, not from another lock', async () => {
  const data = await seedData('en')
  const request = {
    parameters: { ...DEFAULT_PARAMETERS, when: { month: 8, days: 10 }, places: ['copan', 'roatan'] },
    edits: { ...NO_EDITS, nights: { copan: 2, roatan: 5 } },
  }
  const trip = planTrip(request, data)
  const copan = trip.stays.find(({ place }) => place === 'copan')!
  expect(lockNights(request, trip, copan, 3).edits.nights).toEqual({ copan: 3, roatan: 5 })
})

test('PLAN-07 with all nights locked, changing those of one place lengthens or shortens the trip and unlocks no other', async () => {
  const data = await seedData('en')
  const nights = { copan: 2, 'lago-de-yojoa': 2, roatan: 4 }
  const locked = (set: number, days: number, before: Record<string, number> = nights) => {
    const when = { month: 4, days }
    const request = {
      parameters: { ...DEFAULT_PARAMETERS, when, places: Object.keys(nights) },
      edits: { ...NO_EDITS, nights: before },
    }
    const trip = planTrip(request, data)
    const after = lockNights(
      request,
      trip,
      trip.stays.find(({ place }) => place === 'roatan')!,
      set,
    )
    return { days: after.parameters.when.days, nights: after.edits.nights }
  }
  const { roatan: _, ...others } = nights
  expect(locked(5, 9, others)).toEqual({ days: 10, nights: { ...nights, roatan: 5 } })
  expect(locked(5, 9)).toEqual({ days: 10, nights: { ...nights, roatan: 5 } })
  expect(locked(3, 9)).toEqual({ days: 8, nights: { ...nights, roatan: 3 } })
  expect(locked(26, 30)).toEqual({ days: 30, nights: { 'lago-de-yojoa': 2, roatan: 26 } })
})

test('PLAN-07 moving or adding a place unlocks nothing', async () => {
  const data = await seedData('en')
  const request = (days: number) => ({
    parameters: { ...DEFAULT_PARAMETERS, when: { month: 4, days }, places: ['copan', 'roatan'] },
    edits: { ...NO_EDITS, nights: { copan: 2, roatan: 5 } },
  })
  const { nights } = request(8).edits
  const trip = planTrip(request(10), data)
  expect(trip.stays.map(({ stopover }) => stopover)).toContain('rest')
  expect(movePlace(request(10), trip, 'copan', 1).edits.nights).toEqual(nights)
  const added = addPlace(request(8), planTrip(request(8), data), 'tela')
  expect(added.edits.nights).toEqual(nights)
  expect(added.parameters.when.days).toBe(9)
})

const THREE = { roatan: 4, 'pico-bonito': 2, copan: 3 }
const dated = {
  parameters: {
    ...DEFAULT_PARAMETERS,
    when: { start: '2027-02-10', days: 10 },
    places: Object.keys(THREE),
  },
  edits: { ...NO_EDITS, nights: THREE },
}

test('PLAN-03 PLAN-07 removing one of three locked places unlocks nothing, and its nights are not spent there', async () => {
  const data = await seedData('en')
  const after = removePlace(dated, planTrip(dated, data), 'copan')
  const { stays } = planTrip(after, data)
  expect(stays.slice(0, 2)).toMatchObject([
    { place: 'roatan', nights: 4, isLocked: true },
    { place: 'pico-bonito', nights: 2, isLocked: true },
  ])
  expect(new Set(stays.slice(2).map(({ stopover }) => stopover))).toEqual(new Set(['rest']))
  expect(stays.map(({ place }) => place)).not.toContain('copan')
  const places = ['roatan', 'pico-bonito']
  expect(withParameters(dated, { ...dated.parameters, places }).edits.nights).toEqual(after.edits.nights)
  const back = addPlace(after, planTrip(after, data), 'copan')
  expect(planTrip(back, data).stays.map(({ place }) => place)).toContain('copan')
})

test('PLAN-07 one more night comes from the place locked first, without changing exact dates', async () => {
  const data = await seedData('en')
  const trip = planTrip(dated, data)
  const stay = trip.stays.find(({ place }) => place === 'copan')!
  const after = lockNights(dated, trip, stay, 4)
  expect(after.parameters.when).toEqual(dated.parameters.when)
  expect(after.edits.nights).toEqual({ 'pico-bonito': 2, copan: 4 })
  expect(planTrip(after, data).stays.find(({ place }) => place === 'roatan')).toMatchObject({ nights: 3 })
})

test('PLAN-06 PLAN-07 a place added to exact dates changes neither them nor a lock, and the plan says that no night is left', async () => {
  const data = await seedData('en')
  const added = addPlace(dated, planTrip(dated, data), 'tela')
  expect(added.parameters.when).toEqual(dated.parameters.when)
  expect(added.edits.nights).toEqual(THREE)
  expect(planTrip(added, data).warnings).toContainEqual({ kind: 'too-many-places', places: ['tela'] })
  const moved = movePlace(added, planTrip(added, data), 'copan', -1)
  expect(moved.edits.nights).toEqual(THREE)
})

test('PLAN-07 one night less changes neither exact dates nor a lock', async () => {
  const data = await seedData('en')
  const trip = planTrip(dated, data)
  const after = lockNights(
    dated,
    trip,
    trip.stays.find(({ place }) => place === 'roatan')!,
    3,
  )
  expect(after.parameters.when).toEqual(dated.parameters.when)
  expect(after.edits.nights).toEqual({ ...THREE, roatan: 3 })
})

test('PLAN-03 a plan with newly suggested places starts over', () => {
  const open = { ...parameters, places: [] }
  expect(withParameters(request, open)).toEqual({ parameters: open, edits: NO_EDITS })
  const busy = { ...open, pace: 'busy' as const }
  expect(withParameters({ parameters: open, edits }, busy)).toEqual({ parameters: busy, edits })
})

test('PLAN-03 PLAN-05 moving and removing an activity changes no other slot, and a new form starts over', async () => {
  const data = await seedData('en')
  const start = { parameters: { ...parameters, when: { start: '2027-02-10', days: 7 } }, edits: NO_EDITS }
  const planned = ({ days }: Trip) =>
    days.map(({ slots }) =>
      Object.values(slots).map((slot) => (slot.kind === 'activity' ? slot.activity : undefined)),
    )
  const before = planTrip(start, data)
  const day = before.days.find(({ place, slots }) => place === 'roatan' && slots.morning.kind === 'activity')
  const { morning } = day!.slots
  const activity = morning.kind === 'activity' ? morning.activity : ''
  const key = (dayOfStay: number) => `roatan.${dayOfStay}.morning`
  const free = before.days.find(
    ({ place, dayOfStay }) => place === 'roatan' && dayOfStay === day!.dayOfStay + 1,
  )
  const other = free!.slots.morning.kind === 'activity' ? free!.slots.morning.activity : undefined

  const moved = moveActivity(
    keepPlan(start, before),
    activity,
    key(day!.dayOfStay),
    key(free!.dayOfStay),
    other,
  )
  const expected = planned(before)
  expected[day!.number - 1]![0] = other
  expected[free!.number - 1]![0] = activity
  const after = planTrip(moved, data)
  expect(planned(after)).toEqual(expected)

  const removed = removeActivity(keepPlan(moved, after), key(free!.dayOfStay), activity)
  expected[free!.number - 1]![0] = undefined
  expect(planned(planTrip(removed, data))).toEqual(expected)

  const { slots } = withParameters(removed, { ...removed.parameters, pace: 'busy' }).edits
  expect(Object.values(slots).toSorted()).toEqual([''])
})

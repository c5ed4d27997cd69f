import { expect, test } from 'vitest'
import { editText } from './edit-text'
import { addPlace, lockNights, removePlace } from './engine/edit'
import { DEFAULT_PARAMETERS, NO_EDITS, type TripRequest } from './engine/parameters'
import { planTrip } from './engine/plan-trip'
import { tripMessages } from './messages.server'
import { seedData } from './testing/data'

const nights = { roatan: 4, 'pico-bonito': 2, copan: 3 }
const request: TripRequest = {
  parameters: {
    ...DEFAULT_PARAMETERS,
    when: { start: '2027-02-10', days: 10 },
    places: Object.keys(nights),
  },
  edits: { ...NO_EDITS, nights },
}

const undated = { ...request, parameters: { ...request.parameters, when: { month: 2, days: 10 } } }

const said = async (locale: 'es' | 'en', change: typeof removePlace, place: string, from = request) => {
  const data = await seedData(locale)
  const trip = planTrip(from, data)
  const next = change(from, trip, place)
  const after = { request: next, trip: planTrip(next, data) }
  return editText('Done.', place, { request: from, trip }, after, data, tripMessages(locale))
}

const oneMore: typeof removePlace = (from, trip, place) => {
  const stay = trip.stays.find((one) => one.place === place)!
  return lockNights(from, trip, stay, stay.nights + 1)
}

test('PLAN-06 PLAN-07 a change to the route says which other nights change, and the new length of the trip', async () => {
  expect(await said('en', removePlace, 'copan')).toBe('Done. La Ceiba: 1 night. Lake Yojoa: 2 nights.')
  const open = { ...request, edits: NO_EDITS }
  expect(await said('es', removePlace, 'copan', open)).toBe('Done. Roatán: 6 noches.')
  expect(await said('en', oneMore, 'roatan')).toBe('Done. Pico Bonito: 1 night. Unlocked: Pico Bonito.')
  expect(await said('es', oneMore, 'roatan', undated)).toBe('Done. 11 días.')
})

test('PLAN-07 a locked activity that no longer fits is named, unless it is what was removed', async () => {
  const locked = {
    ...undated,
    edits: { ...NO_EDITS, nights, slots: { 'copan.1.morning': 'macaw-mountain' } },
  }
  const oneNight: typeof removePlace = (from, trip, place) => {
    const stay = trip.stays.find((one) => one.place === place)!
    return lockNights(from, trip, stay, 1)
  }
  expect(await said('en', oneNight, 'copan', locked)).toContain('No longer fits: Macaw Mountain.')
  expect(await said('es', oneNight, 'copan', undated)).not.toContain('Ya no cabe')
})

test('PLAN-06 PLAN-07 a place that gets no night within exact dates is named as soon as it is added', async () => {
  expect(await said('en', addPlace, 'tela')).toBe(
    'Done. There are not enough nights for Tela. Add days or remove a place.',
  )
  expect(await said('en', addPlace, 'tela', undated)).toBe('Done. 11 days.')
})

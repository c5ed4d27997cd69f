import { expect, test } from 'vitest'
import { DEFAULT_PARAMETERS, NO_EDITS } from './engine/parameters'
import {
  MAX_HAS,
  MAX_TRIPS,
  NO_TRIPS,
  parseTrips,
  type SavedTrips,
  withoutTrip,
  withTrip,
} from './saved-trips'
import { $trips, changePacking, keepTrip, tickItem, tripWith } from './trips.store'

const trip = (id: string) => ({
  id,
  request: { parameters: DEFAULT_PARAMETERS, edits: NO_EDITS },
  has: ['phone'],
  own: [],
})

test('PLAN-11 stored trips are read back, and broken ones are dropped', () => {
  const stored: SavedTrips = { current: 'a', trips: [trip('a'), trip('b')] }
  expect(parseTrips(JSON.stringify(stored))).toEqual(stored)
  const broken = {
    ...stored,
    trips: [trip('a'), { ...trip('b'), request: { parameters: { adults: 900 } } }, 7],
  }
  expect(parseTrips(JSON.stringify(broken))).toEqual({ current: 'a', trips: [trip('a')] })
})

test.each(['0202-12-30', '1999-12-31'])('PLAN-11 a stored trip from %s is dropped', (start) => {
  const request = { parameters: { ...DEFAULT_PARAMETERS, when: { start, days: 8 } }, edits: NO_EDITS }
  expect(parseTrips(JSON.stringify({ current: 'a', trips: [{ ...trip('a'), request }] }))).toEqual(NO_TRIPS)
})

test.each(['', 'null', '{', '[]', '{"current":1,"trips":{}}'])(
  'PLAN-11 %j in storage is not a trip',
  (text) => {
    expect(parseTrips(text)).toEqual(NO_TRIPS)
  },
)

test('PLAN-11 several trips are kept, and the oldest is dropped', () => {
  const all = Array.from({ length: MAX_TRIPS + 1 }, (_, i) => trip(`t${i}`)).reduce(withTrip, NO_TRIPS)
  expect(all.trips).toHaveLength(MAX_TRIPS)
  expect(all.current).toBe(`t${MAX_TRIPS}`)
  expect(withoutTrip(all, 't3').trips.map(({ id }) => id)).not.toContain('t3')
})

test('PLAN-11 a trip survives more ticks than are kept', () => {
  keepTrip(trip('a'))
  for (let i = 0; i <= MAX_HAS; i++) tickItem('a', `item-${i}`, true)
  expect(parseTrips(JSON.stringify($trips.get()))).toEqual($trips.get())
  expect(tripWith('a')?.has).toContain(`item-${MAX_HAS}`)
  tickItem('a', `item-${MAX_HAS}`, false)
  expect(tripWith('a')?.has).not.toContain(`item-${MAX_HAS}`)
})

test('PLAN-11 a trip remembers that its packing list shows must-haves only', () => {
  keepTrip(trip('a'))
  changePacking('a', { onlyMusts: true })
  expect(parseTrips(JSON.stringify($trips.get())).trips.find(({ id }) => id === 'a')?.onlyMusts).toBe(true)
})

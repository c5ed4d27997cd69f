import { expect, test } from 'vitest'
import { DEFAULT_PARAMETERS, NO_EDITS } from './engine/parameters'
import { tripMessages } from './messages.server'
import { namesOf } from './trip-heading'

const PLACES = [
  { id: 'copan', name: 'Copán' },
  { id: 'roatan', name: 'Roatán' },
]

const trip = (id: string, days: number, places: string[]) => ({
  id,
  request: { parameters: { ...DEFAULT_PARAMETERS, when: { month: 2, days }, places }, edits: NO_EDITS },
  has: [],
  own: [],
})

test('PLAN-11 saved trips have different names: length and month, then places, then a number', () => {
  const trips = [
    trip('a', 8, ['copan']),
    trip('b', 8, ['roatan', 'copan']),
    trip('c', 8, ['copan']),
    trip('d', 5, ['copan']),
  ]
  expect([...namesOf(trips, PLACES, tripMessages('en'), 'en')]).toEqual([
    ['a', '8 days in Honduras, February: Copán'],
    ['b', '8 days in Honduras, February: Roatán, Copán'],
    ['c', '8 days in Honduras, February: Copán (2)'],
    ['d', '5 days in Honduras, February'],
  ])
})

import { expect, test } from 'vitest'
import { DEFAULT_PARAMETERS, NO_EDITS } from './engine/parameters'
import { tripMessages } from './messages.server'
import { headingOf, namesOf } from './trip-heading'

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
  expect([...namesOf(trips, PLACES, tripMessages('en'), 'en', '2027-01-05')]).toEqual([
    ['a', '8 days in Honduras, February: Copán'],
    ['b', '8 days in Honduras, February: Roatán, Copán'],
    ['c', '8 days in Honduras, February: Copán (2)'],
    ['d', '5 days in Honduras, February'],
  ])
})

test.each([
  [
    { month: 11, days: 6 },
    '2026-11-26',
    '6 days in Honduras, November 2027',
    '6 días en Honduras, en noviembre de 2027',
  ],
  [{ month: 11, days: 5 }, '2026-11-26', '5 days in Honduras, November', '5 días en Honduras, en noviembre'],
  [
    { month: 11, days: 14 },
    '2026-11-20',
    '14 days in Honduras, November',
    '14 días en Honduras, en noviembre',
  ],
  [
    { month: 2, days: 1 },
    '2026-11-26',
    'One day in Honduras, February 2027',
    'Un día en Honduras, en febrero de 2027',
  ],
  [
    { start: '2027-01-14', days: 4 },
    '2026-11-26',
    '4 days in Honduras, January 2027',
    '4 días en Honduras, en enero de 2027',
  ],
])('PLAN-01 the plan for %j says its year on %s, unless it is the current one', (when, today, en, es) => {
  expect(headingOf({ when }, tripMessages('en'), 'en', today)).toBe(en)
  expect(headingOf({ when }, tripMessages('es'), 'es', today)).toBe(es)
})

import { expect, test } from 'vitest'
import { dayTitle } from './day-title'
import { DEFAULT_PARAMETERS, NO_EDITS } from './engine/parameters'
import { planTrip } from './engine/plan-trip'
import { seedData } from './testing/data'

const data = await seedData('en')
const titlesOf = (days: number) => {
  const parameters = { ...DEFAULT_PARAMETERS, when: { month: 2, days }, places: ['tela'] }
  const nameOf = (place: string) => data.places.find(({ id }) => id === place)?.name ?? ''
  return planTrip({ parameters, edits: NO_EDITS }, data).days.map((day) => dayTitle(day, nameOf))
}

test('PLAN-04 the last day is named after the trip home, and a day trip after its place', () => {
  expect(titlesOf(3)).toEqual(['Tela', 'Tela', 'Tela → San Pedro Sula'])
  expect(titlesOf(1)).toEqual(['Tela'])
})

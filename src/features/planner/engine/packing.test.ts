import { expect, test } from 'vitest'
import { seedData } from '../testing/data'
import { packFor } from './pack'
import { mustsOf } from './packing'
import { DEFAULT_PARAMETERS, NO_EDITS, type TripParameters } from './parameters'
import { planTrip } from './plan-trip'

test('PLAN-08 the must-haves of a list are less to carry, in order, and all needed', async () => {
  const data = await seedData('en')
  const trip = planTrip({ parameters: DEFAULT_PARAMETERS, edits: NO_EDITS }, data)
  const list = packFor(trip, DEFAULT_PARAMETERS, data)
  const musts = mustsOf(list)
  expect(list.items.filter((item) => !musts.items.includes(item)).map(({ isMust }) => isMust)).not.toContain(
    true,
  )
  expect(musts.items.every(({ isMust }) => isMust)).toBe(true)
  expect(musts.items.length).toBeLessThan(list.items.length)
})

test.each([
  ['en', 'unless you are a citizen of a CA-4 country', 'if you are a citizen of a CA-4 country'],
  ['es', 'salvo que seas ciudadano de un país del CA-4', 'si eres ciudadano de un país del CA-4'],
] as const)(
  'PLAN-08 in %s, who comes from Guatemala may be a citizen of another country',
  async (locale, ...reasons) => {
    const data = await seedData(locale)
    const parameters: TripParameters = {
      ...DEFAULT_PARAMETERS,
      places: ['copan'],
      arrival: 'land',
      departure: 'land',
      origin: 'GT',
    }
    const { items } = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
    for (const [i, id] of ['passport', 'central-american-id'].entries())
      expect(items.find((item) => item.id === id)?.reasons.join(), id).toContain(reasons[i])
  },
)

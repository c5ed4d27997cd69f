import { expect, test } from 'vitest'
import { seedData } from '../testing/data'
import { packFor } from './pack'
import { mustsOf } from './packing'
import { DEFAULT_PARAMETERS, NO_EDITS } from './parameters'
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

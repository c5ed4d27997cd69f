import { expect, test } from 'vitest'
import { seedData } from '../testing/data'
import { packFor } from './pack'
import { mustsOf } from './packing'
import { DEFAULT_PARAMETERS, NO_EDITS, type TripParameters } from './parameters'
import { planTrip } from './plan-trip'

test('PLAN-08 the must-haves of a list are fewer, in order, and all needed', async () => {
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
  ['es', 'salvo si eres de un país del CA-4', 'si eres de un país del CA-4'],
] as const)(
  'PLAN-08 in %s, travelers from Guatemala may be citizens of another country',
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

const listFor = async (changes: Partial<TripParameters>) => {
  const data = await seedData('en')
  const parameters = { ...DEFAULT_PARAMETERS, ...changes }
  return packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
}

test('PLAN-09 with carry-on only, items for an activity are the last to leave a bag that is too heavy', async () => {
  const { items, tooMuch } = await listFor({
    adults: 1,
    origin: 'ES',
    when: { month: 11, days: 15 },
    places: ['copan', 'roatan', 'pico-bonito'],
    interests: ['snorkel', 'wildlife'],
  })
  const left = tooMuch.map(({ id }) => id)
  expect(left).toContain('neck-pillow')
  expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(['binoculars', 'snorkel-set']))
})

test('PLAN-08 eight friends do not each buy comfort items for two nights, but do for two weeks', async () => {
  const friends = { adults: 8, places: ['cayos-cochinos', 'la-ceiba'] }
  const comfort = ['packing-cubes', 'headphones', 'eye-mask-earplugs', 'neck-pillow']
  const comfortIn = async (days: number) =>
    (await listFor({ ...friends, when: { month: 1, days } })).items
      .map(({ id }) => id)
      .filter((id) => comfort.includes(id))
  expect(await comfortIn(3)).toEqual([])
  expect((await comfortIn(14)).toSorted()).toEqual(['eye-mask-earplugs', 'headphones', 'packing-cubes'])
})

test('PLAN-08 the list for a day ashore is a day bag', async () => {
  const ashore = {
    when: { start: '2027-01-14', days: 1 },
    places: ['roatan'],
    arrival: 'RTB',
    departure: 'RTB',
    interests: ['beach', 'wildlife'],
  } as const
  const { items } = await listFor({ ...ashore, places: [...ashore.places], interests: [...ashore.interests] })
  const ids = items.map(({ id }) => id)
  for (const none of [
    'walking-shoes',
    'power-bank',
    'first-aid-kit',
    'after-sun',
    'shorts',
    'passport-copies',
  ])
    expect(ids).not.toContain(none)
  expect(ids).toEqual(expect.arrayContaining(['passport', 'sun-hat', 'reef-sunscreen', 'swimsuit']))
})

test('PLAN-08 consent for minors is a must only if one adult travels with them', async () => {
  const isMust = async (adults: number) =>
    (await listFor({ adults, children: [6] })).items.find(({ id }) => id === 'minor-permission')?.isMust
  expect(await isMust(1)).toBe(true)
  expect(await isMust(2)).toBe(false)
})

test('PLAN-08 the list has car documents for a trip by land, but not for a flight', async () => {
  const reasonsFor = async (changes: Partial<TripParameters>) => {
    const { items } = await listFor({ places: ['tela'], ...changes })
    return items.find(({ id }) => id === 'driving-license')?.reasons.join()
  }
  const byLand = { arrival: 'land', departure: 'land' } as const
  expect(await reasonsFor({ ...byLand, origin: 'GT' })).toContain('registration')
  expect(await reasonsFor({ arrival: 'XPL', departure: 'XPL', origin: 'HN' })).toContain('registration')
  expect(await reasonsFor({})).toBeUndefined()
})

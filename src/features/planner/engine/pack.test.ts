import { expect, test } from 'vitest'
import { data } from '../testing/plans'
import { checkCarryOn } from './carry-on'
import { packFor } from './pack'
import { DEFAULT_PARAMETERS, NO_EDITS, type TripRequest } from './parameters'
import { planTrip } from './plan-trip'

test('PLAN-08 a baby on Utila, where few drive, needs no car seat; on Roatán and on the road it does', () => {
  const packs = (place: string, arrival: 'SAP' | 'RTB') => {
    const parameters = { ...DEFAULT_PARAMETERS, places: [place], infants: 1, arrival, departure: arrival }
    return packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data).items.filter(
      ({ id }) => id === 'car-seat',
    )
  }
  expect(packs('utila', 'SAP')).toEqual([])
  expect(packs('roatan', 'RTB')).toHaveLength(1)
  expect(packs('tela', 'SAP')).toMatchObject([{ reasons: [expect.anything()] }])
})

test('PLAN-08 at the beach, each baby has a sun hat and swim diapers; without a baby, nobody does', () => {
  const packs = (infants: number) => {
    const parameters = { ...DEFAULT_PARAMETERS, places: ['tela'], interests: ['beach' as const], infants }
    const { items } = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
    return items.flatMap(({ id, quantity }) =>
      ['baby-sun-hat', 'swim-diapers'].includes(id) ? [[id, quantity]] : [],
    )
  }
  expect(packs(2)).toEqual([
    ['swim-diapers', 16],
    ['baby-sun-hat', 2],
  ])
  expect(packs(0)).toEqual([])
})

test('PLAN-08 a hot week calls for shorts at the beach, but not in meetings', () => {
  const packsShorts = (place: string, interest: 'business' | 'beach') => {
    const parameters = {
      ...DEFAULT_PARAMETERS,
      when: { month: 4, days: 4 },
      places: [place],
      interests: [interest],
    }
    const { items } = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
    return items.some(({ id }) => id === 'shorts')
  }
  expect(packsShorts('tela', 'beach')).toBe(true)
  expect(packsShorts('san-pedro-sula', 'business')).toBe(false)
})

test('PLAN-08 travelers who come and go by land see no cabin rules', () => {
  const parameters = {
    ...DEFAULT_PARAMETERS,
    arrival: 'land' as const,
    departure: 'land' as const,
    places: ['lago-de-yojoa'],
  }
  const request = { parameters, edits: NO_EDITS }
  const { items } = packFor(planTrip(request, data), parameters, data)
  expect(items.flatMap(({ reasons }) => reasons).join()).not.toContain('carry-on')
})

test('PLAN-08 PLAN-09 travelers who fly in or out with carry-on only need a bag for liquids', () => {
  const needsBag = (arrival: 'land' | 'SAP', departure: 'land' | 'SAP') => {
    const parameters = { ...DEFAULT_PARAMETERS, bag: 'carry-on' as const, arrival, departure }
    const { items } = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
    return items.some(({ id }) => id === 'quart-bag')
  }
  expect(needsBag('land', 'SAP')).toBe(true)
  expect(needsBag('SAP', 'land')).toBe(true)
  expect(needsBag('land', 'land')).toBe(false)
})

test('PLAN-08 PLAN-09 a day ashore from a cruise ship has no cabin rules', () => {
  const reasonsIn = (days: number) => {
    const parameters = {
      ...DEFAULT_PARAMETERS,
      when: { month: 2, days },
      arrival: 'RTB' as const,
      departure: 'RTB' as const,
      places: ['roatan'],
    }
    const list = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
    return list.items.flatMap(({ reasons }) => reasons.filter((reason) => /carry-on|cabin/.test(reason)))
  }
  expect(reasonsIn(4)).not.toEqual([])
  expect(reasonsIn(1)).toEqual([])
})

test('PLAN-08 child life jackets and small toys are for small children', () => {
  const parameters = {
    ...DEFAULT_PARAMETERS,
    when: { month: 2, days: 8 },
    children: [4, 9, 15],
    places: ['lago-de-yojoa', 'roatan'],
  }
  const { items } = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
  const count = (one: string) => items.find(({ id }) => id === one)?.quantity
  expect(count('kids-life-vest')).toBe(2)
  expect(count('small-toys')).toBe(1)
  expect(count('minor-permission')).toBe(3)
})

test('PLAN-08 wipes are for babies and small children', () => {
  const hasWipes = (...children: readonly number[]) => {
    const parameters = { ...DEFAULT_PARAMETERS, children: [...children], places: ['tela'] }
    const { items } = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
    return items.some(({ id }) => id === 'baby-wipes')
  }
  expect([hasWipes(3, 14), hasWipes(14), hasWipes()]).toEqual([true, false, false])
})

test('PLAN-08 no reason mentions a boat if none is taken', () => {
  const parameters = {
    ...DEFAULT_PARAMETERS,
    when: { month: 9, days: 6 },
    places: ['comayagua', 'tegucigalpa', 'gracias'],
  }
  const { items } = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
  expect(items.map(({ id }) => id)).toContain('rain-jacket')
  expect(items.flatMap(({ reasons }) => reasons).join()).not.toContain('boat')
})

test('PLAN-08 children too young to dive need no dive gear', () => {
  const parameters = {
    ...DEFAULT_PARAMETERS,
    when: { month: 4, days: 8 },
    children: [9, 12],
    places: ['utila'],
    interests: ['diving' as const],
  }
  const { items } = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
  expect(items.find(({ id }) => id === 'dive-computer')?.quantity).toBe(3)
})

test('PLAN-08 each diver has a dive computer, a marker buoy and a card', () => {
  const parameters = {
    ...DEFAULT_PARAMETERS,
    places: ['utila'],
    interests: ['diving' as const],
    children: [14],
  }
  const { items } = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
  for (const gear of ['dive-computer', 'surface-marker', 'dive-card'])
    expect(items.find(({ id }) => id === gear)).toMatchObject({ quantity: 3 })
})

test.each([
  [2, 8, { 'reef-sunscreen': 2, 'solid-soap': 1, 'power-bank': 1 }],
  [6, 14, { 'reef-sunscreen': 8, 'solid-soap': 3, 'power-bank': 3 }],
  [1, 30, { 'reef-sunscreen': 2, 'solid-soap': 1, 'power-bank': 1 }],
  [12, 30, { 'reef-sunscreen': 18, 'solid-soap': 12, 'power-bank': 6 }],
])('PLAN-08 %i people for %i days share what gets used up, within limits', (adults, days, expected) => {
  const parameters = { ...DEFAULT_PARAMETERS, adults, when: { month: 3, days }, places: ['roatan'] }
  const { items } = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
  for (const [shared, quantity] of Object.entries(expected))
    expect(items.find(({ id }) => id === shared)).toMatchObject({ quantity })
})

test('PLAN-08 each of six has cubes and a laundry bag, and they share repellent and first-aid kits', () => {
  const quantities = (adults: number) => {
    const parameters = {
      ...DEFAULT_PARAMETERS,
      adults,
      when: { month: 2, days: 14 },
      bag: 'checked' as const,
    }
    const { items } = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
    return ['repellent', 'first-aid-kit', 'packing-cubes', 'laundry-bag'].map(
      (id) => items.find((item) => item.id === id)?.quantity,
    )
  }
  expect(quantities(6)).toEqual([6, 2, 6, 6])
  expect(quantities(1)).toEqual([1, 1, 1, 1])
})

test('PLAN-08 PLAN-09 meetings need neither beach items nor more than a cabin bag', () => {
  const parameters = {
    ...DEFAULT_PARAMETERS,
    when: { month: 6, days: 4 },
    adults: 1,
    places: ['tegucigalpa'],
    interests: ['business' as const, 'food' as const],
    arrival: 'XPL' as const,
    departure: 'XPL' as const,
  }
  const { items } = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
  const ids = items.map(({ id }) => id)
  for (const none of ['dry-bag', 'day-pack', 'sandals', 'sun-hat']) expect(ids).not.toContain(none)
  expect(checkCarryOn(items, parameters)).toMatchObject({ limitGrams: 10_000 })
  expect(checkCarryOn(items, parameters).grams).toBeLessThan(10_000)
})

test('PLAN-08 a one-day trip needs nothing for the night, a beach no binoculars, and a dive no rash guard', () => {
  const packs = (changes: Partial<TripRequest['parameters']>) => {
    const parameters = { ...DEFAULT_PARAMETERS, ...changes }
    const { items } = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
    return items.map(({ id }) => id)
  }
  const day = packs({ when: { month: 2, days: 1 }, places: ['tela'] })
  for (const none of ['menstrual-products', 'eye-mask-earplugs']) expect(day).not.toContain(none)
  expect(packs({ places: ['roatan'], interests: ['beach'], arrival: 'RTB' })).not.toContain('binoculars')
  const dives = { when: { month: 5, days: 5 }, places: ['utila'], interests: ['diving' as const] }
  expect(packs(dives)).not.toContain('rash-guard')
})

test('PLAN-08 a day ashore needs no soap, and the lake no conditioner for salty hair', () => {
  const packs = (changes: Partial<TripRequest['parameters']>) => {
    const parameters = { ...DEFAULT_PARAMETERS, ...changes }
    const { items } = packFor(planTrip({ parameters, edits: NO_EDITS }, data), parameters, data)
    return items.map(({ id }) => id)
  }
  const ashore = packs({
    when: { month: 2, days: 1 },
    places: ['roatan'],
    arrival: 'RTB',
    departure: 'RTB',
  })
  for (const hygiene of ['solid-soap', 'shampoo-bar', 'toothbrush', 'toothpaste', 'deodorant'])
    expect(ashore).not.toContain(hygiene)
  const atLake = packs({ when: { month: 2, days: 4 }, places: ['lago-de-yojoa'], interests: ['rivers'] })
  expect(atLake).not.toContain('conditioner')
})

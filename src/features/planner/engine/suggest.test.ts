import { expect, test } from 'vitest'
import { type Interest, INTERESTS } from '~/content/trip-choices'
import { activitiesById, activitiesOf, data, plan } from '../testing/plans'
import { DEFAULT_PARAMETERS, NO_EDITS, type TripRequest } from './parameters'
import { planTrip } from './plan-trip'

test('PLAN-03 two places that only together match the request are suggested together', () => {
  const { stays } = plan({ when: { month: 2, days: 8 }, interests: ['ruins', 'snorkel'] })
  expect(stays.map(({ place }) => place)).toEqual(['copan', 'roatan'])
})

test.each([[[4, 9]], [[2]], [[]]])(
  'PLAN-03 children of %j see the ruins and an island like everyone else, and two adults take turns with the youngest',
  (children) => {
    const { stays } = plan({ when: { month: 7, days: 8 }, children, interests: ['ruins', 'snorkel'] })
    expect(stays.map(({ place }) => place)).toEqual(['copan', 'roatan'])
  },
)

test.each([
  [3, 'SAP', ['ruins', 'rivers']],
  [5, 'XPL', ['ruins']],
] as const)('PLAN-03 %d days from %s are enough for the ruins', (days, arrival, interests) => {
  const { stays } = plan({
    when: { month: 2, days },
    arrival,
    departure: arrival,
    interests: [...interests],
  })
  expect(stays.map(({ place }) => place)).toContain('copan')
})

test('PLAN-03 nights left over by locks are spent near the route, and not in a place that is refused', () => {
  const restOf = (places: string[], nights: Record<string, number>, days = 8) =>
    planTrip(
      {
        parameters: { ...DEFAULT_PARAMETERS, when: { month: 3, days }, places },
        edits: { ...NO_EDITS, nights },
      },
      data,
    ).stays.find(({ stopover }) => stopover === 'rest')
  const nights = { copan: 3, 'lago-de-yojoa': 2 }
  const places = Object.keys(nights)
  expect(restOf(places, nights)).toMatchObject({ place: 'tela', nights: 2 })
  expect(restOf(places, { ...nights, tela: 0 })?.place).not.toBe('tela')
  expect(restOf(places, { ...nights, 'san-pedro-sula': 0 })?.place).not.toBe('san-pedro-sula')
  // One night is not worth hours of travel.
  expect(restOf(['copan', 'roatan'], { copan: 3, roatan: 3 })?.place).toBe('san-pedro-sula')
  expect(restOf(['copan', 'roatan'], { copan: 3, roatan: 3 }, 9)?.place).not.toBe('san-pedro-sula')
})

test('PLAN-03 birdwatchers who avoid beaches and ruins are sent to the lake and the forest', () => {
  for (const days of [5, 8])
    for (const interests of [['wildlife'], ['wildlife', 'hiking'], ['wildlife', 'coffee']] as const) {
      const { stays } = plan({
        when: { month: 2, days },
        interests: [...interests],
        avoid: ['beach', 'ruins'],
      })
      const places = stays.map(({ place }) => place)
      expect(places).toContain('lago-de-yojoa')
      if (days > 5) expect(places).toContain('pico-bonito')
      expect(['lago-de-yojoa', 'pico-bonito', 'la-ceiba', 'tela']).toEqual(expect.arrayContaining(places))
    }
})

test('PLAN-03 at a relaxed pace, one place per four nights or so is suggested', () => {
  for (const interests of [['snorkel', 'ruins'], ['rest'], ['hiking', 'coffee'], []] as const)
    for (const days of [5, 8, 10, 14, 21]) {
      const { stays } = plan({ when: { month: 3, days }, pace: 'relaxed', interests: [...interests] })
      const places = stays.filter(({ stopover }) => !stopover)
      expect(places.length).toBeLessThanOrEqual(Math.round((days - 1) / 4))
    }
})

test('PLAN-03 travelers who want beaches and rest are sent to beaches only, from an inland airport too', () => {
  const gateways = { arrival: 'XPL', departure: 'XPL' } as const
  const { stays } = plan({ ...gateways, when: { month: 2, days: 7 }, interests: ['beach', 'rest'] })
  const places = stays.filter(({ stopover }) => !stopover).map(({ place }) => place)
  expect(['tela', 'roatan']).toEqual(expect.arrayContaining(places))
})

test('PLAN-03 no museum town is added to ruins and reefs, even with children', () => {
  const when = { month: 7, days: 10 }
  const { stays } = plan({ when, children: [4, 11], interests: ['ruins', 'snorkel'] })
  expect(stays.map(({ place }) => place)).toEqual(['copan', 'roatan'])
  const open = plan({ when: { month: 12, days: 10 }, interests: [] }).stays
  expect(open.map(({ place }) => place)).toEqual(['copan', 'roatan', 'lago-de-yojoa'])
})

test.each([
  [12, { copan: 3 }],
  [14, { roatan: 4 }],
  [10, { copan: 2, tela: 3 }],
])(
  'PLAN-03 in %i days, the nights that %j leave over are spread over places worth a stay',
  (days, nights) => {
    const places = Object.keys(nights)
    const request = {
      parameters: { ...DEFAULT_PARAMETERS, when: { month: 3, days }, places },
      edits: { ...NO_EDITS, nights },
    }
    const trip = planTrip(request, data)
    const rest = trip.stays.filter(({ stopover }) => stopover === 'rest')
    expect(rest.length).toBeGreaterThan(1)
    expect(Math.max(...rest.map((stay) => stay.nights))).toBeLessThan(4)
    expect(trip.stays.filter(({ isLocked }) => isLocked).map((stay) => [stay.place, stay.nights])).toEqual(
      Object.entries(nights),
    )
  },
)

test.each([
  [['ruins', 'hiking', 'food'], 7],
  [['ruins', 'food', 'beach'], 5],
  [['ruins', 'rest', 'coffee', 'hiking'], 8],
  [['ruins', 'rivers', 'culture'], 10],
] as const)('PLAN-03 a request for %j in %i days includes the ruins of Copán', (interests, days) => {
  const { stays } = plan({ when: { month: 2, days }, interests: [...interests] })
  expect(stays.map(({ place }) => place)).toContain('copan')
})

test.each(INTERESTS)(
  'PLAN-03 travelers who choose nearly everything but %s are sent nowhere with that as its main sight',
  (refused) => {
    const interests = INTERESTS.filter((one) => one !== refused)
    for (let days = 3; days <= 21; days += 3)
      for (const { place, stopover } of plan({ interests, when: { month: 3, days } }).stays) {
        const sight = data.activities.find((one) => one.isHighlight && one.place === place)
        if (!stopover) expect(sight?.interests[0]).not.toBe(refused)
      }
  },
)

test.each<Partial<TripRequest['parameters']>>([
  { interests: ['culture', 'hiking'] },
  { interests: [] },
  { departure: 'land' },
])('PLAN-03 two weeks by land from Guatemala with %j begin in Copán, Santa Rosa and Gracias', (changes) => {
  const { stays } = plan({ origin: 'GT', arrival: 'land', when: { month: 2, days: 14 }, ...changes })
  const west = ['copan', 'santa-rosa-de-copan', 'gracias']
  expect(stays.slice(0, 3).map(({ place }) => place)).toEqual(west)
})

test('PLAN-02 PLAN-03 no place is suggested and nothing is planned for interests that a traveler avoids', () => {
  const isFor = (interest: Interest) => (id: string) => activitiesById.get(id)?.interests[0] === interest
  for (const days of [4, 6, 8, 10, 15])
    for (const interests of [['hiking', 'coffee'], ['hiking'], ['coffee', 'wildlife'], []] as const) {
      const trip = plan({ when: { month: 8, days }, interests: [...interests], avoid: ['beach'] })
      const sights = trip.stays.map(
        ({ place }) => data.activities.find((one) => one.place === place && one.isHighlight)?.interests[0],
      )
      expect(sights).not.toContain('beach')
      expect(activitiesOf(trip).flat().some(isFor('beach'))).toBe(false)
    }
  const known = { ...DEFAULT_PARAMETERS, interests: ['ruins' as const, 'beach' as const] }
  const nights = { copan: 0, roatan: 0 }
  const others = planTrip({ parameters: known, edits: { ...NO_EDITS, nights } }, data).stays
  expect(others.length).toBeGreaterThan(0)
  expect(others.filter(({ place }) => place === 'copan' || place === 'roatan')).toEqual([])
  const roatan = { when: { month: 3, days: 6 }, places: ['roatan'], children: [7, 9] }
  expect(
    activitiesOf(plan({ ...roatan, avoid: ['snorkel'] }))
      .flat()
      .some(isFor('snorkel')),
  ).toBe(false)
  const both = { ...roatan, interests: ['snorkel' as const] }
  expect(plan({ ...both, avoid: ['snorkel'] }).days).toEqual(plan(both).days)
  expect(plan({ avoid: [...INTERESTS] }).stays).not.toEqual([])
  const noBeach = { ...roatan, avoid: ['beach' as const] }
  expect(activitiesOf(plan(noBeach)).flat()).not.toContain('west-bay-snorkel')
  expect(activitiesOf(plan({ ...noBeach, interests: ['snorkel'] })).flat()).toContain('west-bay-snorkel')
})

test.each([
  ['GT', 7],
  ['GT', 9],
  ['SV', 9],
  ['NI', 7],
  ['NI', 11],
] as const)(
  'PLAN-03 by land from %s, %i days are not spent in one place for want of interests',
  (origin, days) => {
    const { stays } = plan({ arrival: 'land', departure: 'land', origin, when: { month: 2, days } })
    expect(Math.max(...stays.map(({ nights }) => nights))).toBeLessThanOrEqual(3)
  },
)

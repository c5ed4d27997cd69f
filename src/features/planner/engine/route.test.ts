import { expect, test } from 'vitest'
import { data, plan } from '../testing/plans'
import { removeStopover } from './edit'
import { DEFAULT_PARAMETERS, NO_EDITS } from './parameters'
import { planTrip } from './plan-trip'
import type { Trip } from './trip'

test('PLAN-03 travelers who do not want to fly or go by sea do so only where there is no other way', () => {
  const modesOf = ({ days }: Trip) => days.flatMap(({ rides }) => rides.map(({ leg }) => leg.mode))
  const needed = ({ warnings }: Trip) =>
    warnings.flatMap((one) => (one.kind === 'no-other-way' ? one.way : []))
  const roatan = { when: { start: '2027-03-01', days: 8 }, places: ['roatan'] }
  expect(modesOf(plan(roatan))).toContain('plane')
  const bySea = plan({ ...roatan, without: ['flights'] })
  expect(modesOf(bySea)).toContain('ferry')
  expect(modesOf(bySea)).not.toContain('plane')
  expect(needed(bySea)).toEqual([])
  const coast = { when: { month: 3, days: 9 }, places: ['la-ceiba', 'utila'] }
  expect(modesOf(plan(coast))).toContain('ferry')
  const dry = modesOf(plan({ ...coast, without: ['boats'] }))
  expect(dry.filter((mode) => mode === 'ferry' || mode === 'boat')).toEqual([])
  expect(needed(plan({ ...roatan, places: ['cayos-cochinos'], without: ['boats'] }))).toEqual(['boats'])
  for (const interests of [['snorkel', 'beach'], ['ruins', 'snorkel'], ['wildlife'], []] as const)
    expect(needed(plan({ interests: [...interests], without: ['flights', 'boats'] }))).toEqual([])
})

test('PLAN-03 by land, the last suggested place decides which border crossing to leave by', () => {
  const trip = plan({
    arrival: 'land',
    departure: 'land',
    origin: 'GT',
    exit: 'SV',
    when: { start: '2027-07-23', days: 9 },
    avoid: ['beach'],
  })
  expect(trip.start).toBe('copan')
  expect(trip.end).toBe('tegucigalpa')
  expect(trip.warnings.map(({ kind }) => kind)).not.toContain('no-daytime')
})

test('PLAN-03 by land, the border crossing closer to the places is used', () => {
  const land = { arrival: 'land', departure: 'land', origin: 'SV', when: { month: 2, days: 6 } } as const
  expect(plan({ ...land, places: ['tegucigalpa'] }).start).toBe('tegucigalpa')
  expect(plan({ ...land, places: ['copan'] }).start).toBe('santa-rosa-de-copan')
  expect(plan({ ...land, places: [] }).start).toBe('santa-rosa-de-copan')
})

test.each([
  ['guanaja', 'SAP', 'la-ceiba'],
  ['trujillo', 'SAP', 'la-ceiba'],
  ['roatan', 'RTB', 'la-ceiba'],
  ['la-ceiba', 'LCE', undefined],
] as const)(
  'PLAN-03 from %s, the morning boat to the cays is taken after a night at the pier',
  (from, arrival, pier) => {
    const places = [from, 'cayos-cochinos']
    const { stays } = plan({ when: { month: 3, days: 9 }, places, arrival, departure: arrival })
    const before = stays[stays.findIndex(({ place }) => place === 'cayos-cochinos') - 1]
    expect(before).toMatchObject(pier ? { place: pier, nights: 1, stopover: 'boat' } : { place: from })
  },
)

test('PLAN-03 travelers who fly in take the boat the next morning, unless they remove the night', () => {
  const parameters = {
    ...DEFAULT_PARAMETERS,
    places: ['cayos-cochinos'],
    arrival: 'LCE' as const,
    departure: 'LCE' as const,
  }
  const request = { parameters, edits: NO_EDITS }
  const { stays } = planTrip(request, data)
  expect(stays[0]).toMatchObject({ place: 'la-ceiba', nights: 1, stopover: 'boat' })
  expect(planTrip(removeStopover(request, stays[0]!), data).stays).toMatchObject([
    { place: 'cayos-cochinos', nights: 7 },
  ])
})

test('PLAN-03 PLAN-06 a night separates hours on the road from a plane that does not fly every day, and tight connections are named', () => {
  const west = plan({ when: { start: '2027-02-05', days: 15 }, places: ['gracias', 'utila'] })
  expect(west.stays.map(({ place, nights, stopover }) => [place, stopover ? nights : 0])).toEqual([
    ['gracias', 0],
    ['san-pedro-sula', 1],
    ['utila', 0],
  ])
  const connections = ({ warnings }: Trip) => warnings.filter(({ kind }) => kind === 'connection')
  expect(connections(west)).toEqual([])
  const arriving = plan({ when: { start: '2027-02-12', days: 8 }, places: ['utila'] })
  expect(connections(arriving)).toEqual([{ kind: 'connection', day: 1, place: 'san-pedro-sula' }])
  const short = planTrip(
    {
      parameters: {
        ...DEFAULT_PARAMETERS,
        when: { start: '2027-02-09', days: 6 },
        places: ['gracias', 'utila'],
      },
      edits: { ...NO_EDITS, nights: { gracias: 3, utila: 2 } },
    },
    data,
  )
  expect(connections(short)).toEqual([{ kind: 'connection', day: 4, place: 'san-pedro-sula' }])
})

test('PLAN-03 PLAN-06 hours to the border count toward the first day, and a night separates them from more', () => {
  const byLand = { arrival: 'land', departure: 'land', when: { month: 2, days: 8 } } as const
  const far = plan({ ...byLand, origin: 'GT', places: ['utila'] })
  expect(far.stays.map(({ place, nights }) => [place, nights])).toEqual([
    ['copan', 1],
    ['utila', 5],
    ['copan', 1],
  ])
  const near = plan({ ...byLand, origin: 'SV', places: ['gracias'] })
  expect(near.stays.map(({ place }) => place)).toEqual(['gracias'])
  expect(near.warnings).toContainEqual({ kind: 'long-day', day: 1, hours: 7 })
})

test('PLAN-03 nobody takes a boat to the flight home on the same day, unless they remove the night', () => {
  const parameters = {
    ...DEFAULT_PARAMETERS,
    when: { month: 4, days: 5 },
    places: ['utila'],
    departure: 'RTB' as const,
  }
  const request = { parameters, edits: NO_EDITS }
  const trip = planTrip(request, data)
  expect(trip.stays.at(-1)).toMatchObject({ place: 'roatan', nights: 1, stopover: 'transfer' })
  expect(trip.days.at(-1)?.rides).toEqual([])
  expect(planTrip(removeStopover(request, trip.stays.at(-1)!), data).stays).toMatchObject([
    { place: 'utila', nights: 4 },
  ])
})

test('PLAN-03 PLAN-06 a trip by sea or air plus a bus ends the day before the flight home, and a long transfer is named', () => {
  const parameters = {
    ...DEFAULT_PARAMETERS,
    when: { start: '2026-12-28', days: 10 },
    places: ['copan', 'roatan'],
    departure: 'XPL' as const,
  }
  const request = { parameters, edits: NO_EDITS }
  const trip = planTrip(request, data)
  const flightDay = ({ warnings }: Trip) => warnings.find(({ kind }) => kind === 'flight-day')
  expect(trip.stays.at(-1)).toMatchObject({ place: 'comayagua', nights: 1, stopover: 'transfer' })
  expect(flightDay(trip)).toBeUndefined()
  const without = planTrip(removeStopover(request, trip.stays.at(-1)!), data)
  expect(flightDay(without)).toEqual({ kind: 'flight-day', day: 10, hours: 5, place: 'comayagua' })
  const ways = [
    { places: ['roatan'], hours: 2.5 },
    { places: ['copan'], hours: 3.5 },
    { places: ['tela'], hours: undefined },
    { places: ['copan'], departure: 'land' as const, hours: undefined },
    { places: ['copan'], origin: 'HN' as const, hours: undefined },
    { places: ['roatan'], when: { month: 3, days: 1 }, hours: undefined },
  ]
  for (const { hours, ...changes } of ways)
    expect(flightDay(plan({ when: { month: 3, days: 4 }, ...changes })), changes.places[0]).toEqual(
      hours && { kind: 'flight-day', day: 4, hours, place: 'san-pedro-sula' },
    )
})

test('PLAN-03 travelers who come and leave by land take no plane where there is a bus or a ferry', () => {
  const byLand = { arrival: 'land', departure: 'land', places: ['roatan', 'tela'] } as const
  const modes = (origin: 'GT' | 'HN') => {
    const trip = plan({ ...byLand, places: [...byLand.places], origin, when: { month: 2, days: 9 } })
    expect(trip.days.flatMap(({ rides }) => rides.map(({ leg }) => leg.mode))).not.toContain('plane')
    return trip
  }
  expect(modes('GT').stays.some(({ stopover }) => stopover === 'transfer')).toBe(true)
  expect(modes('HN').stays.some(({ stopover }) => stopover)).toBe(false)
})

test('PLAN-01 PLAN-03 a trip from a home in Honduras goes by road and begins at the nearest gateway', () => {
  const fromHome = { origin: 'HN', arrival: 'XPL', departure: 'XPL' } as const
  const trip = plan({ ...fromHome, places: ['lago-de-yojoa'], when: { month: 2, days: 3 } })
  expect([trip.start, trip.end]).toEqual(['comayagua', 'comayagua'])
  expect(trip.warnings).toContainEqual({ kind: 'home', place: 'comayagua' })
  const islands = plan({ ...fromHome, places: ['roatan'], when: { month: 2, days: 6 } })
  const modes = islands.days.flatMap(({ rides }) => rides.map(({ leg }) => leg.mode))
  expect(modes).toContain('ferry')
  expect(modes).not.toContain('plane')
  expect(islands.warnings.map(({ kind }) => kind)).not.toContain('flight-day')
})

test('PLAN-03 PLAN-06 travelers who leave by land for another country end near its border, and both ways are named', () => {
  const land = { arrival: 'land', departure: 'land', origin: 'GT', exit: 'NI' } as const
  const trip = plan({ ...land, places: ['copan', 'lago-de-yojoa'], when: { month: 2, days: 9 } })
  expect([trip.start, trip.end]).toEqual(['copan', 'tegucigalpa'])
  expect(trip.warnings).toEqual(
    expect.arrayContaining([
      { kind: 'border', from: 'GT', place: 'copan', hours: 6 },
      { kind: 'border', from: 'NI', place: 'tegucigalpa', hours: 8 },
    ]),
  )
  expect(trip.days.at(-1)?.slots.morning.kind).toBe('travel')
})

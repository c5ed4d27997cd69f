import { expect, test } from 'vitest'
import { activitiesOf, data, plan } from '../testing/plans'
import { daysBetween } from './calendar'
import { DEFAULT_PARAMETERS, NO_EDITS } from './parameters'
import { planTrip } from './plan-trip'
import type { Trip } from './trip'

test.each([
  ['2026-12-22', ['copan', 'roatan'], '2026-12-25'],
  ['2026-12-20', ['utila', 'gracias'], '2026-12-25'],
  ['2026-12-29', ['copan', 'roatan'], '2027-01-01'],
  ['2027-03-23', ['copan', 'tela'], '2027-03-26'],
])('PLAN-03 from %s, no move between %j is on a day without buses', (start, places, quiet) => {
  const trip = plan({ when: { start, days: 8 }, places: [...places] })
  const rides = trip.days.filter(({ date }) => date === quiet).flatMap((day) => day.rides)
  expect(rides).toEqual([])
})

test('PLAN-03 nights set by the traveler stay, even if a move then falls on a holiday', () => {
  const { stays } = planTrip(
    {
      parameters: {
        ...DEFAULT_PARAMETERS,
        when: { start: '2026-12-22', days: 8 },
        places: ['copan', 'roatan'],
      },
      edits: { ...NO_EDITS, nights: { copan: 3 } },
    },
    data,
  )
  expect(stays.map(({ nights }) => nights)).toEqual([3, 4])
})

test.each([
  ['2027-04-27', '2027-05-01'],
  ['2027-09-11', '2027-09-15'],
  ['2027-03-20', '2027-03-24'],
])(
  'PLAN-03 PLAN-06 from %s, the planner avoids a long trip on %s, and warns of one that the traveler set',
  (start, date) => {
    const days = 9
    const copan = daysBetween(start, date)
    const parameters = {
      ...DEFAULT_PARAMETERS,
      when: { start, days },
      places: ['copan', 'gracias'],
    }
    const movesOn = (nights: Record<string, number>) => {
      const trip = planTrip({ parameters, edits: { ...NO_EDITS, order: ['copan', 'gracias'], nights } }, data)
      const ways = trip.warnings.flatMap((one) => (one.kind === 'holiday-way' ? one.day : []))
      return { ways, isOn: trip.days.some((day) => day.date === date && day.rides.length > 0) }
    }
    expect(movesOn({ copan })).toEqual({ ways: [copan + 1], isOn: true })
    expect(movesOn({})).toEqual({ ways: [], isOn: false })
  },
)

test.each([
  [['comayagua', 'tegucigalpa'], 'XPL', '2027-03-24', 5],
  [['tegucigalpa', 'comayagua'], 'XPL', '2027-03-22', 8],
  [['comayagua', 'lago-de-yojoa'], 'SAP', '2027-03-23', 7],
] as const)(
  'PLAN-03 PLAN-04 a trip to %j by %s from %s sees the Good Friday carpets in Comayagua',
  (places, gateway, start, days) => {
    const parameters = {
      places: [...places],
      arrival: gateway,
      departure: gateway,
      interests: ['culture' as const],
    }
    const friday = (from: string) =>
      plan({ ...parameters, when: { start: from, days } }).days.find(({ date }) => date === '2027-03-26')
    expect(friday(start)?.slots.morning).toMatchObject({ activity: 'comayagua-carpets' })
    expect(friday(start)?.rides).toEqual([])
    for (const when of [
      { start: '2027-04-04', days },
      { month: 3, days },
    ])
      expect(JSON.stringify(plan({ ...parameters, when }))).not.toContain('carpets')
  },
)

test('PLAN-03 nights set by the traveler stay, even if they miss the Good Friday carpets', () => {
  const parameters = {
    ...DEFAULT_PARAMETERS,
    when: { start: '2027-03-24', days: 5 },
    arrival: 'XPL' as const,
    departure: 'XPL' as const,
    places: ['comayagua', 'tegucigalpa'],
  }
  const { stays } = planTrip({ parameters, edits: { ...NO_EDITS, nights: { comayagua: 1 } } }, data)
  expect(stays.map(({ place, nights }) => [place, nights])).toEqual([
    ['comayagua', 1],
    ['tegucigalpa', 3],
  ])
  expect(data.activities.find(({ id }) => id === 'comayagua-cathedral')?.description).not.toContain('carpets')
})

test('PLAN-03 PLAN-06 a long move on Christmas Eve is put on another day, or, if the traveler set the nights, raises a warning', () => {
  const parameters = {
    ...DEFAULT_PARAMETERS,
    when: { start: '2026-12-18', days: 12 },
    places: ['roatan', 'copan'],
    interests: ['beach' as const],
  }
  const ridesOn = (trip: Trip, date: string) => trip.days.find((day) => day.date === date)?.rides
  const free = planTrip({ parameters, edits: NO_EDITS }, data)
  for (const date of ['2026-12-24', '2026-12-25']) expect(ridesOn(free, date)).toEqual([])
  expect(free.warnings.map(({ kind }) => kind)).not.toContain('holiday-way')
  const set = planTrip({ parameters, edits: { ...NO_EDITS, nights: { roatan: 6 } } }, data)
  expect(ridesOn(set, '2026-12-24')).not.toEqual([])
  expect(set.warnings).toContainEqual({ kind: 'holiday-way', day: 7, hours: 6 })
  const week = plan({ ...parameters, when: { start: '2026-12-04', days: 12 } })
  expect(week.warnings.map(({ kind }) => kind)).not.toContain('holiday-way')
})

test('PLAN-03 PLAN-04 PLAN-06 on Holy Thursday and Good Friday no museum is planned, on Friday no bus that can wait, and the plan says so', () => {
  const trip = plan({
    when: { start: '2027-03-23', days: 6 },
    places: ['copan', 'gracias', 'santa-rosa-de-copan'],
    arrival: 'land',
    departure: 'land',
    origin: 'GT',
  })
  const dates = ['2027-03-25', '2027-03-26']
  const holy = trip.days.filter(({ date }) => dates.includes(date ?? ''))
  expect(holy.at(-1)?.rides).toEqual([])
  expect(JSON.stringify(holy)).not.toContain('casa-galeano')
  expect(trip.warnings).toContainEqual({ kind: 'holidays', dates: [...dates, '2027-03-27'] })
  const ruins = plan({ when: { start: '2027-03-24', days: 4 }, places: ['copan'], interests: ['ruins'] })
  expect(activitiesOf(ruins)[1]).toContain('copan-ruins')
})

test('PLAN-03 PLAN-06 a move away from Christmas leaves no place without daytime', () => {
  const when = { start: '2026-12-20', days: 9 }
  const trip = plan({ when, places: ['copan', 'tela', 'roatan'], departure: 'RTB' })
  expect(trip.stays.map(({ nights }) => nights)).toEqual([2, 2, 4])
  expect(trip.warnings.map(({ kind }) => kind)).not.toContain('no-daytime')
})

test('PLAN-04 PLAN-06 museums are closed at Christmas and New Year, and the plan says so', () => {
  const inComayagua = (start: string) =>
    plan({
      when: { start, days: 3 },
      places: ['comayagua'],
      interests: ['culture'],
      arrival: 'XPL',
      departure: 'XPL',
    })
  const museum = 'comayagua-archaeology-museum'
  expect(activitiesOf(inComayagua('2026-12-16'))[1]).toContain(museum)
  for (const [start, holiday] of [
    ['2026-12-24', '2026-12-25'],
    ['2026-12-31', '2027-01-01'],
  ] as const) {
    const trip = inComayagua(start)
    expect(activitiesOf(trip)[1]).not.toContain(museum)
    expect(trip.warnings).toContainEqual({ kind: 'holidays', dates: [holiday] })
  }
  expect(inComayagua('2026-12-16').warnings.map(({ kind }) => kind)).not.toContain('holidays')
})

test('PLAN-04 on Christmas Day neither ruins nor a farm is planned, and the ruins are seen on another day, if need be in an afternoon', () => {
  const inCopan = (start: string, days: number) =>
    plan({ when: { start, days }, places: ['copan'], interests: ['ruins', 'coffee'] })
  const shut = /copan-ruins|sepulturas|museum|farm/
  for (const days of [3, 5]) {
    const trip = inCopan('2026-12-24', days)
    expect(activitiesOf(trip)[1]).not.toEqual([])
    expect(JSON.stringify(trip.days[1])).not.toMatch(shut)
  }
  expect(activitiesOf(inCopan('2026-12-24', 5)).flat()).toContain('copan-ruins')
  expect(activitiesOf(inCopan('2026-12-17', 3))[1]).toContain('copan-ruins')
  const parameters = {
    ...DEFAULT_PARAMETERS,
    when: { start: '2026-12-22', days: 5 },
    places: ['gracias', 'copan'],
  }
  const edits = { ...NO_EDITS, order: ['gracias', 'copan'], nights: { gracias: 2, copan: 2 } }
  const short = planTrip({ parameters, edits }, data)
  expect(short.days[2]?.slots.afternoon).toMatchObject({ activity: 'copan-ruins' })
})

import { expect, test } from 'vitest'
import type { Interest } from '~/content/trip-choices'
import { activitiesOf, data, plan } from '../testing/plans'
import { DEFAULT_PARAMETERS, NO_EDITS, type TripRequest } from './parameters'
import { planTrip } from './plan-trip'
import type { Trip } from './trip'

test('PLAN-06 an interest that no chosen place serves is named, with the closest place that does', () => {
  const named = (interests: Interest[], nights = {}) =>
    planTrip(
      {
        parameters: { ...DEFAULT_PARAMETERS, places: ['copan'], interests },
        edits: { ...NO_EDITS, nights },
      },
      data,
    ).warnings.filter(({ kind }) => kind === 'not-there')
  expect(named(['ruins', 'coffee'])).toEqual([])
  // The museum of San Pedro Sula, where one night is on the way to the plane, does not make up for it.
  const { stays, warnings } = plan({
    places: ['utila'],
    when: { start: '2027-01-08', days: 12 },
    interests: ['diving', 'ruins'],
  })
  expect(stays).toContainEqual(expect.objectContaining({ place: 'san-pedro-sula', stopover: 'transfer' }))
  expect(warnings).toContainEqual({ kind: 'not-there', interest: 'ruins', place: 'copan' })
  // Hot springs belong to the same interest as rivers.
  const atSprings = plan({
    places: ['gracias'],
    when: { month: 2, days: 6 },
    interests: ['hiking', 'rivers'],
  })
  expect(atSprings.warnings.map(({ kind }) => kind)).not.toContain('not-there')
  expect(activitiesOf(atSprings).flat()).toContain('gracias-hot-springs')
  expect(named(['ruins', 'beach'])).toEqual([{ kind: 'not-there', interest: 'beach', place: 'tela' }])
  expect(named(['beach'], { tela: 0 })).not.toContainEqual({
    kind: 'not-there',
    interest: 'beach',
    place: 'tela',
  })
  expect(plan({ interests: ['beach', 'ruins'] }).warnings.map(({ kind }) => kind)).not.toContain('not-there')
})

test('PLAN-06 by land, the trip to the border is named', () => {
  const warningsFrom = (origin: 'SV' | 'HN', places: string[]) =>
    plan({ when: { month: 2, days: 6 }, places, origin, arrival: 'land', departure: 'land' }).warnings
  const border = { kind: 'border', from: 'SV', place: 'tegucigalpa', hours: 7 }
  expect(warningsFrom('SV', ['tegucigalpa'])).toContainEqual(border)
  expect(warningsFrom('HN', ['tegucigalpa']).map(({ kind }) => kind)).not.toContain('border')
})

test('PLAN-06 travelers who live in Honduras are told where the plan begins, and others are not', () => {
  const warningsFrom = (origin: 'US' | 'HN') =>
    plan({ places: ['tela'], origin, arrival: 'land', departure: 'land' }).warnings
  expect(warningsFrom('HN')).toContainEqual({ kind: 'home', place: 'san-pedro-sula' })
  expect(warningsFrom('US').map(({ kind }) => kind)).not.toContain('home')
})

test('PLAN-06 the storm season names a place with two stays once', () => {
  const { stays, warnings } = plan({
    when: { month: 9, days: 9 },
    arrival: 'RTB',
    departure: 'RTB',
    places: ['utila'],
  })
  expect(stays.map(({ place }) => place)).toEqual(['roatan', 'utila', 'roatan'])
  expect(warnings).toContainEqual({ kind: 'storm-season', places: ['roatan', 'utila'] })
})

test('PLAN-06 dates in the past are named', () => {
  const kinds = (start: string) =>
    plan({ when: { start, days: 5 }, places: ['tela'] }).warnings.map(({ kind }) => kind)
  expect(kinds('2019-02-01')).toContain('past')
  expect(kinds('2099-02-01')).not.toContain('past')
})

test.each([
  ['2027-09-12', '2027-09-15'],
  ['2027-04-28', '2027-05-01'],
])('PLAN-06 a trip from %s names the public holiday of %s', (start, holiday) => {
  const places = ['tegucigalpa', 'comayagua']
  const closed = ({ warnings }: Trip) => warnings.find(({ kind }) => kind === 'holidays')
  expect(closed(plan({ when: { start, days: 7 }, places }))).toEqual({
    kind: 'holidays',
    dates: [holiday],
  })
  expect(closed(plan({ when: { start: holiday, days: 7 }, places }))).toBeDefined()
  const hasParades = start.startsWith('2027-09')
  const kinds = plan({ when: { start, days: 7 }, places }).warnings.map(({ kind }) => kind)
  expect(kinds.includes('parades')).toBe(hasParades)
  expect(closed(plan({ when: { start: holiday.replace(/..$/, '20'), days: 7 }, places }))).toBeUndefined()
})

test('PLAN-06 a trip during the October holidays names them, and one in October says when they are', () => {
  const weekOf = (when: TripRequest['parameters']['when']) =>
    plan({ when, places: ['tela'] }).warnings.find(({ kind }) => kind === 'morazan-week')
  const week = { from: '2027-10-06', to: '2027-10-10' }
  expect(weekOf({ start: '2027-10-04', days: 7 })).toEqual({ kind: 'morazan-week', week })
  expect(weekOf({ start: '2027-10-10', days: 7 })).toEqual({ kind: 'morazan-week', week })
  expect(weekOf({ month: 10, days: 7 })).toEqual({ kind: 'morazan-week', week })
  expect(weekOf({ start: '2027-10-11', days: 7 })).toBeUndefined()
  expect(weekOf({ month: 9, days: 7 })).toBeUndefined()
})

test('PLAN-06 hours of travel on Holy Thursday are named with their day', () => {
  const parameters = {
    ...DEFAULT_PARAMETERS,
    when: { start: '2027-03-20', days: 9 },
    places: ['gracias', 'copan'],
  }
  const nights = { gracias: 5, copan: 3 }
  const trip = planTrip({ parameters, edits: { ...NO_EDITS, order: ['gracias', 'copan'], nights } }, data)
  expect(trip.days[5]).toMatchObject({ date: '2027-03-25', place: 'copan' })
  expect(trip.warnings).toContainEqual({ kind: 'holiday-way', day: 6, hours: 4 })
})

test('PLAN-06 from December to February, cold fronts may stop boats and small planes', () => {
  const warns = (month: number, place: string) =>
    plan({ when: { month, days: 8 }, places: [place] }).warnings.some(({ kind }) => kind === 'northers')
  for (const month of [12, 1, 2]) expect(warns(month, 'utila')).toBe(true)
  for (const month of [3, 11]) expect(warns(month, 'utila')).toBe(false)
  expect(warns(1, 'copan')).toBe(false)
})

test('PLAN-06 all places tied for the most rain are named', () => {
  const trip = plan({ when: { month: 1, days: 10 }, places: ['roatan', 'utila'] })
  const rain = trip.warnings.find(({ kind }) => kind === 'rainy')
  expect(rain).toMatchObject({ places: ['roatan', 'utila'] })
})

test('PLAN-06 an interest for which the days leave no time is named, unlike one that is served', () => {
  const trip = plan({
    when: { start: '2027-11-12', days: 4 },
    arrival: 'land',
    departure: 'land',
    origin: 'SV',
    interests: ['coffee', 'culture', 'hiking'],
  })
  expect(trip.warnings.filter(({ kind }) => kind === 'not-planned')).toEqual([
    { kind: 'not-planned', interest: 'coffee' },
  ])
})

test('PLAN-06 days with nothing new are named, unlike a single one', () => {
  const free = (days: number) =>
    plan({
      places: ['tela'],
      interests: ['beach'],
      pace: 'relaxed',
      when: { month: 12, days },
    }).warnings.filter(({ kind }) => kind === 'free-days')
  expect(free(8)).toEqual([{ kind: 'free-days', days: [3, 5, 7] }])
  expect(free(4)).toEqual([])
})

test('PLAN-06 a place between two days of travel is named', () => {
  const parameters = { ...DEFAULT_PARAMETERS, when: { month: 2, days: 7 }, places: ['roatan', 'copan'] }
  const trip = planTrip({ parameters, edits: { ...NO_EDITS, nights: { roatan: 5 } } }, data)
  expect(trip.warnings).toContainEqual({ kind: 'no-daytime', place: 'copan' })
})

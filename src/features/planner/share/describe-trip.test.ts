import { expect, test } from 'vitest'
import { DEFAULT_PARAMETERS, NO_EDITS, type TripParameters } from '../engine/parameters'
import { planTrip } from '../engine/plan-trip'
import { tripMessages } from '../messages.server'
import { seedData } from '../testing/data'
import { calendarName, tripEvents, tripText } from './describe-trip'

const data = await seedData('en')
const t = tripMessages('en')
const tripOf = (changes: Partial<TripParameters>) =>
  planTrip({ parameters: { ...DEFAULT_PARAMETERS, ...changes }, edits: NO_EDITS }, data)
const when = { start: '2027-02-09', days: 4 }
const tela = tripOf({ when, places: ['tela'] })

test('PLAN-12 calendar events say what is planned, and the last one where it goes', () => {
  expect(tripEvents({ id: 'a', trip: tela, data, t }).map(({ title }) => title)).toEqual([
    expect.stringMatching(/^San Pedro Sula → Tela: .*Dinner on the Tela boardwalk$/),
    'Tela: Punta Sal by boat',
    expect.stringMatching(/^Tela: .+, .+/),
    'Tela → San Pedro Sula',
  ])
})

test('PLAN-12 an activity that takes the whole day is written once', () => {
  expect(tripEvents({ id: 'a', trip: tela, data, t })[1]?.text).toBe('Morning: Punta Sal by boat')
})

test('PLAN-12 events keep their ids when the plan changes, and differ from those of another trip on the same days', () => {
  const idsOf = (id: string, trip: typeof tela) => tripEvents({ id, trip, data, t }).map((event) => event.id)
  const before = idsOf('a', tela)
  expect(idsOf('a', tripOf({ when, places: ['copan'] }))).toEqual(before)
  expect(new Set([...before, ...idsOf('b', tela)]).size).toBe(8)
})

test('PLAN-12 the calendar file is named after the places and the first day', () => {
  expect(calendarName(tela)).toBe('honduras-tela-2027-02-09.ics')
  expect(calendarName(tripOf({ when: { month: 2, days: 4 }, places: ['tela'] }))).toBe('honduras-tela.ics')
})

test('PLAN-12 a plan as a message has a line for each day, with its rides', () => {
  const text = tripText({ title: '4 days', trip: tela, data, t, link: 'https://rumbo.example/t' })
  expect(text).toMatch(/^\*4 days\*\nTela\n\nDay 1 /)
  expect(text).toMatch(/\nDay 2 [^\n]+: Tela · Punta Sal by boat\n/)
  expect(text).toMatch(
    /\nDay 4 [^\n]+: Tela → San Pedro Sula · Tela – San Pedro Sula: [^\n]+ hours? by bus[^\n]*\n\nhttps:\/\/rumbo.example\/t$/,
  )
})

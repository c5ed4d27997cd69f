import { expect, test } from 'vitest'
import { seedData } from '../testing/data'
import { plusDays, weekdayOf } from './calendar'
import { DEFAULT_PARAMETERS, NO_EDITS } from './parameters'
import { planTrip } from './plan-trip'

test.each([0, 1, 2, 3, 4, 5, 6])(
  'PLAN-06 with dates %i days later, rides use what runs that day, or the plan says so',
  async (later) => {
    const data = await seedData('en')
    const start = plusDays('2027-02-07', later)
    for (const places of [['utila'], ['roatan', 'utila'], ['guanaja', 'roatan']]) {
      const parameters = { ...DEFAULT_PARAMETERS, when: { start, days: 8 }, places }
      const { days, warnings } = planTrip({ parameters, edits: NO_EDITS }, data)
      const warned = warnings.flatMap((warning) => (warning.kind === 'leg-days' ? [warning.leg] : []))
      for (const { date = '', rides } of days)
        for (const ride of rides) {
          const running = ride.leg.days
          const runs = running.length === 0 || running.includes(weekdayOf(date))
          expect(runs || warned.includes(ride.leg), `${ride.from} to ${ride.to} on ${date}`).toBe(true)
          if (places.includes('utila'))
            expect(runs, `another way from ${ride.from} to ${ride.to} on ${date}`).toBe(true)
        }
    }
  },
)

test.each([1, 2, 3, 4, 5, 6, 7])(
  'PLAN-06 with a holiday on day %i, rides use what runs every day, or the plan says so',
  async (day) => {
    const data = await seedData('en')
    const when = { start: plusDays('2027-01-02', -day), days: 8 }
    for (const places of [['utila'], ['roatan', 'utila'], ['guanaja', 'roatan'], ['guanaja']]) {
      const parameters = { ...DEFAULT_PARAMETERS, when, places, arrival: 'LCE' as const }
      const { days, warnings } = planTrip({ parameters, edits: NO_EDITS }, data)
      const warned = warnings.flatMap((warning) => (warning.kind === 'leg-days' ? warning.days : []))
      const seldom = days[day - 1]?.rides.some(({ leg }) => leg.days.length > 0)
      if (seldom) expect(warned).toContain(day)
    }
  },
)

test('PLAN-06 only rides on a ferry have a hint about ferries', async () => {
  const { legs } = await seedData('en')
  const others = legs.filter(({ mode, note = '' }) => mode !== 'ferry' && /ferr/i.test(note))
  expect(others.map(({ from, to }) => [from, to])).toEqual([])
})

test('PLAN-03 two weeks without preferences include the ruins and an island', async () => {
  const data = await seedData('en')
  const parameters = { ...DEFAULT_PARAMETERS, when: { month: 3, days: 14 } }
  const { stays } = planTrip({ parameters, edits: NO_EDITS }, data)
  const places = stays.map(({ place }) => place)
  expect(places).toContain('copan')
  expect(
    ['roatan', 'utila', 'guanaja'].some((island) => places.includes(island)),
    places.join(),
  ).toBe(true)
})

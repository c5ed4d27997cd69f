import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { DayCard } from './DayCard'
import { DEFAULT_PARAMETERS, NO_EDITS, type TripParameters } from './engine/parameters'
import { planTrip } from './engine/plan-trip'
import { tripMessages } from './messages.server'
import { seedData } from './testing/data'

const data = await seedData('en')

/** The text of a day on Roatán, arriving and leaving by its airport. */
const dayOf = (number: number, when: TripParameters['when']) => {
  const { days } = planTrip(
    {
      parameters: { ...DEFAULT_PARAMETERS, when, arrival: 'RTB', departure: 'RTB', places: ['roatan'] },
      edits: NO_EDITS,
    },
    data,
  )
  const card = (
    <DayCard day={days[number - 1]!} data={data} t={tripMessages('en')} locale="en" onChange={() => {}} />
  )
  return renderToStaticMarkup(card).replace(/<[^>]+>/g, ' ')
}

describe('a day in the plan', () => {
  test('PLAN-04 the evening of a day ashore says to be back on time', () => {
    const ashore = dayOf(1, { start: '2027-03-09', days: 1 })
    expect(ashore).toMatch(/Evening\s+Get back early/)
    expect(ashore).not.toContain('On the way')
  })

  test('PLAN-04 arrival and departure days have travel time', () => {
    for (const number of [1, 4]) {
      const day = dayOf(number, { start: '2027-03-09', days: 4 })
      expect(day).toContain('On the way')
      expect(day).not.toContain('Be back')
    }
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '~/i18n/locales'
import { DEFAULT_PARAMETERS, NO_EDITS, type TripParameters } from './engine/parameters'
import { planTrip } from './engine/plan-trip'
import { tripMessages } from './messages.server'
import { requestsFor } from './testing/arbitraries'
import { seedData } from './testing/data'
import { warningText } from './warning-text'

const TRIPS: Record<string, Partial<TripParameters>> = {
  rush: {
    when: { month: 2, days: 5 },
    places: ['copan', 'roatan', 'tegucigalpa', 'gracias', 'trujillo'],
  },
  divers: { when: { month: 10, days: 8 }, places: ['utila'], interests: ['diving'] },
  overland: {
    when: { month: 4, days: 8 },
    places: ['utila'],
    interests: ['diving'],
    arrival: 'land',
    departure: 'land',
  },
  west: { when: { month: 1, days: 5 }, places: ['gracias'], interests: ['hiking'] },
  baby: { when: { month: 3, days: 6 }, places: ['utila'], adults: 1, infants: 1, interests: ['diving'] },
  easter: { when: { start: '2027-03-20', days: 9 }, places: ['tela'] },
  winter: { when: { start: '2026-12-20', days: 14 }, places: ['tela'] },
  local: { places: ['tela'], origin: 'HN' },
  newYear: { when: { start: '2026-12-28', days: 8 }, places: ['tela'] },
  march: { when: { month: 3, days: 9 }, places: ['tela'] },
  october: { when: { start: '2027-10-04', days: 7 }, places: ['tela'] },
  northers: { when: { month: 1, days: 10 }, places: ['utila', 'roatan'] },
  inland: { places: ['copan'], interests: ['beach'] },
  eve: { when: { start: '2026-12-24', days: 6 }, places: ['copan'] },
  grounded: { when: { month: 3, days: 8 }, places: ['roatan'], without: ['flights', 'boats'] },
}

/** Chosen by the traveler: the planner itself plans no dive on the day before a flight. */
const edits = { ...NO_EDITS, slots: { 'utila.6.morning': 'utila-two-dives' } }

const warningsOf = async (locale: 'es' | 'en', parameters: Partial<TripParameters>) => {
  const data = await seedData(locale)
  const { warnings } = planTrip({ parameters: { ...DEFAULT_PARAMETERS, ...parameters }, edits }, data)
  return warnings.map((warning) => warningText(warning, data, tripMessages(locale)))
}

describe('warnings in words', () => {
  test.each([
    ['rush', 'en', ['There are not enough nights for', 'hours of travel is a lot']],
    ['rush', 'es', ['No alcanzan las noches para', 'horas y media de camino son muchas']],
    ['divers', 'en', ['Hurricane season', 'rainy days that month', 'does not run every day']],
    ['divers', 'es', ['temporada de huracanes', 'llueve', 'no hay salidas todos los días']],
    [
      'divers',
      'en',
      ['24 hours between your last dive and the plane', 'Utila (day 1 and day 8) does not run'],
    ],
    [
      'divers',
      'es',
      ['24 horas entre la última inmersión y el avión', 'Día 1 y día 8: entre San Pedro Sula y Utila no hay'],
    ],
    ['eve', 'en', ['On day 1, you travel about 4 hours on a holiday or its eve']],
    ['eve', 'es', ['El día 1 viajas unas 4 horas en feriado o en su víspera']],
    ['divers', 'en', ['On day 1, you may miss the connection in San Pedro Sula']],
    ['divers', 'es', ['El día 1 quizá no alcances la salida desde San Pedro Sula']],
    ['grounded', 'en', ['The plan uses domestic flights (day 1 and day 8) because nothing else goes there.']],
    ['grounded', 'es', ['El plan usa vuelos internos (día 1 y día 8) porque no hay otra forma de llegar.']],
    ['west', 'en', ['Pack a warm layer', 'On day 5, you travel about 4½ hours before your flight home.']],
    ['west', 'es', ['El día 5 viajas unas 4 horas y media antes de volar.']],
    ['west', 'es', ['Lleva abrigo']],
    ['baby', 'en', ['Diving: only for ages']],
    ['baby', 'es', ['Buceo: en estos lugares, solo desde']],
    ['inland', 'en', ['Beach: these places have none. Add Tela.']],
    ['inland', 'es', ['Playa: en estos lugares no hay. Agrega Tela.']],
    ['easter', 'en', ['Holy Week', 'On March\u00a025 and 26, banks, museums']],
    ['easter', 'es', ['Semana Santa', 'El 25 y 26\u00a0de\u00a0marzo cierran bancos']],
    ['winter', 'en', ['On December\u00a025 and January\u00a01, banks']],
    ['winter', 'es', ['El 25\u00a0de\u00a0diciembre y 1\u00a0de\u00a0enero cierran']],
    ['local', 'en', ['The plan starts and ends in San Pedro Sula: the way there from home is not in it']],
    ['local', 'es', ['El plan empieza y termina en San Pedro Sula: no incluye el camino desde tu casa']],
    ['newYear', 'en', ['On January\u00a01, banks, museums']],
    ['newYear', 'es', ['El 1\u00a0de\u00a0enero cierran']],
    ['march', 'en', ['If your dates include Holy Week (March\u00a021–\u206028, 2027)']],
    ['october', 'en', ['Feriado Morazánico (October\u00a06–\u206010, 2027)']],
    ['october', 'es', ['Feriado Morazánico (6–\u206010\u00a0de\u00a0octubre de 2027)']],
    ['northers', 'en', ['A cold front can stop ferries', 'Roatán and Utila: about 15 rainy days']],
    ['northers', 'es', ['Un frente frío puede parar ferris', 'En Roatán y Utila llueve']],
    ['march', 'es', ['Si tus fechas caen en Semana Santa (21–\u206028\u00a0de\u00a0marzo']],
  ] as const)('PLAN-06 the trip "%s" warns in %s: %j', async (trip, locale, expected) => {
    const texts = await warningsOf(locale, TRIPS[trip] ?? {})
    for (const part of expected) expect(texts.join('\n')).toContain(part)
  })

  test('PLAN-06 hours are worded like the rest of the page', async () => {
    const warning = { kind: 'much-travel', hours: 28.5 } as const
    expect(warningText(warning, await seedData('es'), tripMessages('es'))).toMatch(
      /^Unas 28 horas y media de camino son muchas/,
    )
  })

  test('PLAN-06 a missing route contracts with the article of a place', async () => {
    const warning = { kind: 'no-route', from: 'lago-de-yojoa', to: 'utila' } as const
    expect(warningText(warning, await seedData('es'), tripMessages('es'))).toMatch(
      / del lago de Yojoa a Utila\./,
    )
  })

  test.each([
    ['storm season', { ...TRIPS['divers'], when: { month: 4, days: 8 } }, /Hurricane season/],
    ['altitude', { when: { month: 4, days: 6 }, places: ['utila'] }, /warm layer/],
    ['ages', { ...TRIPS['divers'] }, /only for ages/],
    ['a flight after diving', { ...TRIPS['overland'] }, /plane/],
    ['Easter', { when: { start: '2027-05-20', days: 9 }, places: ['tela'] }, /Holy Week/],
    ['a month without Easter', { when: { month: 4, days: 9 }, places: ['tela'] }, /Holy Week/],
  ])('PLAN-06 %s is not mentioned where it does not apply', async (_, parameters, absent) => {
    expect((await warningsOf('en', parameters)).join('\n')).not.toMatch(absent)
  })

  test.each(LOCALES)('PLAN-06 every warning for any trip is complete in %s', async (locale) => {
    const data = await seedData(locale)
    const t = tripMessages(locale)
    fc.assert(
      fc.property(requestsFor(data), (request) => {
        for (const warning of planTrip(request, data).warnings) {
          const text = warningText(warning, data, t)
          expect(text).toMatch(/^\S.*\.$/)
          expect(text).not.toMatch(/[{}]|undefined|NaN/)
        }
      }),
      { numRuns: 200, seed: 15 },
    )
  })
})

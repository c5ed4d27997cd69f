import { expect, test } from 'vitest'
import { completed } from './completed'

test.each([
  [{ places: ['tegucigalpa'] }, 'XPL'],
  [{ places: ['comayagua', 'tegucigalpa'] }, 'XPL'],
  [{ places: ['roatan'] }, 'RTB'],
  [{ places: ['roatan', 'copan'] }, undefined],
  [{ places: ['tegucigalpa'], origin: 'HN' as const }, undefined],
  [{ places: ['roatan'], departure: 'LCE' as const }, undefined],
  [{}, undefined],
])('PLAN-02 %j lands at %s', (named, gateway) => {
  const answer = { when: {}, unknown: [], ...named }
  expect(completed(answer).arrival).toBe(gateway)
})

test.each([
  [{ places: ['roatan'], interests: ['ruins'], when: { days: 10 } }, ['roatan', 'copan']],
  [{ places: ['roatan'], interests: ['ruins'], when: {} }, ['roatan', 'copan']],
  [
    { places: ['lago-de-yojoa'], interests: ['snorkel', 'ruins'], when: {} },
    ['lago-de-yojoa', 'roatan', 'copan'],
  ],
  [{ places: ['utila'], interests: ['snorkel', 'diving'], when: {} }, ['utila']],
  [{ places: ['roatan'], interests: ['beach'], when: { days: 10 } }, ['roatan']],
  [{ places: ['roatan'], interests: ['ruins'], when: { days: 4 } }, ['roatan']],
  [{ places: ['roatan'], interests: ['ruins'], when: { days: 10 }, nights: { roatan: 8 } }, ['roatan']],
  [{ places: ['roatan'], interests: ['ruins'], when: { days: 10 }, nights: { copan: 0 } }, ['roatan']],
  [{ interests: ['ruins'], when: { days: 10 } }, undefined],
] as const)('PLAN-02 a text with %j goes to %j', ({ interests, ...named }, places) => {
  const answer = { unknown: [], ...named, interests: [...interests] }
  const read = completed({ ...answer, places: 'places' in answer ? [...answer.places] : undefined })
  expect(read.places).toEqual(places)
})

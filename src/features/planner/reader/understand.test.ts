import { expect, test } from 'vitest'
import { withGateway } from './understand'

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
  expect(withGateway(answer).arrival).toBe(gateway)
})

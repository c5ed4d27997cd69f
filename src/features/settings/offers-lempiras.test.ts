import { expect, test } from 'vitest'
import { offersLempiras } from './offers-lempiras'

const tourist = { languages: ['en-US', 'en'], timeZone: 'America/Chicago', currency: null }

test.each([
  ['a browser in Honduran Spanish', { languages: ['en-US', 'es-HN'] }, true],
  ['the time zone of Honduras', { timeZone: 'America/Tegucigalpa' }, true],
  ['Spanish of another country', { languages: ['es-SV', 'es'] }, false],
  ['the same time in another country', { timeZone: 'America/El_Salvador' }, false],
  ['a choice of lempiras', { timeZone: 'America/Tegucigalpa', currency: 'HNL' }, false],
  ['a choice of dollars', { timeZone: 'America/Tegucigalpa', currency: 'USD' }, false],
])('CUR-01 with %s, lempiras are offered: %#', (_what, visitor, offered) => {
  expect(offersLempiras({ ...tourist, ...visitor })).toBe(offered)
})

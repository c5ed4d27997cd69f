import { afterEach, expect, test, vi } from 'vitest'
import { DEFAULT_PARAMETERS, type TripParameters } from './engine/parameters'
import { presetHere, presetQueryOf } from './preset'

const presetAt = (search: string) => {
  vi.stubGlobal('window', { location: { search } })
  return presetHere()
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('PLAN-01 PLAN-14 a link with the parameters of a classic trip presets all of them', () => {
  const classic: TripParameters = {
    ...DEFAULT_PARAMETERS,
    places: ['copan', 'roatan'],
    interests: ['ruins', 'diving'],
    children: [4, 9],
    when: { month: 3, days: 9 },
    arrival: 'XPL',
    departure: 'RTB',
    bag: 'checked',
    pace: 'relaxed',
  }
  expect(presetAt(presetQueryOf(classic))).toEqual(classic)
})

test('PLAN-01 PLAN-05 the rest of a link that presets a place stays as in an empty form', () => {
  expect(presetAt('?place=utila')).toEqual({ ...DEFAULT_PARAMETERS, places: ['utila'] })
  expect(presetAt('?new')).toEqual(DEFAULT_PARAMETERS)
  expect(presetAt('?utm_source=mail')).toBeUndefined()
})

test('PLAN-01 of a link with values that do not exist, the places are kept', () => {
  const onlyUtila = { ...DEFAULT_PARAMETERS, places: ['utila'] }
  for (const wrong of ['&pace=warp', '&child=-1', '&month=13&days=8', '&arrival=JFK', '&interest=skiing'])
    expect(presetAt(`?place=utila${wrong}`), wrong).toEqual(onlyUtila)
  expect(presetAt(`?${'place=utila&'.repeat(11)}`), 'too many places').toBeUndefined()
})

import { expect, test } from 'vitest'
import { DEFAULT_PARAMETERS } from './engine/parameters'
import { changesOf } from './parameter-changes'

test('PLAN-01 PLAN-07 only what differs is a change', () => {
  const after = { ...structuredClone(DEFAULT_PARAMETERS), places: ['utila'], pace: 'busy' as const }
  expect(changesOf(DEFAULT_PARAMETERS, after)).toEqual({ places: ['utila'], pace: 'busy' })
  expect(changesOf(DEFAULT_PARAMETERS, structuredClone(DEFAULT_PARAMETERS))).toEqual({})
})

import { expect, test } from 'vitest'
import { DEFAULT_PARAMETERS } from './engine/parameters'
import { changesOf, inOrderOf } from './parameter-changes'

test('PLAN-01 PLAN-07 only what differs is a change', () => {
  const after = { ...structuredClone(DEFAULT_PARAMETERS), places: ['utila'], pace: 'busy' as const }
  expect(changesOf(DEFAULT_PARAMETERS, after)).toEqual({ places: ['utila'], pace: 'busy' })
  expect(changesOf(DEFAULT_PARAMETERS, structuredClone(DEFAULT_PARAMETERS))).toEqual({})
})

test('PLAN-07 earlier choices keep their order when the form is read, and new ones come last', () => {
  const chosen = ['copan', 'lago-de-yojoa', 'roatan']
  expect(inOrderOf(chosen, ['copan', 'roatan', 'lago-de-yojoa'])).toEqual(chosen)
  expect(inOrderOf(chosen, ['tela', 'roatan', 'copan'])).toEqual(['copan', 'roatan', 'tela'])
})

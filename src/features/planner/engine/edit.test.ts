import { expect, test } from 'vitest'
import { withParameters } from './edit'
import { DEFAULT_PARAMETERS, NO_EDITS } from './parameters'

const parameters = { ...DEFAULT_PARAMETERS, when: { month: 3, days: 10 }, places: ['copan', 'roatan'] }
const edits = {
  order: ['roatan', 'copan'],
  removed: ['copan-horses'],
  nights: { roatan: 5 },
  slots: { 'copan.1.morning': 'copan-macaws' },
}
const request = { parameters, edits }

test('PLAN-03 a longer trip keeps locked nights, choices, removals and the order', () => {
  const longer = { ...parameters, when: { month: 3, days: 11 } }
  expect(withParameters(request, longer)).toEqual({ parameters: longer, edits })
})

test('PLAN-03 one more place keeps the locked nights and gives up the order', () => {
  const more = { ...parameters, places: [...parameters.places, 'tela'] }
  expect(withParameters(request, more)).toEqual({ parameters: more, edits: { ...edits, order: [] } })
})

test('PLAN-03 nights that do not fit any more are given up', () => {
  const shorter = { ...parameters, when: { month: 3, days: 5 } }
  expect(withParameters(request, shorter).edits.nights).toEqual({})
  const without = { ...parameters, places: ['copan'] }
  expect(withParameters(request, without).edits.nights).toEqual({})
})

test('PLAN-03 a plan whose places are suggested anew begins anew', () => {
  const open = { ...parameters, places: [] }
  expect(withParameters(request, open)).toEqual({ parameters: open, edits: NO_EDITS })
  const busy = { ...open, pace: 'busy' as const }
  expect(withParameters({ parameters: open, edits }, busy)).toEqual({ parameters: busy, edits })
})

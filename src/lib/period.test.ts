import { expect, test } from 'vitest'
import { phaseAt } from './period'

const FROM = '2026-11-27T06:00:00.000Z'
const UNTIL = '2026-11-28T06:00:00.000Z'

test.each([
  ['2026-11-27T05:59:59Z', 'waiting'],
  ['2026-11-27T06:00:00Z', 'running'],
  ['2026-11-28T05:59:59Z', 'running'],
  ['2026-11-28T06:00:00Z', 'over'],
])('PROMO-02 at %s a period is %s', (instant, phase) => {
  expect(phaseAt({ from: FROM, until: UNTIL }, new Date(instant))).toBe(phase)
})

test('PROMO-02 a period without a beginning has begun, and one without an end goes on', () => {
  const now = new Date(FROM)
  expect(phaseAt({}, now)).toBe('running')
  expect(phaseAt({ until: UNTIL }, now)).toBe('running')
  expect(phaseAt({ from: UNTIL }, now)).toBe('waiting')
})

import { expect, test } from 'vitest'
import { estimateText } from './estimate-text'

test.each([
  [{ earliestDelivery: '2026-11-24', estimatedDelivery: '2026-11-30' }, '24–\u206030\u00a0de\u00a0noviembre'],
  [{ estimatedDelivery: '2026-11-30' }, 'lunes, 30 de noviembre'],
  [{}, undefined],
])('TRACK-03 PAY-06 the estimate of %j is its days or its day', (record, text) => {
  expect(estimateText(record, 'es')).toBe(text)
})

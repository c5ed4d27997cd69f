import { expect, test } from 'vitest'
import { median, percentile, table } from './statistics'

test('QUAL-02 percentiles are measured values', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i)
  expect([percentile(hundred, 0.5), percentile(hundred, 0.99), percentile(hundred, 1)]).toEqual([50, 99, 100])
  expect([median([3, 1, 2]), percentile([7], 0.99), percentile([], 0.5)]).toEqual([2, 7, 0])
})

test('QUAL-02 table columns are aligned', () => {
  expect(
    table([
      ['page', 'ms'],
      ['home', 1200],
    ]),
  ).toBe('page    ms\nhome  1200')
})

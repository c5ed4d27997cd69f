import { expect, test } from 'vitest'
import { judge, readBudgets } from './judge'
import { KINDS } from './places'

const allowed = { html: 10, css: 5, blocking: 3, js: 5, fonts: 48, pictures: 40, total: 110, requests: 20 }
const weights = {
  html: 9_000,
  css: 4_000,
  blocking: 3_000,
  js: 5_120,
  fonts: 46_000,
  pictures: 30_000,
  other: 0,
  total: 94_120,
  requests: 20,
}

test('QUAL-02 a page exactly at its limits is within budget', () => {
  expect(judge('product (es)', weights, allowed)).toEqual([])
})

test('QUAL-02 each violation names page, part, size and limit', () => {
  expect(judge('product (es)', { ...weights, js: 5_121, requests: 21 }, allowed)).toEqual([
    'product (es): js 5.0 KB (5121 bytes), limit 5 KB',
    'product (es): 21 requests, limit 20',
  ])
})

test('QUAL-02 pages have at most 8 KB of styles before the first paint, and 5 KB of scripts before the first interaction', () => {
  const budgets = readBudgets()
  for (const kind of KINDS) {
    expect(budgets[kind].blocking).toBeLessThanOrEqual(8)
    // A list whose address has filters is rendered in the browser from the start.
    if (kind !== 'search') expect(budgets[kind].js).toBeLessThanOrEqual(5)
  }
  expect(budgets.product.total).toBeLessThanOrEqual(110)
})

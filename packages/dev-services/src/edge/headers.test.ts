import { expect, test } from 'vitest'
import { headersFor } from './headers'

test('QUAL-03 all matching header rules apply, and the last one wins', () => {
  const rules = [
    { for: '/*', values: { 'Cache-Control': 'a', 'X-One': '1' } },
    { for: '/_astro/*', values: { 'cache-control': 'b' } },
    { for: '/shop/:id', values: { 'x-two': '2' } },
  ]
  expect(headersFor(rules, '/_astro/x.js')).toEqual({ 'cache-control': 'b', 'x-one': '1' })
  expect(headersFor(rules, '/shop')).toEqual({ 'cache-control': 'a', 'x-one': '1' })
  expect(headersFor(rules, '/shop/1')).toEqual({ 'cache-control': 'a', 'x-one': '1', 'x-two': '2' })
})

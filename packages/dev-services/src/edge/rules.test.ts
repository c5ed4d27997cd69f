import { expect, test } from 'vitest'
import { findRedirect, headersFor } from './rules'

const rule = (from: string, to: string, status = 301) => ({ from, to, status, force: false })

test('ROUTE-02 the first matching rule wins and its placeholders are filled in', () => {
  const rules = [rule('/a/:id/b', '/x/:id'), rule('/a/*', '/y/:splat'), rule('/*', '/')]
  expect(findRedirect(rules, '/a/7/b')?.target).toBe('/x/7')
  expect(findRedirect(rules, '/a/7/c')?.target).toBe('/y/7/c')
  expect(findRedirect(rules, '/a')?.target).toBe('/y/')
  expect(findRedirect(rules, '/other/')?.target).toBe('/')
  expect(findRedirect(rules.slice(0, 2), '/other')).toBeUndefined()
})

test('QUAL-03 all matching header rules apply, and the last one wins', () => {
  const rules = [
    { for: '/*', values: { 'Cache-Control': 'a', 'X-One': '1' } },
    { for: '/_astro/*', values: { 'cache-control': 'b' } },
  ]
  expect(headersFor(rules, '/_astro/x.js')).toEqual({ 'cache-control': 'b', 'x-one': '1' })
  expect(headersFor(rules, '/shop')).toEqual({ 'cache-control': 'a', 'x-one': '1' })
})

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rewritesOf } from './rewrites'

const RULES = `[build]
  publish = "dist"
[[redirects]]
  from = "/shop/track-order/*"
  to = "/shop/track-order"
  status = 200
`

test('RUN-01 pages stand in for addresses; what an earlier build passes on to another server is left alone', async () => {
  const root = mkdtempSync(join(tmpdir(), 'rumbo-rewrites-'))
  writeFileSync(join(root, 'netlify.toml'), RULES)
  mkdirSync(join(root, 'dist'))
  writeFileSync(join(root, 'dist/_redirects'), '/pictures/* https://cdn.example/images/:splat 200\n')
  const rewrite = await rewritesOf(root)
  expect(rewrite('/shop/track-order/TRK-1?a=1')).toBe('/shop/track-order?a=1')
  expect(rewrite('/pictures/a.jpg?w=2')).toBe('/pictures/a.jpg?w=2')
})

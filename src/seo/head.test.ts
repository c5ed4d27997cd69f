import { expect, test } from 'vitest'
import { summary } from './head'

test('SEO-01 a long description is cut at a word boundary, with an ellipsis', () => {
  const cut = summary('palabra '.repeat(60))
  expect(cut.length).toBeLessThanOrEqual(158)
  expect(cut).toMatch(/palabra…$/)
})

test('SEO-01 a short description is put on one line', () => {
  expect(summary(' Un candado\n\ncon clave. ')).toBe('Un candado con clave.')
})

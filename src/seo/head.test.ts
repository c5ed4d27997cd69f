import { expect, test } from 'vitest'
import { productOf, SETTINGS } from '~/content/testing/contents'
import { itemHead, summary } from './head'

test('SEO-01 a long description is cut at a word boundary, with an ellipsis', () => {
  const cut = summary('palabra '.repeat(60))
  expect(cut.length).toBeLessThanOrEqual(158)
  expect(cut).toMatch(/palabra…$/)
})

test('SEO-01 a long description ends with a sentence, not with an abbreviation, if there is enough of it', () => {
  const sentence =
    'Todo cabe en la bolsa seca, que es parte del kit y se envía gratis a Honduras y a EE. UU. sin que falte nada.'
  expect(summary(`${sentence} ${'palabra '.repeat(20)}`)).toBe(sentence)
  expect(summary(`Muy corta. ${'palabra '.repeat(30)}`)).toMatch(/…$/)
})

test('SEO-01 a short description is put on one line', () => {
  expect(summary(' Un candado\n\ncon clave. ')).toBe('Un candado con clave.')
})

test('SEO-01 a product is shared with the picture made for it, otherwise with a crop of its first one', () => {
  const product = productOf()
  const shareImage = { ...product.picture, share: '/pictures/share.jpg?s=1' }
  expect(itemHead(product, SETTINGS, 'es').image?.url).toContain('a.jpg')
  expect(itemHead({ ...product, shareImage }, SETTINGS, 'es').image?.url).toMatch(
    /\/pictures\/share\.jpg\?s=1&w=1200&h=630/,
  )
})

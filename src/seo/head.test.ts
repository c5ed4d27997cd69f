import { expect, test } from 'vitest'
import { productOf, SETTINGS } from '~/content/testing/contents'
import { itemHead } from './head'

test('SEO-01 a product is shared with the picture made for it, otherwise with a crop of its first one', () => {
  const product = productOf()
  const shareImage = { ...product.picture, share: '/pictures/share.jpg?s=1' }
  expect(itemHead(product, SETTINGS, 'es').image?.url).toContain('a.jpg')
  expect(itemHead({ ...product, shareImage }, SETTINGS, 'es').image?.url).toMatch(
    /\/pictures\/share\.jpg\?s=1&w=1200&h=630/,
  )
})

import { expect, test } from 'vitest'
import { mainDocuments } from './documents'

test('CMS-02 a page in the preview opens the form of its document, in both languages', () => {
  const filterOf = (route: string) => mainDocuments.find((document) => document.route === route)?.filter
  expect(filterOf('/shop/product/:slug')).toBe('_type == "product" && slug.current == $slug')
  expect(filterOf('/en/shop/blog/:slug')).toBe('_type == "post" && slug.current == $slug')
  expect(filterOf('/')).toBe('_id == "landingPage"')
  expect(filterOf('/en')).toBe('_id == "landingPage"')
})

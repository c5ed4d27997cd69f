import { expect, test } from 'vitest'
import { lineOf } from '~/features/cart/testing/line-of'
import type { CatalogIndex } from '~/features/catalog-index/catalog-index'
import { toCents } from '~/lib/money'
import { cheaperKit, mayOfferKit } from './cheaper-kit'
import type { CheckedLine } from './reconcile'

const ids = ['soap', 'hat', 'towel', 'beach-kit', 'bath-kit']
const catalog: CatalogIndex = {
  locale: 'en',
  categories: [],
  subCategories: [],
  ids,
  kinds: [0, 0, 0, 1, 1],
  names: ids,
  foreign: {},
  descriptions: ids,
  keywords: ids,
  details: ids,
  category: [-1, -1, -1, -1, -1],
  subCategory: [-1, -1, -1, -1, -1],
  prices: [500, 2000, 1500, 3400, 1900],
  originals: [0, 0, 0, 0, 0],
  ratings: [-1, -1, -1, -1, -1],
  reviews: [0, 0, 0, 0, 0],
  pictures: ids,
  left: {},
  contents: { 3: [0, 1, 2], 4: [0, 2] },
}
const PRICES: Record<string, number> = { soap: 500, hat: 2000, towel: 1500 }
const inCart = (...bought: string[]): CheckedLine[] =>
  bought.map((id) => ({ ...lineOf({ id, price: toCents(PRICES[id] ?? 0) }), href: '', gone: false }))
const offered = (lines: readonly CheckedLine[], from = catalog) => {
  const offer = cheaperKit(from, lines, 'Kits')
  return offer && [offer.kit.id, offer.parts, offer.saves]
}

test('KIT-01 CART-03 offers the kit that saves the most on its products in the cart', () => {
  expect(offered(inCart('soap', 'hat', 'towel'))).toEqual(['beach-kit', ['soap', 'hat', 'towel'], 600])
  expect(offered(inCart('towel', 'soap'))).toEqual(['bath-kit', ['soap', 'towel'], 100])
})

test('KIT-01 CART-03 offers a kit with more than is in the cart if it still costs less', () => {
  expect(offered(inCart('hat', 'towel'))).toEqual(['beach-kit', ['hat', 'towel'], 100])
})

test('KIT-01 CART-03 STOCK-04 offers no kit that costs as much, is sold out or has unavailable products', () => {
  expect(offered(inCart('soap', 'hat'))).toBeUndefined()
  expect(offered(inCart('soap', 'towel'), { ...catalog, left: { 4: 0 } })).toBeUndefined()
  const [soap, towel] = inCart('soap', 'towel')
  expect(offered([{ ...soap!, gone: true }, towel!])).toBeUndefined()
})

test('KIT-01 CART-03 space is reserved for a cheaper kit before the catalog has loaded', () => {
  const kits = [{ price: toCents(3400), contents: ['soap', 'hat', 'towel'] }]
  expect(mayOfferKit(kits, inCart('hat', 'towel'))).toBe(true)
  expect(mayOfferKit(kits, inCart('soap', 'hat'))).toBe(false)
})

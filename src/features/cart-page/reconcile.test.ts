import { expect, test } from 'vitest'
import type { CatalogIndex } from '~/features/catalog-index/catalog-index'
import { toCents } from '~/lib/money'
import { MESSAGES } from '~/i18n/messages'
import type { CartLine } from '~/features/cart/cart'
import { NOTHING_NEW } from '~/features/checkout/today'
import { ratesAt } from '~/lib/testing/rates'
import { quoteText } from './quote'
import { reconcile, unchecked } from './reconcile'

const line = (id: string, price: number, quantity = 1): CartLine => ({
  id,
  kind: 'product',
  name: 'Old name',
  price: toCents(price),
  imageUrl: '/old.jpg',
  category: 'old',
  quantity,
})

const CATALOG: CatalogIndex = {
  locale: 'en',
  categories: [{ id: 'comfort', name: 'Comfort' }],
  subCategories: [],
  ids: ['hat', 'kit-001'],
  kinds: [0, 1],
  names: ['Hat', 'Beach kit'],
  foreign: {},
  descriptions: ['', ''],
  keywords: [],
  details: [],
  category: [0, -1],
  subCategory: [-1, -1],
  prices: [1780, 4250],
  originals: [0, 0],
  ratings: [-1, -1],
  reviews: [0, 0],
  pictures: ['https://x/hat.jpg?fit=crop', 'https://x/kit.jpg?fit=crop'],
  left: {},
  contents: {},
}

test('CART-08 a line shows the current name, price and picture, and reports a changed price', () => {
  const [hat] = reconcile([line('hat', 2000, 3)], CATALOG, 'Kits')
  expect(hat).toMatchObject({
    name: 'Hat',
    price: 1780,
    priceBefore: 2000,
    quantity: 3,
    gone: false,
    category: 'Comfort',
    href: '/en/shop/product/hat',
  })
  expect(hat?.imageUrl).toBe('https://x/hat.jpg?fit=crop&w=160')
})

test('CART-08 an unchanged price shows no notice, an unavailable product is marked', () => {
  const [hat, gone] = reconcile([line('hat', 1780), line('soap', 375)], CATALOG, 'Kits')
  expect(hat?.priceBefore).toBeUndefined()
  expect(gone).toMatchObject({ id: 'soap', name: 'Old name', gone: true })
})

test('CART-08 LANG-03 a product gone since the catalog was built keeps its name in the page’s language', () => {
  const today = { ...NOTHING_NEW, gone: ['hat'] }
  expect(reconcile([line('hat', 1780)], CATALOG, 'Kits', today)).toMatchObject([
    { name: 'Hat', href: '', gone: true },
  ])
})

test('PAY-02 what the server reported since the build wins, once: the line then has today’s price', () => {
  const today = { ...NOTHING_NEW, prices: { hat: toCents(1900) }, gone: ['kit-001'] }
  const [hat, kit] = reconcile([line('hat', 1780), line('kit-001', 4250)], CATALOG, 'Kits', today)
  expect(hat).toMatchObject({ price: 1900, priceBefore: 1780 })
  expect(kit).toMatchObject({ gone: true })
  expect(reconcile([line('hat', 1900)], CATALOG, 'Kits', today)[0]?.priceBefore).toBeUndefined()
  expect(unchecked([line('hat', 1780), line('kit-001', 4250)], today)).toMatchObject([
    { price: 1900, priceBefore: 1780, gone: false },
    { gone: true },
  ])
})

test('KIT-01 a kit behaves like a product in the cart', () => {
  expect(reconcile([line('kit-001', 4250)], CATALOG, 'Kits')[0]).toMatchObject({
    kind: 'kit',
    category: 'Kits',
    gone: false,
    href: '/en/shop/product/kit-001',
  })
})

test('CART-07 a quote names every line and its amount, shipping and the total in the chosen currency', () => {
  const cart = [line('hat', 375, 2), { ...line('soap', 131), name: 'Brush' }]
  const shop = {
    brand: 'Rumbo',
    rates: ratesAt(26),
    freeShippingThreshold: toCents(2500),
    flatShipping: toCents(499),
  }
  expect(quoteText(cart, 'USD', shop, MESSAGES.en.cart)).toBe(
    'Hi Rumbo! I’d like a quote for:\n\n• 2 × Old name: $7.50\n• 1 × Brush: $1.31\n\nShipping: $4.99\nTotal: $13.80',
  )
  expect(quoteText(cart, 'HNL', shop, MESSAGES.es.cart)).toContain('Total: L\u00a0358.80')
  const free = { ...shop, freeShippingThreshold: toCents(800) }
  expect(quoteText(cart, 'USD', free, MESSAGES.en.cart)).toContain('Shipping: Free\nTotal: $8.81')
})

test('STOCK-03 a line is reduced to what is left, and says so once', () => {
  const today = { ...NOTHING_NEW, left: { hat: 2 } }
  const [hat] = reconcile([line('hat', 1780, 5)], CATALOG, 'Kits', today)
  expect(hat).toMatchObject({ quantity: 2, quantityBefore: 5, left: 2, gone: false })
  expect(reconcile([line('hat', 1780, 2)], CATALOG, 'Kits', today)[0]?.quantityBefore).toBeUndefined()
  expect(unchecked([line('hat', 1780, 5)], today)[0]).toMatchObject({ quantity: 2, quantityBefore: 5 })
})

test('STOCK-03 a sold-out line is not bought, and keeps its quantity; the server knows better than the catalog', () => {
  const soldOut = { ...CATALOG, left: { 0: 0 } }
  expect(reconcile([line('hat', 1780, 3)], soldOut, 'Kits')[0]).toMatchObject({
    gone: true,
    left: 0,
    quantity: 3,
  })
  const today = { ...NOTHING_NEW, left: { hat: 1 } }
  expect(reconcile([line('hat', 1780)], soldOut, 'Kits', today)[0]).toMatchObject({ gone: false, left: 1 })
})

test('KIT-01 CART-03 a product says which kit in the cart also contains it', () => {
  const catalog = { ...CATALOG, contents: { 1: [0] } }
  const kitNames = (...ids: string[]) =>
    reconcile(
      ids.map((id) => line(id, 100)),
      catalog,
      'Kits',
    ).map(({ kitName }) => kitName)
  expect(kitNames('hat', 'kit-001')).toEqual(['Beach kit', undefined])
  expect(kitNames('hat')).toEqual([undefined])
})

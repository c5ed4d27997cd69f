import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { checkoutRequest } from './checkout-request.server'

const item = (changes: object = {}) => ({
  id: 'prod-001',
  name: 'Jabón',
  price: 'L.12.50',
  imageUrl: 'https://cdn.example/a.png',
  category: 'accessories',
  quantity: 2,
  ...changes,
})
const body = (changes: object = {}) => ({
  items: [item()],
  customerEmail: 'ana@rumbo.example',
  userId: 'auth0|ana',
  currency: 'HNL',
  ...changes,
})
const fieldOf = (value: unknown) => checkoutRequest.safeParse(value).error?.issues[0]?.path.join('.')

test('PAY-01 the specified body is parsed, its price in minor units', () => {
  expect(checkoutRequest.parse(body())).toEqual({
    ...body(),
    items: [item({ price: 1250 })],
    mode: 'cart',
    attempts: [],
    paysAgain: false,
  })
})

test('PAY-01 one line per product, however often it is listed', () => {
  const twice = body({ items: [item(), item({ quantity: 3 }), item({ id: 'kit-001' })] })
  expect(checkoutRequest.parse(twice).items.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['prod-001', 5],
    ['kit-001', 2],
  ])
  expect(fieldOf(body({ items: [item({ quantity: 60 }), item({ quantity: 60 })] }))).toBe('items')
})

test.each([
  ['no items', body({ items: [] }), 'items'],
  ['too many items', body({ items: Array.from({ length: 41 }, () => item()) }), 'items'],
  ['a quantity of 0', body({ items: [item({ quantity: 0 })] }), 'items.0.quantity'],
  ['a quantity of 100', body({ items: [item({ quantity: 100 })] }), 'items.0.quantity'],
  ['too many attempts', body({ attempts: Array.from({ length: 21 }, (_, n) => String(n)) }), 'attempts'],
  ['half a unit', body({ items: [item({ quantity: 1.5 })] }), 'items.0.quantity'],
  ['a price of junk', body({ items: [item({ price: 'free' })] }), 'items.0.price'],
  ['a price as number', body({ items: [item({ price: 12.5 })] }), 'items.0.price'],
  ['an id with a path', body({ items: [item({ id: '../x' })] }), 'items.0.id'],
  ['an unknown currency', body({ currency: 'EUR' }), 'currency'],
  ['a malformed email', body({ customerEmail: 'a@b\r\nBcc: c@d.ee' }), 'customerEmail'],
  ['no user', body({ userId: '' }), 'userId'],
  ['an unknown mode', body({ mode: 'gift' }), 'mode'],
])('PAY-02 %s is rejected and named', (_, value, field) => {
  expect(fieldOf(value)).toBe(field)
})

test.prop([fc.json().map((json) => JSON.parse(json) as unknown)])(
  'PAY-02 any posted JSON is parsed or refused, without throwing',
  (value) => {
    expect(checkoutRequest.safeParse(value).success).toBe(false)
  },
)

import { describe, expect, test } from 'vitest'
import type { CheckoutRequest } from '~/features/checkout/checkout-request.server'
import { type Currency, convert, toCents } from '~/lib/money'
import type { Locale } from '~/i18n/locales'
import { ratesAt } from '~/lib/testing/rates'
import type { Catalog } from './catalog'
import { attemptOf, checkoutOf } from './checkout'
import { HttpError } from './http-error'
import { outdatedError, priceLines } from './price-lines'

const product = (id: string, price: number, kind: 'product' | 'kit' = 'product') => ({
  id,
  documentId: id,
  kind,
  name: { es: `${id} es`, en: `${id} en` },
  price: toCents(price),
  image: null,
  stock: undefined,
  stockCountedAt: undefined,
})
const settings = {
  brand: 'Rumbo',
  legalName: undefined,
  email: undefined,
  phone: undefined,
  rates: ratesAt(26),
  freeShippingThreshold: toCents(2500),
  flatShipping: toCents(499),
  discount: { code: 'WELCOME10', percent: 10 },
  returnDays: 30,
  reviewAfterDays: 7,
}
const catalog: Catalog = {
  items: new Map([product('prod-001', 131), product('kit-001', 3140, 'kit')].map((p) => [p.id, p])),
  settings,
}
const request = (
  price: number,
  quantity = 1,
  currency: Currency = 'USD',
  id = 'prod-001',
): CheckoutRequest => ({
  items: [{ id, name: 'Seen', price, quantity }],
  userId: 'auth0|ana',
  currency,
  mode: 'cart',
  attempts: [],
  paysAgain: false,
})
const linesOf = (order: CheckoutRequest, from: Catalog, locale: Locale) => {
  const { lines, outdated, rates } = priceLines(order, from, locale)
  if (outdated.length > 0) throw outdatedError(outdated, [], rates)
  return lines
}
const checkout = (order: CheckoutRequest, locale: Locale = 'es') =>
  checkoutOf({
    site: 'https://rumbo.example',
    order: { customerEmail: 'ana@rumbo.example', ...order },
    locale,
    lines: linesOf(order, catalog, locale),
    settings,
    imageOf: ({ product: { id } }) => `https://cdn.example/${id}.jpg`,
    attempt: 'attempt-1',
    allowsCodes: true,
  })

describe('prices', () => {
  test('PAY-02 the catalog price is charged when it matches what the shopper saw', () => {
    expect(linesOf(request(131, 2), catalog, 'es')).toMatchObject([
      { name: 'prod-001 es', quantity: 2, price: 131, unit: { amount: 131, currency: 'USD' } },
    ])
    expect(linesOf(request(3406, 1, 'HNL'), catalog, 'en')).toMatchObject([
      { name: 'prod-001 en', unit: { amount: 3406, currency: 'HNL' } },
    ])
  })

  test.each([
    ['a cent less', request(130)],
    ['a cent more', request(132)],
    ['dollars instead of lempiras', request(131, 1, 'HNL')],
  ])('PAY-02 %s is a 409 naming the product', (_, order) => {
    expect(() => linesOf(order, catalog, 'en')).toThrow(
      expect.objectContaining({
        status: 409,
        message: expect.stringContaining('“prod-001 en.”'),
        details: { items: [{ id: 'prod-001', price: 131 }], rates: settings.rates },
      }),
    )
  })

  test('PAY-02 a 409 lists every outdated line, with its current price or as gone', () => {
    const items = [
      { id: 'prod-001', name: 'Soap', price: 100, quantity: 1 },
      { id: 'prod-999', name: 'Seen', price: 100, quantity: 1 },
      { id: 'kit-001', name: 'Kit', price: 3140, quantity: 1 },
    ]
    expect(() => linesOf({ ...request(1), items }, catalog, 'es')).toThrow(
      expect.objectContaining({
        code: 'price_changed',
        details: {
          items: [
            { id: 'prod-001', price: 131 },
            { id: 'prod-999', gone: true },
          ],
          rates: settings.rates,
        },
      }),
    )
  })

  test('PAY-02 a missing product is a 409 with the name that the shopper saw', () => {
    expect(() => linesOf(request(131, 1, 'USD', 'prod-999'), catalog, 'en')).toThrow(
      expect.objectContaining({
        status: 409,
        code: 'product_gone',
        message: expect.stringContaining('“Seen.”'),
      }),
    )
  })
})

describe('checkout', () => {
  test('PAY-03 is in minor units of the chosen currency, in the shopper’s language', () => {
    expect(checkout(request(3406, 2, 'HNL'))).toMatchObject({
      subject: 'auth0|ana',
      email: 'ana@rumbo.example',
      locale: 'es',
      currency: 'HNL',
      mode: 'cart',
      lines: [
        {
          productId: 'prod-001',
          kind: 'product',
          name: 'prod-001 es',
          quantity: 2,
          unitAmount: 3406,
          imageUrl: 'https://cdn.example/prod-001.jpg',
        },
      ],
    })
  })

  test.each([
    [19, 'USD', 499, 'Envío estándar'],
    [20, 'USD', 0, 'Envío gratis'],
    [19, 'HNL', 12_974, 'Envío estándar'],
    [20, 'HNL', 0, 'Envío gratis'],
  ] as const)('PAY-03 shipping of %i items in %s costs %i', (quantity, currency, amount, label) => {
    const order = request(convert(toCents(131), currency, ratesAt(26)).amount, quantity, currency)
    expect(checkout(order).shipping).toEqual({ amount, label })
  })

  test('PAY-06 returns to the localized success page with the attempt, or to the previous page', () => {
    expect(checkout(request(131), 'en')).toMatchObject({
      successUrl: 'https://rumbo.example/en/shop/checkout/success?attempt=attempt-1',
      cancelUrl: 'https://rumbo.example/en/shop/cart',
    })
    expect(checkout({ ...request(131), mode: 'buy-now' })).toMatchObject({
      successUrl: 'https://rumbo.example/shop/checkout/success?attempt=attempt-1',
      cancelUrl: 'https://rumbo.example/shop/product/prod-001',
    })
  })

  test('PAY-03 a total above the maximum charge is a 422 with the limit, in both currencies', () => {
    const dear = 1_000_000
    const pricey = { ...catalog, items: new Map([['prod-001', product('prod-001', dear)]]) }
    for (const currency of ['USD', 'HNL'] as const) {
      const order = request(convert(toCents(dear), currency, settings.rates).amount, 99, currency)
      const input = { site: '', locale: 'en', settings, attempt: undefined, allowsCodes: true } as const
      const open = (quantity: number) =>
        checkoutOf({
          ...input,
          order,
          imageOf: () => undefined,
          lines: linesOf(order, pricey, 'en').map((line) => ({ ...line, quantity })),
        })
      expect(() => open(100)).toThrow(
        expect.objectContaining({ status: 422, message: expect.stringContaining('999,999.99') }),
      )
      expect(open(3).lines).toHaveLength(1)
    }
  })

  test('PAY-01 an empty email address is omitted', () => {
    expect(checkout({ ...request(131), customerEmail: '' }).email).toBeUndefined()
  })
})

describe('attempt', () => {
  const attempt = (key: string | undefined) =>
    attemptOf(
      new Request('http://localhost', { headers: key === undefined ? {} : { 'idempotency-key': key } }),
    )

  test('PAY-04 is the Idempotency-Key header', () => {
    expect([attempt('attempt-1'), attempt(undefined)]).toEqual(['attempt-1', undefined])
  })

  test.each(['', 'short', 'a'.repeat(101), 'with space', 'ünïcode1'])('PAY-04 %j is refused', (key) => {
    expect(() => attempt(key)).toThrow(HttpError)
  })
})

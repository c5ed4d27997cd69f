import { describe, expect, test } from 'vitest'
import type { CheckoutRequest } from '~/features/checkout/checkout-request'
import { type Currency, convert, toCents } from '~/lib/money'
import type { Locale } from '~/i18n/locales'
import type { Catalogue } from './catalogue'
import { HttpError } from './http-error'
import { checkoutKey } from './open-checkout'
import { priceLines } from './price-lines'
import { type Checkout, sessionParams } from './session-params'

const product = (id: string, price: number, kind: 'product' | 'kit' = 'product') => ({
  id,
  kind,
  name: { es: `${id} es`, en: `${id} en` },
  price: toCents(price),
  image: null,
})
const settings = {
  brand: 'Rumbo',
  phone: undefined,
  rate: 26,
  freeShippingThreshold: toCents(2500),
  flatShipping: toCents(499),
  discount: { code: 'WELCOME10', percent: 10 },
}
const catalogue: Catalogue = {
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
})
const checkout = (
  order: CheckoutRequest,
  locale: Locale = 'es',
  changes: Partial<Checkout> = {},
): Checkout => ({
  site: 'https://rumbo.example',
  order: { customerEmail: 'ana@rumbo.example', ...order },
  locale,
  lines: priceLines(order, catalogue, locale),
  settings,
  pictureOf: ({ product: { id } }) => `https://cdn.example/${id}.jpg`,
  ...changes,
})

describe('prices', () => {
  test('PAY-02 the price of the catalogue is charged when it is the one the shopper saw', () => {
    expect(priceLines(request(131, 2), catalogue, 'es')).toMatchObject([
      { name: 'prod-001 es', quantity: 2, price: 131, unit: { amount: 131, currency: 'USD' } },
    ])
    expect(priceLines(request(3406, 1, 'HNL'), catalogue, 'en')).toMatchObject([
      { name: 'prod-001 en', unit: { amount: 3406, currency: 'HNL' } },
    ])
  })

  test.each([
    ['a cent less', request(130)],
    ['a cent more', request(132)],
    ['dollars for lempiras', request(131, 1, 'HNL')],
  ])('PAY-02 %s is a 409 that names the product', (_, order) => {
    expect(() => priceLines(order, catalogue, 'en')).toThrow(
      expect.objectContaining({ status: 409, message: expect.stringContaining('"prod-001 en"') }),
    )
  })

  test('PAY-02 a product that is gone is a 409 that names what the shopper saw', () => {
    expect(() => priceLines(request(131, 1, 'USD', 'prod-999'), catalogue, 'en')).toThrow(
      expect.objectContaining({
        status: 409,
        code: 'product_gone',
        message: expect.stringContaining('"Seen"'),
      }),
    )
  })
})

describe('the session', () => {
  test('PAY-03 is charged in minor units of the chosen currency, in the shopper’s language', () => {
    expect(sessionParams(checkout(request(3406, 2, 'HNL')))).toMatchObject({
      mode: 'payment',
      locale: 'es-419',
      customer_email: 'ana@rumbo.example',
      client_reference_id: 'auth0|ana',
      allow_promotion_codes: true,
      line_items: [
        {
          quantity: 2,
          price_data: {
            currency: 'hnl',
            unit_amount: 3406,
            product_data: { name: 'prod-001 es', images: ['https://cdn.example/prod-001.jpg'] },
          },
          metadata: { productId: 'prod-001', kind: 'product' },
        },
      ],
      metadata: { shop: 'rumbo', subject: 'auth0|ana', locale: 'es', currency: 'HNL', mode: 'cart' },
    })
    expect(sessionParams(checkout(request(131), 'en')).locale).toBe('en')
  })

  test.each([
    [19, 'USD', 499],
    [20, 'USD', 0],
    [19, 'HNL', 12_974],
    [20, 'HNL', 0],
  ] as const)('PAY-03 shipping of %i pieces in %s costs %i', (quantity, currency, amount) => {
    const order = request(convert(toCents(131), currency, 26).amount, quantity, currency)
    expect(sessionParams(checkout(order)).shipping_options).toMatchObject([
      { shipping_rate_data: { fixed_amount: { amount, currency: currency.toLowerCase() } } },
    ])
  })

  test('PAY-03 a parcel goes only where the shop delivers', () => {
    const { shipping_address_collection: asked } = sessionParams(checkout(request(131)))
    expect(asked?.allowed_countries).toEqual(['HN', 'US', 'CA', 'MX', 'GT', 'BZ', 'SV', 'NI', 'CR', 'PA'])
  })

  test('PAY-06 leads back to the success page of the language, or to where the shopper came from', () => {
    expect(sessionParams(checkout(request(131), 'en'))).toMatchObject({
      success_url:
        'https://rumbo.example/en/shop/checkout/success?session_id={CHECKOUT_SESSION_ID}&mode=cart',
      cancel_url: 'https://rumbo.example/en/shop/cart',
    })
    expect(sessionParams(checkout({ ...request(131), mode: 'buy-now' }))).toMatchObject({
      success_url:
        'https://rumbo.example/shop/checkout/success?session_id={CHECKOUT_SESSION_ID}&mode=buy-now',
      cancel_url: 'https://rumbo.example/shop/product/prod-001',
    })
  })

  test('PAY-01 no address and no picture are left out, not sent empty', () => {
    const params = sessionParams(
      checkout({ ...request(131), customerEmail: '' }, 'es', { pictureOf: () => undefined }),
    )
    expect(params).not.toHaveProperty('customer_email')
    expect(params.line_items?.[0]?.price_data?.product_data).not.toHaveProperty('images')
  })
})

describe('the key', () => {
  const keyOf = (attempt: string | undefined, order = request(131)) =>
    checkoutKey(
      new Request('http://localhost', {
        headers: attempt === undefined ? {} : { 'idempotency-key': attempt },
      }),
      sessionParams(checkout(order)),
    )

  test('PAY-04 the same attempt at the same cart is the same key', () => {
    expect(keyOf('attempt-1')).toBe(keyOf('attempt-1'))
    expect(keyOf('attempt-1')?.length).toBeLessThanOrEqual(255)
    expect(keyOf('attempt-2')).not.toBe(keyOf('attempt-1'))
    expect(keyOf('attempt-1', request(131, 2))).not.toBe(keyOf('attempt-1'))
    expect(keyOf(undefined)).toBeUndefined()
  })

  test.each(['', 'short', 'a'.repeat(101), 'with space', 'ünïcode1'])(
    'PAY-04 %j is no attempt',
    (attempt) => {
      expect(() => keyOf(attempt)).toThrow(HttpError)
    },
  )
})

import { describe, expect, test } from 'vitest'
import { checkoutKey, expiryTimes, sessionParams } from './stripe-checkout'
import { checkout } from './testing/checkout'

describe('session parameters', () => {
  test('PAY-03 charge what the checkout says, in the shopper’s language', () => {
    expect(sessionParams(checkout())).toMatchObject({
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
            product_data: { name: 'Jabón', images: ['https://cdn.example/prod-001.jpg'] },
          },
          metadata: { productId: 'prod-001', kind: 'product' },
        },
      ],
      shipping_options: [
        {
          shipping_rate_data: {
            display_name: 'Envío estándar',
            fixed_amount: { amount: 12_974, currency: 'hnl' },
          },
        },
      ],
      metadata: {
        shop: 'rumbo',
        site: 'https://rumbo.example',
        subject: 'auth0|ana',
        locale: 'es',
        currency: 'HNL',
        mode: 'cart',
      },
    })
    expect(sessionParams(checkout({ locale: 'en' })).locale).toBe('en')
  })

  test('PAY-03 allow shipping only to the countries of the shop', () => {
    const { shipping_address_collection: collection } = sessionParams(checkout())
    expect(collection?.allowed_countries).toEqual([
      'HN',
      'US',
      'CA',
      'MX',
      'GT',
      'BZ',
      'SV',
      'NI',
      'CR',
      'PA',
    ])
  })

  test('PAY-06 Stripe adds the id of the session to the success page', () => {
    expect(sessionParams(checkout())).toMatchObject({
      success_url:
        'https://rumbo.example/shop/checkout/success?session_id={CHECKOUT_SESSION_ID}&attempt=attempt-1',
      cancel_url: 'https://rumbo.example/shop/cart',
    })
  })

  test('PAY-01 a missing email address or picture is left out', () => {
    const [line] = checkout().lines
    const params = sessionParams(checkout({ email: undefined, lines: [{ ...line!, imageUrl: undefined }] }))
    expect(params).not.toHaveProperty('customer_email')
    expect(params.line_items?.[0]?.price_data?.product_data).not.toHaveProperty('images')
  })
})

test('STOCK-02 a session expires 31 to 36 minutes after it was opened', () => {
  for (let second = 0; second < 3600; second += 7) {
    const now = 1_800_000_000 + second
    const [current, previous] = expiryTimes(now * 1000)
    expect(current - now).toBeGreaterThan(31 * 60)
    expect(current - now).toBeLessThanOrEqual(36 * 60)
    expect(expiryTimes((now - 5 * 60) * 1000)[0]).toBe(previous)
  }
})

test('PAY-03 the discount code field is shown only if codes are allowed', () => {
  expect(sessionParams(checkout({ allowsCodes: false }))).not.toHaveProperty('allow_promotion_codes')
})

test('PAY-04 the same attempt at the same checkout has the same key', () => {
  const key = (attempt: string, changes = {}) => checkoutKey(attempt, sessionParams(checkout(changes)))
  expect(key('attempt-1')).toBe(key('attempt-1'))
  expect(key('attempt-1').length).toBeLessThanOrEqual(255)
  expect(key('attempt-2')).not.toBe(key('attempt-1'))
  expect(key('attempt-1', { currency: 'USD' })).not.toBe(key('attempt-1'))
})

import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { basket, type Payments, startForTest } from '../testing/harness'

let payments: Payments
let stripe: Stripe

beforeAll(async () => {
  payments = await startForTest({ url: 'http://localhost:9' })
  stripe = payments.stripe
})
afterAll(() => payments.close())

test('PAY-03 the seed’s code is there, found whatever its case', async () => {
  const { data } = await stripe.promotionCodes.list({
    code: 'welcome10',
    active: true,
    expand: ['data.promotion.coupon'],
  })
  expect(data).toMatchObject([{ code: 'WELCOME10', promotion: { coupon: { percent_off: 10 } } }])
})

test('PAY-03 a coupon and a code can be made once, looked up, and put away', async () => {
  const coupon = await stripe.coupons.create({
    id: 'SUMMER',
    percent_off: 12.5,
    duration: 'once',
    name: 'Verano',
  })
  expect(await stripe.coupons.retrieve('SUMMER')).toMatchObject({ percent_off: 12.5, valid: true })
  await expect(stripe.coupons.create({ id: 'SUMMER', percent_off: 5 })).rejects.toMatchObject({
    code: 'resource_already_exists',
  })
  await expect(stripe.coupons.retrieve('WINTER')).rejects.toMatchObject({ code: 'resource_missing' })

  const made = { promotion: { type: 'coupon' as const, coupon: coupon.id }, code: 'VERANO' }
  const promotion = await stripe.promotionCodes.create(made)
  await expect(stripe.promotionCodes.create(made)).rejects.toThrow('already exists')
  expect((await stripe.promotionCodes.update(promotion.id, { active: false })).active).toBe(false)
  expect((await stripe.promotionCodes.list({ code: 'VERANO', active: true })).data).toEqual([])
  expect((await stripe.coupons.list()).data.map(({ id }) => id)).toEqual(['SUMMER', 'WELCOME10'])
})

test('PAY-03 a discount given at creation is taken off the goods and spread over the lines', async () => {
  const { data } = await stripe.promotionCodes.list({ code: 'WELCOME10' })
  const session = await stripe.checkout.sessions.create(
    basket({
      allow_promotion_codes: undefined,
      discounts: [{ promotion_code: data[0]?.id ?? '' }],
      expand: ['line_items', 'total_details.breakdown', 'discounts.promotion_code'],
    } as object),
  )
  expect(session).toMatchObject({
    amount_subtotal: 3225,
    total_details: {
      amount_discount: 323,
      amount_shipping: 499,
      breakdown: { discounts: [{ amount: 323 }] },
    },
    amount_total: 3225 - 323 + 499,
    discounts: [{ promotion_code: { code: 'WELCOME10' } }],
  })
  const parts = session.line_items?.data.map((line) => line.amount_discount) ?? []
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(323)
})

import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Payments, startTestPayments } from '../testing/emulator'

let payments: Payments
let stripe: Stripe

beforeAll(async () => {
  payments = await startTestPayments({ url: 'http://localhost:9' })
  stripe = payments.stripe
})
afterAll(() => payments.close())

test('PAY-03 the seed’s promotion code exists and is found in upper and lower case', async () => {
  const { data } = await stripe.promotionCodes.list({ code: 'welcome10', active: true, limit: 1 })
  expect(data).toMatchObject([{ code: 'WELCOME10', promotion: { coupon: 'WELCOME10' } }])
  expect(await stripe.coupons.retrieve('WELCOME10')).toMatchObject({ percent_off: 10, valid: true })
})

test('PAY-03 a coupon and a code can be created once and retrieved', async () => {
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

  const params = { promotion: { type: 'coupon' as const, coupon: coupon.id }, code: 'VERANO' }
  await stripe.promotionCodes.create(params)
  await expect(stripe.promotionCodes.create(params)).rejects.toThrow('already exists')
  expect((await stripe.promotionCodes.list()).data.map(({ code }) => code)).toEqual(['VERANO', 'WELCOME10'])
})

test('PROMO-02 a code can be deactivated, created again and reactivated; one is active at a time', async () => {
  await stripe.coupons.create({ id: 'WINTER-15', percent_off: 15 })
  const params = { promotion: { type: 'coupon' as const, coupon: 'WINTER-15' }, code: 'INVIERNO' }
  const first = await stripe.promotionCodes.create({ ...params, metadata: { shop: 'rumbo' } })
  await stripe.promotionCodes.update(first.id, { active: false })
  const second = await stripe.promotionCodes.create(params)
  await expect(stripe.promotionCodes.update(first.id, { active: true })).rejects.toThrow('already exists')
  const idsOf = async (active: boolean) =>
    (await stripe.promotionCodes.list({ code: 'invierno', active })).data.map(({ id }) => id)
  expect([await idsOf(true), await idsOf(false)]).toEqual([[second.id], [first.id]])
  await stripe.promotionCodes.update(second.id, { active: false })
  expect(await stripe.promotionCodes.update(first.id, { active: true })).toMatchObject({
    active: true,
    metadata: { shop: 'rumbo' },
  })
})

test('PROMO-02 an end in the past and half a minimum are rejected', async () => {
  const params = { promotion: { type: 'coupon' as const, coupon: 'WELCOME10' }, code: 'AYER' }
  await expect(stripe.promotionCodes.create({ ...params, expires_at: 1_700_000_000 })).rejects.toMatchObject({
    param: 'expires_at',
  })
  await expect(
    stripe.promotionCodes.create({ ...params, restrictions: { minimum_amount: 100 } }),
  ).rejects.toMatchObject({ param: 'restrictions[minimum_amount_currency]' })
})

import { expect, test } from 'vitest'
import { FAILED, isOurs, isPaid, purchaseOf, summaryOf } from './stripe-purchase'
import { paidSession, soldLine } from './testing/session'

const purchase = (session = paidSession(), lines = [soldLine()]) => purchaseOf(session, lines)

test('PAY-07 a purchase has the paid items, in the currency and language of the checkout', () => {
  expect(purchase()).toEqual({
    sessionId: 'cs_test_a1b2c3d4e5',
    paymentId: 'pi_1',
    subject: 'auth0|ana',
    locale: 'es',
    currency: 'HNL',
    mode: 'cart',
    lines: [
      { productId: 'prod-001', kind: 'product', name: 'Jabón', quantity: 2, unitAmount: 3406, amount: 6812 },
    ],
    subtotal: 6812,
    discount: 681,
    shipping: 12_974,
    total: 19_105,
    email: 'ana@rumbo.example',
    name: 'Ana Mejía',
    address: { line1: 'Calle 1', city: 'Copán', postalCode: '41101', country: 'HN' },
  })
})

test.each([
  ['paid', true],
  ['no_payment_required', true],
  ['unpaid', false],
])('PAY-07 a session that is %s counts as paid: %s', (status, expected) => {
  expect(isPaid(paidSession({ payment_status: status }))).toBe(expected)
})

test('PAY-07 only sessions opened by this shop are ours', () => {
  const site = 'https://rumbo.example'
  const metadata = [
    undefined,
    null,
    {},
    { shop: 'other' },
    { shop: 'rumbo' },
    { shop: 'rumbo', site: 'https://staging.example' },
  ]
  expect(
    metadata.map((changed) => isOurs(paidSession(changed === undefined ? {} : { metadata: changed }), site)),
  ).toEqual([true, false, false, false, false, false])
})

test('PAY-07 a session without our metadata or totals is an error', () => {
  expect(() => purchase(paidSession({ metadata: { shop: 'rumbo' } }))).toThrow()
  expect(() => purchase(paidSession({ amount_total: null }))).toThrow('no totals')
  expect(() => purchase(paidSession(), [soldLine({ metadata: {} })])).toThrow()
})

test('PAY-07 address and name are optional, the payment may be an object', () => {
  const bare = paidSession({
    collected_information: null,
    payment_intent: { id: 'pi_2' },
    shipping_cost: null,
  })
  expect(purchase(bare)).toMatchObject({
    paymentId: 'pi_2',
    shipping: 12_974,
    name: 'Ana Mejía',
    address: { country: undefined },
  })
})

test('PAY-05 the summary has the data for the success page', () => {
  expect(summaryOf(paidSession())).toEqual({
    sessionId: 'cs_test_a1b2c3d4e5',
    openedAt: new Date(1_800_000_000_000),
    status: 'paid',
    progress: 'paid',
    total: 19_105,
    currency: 'hnl',
    email: 'ana@rumbo.example',
    recipient: 'Ana Mejía',
    viewed: false,
  })
})

test.each([
  ['open', 'unpaid', {}, 'open'],
  ['expired', 'unpaid', {}, 'expired'],
  ['complete', 'unpaid', {}, 'pending'],
  ['complete', 'unpaid', FAILED, 'failed'],
  ['complete', 'no_payment_required', {}, 'paid'],
] as const)('PAY-06 a session that is %s and %s with %o is %s', (status, payment_status, more, progress) => {
  const session = paidSession({ status, payment_status, metadata: { ...paidSession().metadata, ...more } })
  expect(summaryOf(session).progress).toBe(progress)
})

import { expect, test } from 'vitest'
import { paymentDetails } from './payment-details'

const summary = {
  sessionId: 'cs_test_1',
  openedAt: new Date('2026-05-01T12:00:00Z'),
  status: 'paid',
  progress: 'paid' as const,
  total: 761,
  currency: 'usd',
  email: 'ana@rumbo.example',
  recipient: 'Ana Mejía',
  viewed: false,
}
const at = (time: string, viewed = false) => paymentDetails({ ...summary, viewed }, new Date(time))

test('PAY-05 personal data is shown once within an hour and masked afterward', () => {
  expect(at('2026-05-01T12:59:59Z')).toMatchObject({
    customer_email: 'ana@rumbo.example',
    shipping: { name: 'Ana Mejía' },
  })
  expect(at('2026-05-01T12:00:01Z', true)).toMatchObject({
    customer_email: 'a***@…',
    shipping: { name: 'A***' },
  })
  expect(at('2026-05-01T13:00:00Z')).toEqual({
    id: 'cs_test_1',
    payment_status: 'paid',
    amount_total: 761,
    currency: 'usd',
    customer_email: 'a***@…',
    shipping: { name: 'A***' },
  })
  expect(
    paymentDetails({ ...summary, email: null, recipient: null }, new Date('2026-05-01T13:00:00Z')),
  ).toMatchObject({
    customer_email: null,
    shipping: { name: null },
  })
})

test('PAY-05 a session is not found a day after it was opened', () => {
  expect(at('2026-05-02T11:59:59Z')).toBeDefined()
  expect(at('2026-05-02T12:00:00Z')).toBeUndefined()
})

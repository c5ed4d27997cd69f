import { expect, test } from 'vitest'
import { mailsDue } from './mails-due'
import { orderDocument } from './order.server'

const order = (changes: Record<string, unknown>) =>
  orderDocument.parse({
    _id: 'order.1',
    trackingNumber: 'TRK-2222222-2222222',
    status: 'confirmed',
    currency: 'USD',
    subtotal: 0,
    total: 0,
    paidAt: '2026-10-16T18:00:00Z',
    customer: { email: 'ana@rumbo.example' },
    history: [step('in_transit', 18), step('confirmed', 16)],
    ...changes,
  })
const step = (status: string, day: number) => ({
  _key: `${status}${day}`,
  status,
  timestamp: `2026-10-${day}T12:00:00Z`,
  location: {},
})
const statuses = (changes: Record<string, unknown>) => mailsDue(order(changes)).map(({ status }) => status)
const mark = (status: string) => ({ _key: status, status, sentAt: '2026-10-16T18:00:01Z' })

test('PAY-07 every step is due once, oldest first', () => {
  expect(statuses({})).toEqual(['confirmed', 'in_transit'])
  expect(statuses({ mails: [mark('confirmed')] })).toEqual(['in_transit'])
  expect(statuses({ mails: [mark('confirmed'), mark('in_transit')] })).toEqual([])
})

test('TRACK-05 a repeated status is mailed once', () => {
  const history = [step('in_transit', 18), step('processing', 19), step('in_transit', 20)]
  expect(statuses({ history, mails: [mark('in_transit')] })).toEqual(['processing', 'confirmed'])
})

test('TRACK-05 a status changed without a step is due too', () => {
  expect(statuses({ status: 'cancelled', mails: [mark('confirmed'), mark('in_transit')] })).toEqual([
    'cancelled',
  ])
})

test('TRACK-04 an order without an email address gets no email', () => {
  expect(statuses({ customer: null })).toEqual([])
})

test('DESK-03 an email is sent again once per request', () => {
  const sent = [mark('confirmed'), mark('in_transit')]
  const resends = [{ _key: 'r1', status: 'confirmed' }]
  expect(mailsDue(order({ mails: sent, resends }))).toEqual([{ key: 'r1', status: 'confirmed' }])
  const again = { ...mark('confirmed'), _key: 'r1' }
  expect(mailsDue(order({ mails: [...sent, again], resends }))).toEqual([])
})

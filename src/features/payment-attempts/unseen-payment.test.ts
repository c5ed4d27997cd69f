import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetAttempt, hasPending, markPending, openAttempts, rememberAttempt } from './attempts.store'
import { unseenPayment } from './unseen-payment'

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => vi.unstubAllGlobals())

const ask = (answer: () => Response | Promise<Response>) => {
  rememberAttempt({ id: 'attempt-1', lines: [{ id: 'soap', quantity: 1 }], session: 'cs_test_1' })
  const request = vi.fn<typeof fetch>(() => Promise.resolve().then(answer))
  vi.stubGlobal('fetch', request)
  return { found: unseenPayment('en'), request }
}

test('PAY-06 a paid attempt leads to its success page', async () => {
  const { found, request } = ask(() => Response.json({ payment_status: 'paid' }))
  expect((await found).address).toBe(
    '/en/shop/checkout/success?session_id=cs_test_1&attempt=attempt-1&earlier=1',
  )
  expect(request.mock.calls[0]?.[0]).toBe('/api/stripe/checkout-session/cs_test_1')
})

test.each([
  ['an unpaid one', false, () => Response.json({ payment_status: 'unpaid' })],
  ['an answer without a status', false, () => Response.json(null)],
  ['an answer that is not JSON', false, () => new Response('<html>')],
  ['a server error', true, () => new Response('', { status: 500 })],
  ['no answer in time', true, () => Promise.reject(new DOMException('', 'TimeoutError'))],
  ['a failed connection', true, () => Promise.reject(new TypeError('Failed to fetch'))],
])('PAY-06 %s leaves the shopper in the cart', async (_, isUnknown, answer) => {
  expect(await ask(answer).found).toEqual({ isUnknown, hasFailed: false })
  expect(openAttempts().map(({ id }) => id)).toEqual(['attempt-1'])
})

test('PAY-06 offline there is no payment to ask about', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(await ask(() => Promise.reject(new TypeError('Failed to fetch'))).found).toEqual({ isOffline: true })
})

test('PAY-06 an attempt that the server no longer knows is not asked for again', async () => {
  expect(await ask(() => new Response('', { status: 404 })).found).toEqual({
    isUnknown: false,
    hasFailed: false,
  })
  expect(openAttempts()).toEqual([])
})

test('PAY-06 a pending attempt is also asked for after a newer one', async () => {
  rememberAttempt({ id: 'attempt-0', lines: [{ id: 'soap', quantity: 1 }], session: 'cs_test_0' })
  markPending('attempt-0')
  rememberAttempt({ id: 'attempt-1', lines: [{ id: 'hat', quantity: 1 }], session: 'cs_test_1' })
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(Response.json({ payment_status: address.endsWith('cs_test_0') ? 'paid' : 'unpaid' })),
  )
  expect((await unseenPayment('en')).address).toContain('session_id=cs_test_0&attempt=attempt-0')
  forgetAttempt('attempt-0')
  expect((await unseenPayment('en')).address).toBeUndefined()
})

test('PAY-06 an attempt that was paid without its success page is pending until it is paid or fails', async () => {
  const answer = (progress: string) => () =>
    Response.json({ payment_status: 'unpaid' }, { headers: { 'payment-progress': progress } })
  expect(await ask(answer('open')).found).toEqual({ isUnknown: false, hasFailed: false })
  expect(hasPending()).toBe(false)
  expect(await ask(answer('pending')).found).toEqual({ isUnknown: false, hasFailed: false })
  expect(hasPending()).toBe(true)
  vi.stubGlobal('fetch', () => Promise.resolve(answer('failed')()))
  expect(await unseenPayment('en')).toEqual({ isUnknown: false, hasFailed: true })
  expect(openAttempts()).toEqual([])
})

test('PAY-06 an attempt that was left unpaid has not failed for the shopper', async () => {
  const headers = { 'payment-progress': 'expired' }
  const answer = () => Response.json({ payment_status: 'unpaid' }, { headers })
  expect(await ask(answer).found).toEqual({ isUnknown: false, hasFailed: false })
  expect(openAttempts()).toEqual([])
})

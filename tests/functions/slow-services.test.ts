import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Shop, openShop } from './shop'
import { requestJson, checkOut, post, control } from './shopper'

vi.mock('../../netlify/server/timeouts', () => ({
  TIMEOUT_MS: { stripe: 1000, sanity: 1000, auth0: 1000, resend: 1000, buildHook: 1000 },
}))

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

/** Delays a service by ten minutes while `work` runs. */
const whileSlow = async <Result>(service: keyof Shop['urls'], work: () => Promise<Result>) => {
  await control(shop.urls[service], 'fault', { kind: 'slow', ms: 600_000 })
  const result = await work()
  await control(shop.urls[service], 'fault', { kind: 'none' })
  return result
}

test.each([
  ['payments', 'payments_unavailable'],
  ['lake', 'content_unavailable'],
] as const)('PAY-02 a checkout does not wait for %s that does not answer: 503', async (service, code) => {
  const { status, body } = await whileSlow(service, () => checkOut(shop))
  expect([status, body.error?.code]).toEqual([503, code])
})

test('NEWS-04 a mail service that does not respond times out with a 503', async () => {
  const subscription = { email: 'slow@rumbo.example', language: 'es', discountCode: 'WELCOME10' }
  const { status } = await whileSlow('mail', () =>
    requestJson(shop, '/api/sendwelcomeemail', post(subscription)),
  )
  expect(status).toBe(503)
})

test('PAY-02 NEWS-04 two calls and the longest retry delay fit in ten seconds', async () => {
  const { TIMEOUT_MS } = await vi.importActual<typeof import('../../netlify/server/timeouts')>(
    '../../netlify/server/timeouts',
  )
  const longestPause = 500
  for (const service of ['stripe', 'sanity'] as const)
    expect(2 * TIMEOUT_MS[service] + longestPause).toBeLessThan(10_000)
  for (const service of ['auth0', 'resend', 'buildHook'] as const)
    expect(TIMEOUT_MS[service]).toBeLessThan(9000)
})

import { afterEach, expect, test, vi } from 'vitest'
import { subscribe, subscriptionAddress } from './subscribe'
import { subscribeRequest } from './subscribe-request.server'

const SUBSCRIPTION = { email: 'ana@rumbo.example', language: 'es', discountCode: 'WELCOME10' }
afterEach(() => void vi.unstubAllGlobals())

test.each([
  [undefined, '/api/sendwelcomeemail'],
  ['', '/api/sendwelcomeemail'],
  ['https://news.example/', 'https://news.example/api/sendwelcomeemail'],
])('NEWS-02 the service at %j is called at %s', (service, address) => {
  expect(subscriptionAddress(service)).toBe(address)
})

test.each([
  ['done', () => Response.json({ success: true })],
  ['failed', () => Response.json({ success: false, error: 'later' })],
  ['failed', () => Response.json({ success: true }, { status: 503 })],
  ['refused', () => Response.json({ success: false, error: 'address' }, { status: 422 })],
  ['failed', () => new Response('<html>')],
  ['failed', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('NEWS-03 %s is derived from the response', async (expected, answer) => {
  const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () => answer())
  vi.stubGlobal('fetch', fetched)
  expect(await subscribe('/api/sendwelcomeemail', SUBSCRIPTION)).toBe(expected)
  expect(subscribeRequest.parse(JSON.parse(String(fetched.mock.calls[0]?.[1].body)))).toEqual(SUBSCRIPTION)
})

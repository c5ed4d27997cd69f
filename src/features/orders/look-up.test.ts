import { afterEach, expect, test, vi } from 'vitest'
import { lookUp } from './look-up'

const NUMBER = 'TRK-2222222-2222222'
const record = {
  orderId: '3F9A2C41B7',
  trackingNumber: NUMBER,
  currentStatus: 'in_transit',
  estimatedDelivery: '2026-11-30',
  itemCount: 2,
  history: [{ timestamp: '2026-11-20T11:15:00Z', status: 'in_transit', location: 'Choloma', icon: 'truck' }],
}
const answering = (answer: () => Promise<Response>) => {
  const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(answer)
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const json = (body: unknown, status = 200, headers = {}) => Response.json(body, { status, headers })
const ask = (number = NUMBER) => lookUp(number, 'en', new AbortController().signal)
afterEach(() => void vi.unstubAllGlobals())

test('TRACK-02 a known number returns its record in the page’s language', async () => {
  const fetched = answering(async () => json(record))
  expect(await ask()).toEqual({ kind: 'found', record })
  expect(fetched.mock.calls[0]?.[0]).toBe(`/api/track-order/${NUMBER}?locale=en`)
})

test('TRACK-03 a record without an estimate is valid', async () => {
  const { estimatedDelivery: _, ...rest } = record
  answering(async () => json(rest))
  expect(await ask()).toEqual({ kind: 'found', record: rest })
})

test.each([
  ['TRK-2222222-2222223', 'typo'],
  ['HELLO', 'notFound'],
])('TRACK-05 %s is %s without a request', async (number, kind) => {
  const fetched = answering(async () => json(record))
  expect(await ask(number)).toEqual({ kind })
  expect(fetched).not.toHaveBeenCalled()
})

test.each([
  ['an unknown number', () => json({}, 404), { kind: 'notFound' }],
  ['too many look-ups', () => json({}, 429, { 'retry-after': '12' }), { kind: 'busy', wait: 12 }],
  ['too many look-ups without a word', () => json({}, 429), { kind: 'busy', wait: 60 }],
  ['a service that is away', () => json({}, 503), { kind: 'offline' }],
  ['a mistake of the shop', () => json({}, 500), { kind: 'failed' }],
  ['a record that is none', () => json({ ...record, history: 'gone' }), { kind: 'offline' }],
  ['junk', () => new Response('<html>'), { kind: 'offline' }],
])('TRACK-02 %s has its own result', async (_, answer, expected) => {
  answering(async () => answer())
  expect(await ask()).toEqual(expected)
})

test('TRACK-04 a demo number answers after 1.5 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    answering(async () => json({ ...record, trackingNumber: 'TRK-DEMO-TRANSIT' }))
    const answered = vi.fn()
    const answer = ask('TRK-DEMO-TRANSIT').then(answered)
    await vi.advanceTimersByTimeAsync(1499)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await answer
    expect(answered).toHaveBeenCalledWith(expect.objectContaining({ kind: 'found' }))
  } finally {
    vi.useRealTimers()
  }
})

test('TRACK-02 a network failure is reported, not thrown', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await ask()).toEqual({ kind: 'offline' })
})

import { expect, test, vi } from 'vitest'
import { followState } from './follow'
import { blockedText, documentState, isForTheShop, readSiteState } from './site-state'

const refusal = { document: 'prod-002', field: 'price', reason: 'has no price', isKept: true }
const state = { builtAt: '2026-11-20T15:00:00.000Z', refused: [refusal] }
const document = (_id: string, time: string) => ({ _id, _updatedAt: `2026-11-20T${time}Z` })

test('CMS-05 a document is live, waits for the next build, or is blocked', () => {
  expect(documentState(document('prod-001', '14:59:59'), state)).toEqual({ name: 'live' })
  expect(documentState(document('prod-001', '15:00:01'), state)).toEqual({ name: 'waiting' })
  expect(documentState(document('prod-002', '14:00:00'), state)).toEqual({ name: 'blocked', refusal })
  expect(documentState(document('prod-002', '15:00:01'), state)).toEqual({ name: 'waiting' })
  const tomorrow = { ...document('post', '14:00:00'), publishedAt: '2026-11-21' }
  expect(documentState(tomorrow, state)).toEqual({ name: 'scheduled' })
})

test.each([
  [{ publishedAt: '2026-11-20' }, 'live'],
  [{ publishedAt: '2026-11-20', publishTime: '09:00' }, 'live'],
  [{ publishedAt: '2026-11-20', publishTime: '09:01' }, 'scheduled'],
  [{ from: '2026-11-20T15:00:00Z' }, 'live'],
  [{ from: '2026-11-20T15:01:00Z' }, 'scheduled'],
  [{ until: '2026-11-20T15:01:00Z' }, 'live'],
  [{ until: '2026-11-20T15:00:00Z' }, 'over'],
])('PROMO-02 at nine in the morning in Honduras, %j is %s', (dates, name) => {
  expect(documentState({ ...document('post', '14:00:00'), ...dates }, state)).toEqual({ name })
})

test('CMS-05 the editor of a blocked document reads which field, and what the shop shows', () => {
  expect(blockedText(refusal, 'Precio (USD)')).toMatch(/«Precio \(USD\)».*versión anterior/)
  expect(blockedText({ ...refusal, isKept: false }, 'Precio')).toMatch(/no está en la tienda/)
})

test('CMS-05 the last known state stays while the shop does not answer', async () => {
  vi.useFakeTimers()
  const ask = vi
    .fn<typeof fetch>()
    .mockResolvedValueOnce(Response.json(state))
    .mockImplementation(async () => new Response('Not found', { status: 404 }))
  const followed = followState('http://localhost:8888', ask)
  const leave = followed.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(2000)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(followed.get()).toEqual(state)
  leave()
  vi.useRealTimers()
})

test.each([undefined, null, {}, { builtAt: 'today', refused: [] }])('CMS-05 %j is not a state', (answer) => {
  expect(readSiteState(answer)).toBeUndefined()
})

test.each([
  ['review', 'pending', false],
  ['review', 'declined', false],
  ['review', 'published', true],
  ['product', undefined, true],
])('REVIEW-01 a %s that is %s is for the shop: %s', (_type, status, expected) => {
  expect(isForTheShop({ _type, status })).toBe(expected)
})

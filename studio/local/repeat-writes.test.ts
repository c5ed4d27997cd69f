import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeatWrites } from './repeat-writes'

const LAKE = 'http://rumbo.localhost:4100/v2025-02-19/data'
const write = { method: 'POST', body: JSON.stringify({ actions: [], transactionId: 't1' }) }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pageWith = (answer: (input: string) => Promise<Response>) => {
  const sent = vi.fn((input: unknown, _init?: RequestInit) => answer(String(input)))
  const page = { fetch: sent as unknown as typeof fetch }
  repeatWrites(page)
  return { page, sent }
}

const unavailable = (times: number) => {
  let left = times
  return async (input: string) => {
    if (!input.includes('/listen')) {
      left -= 1
      if (left >= 0) throw new TypeError('Failed to fetch')
    }
    return Response.json({ input })
  }
}

test('RUN-03 a write without an answer is sent again under the same transaction id', async () => {
  const { page, sent } = pageWith(unavailable(3))
  const answer = page.fetch(`${LAKE}/actions/production`, write)
  await vi.advanceTimersByTimeAsync(1500)
  expect((await answer).ok).toBe(true)
  expect(sent.mock.calls.map(([, init]) => init?.body)).toEqual(Array(4).fill(write.body))
})

test('RUN-03 an event stream that opens meanwhile waits for the write', async () => {
  const { page, sent } = pageWith(unavailable(2))
  const answer = page.fetch(`${LAKE}/mutate/production`, write)
  await vi.advanceTimersByTimeAsync(0)
  const stream = page.fetch(`${LAKE}/listen/production?query=*`)
  await vi.advanceTimersByTimeAsync(600)
  expect(sent.mock.calls.some(([input]) => String(input).includes('/listen'))).toBe(false)
  await vi.advanceTimersByTimeAsync(500)
  expect((await Promise.all([answer, stream])).map(({ ok }) => ok)).toEqual([true, true])
})

test.each([
  ['without a transaction id', `${LAKE}/actions/production`, { ...write, body: '{"actions":[]}' }],
  ['that is no write', `${LAKE}/query/production?query=*`, {}],
  ['that was stopped', `${LAKE}/actions/production`, { ...write, signal: AbortSignal.abort() }],
])('RUN-03 a request %s is not sent again', async (_, address, init) => {
  const { page, sent } = pageWith(unavailable(1))
  await expect(page.fetch(address, init)).rejects.toThrow('Failed to fetch')
  expect(sent).toHaveBeenCalledOnce()
})

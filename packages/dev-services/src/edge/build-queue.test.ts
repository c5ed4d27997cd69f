import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BuildFailed } from './builder/build-error'
import { createBuildQueue, buildDelay } from './build-queue'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

test('CMS-03 the first change is built immediately', async () => {
  const build = vi.fn(() => Promise.resolve())
  createBuildQueue({ build }).request()
  await vi.advanceTimersByTimeAsync(200)
  expect(build).toHaveBeenCalledTimes(1)
})

test('CMS-03 thirty publishes in a minute start few builds, one of them after the last publish', async () => {
  const starts: number[] = []
  const queue = createBuildQueue({
    build: async () => {
      starts.push(Date.now())
      await pause(4000)
    },
  })
  let last = 0
  for (let publish = 0; publish < 30; publish++) {
    last = Date.now()
    queue.request()
    await vi.advanceTimersByTimeAsync(2000)
  }
  await vi.advanceTimersByTimeAsync(120_000)
  expect(starts.length).toBeLessThanOrEqual(7)
  expect(starts.at(-1)).toBeGreaterThanOrEqual(last)
  expect(queue.busy()).toBe(false)
  expect(queue.records().reduce((sum, { hooks }) => sum + hooks, 0)).toBe(30)
})

test('CMS-03 a change during a build is built by the next one', async () => {
  const build = vi.fn(() => pause(1000))
  const queue = createBuildQueue({ build })
  queue.request()
  await vi.advanceTimersByTimeAsync(500)
  queue.request()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(build).toHaveBeenCalledTimes(2)
})

test('CMS-03 a failed build reports the document and field, and the next change is built', async () => {
  const fault = {
    message: 'Document "prod-001" field "price": has no price',
    document: 'prod-001',
    field: 'price',
  }
  const build = vi.fn().mockRejectedValueOnce(new BuildFailed(fault)).mockResolvedValue(undefined)
  const queue = createBuildQueue({ build })
  queue.request()
  await vi.advanceTimersByTimeAsync(1000)
  expect(queue.records()[0]).toMatchObject({
    state: 'failed',
    error: fault.message,
    document: 'prod-001',
    field: 'price',
  })
  queue.request()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(queue.records().map(({ state }) => state)).toEqual(['done', 'failed'])
})

test('CMS-03 single changes are built immediately, frequent ones are batched', () => {
  const now = 1_000_000
  const before = (...seconds: number[]) => buildDelay([...seconds.map((ago) => now - ago * 1000), now], now)
  expect(before()).toBe(50)
  expect(before(16, 12, 8, 4)).toBe(50)
  expect(before(10, 8, 6, 4, 2)).toBe(10_000)
  expect(before(60, 50, 40, 35, 30, 25)).toBe(50)
})

test('CMS-03 a publish of several documents is one change', async () => {
  const build = vi.fn(() => Promise.resolve())
  const queue = createBuildQueue({ build })
  for (let document = 0; document < 5; document++) queue.request()
  await vi.advanceTimersByTimeAsync(1000)
  queue.request()
  await vi.advanceTimersByTimeAsync(1000)
  expect(build).toHaveBeenCalledTimes(2)
})

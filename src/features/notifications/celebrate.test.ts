import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { celebrateFor } from './celebrate'

const confetti = vi.hoisted(() => Object.assign(vi.fn(), { reset: vi.fn() }))
vi.mock('canvas-confetti', () => ({ create: () => confetti }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('NEWS-03 five seconds of confetti are over after five seconds', async () => {
  await celebrateFor(5000)
  await vi.advanceTimersByTimeAsync(2000)
  const early = confetti.mock.calls.length
  expect(early).toBeGreaterThan(10)
  await vi.advanceTimersByTimeAsync(2999)
  expect(confetti.mock.calls.length).toBeGreaterThan(early)
  expect(confetti.reset).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(confetti.reset).toHaveBeenCalledOnce()
})

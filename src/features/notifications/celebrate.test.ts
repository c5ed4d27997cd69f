import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { celebrate, celebrateFor } from './celebrate'

const confetti = vi.hoisted(() => Object.assign(vi.fn(), { reset: vi.fn() }))
const canvas = { setAttribute: vi.fn(), remove: vi.fn() }
const place = { append: vi.fn() }
const bar = { getBoundingClientRect: () => ({ left: 0, width: 300, bottom: 200 }) } as Element
vi.mock('canvas-confetti', () => ({ create: () => confetti }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { querySelector: () => null, createElement: () => canvas })
  vi.stubGlobal('innerWidth', 1280)
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('NEWS-03 five seconds of confetti are over after five seconds', async () => {
  await celebrateFor(5000, place as unknown as HTMLElement)
  await vi.advanceTimersByTimeAsync(2000)
  const early = confetti.mock.calls.length
  expect(early).toBeGreaterThan(10)
  await vi.advanceTimersByTimeAsync(2999)
  expect(confetti.mock.calls.length).toBeGreaterThan(early)
  expect(confetti.reset).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(confetti.reset).toHaveBeenCalledOnce()
  expect(place.append).toHaveBeenCalledExactlyOnceWith(canvas)
  expect(canvas.remove).toHaveBeenCalledOnce()
})

test('QUAL-01 the canvas of the confetti is hidden from screen readers', async () => {
  confetti.mockImplementationOnce(() => vi.stubGlobal('document', { querySelector: () => canvas }))
  await celebrate({ pieces: 150, from: bar })
  expect(canvas.setAttribute).toHaveBeenCalledExactlyOnceWith('aria-hidden', 'true')
})

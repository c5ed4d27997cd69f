import { afterEach, expect, test, vi } from 'vitest'
import { buildAtMidnight } from './daily-build'

afterEach(() => void vi.useRealTimers())

test('BLOG-01 the local shop is rebuilt at midnight in Honduras, which publishes the articles of the new day', () => {
  vi.useFakeTimers({ now: new Date('2026-12-01T05:00:00Z') })
  const at: string[] = []
  const stop = buildAtMidnight(() => at.push(new Date().toISOString()))
  vi.advanceTimersByTime(50 * 3_600_000)
  expect(at).toEqual(['01', '02', '03'].map((day) => `2026-12-${day}T06:00:00.000Z`))
  stop()
  vi.advanceTimersByTime(50 * 3_600_000)
  expect(at).toHaveLength(3)
})

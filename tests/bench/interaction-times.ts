import type { Page } from '@playwright/test'

declare global {
  interface Window {
    eventTimings?: { interaction: number; start: number; duration: number }[]
  }
}

/** Milliseconds of an interaction that the browser does not report, as they are under its threshold. */
const THRESHOLD = 16

/** Call before opening a page: records how long its interactions take, from the event to the next paint. */
export const recordInteractions = (page: Page) =>
  page.addInitScript((durationThreshold) => {
    const found: NonNullable<Window['eventTimings']> = (window.eventTimings = [])
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId > 0)
          found.push({
            interaction: entry.interactionId,
            start: entry.startTime,
            duration: entry.duration,
          })
    })
    observer.observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit)
  }, THRESHOLD)

/** Does `work`, which consists of `count` interactions, and returns the duration of each in milliseconds. */
export const timesOf = async (page: Page, count: number, work: () => Promise<unknown>): Promise<number[]> => {
  const from = await page.evaluate(() => performance.now())
  await work()
  const durations = await page.evaluate(async (since) => {
    for (let i = 0; i < 3; i++) {
      await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }))
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    }
    const longest = new Map<number, number>()
    for (const { interaction, start, duration } of window.eventTimings ?? [])
      if (start >= since) longest.set(interaction, Math.max(duration, longest.get(interaction) ?? 0))
    return [...longest.values()]
  }, from)
  return [...durations, ...Array<number>(Math.max(0, count - durations.length)).fill(THRESHOLD)]
}

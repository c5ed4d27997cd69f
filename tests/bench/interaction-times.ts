import type { CDPSession, Locator, Page } from '@playwright/test'

declare global {
  interface Window {
    eventTimings?: { interaction: number; start: number; duration: number }[]
  }
}

/** Milliseconds counted for an interaction that the browser does not report, as it is below its threshold. */
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

/** Milliseconds that a finger touches the screen; Playwright's own tap ends at once, in the middle of what its start paints. */
const TOUCH = 80

/** Milliseconds in which the browser finishes what came before: scrolling to a control, pictures. */
const PAUSE = 500

/**
 * Scrolls to a control and returns a function that taps it, without the checks of `tap()`: they run in the page and
 * would count as the shop's own time.
 */
export const tapOn = async (page: Page, cdp: CDPSession, control: Locator): Promise<() => Promise<void>> => {
  await control.tap({ trial: true })
  await page.waitForTimeout(PAUSE)
  const box = await control.boundingBox()
  if (!box) throw new Error(`${String(control)} is not visible.`)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  return async () => {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await page.waitForTimeout(TOUCH)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
}

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

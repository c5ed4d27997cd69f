import type { Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node?: Node }[]
}

declare global {
  interface Window {
    /** Names of the elements that have shifted; none means CLS 0. */
    readShifts?: () => string[]
  }
}

/** Observes all pages that `page` opens from now on. */
export const watchLayoutShift = (page: Page) =>
  page.addInitScript(() => {
    const ROUNDING_TOLERANCE = 0.0001
    const shifts: Shift[] = []
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])))
    observer.observe({ type: 'layout-shift', buffered: true })
    const nameOf = (node: Node | undefined) =>
      node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : (node?.textContent ?? '?')
    window.readShifts = () => {
      shifts.push(...(observer.takeRecords() as Shift[]))
      return shifts
        .filter(({ value }) => value > ROUNDING_TOLERANCE)
        .map(
          ({ value, sources }) => `${sources.map(({ node }) => nameOf(node)).join(', ')} moved by ${value}`,
        )
    }
  })

/** Elements that have shifted so far, after fonts have loaded. */
export const readLayoutShift = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
    return window.readShifts?.() ?? ['not watched']
  })

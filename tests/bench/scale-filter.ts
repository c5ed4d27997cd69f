import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Page } from '@playwright/test'
import { createCompressor } from '@rumbo/dev-services/edge/compress'
import { openSite } from '@rumbo/dev-services/edge/site'
import { serveStatic } from '@rumbo/dev-services/edge/static'
import { pathFor } from '~/i18n/routes'
import { CHROMIUM_ARGS, requireChromium } from '../chromium'
import { percentile } from './statistics'

export interface FilterTimes {
  /** Milliseconds that a keystroke blocks the main thread. */
  readonly p50: number
  readonly p99: number
  /** Milliseconds from a keystroke until the list is updated. */
  readonly shown: number
  /** Share of frames over 50 ms while scrolling. */
  readonly jank: number
}

const TYPED = ['jabon', 'kit', 'almohada viaje', 'zzz', 'de montaña 12', 'cable', 'a']
/** Enough keystrokes that one garbage collection pause does not affect the 99th percentile. */
const ROUNDS = 8
/** CPU slowdown that simulates a mid-range phone. */
const SLOWER = 4

/** Types into the list's search of the site in `folder`, on a CPU slowed down four times. */
export const filterTimes = async (root: string, folder: string): Promise<FilterTimes> => {
  const site = await openSite(root, folder)
  const compress = createCompressor()
  const server = createServer((request, response) => void serveStatic(site, compress, request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' })
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${pathFor('products', 'es')}`)
    const box = page.getByRole('searchbox')
    await box.focus()
    await page.locator('astro-island:not([ssr])').first().waitFor({ state: 'attached' })
    await box.pressSequentially('s')
    await page.locator('[data-active]').waitFor()
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const blocked: number[] = []
    const shown: number[] = []
    for (const text of Array.from({ length: ROUNDS }, () => TYPED).flat()) {
      await box.fill('')
      for (const letter of text) {
        const times = await keystroke(page, letter)
        blocked.push(times.blocked)
        shown.push(times.shown)
      }
    }
    return {
      p50: percentile(blocked, 0.5),
      p99: percentile(blocked, 0.99),
      shown: percentile(shown, 0.99),
      jank: await scrollJank(page),
    }
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

/** Types a letter, and measures the handlers and the frame after the deferred list update. */
const keystroke = (page: Page, letter: string): Promise<{ blocked: number; shown: number }> =>
  page.getByRole('searchbox').evaluate(async (element, added) => {
    const input = element as HTMLInputElement
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    const started = performance.now()
    set?.call(input, input.value + added)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, data: added }))
    const blocked = performance.now() - started
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }))
    return { blocked, shown: performance.now() - started }
  }, letter)

const scrollJank = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let late = 0
    const frames = 120
    let before = performance.now()
    for (let i = 0; i < frames; i++) {
      scrollBy(0, 40)
      const now = await new Promise<number>((done) => requestAnimationFrame(done))
      if (now - before > 50) late += 1
      before = now
    }
    return late / frames
  })

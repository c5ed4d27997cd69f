import type { BrowserContext, Page, Route as Request } from '@playwright/test'

/** Fills `localStorage` to its last byte, so that the browser itself refuses what comes next. */
export const fillStorage = async (page: Page) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2)
      for (const copy of ['a', 'b'])
        try {
          localStorage.setItem(`filler-${size}-${copy}`, 'x'.repeat(size))
        } catch {
          // Full for this size: a smaller piece may still fit.
        }
  })
}

/**
 * Chromium with all cookies off, as its settings do it: `document.cookie` stays empty, and both storages throw a
 * SecurityError as soon as a script says their names.
 */
export const turnCookiesOff = async (context: BrowserContext, page: Page) => {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true })
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })
  })
}

const SCRIPTS = '**/_astro/*.js*'

/** No script comes from now on; the answer brings them back. */
export const loseScripts = async (page: Page) => {
  const lose = (route: Request) => route.abort()
  await page.route(SCRIPTS, lose)
  return () => page.unroute(SCRIPTS, lose)
}

/** Scripts asked for from now on come when the answer is called. */
export const holdScripts = async (page: Page) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(SCRIPTS, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/**
 * The address takes calls and never answers. `page.clock` turns the wait forward: the browser's own timeouts are made to
 * run by that clock too. `answers` brings the service back.
 */
export const neverAnswers = async (page: Page, address: string) => {
  const calls: string[] = []
  const keep = (route: Request) => {
    if (route.request().method() !== 'OPTIONS') calls.push(route.request().headers()['idempotency-key'] ?? '')
  }
  await page.route(address, keep)
  return { calls, answers: () => page.unroute(address, keep) }
}

/** To be called before the page is opened: {@link neverAnswers}. */
export const runByClock = async (page: Page) => {
  await page.clock.install()
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const abort = new AbortController()
      setTimeout(() => abort.abort(new DOMException('Timed out', 'TimeoutError')), milliseconds)
      return abort.signal
    }
  })
}

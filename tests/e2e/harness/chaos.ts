import type { BrowserContext, Page, Route as Request } from '@playwright/test'

/** Fills `localStorage` completely, so that the browser rejects further writes. */
export const fillStorage = async (page: Page) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2)
      for (const copy of ['a', 'b'])
        try {
          localStorage.setItem(`filler-${size}-${copy}`, 'x'.repeat(size))
        } catch {
          // A smaller item may still fit.
        }
  })
}

/**
 * Simulates Chromium's setting to block all cookies: `document.cookie` stays empty, and access to both storages throws a
 * SecurityError.
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

/** Fails all script requests from now on; returns a function that restores them. */
export const loseScripts = async (page: Page) => {
  const lose = (route: Request) => route.abort()
  await page.route(SCRIPTS, lose)
  return () => page.unroute(SCRIPTS, lose)
}

/** Holds all script requests from now on; returns a function that releases them. */
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
 * Requests to the address get no response. `page.clock` advances the wait, as {@link runByClock} makes the browser's
 * timeouts use that clock. `answers` restores the service.
 */
export const neverAnswers = async (page: Page, address: string) => {
  const calls: string[] = []
  const keep = (route: Request) => {
    if (route.request().method() !== 'OPTIONS') calls.push(route.request().headers()['idempotency-key'] ?? '')
  }
  await page.route(address, keep)
  return { calls, answers: () => page.unroute(address, keep) }
}

/** Makes timeouts follow `page.clock`. Call before opening the page; see {@link neverAnswers}. */
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

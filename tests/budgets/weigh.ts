import { brotliCompressSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'

/**
 * Compressed bytes of a page's first view, by type, and the number of requests. `js` includes inline scripts, which are
 * in `html` too.
 */
export const PARTS = ['html', 'css', 'js', 'fonts', 'pictures', 'other'] as const
export type Part = (typeof PARTS)[number]
export interface Weights extends Record<Part, number> {
  /** Stylesheets that delay the first paint; they are in `css` too. */
  readonly blocking: number
  readonly requests: number
  readonly total: number
  /** Scripts before and after adding the first product to the cart, on pages where this is possible. */
  readonly jsAfterAdd?: number
}

const PART_OF: Record<string, Part> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'fonts',
  image: 'pictures',
}

/** Lighthouse's phone; picture sizes depend on it. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const

/** Opens `path` and measures what it loads until idle; with `add`, also what adding a product to the cart loads. */
export const weigh = async (page: Page, path: string, add = false): Promise<Weights> => {
  const requests = new Set<Request>()
  const listen = (request: Request) => {
    if (request.url().startsWith('http')) requests.add(request)
  }
  page.on('request', listen)
  await page.goto(path, { waitUntil: 'load' })
  await quiet(page, requests)
  const inline = await inlineScripts(page)
  const first = { ...(await sizesOf(requests, inline)), blocking: await blockingStyles(page, requests) }
  if (!add) return first
  await page.locator('quantity-control [data-action=add]').first().click()
  await page.locator('cart-badge span').first().filter({ hasText: '1' }).waitFor()
  await quiet(page, requests)
  return { ...first, jsAfterAdd: (await sizesOf(requests, inline)).js }
}

/** React's own chunks, which every island of the shop shares. */
const REACT = /\/_astro\/(?:client|react|react-dom|jsx-runtime)\.[\w-]+\.js$/

/** Compressed bytes that a plan needs after the first touch. */
export interface PlanWeights {
  readonly react: number
  /** All other scripts, and the planner's data. */
  readonly planner: number
}

/** Runs `plan` on an open page and measures the scripts and data that it loads. */
export const weighPlan = async (page: Page, plan: () => Promise<void>): Promise<PlanWeights> => {
  const requests = new Set<Request>()
  page.on('request', (request) => requests.add(request))
  await plan()
  await quiet(page, requests)
  const weights = { react: 0, planner: 0 }
  for (const request of requests) {
    const path = new URL(request.url()).pathname
    if (request.resourceType() !== 'script' && !path.endsWith('/trip.json')) continue
    const { responseBodySize } = await request.sizes()
    weights[REACT.test(path) ? 'react' : 'planner'] += Math.max(0, responseBodySize)
  }
  return weights
}

/** Size of the page's inline scripts, compressed together. */
const inlineScripts = async (page: Page): Promise<number> => {
  const scripts = await page
    .locator('script:not([src], [type$=json])')
    .evaluateAll((elements) => elements.map(({ textContent }) => textContent))
  return brotliCompressSync(scripts.join('\n')).length
}

/** Size of the stylesheets in the head. Those in the body delay only what follows them. */
const blockingStyles = async (page: Page, requests: ReadonlySet<Request>): Promise<number> => {
  const addresses = await page
    .locator('head link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  const blocking = [...requests].filter((request) => addresses.includes(request.url()))
  const sizes = await Promise.all(blocking.map(async (request) => (await request.sizes()).responseBodySize))
  return sizes.reduce((sum, bytes) => sum + bytes, 0)
}

const sizesOf = async (
  requests: ReadonlySet<Request>,
  inline: number,
): Promise<Omit<Weights, 'blocking'>> => {
  const sums: Record<Part, number> = { html: 0, css: 0, js: 0, fonts: 0, pictures: 0, other: 0 }
  for (const request of requests) {
    const { responseBodySize } = await request.sizes()
    sums[PART_OF[request.resourceType()] ?? 'other'] += Math.max(0, responseBodySize)
  }
  const total = Object.values(sums).reduce((sum, bytes) => sum + bytes, 0)
  return { ...sums, js: sums.js + inline, total, requests: requests.size }
}

/** Resolves when the page is idle and all requests have finished. */
const quiet = async (page: Page, requests: ReadonlySet<Request>): Promise<void> => {
  let known = -1
  while (known !== requests.size) {
    known = requests.size
    await Promise.all([...requests].map((request) => request.response().then((answer) => answer?.finished())))
    // Chromium without a screen sometimes never calls back on its own.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5000 })))
  }
}

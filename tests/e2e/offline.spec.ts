import type { BrowserContext, Page } from '@playwright/test'
import { format } from '~/i18n/format'
import { TRIP_MESSAGES } from '~/i18n/messages/trip'
import { offlinePath } from '~/offline/addresses'
import { OFFLINE_MESSAGES } from '~/offline/messages'
import { PICTURES } from '../chromium'
import { expect, inLanguage, pathFor, test } from './harness'

test.use({ ...PICTURES, serviceWorkers: 'allow' })

test.beforeEach(({ guard }) => {
  guard.allow(/net::ERR_INTERNET_DISCONNECTED|Failed to load resource/)
})

/** Opens a page and waits until the worker is active and has cached it. */
const visit = async (page: Page, path: string) => {
  await page.goto(path)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => keeps(page, path), { message: `${path} is kept` }).toBe(true)
}

const keeps = (page: Page, path: string) =>
  page.evaluate(async (address) => Boolean(await caches.match(address)), path)

const goOffline = async (context: BrowserContext, page: Page) => {
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
  await context.setOffline(true)
}

const cachedFiles = async () => {
  const names = await caches.keys()
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return kept.flat().map(({ url }) => url)
}

const cachedFormat = async (picture: Element) =>
  (await caches.match((picture as HTMLImageElement).currentSrc, { ignoreVary: true }))?.headers.get(
    'content-type',
  )

inLanguage('es', (locale) => {
  const words = OFFLINE_MESSAGES[locale]

  test('PLAN-02 PLAN-12 after one visit, a text is read and a trip planned offline, and the plan and its ticks stay', async ({
    page,
    context,
  }) => {
    const t = TRIP_MESSAGES[locale]
    await visit(page, pathFor('trip', locale))
    for (const route of ['tripData', 'tripPlaces'] as const)
      await expect.poll(() => keeps(page, pathFor(route, locale))).toBe(true)
    const island = await page.locator('astro-island').first().getAttribute('component-url')
    await expect.poll(() => keeps(page, island ?? '')).toBe(true)
    for (const file of ['/understand.', '/read-worker-'])
      await expect.poll(() => page.evaluate(cachedFiles)).toContainEqual(expect.stringContaining(file))
    await goOffline(context, page)
    await page.reload()
    const main = page.getByRole('main')
    await main.getByLabel(t.ask.label).fill('6 noches en Utila, buceo')
    await main.getByRole('button', { name: t.ask.submit }).click()
    await expect(main.getByRole('list', { name: t.ask.understood }).getByRole('listitem')).toHaveCount(3)
    await main.getByRole('button', { name: t.form.submit }).click()
    const tick = main.getByRole('checkbox', { name: t.packing.have.split('{')[0]! }).first()
    await tick.check()
    await page.reload()
    await expect(main.getByRole('heading', { name: t.plan.daysHeading })).toBeVisible()
    await expect(tick).toBeChecked()
  })

  test('QUAL-03 a visited page opens offline and says when it was cached, until there is a connection', async ({
    shop,
    page,
    context,
  }) => {
    await visit(page, pathFor('product', locale, 'prod-001'))
    const bar = page.getByRole('complementary', { name: words.barLabel })
    await expect(bar).toHaveCount(0)
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    const picture = page.getByRole('main').getByRole('img').first()
    await expect.poll(() => picture.evaluate(cachedFormat)).toBe('image/avif')
    await goOffline(context, page)
    await page.reload()
    await expect(shop.heading(name).first()).toBeVisible()
    await expect(bar).toContainText(format(words.bar, { time: '' }).split(':')[0]!)
    await expect(bar).toContainText(String(new Date().getFullYear()))
    await expect(bar).toBeInViewport()
    await expect(bar.getByRole('link', { name: words.retry })).toBeVisible()
    await context.setOffline(false)
    await expect(bar).toHaveCount(0)
  })
})

inLanguage('en', (locale, t) => {
  const words = OFFLINE_MESSAGES[locale]

  test('QUAL-03 AUTH-03 cart, tracking and guide work offline after one page of the shop, and the login says what is missing', async ({
    shop,
    page,
    context,
  }) => {
    await visit(page, pathFor('home', locale))
    for (const route of ['cart', 'tracking', 'toiletries'] as const)
      await expect.poll(() => keeps(page, pathFor(route, locale)), { message: route }).toBe(true)
    await shop.add('prod-001')
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await goOffline(context, page)
    await shop.open('cart')
    await expect(page.getByRole('complementary', { name: words.barLabel })).toBeVisible()
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
    await shop.button(t.cart.increase).first().click()
    await expect(page.getByRole('textbox', { name: format(t.cart.quantityOf, { name }) })).toHaveValue('2')
    await shop.button(t.cart.loginToCheckout).click()
    await expect(page.getByRole('alert').filter({ hasText: t.common.codeLate })).toBeVisible()
    await shop.open('trackingNumber', 'TRK-DEMO-TRANSIT')
    await expect(page.getByRole('complementary', { name: words.barLabel })).toBeVisible()
    await expect(shop.heading(t.orders.title).first()).toBeVisible()
  })
})

inLanguage('es', (locale) => {
  const words = OFFLINE_MESSAGES[locale]

  test('QUAL-03 an uncached page shows the offline page with links to the cached ones', async ({
    page,
    context,
  }) => {
    await visit(page, pathFor('product', locale, 'prod-002'))
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await goOffline(context, page)
    await page.goto(pathFor('esim', locale))
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    await page.getByRole('navigation', { name: words.keptPages }).getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    // As after a visit that ended before the style sheets had loaded
    await page.evaluate(async () => {
      const cache = await caches.open('rumbo-assets-1')
      for (const { url } of await cache.keys()) if (url.includes('/late.')) await cache.delete(url)
    })
    await page.goto(pathFor('product', locale, 'prod-002'))
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    await expect(page.getByRole('link', { name })).toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeHidden()
  })
})

inLanguage('en', (locale) => {
  const words = OFFLINE_MESSAGES[locale]

  test('QUAL-03 no personal page and no function response is cached', async ({ page, context }) => {
    await visit(page, pathFor('home', locale))
    await page.goto(pathFor('account', locale))
    await page.goto(`${pathFor('success', locale)}?session_id=cs_test_x`)
    await page.goto(pathFor('signup', locale))
    await page.evaluate(() => fetch('/api/track-order/TRK-DEMO-TRANSIT'))
    await page.goto(`${pathFor('products', locale)}?q=ana%40example.com`)
    await expect.poll(() => keeps(page, pathFor('products', locale))).toBe(true)
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flatMap((some) => some.map(({ url }) => url)).filter((url) => !url.includes('/_astro/'))
    })
    expect(kept.filter((url) => /\/api\/|account|success|signup|callback|session_id|ana/.test(url))).toEqual(
      [],
    )
    await goOffline(context, page)
    await page.goto(pathFor('account', locale))
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  })
})

test('QUAL-03 online, pages are always current', async ({ page }) => {
  const path = pathFor('home', 'es')
  await visit(page, path)
  await page.evaluate(async (address) => {
    const cache = await caches.open('rumbo-pages-1')
    const old = new Response('<html lang="es"><body>de ayer</body></html>', {
      headers: { 'content-type': 'text/html', 'x-kept-at': '1' },
    })
    await cache.put(address, old)
  }, path)
  await page.reload()
  await expect(page.getByText('de ayer')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('QUAL-03 the offline page is not indexed', async ({ page }) => {
  await page.goto(offlinePath('en'))
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

inLanguage('es', (locale) => {
  test('QUAL-03 without saved pages the offline page shows no list and offers to try again', async ({
    page,
  }) => {
    const { keptPages, retry } = OFFLINE_MESSAGES[locale]
    await page.goto(offlinePath(locale))
    await expect(page.getByRole('link', { name: retry })).toBeVisible()
    await expect(page.getByRole('heading', { name: keptPages })).toBeHidden()
  })
})

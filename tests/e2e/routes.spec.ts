import type { APIRequestContext, Route } from '@playwright/test'
import { expect, inBothLanguages, inLanguage, pathFor, test } from './harness'

const POLICIES = {
  terms: 'terms-and-conditions',
  privacy: 'privacy-policy',
  return: 'return-policy',
  shipping: 'shipping-policy',
}

const ask = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path, { maxRedirects: 0 })
  return { status: answer.status(), to: answer.headers()['location'], text: await answer.text() }
}

inBothLanguages((locale, t) => {
  const prefix = locale === 'en' ? '/en' : ''
  test('ROUTE-02 ROUTE-03 LEGAL-01 old, short and unknown addresses redirect and keep their query', async ({
    request,
  }) => {
    const leads = [
      ...['cart', 'products', 'account'].map(
        (name) => [`/${name}?a=1&b=%C3%B1`, 301, `/shop/${name}?a=1&b=%C3%B1`] as const,
      ),
      ...Object.entries(POLICIES).map(
        ([short, slug]) => [`/shop/legal/${short}`, 301, `/shop/legal/${slug}`] as const,
      ),
      ['/shop/nowhere', 302, '/shop/not-found'] as const,
      ['/shop/nowhere/at/all', 302, '/shop/not-found'] as const,
    ]
    for (const [from, status, to] of leads)
      expect(await ask(request, prefix + from), from).toMatchObject({ status, to: prefix + to })
    const lost = await ask(request, `${prefix}/nowhere`)
    expect(lost).toMatchObject({ status: 302, to: pathFor('landing', locale) })
  })

  test('ROUTE-01 PROD-05 BLOG-07 LEGAL-01 missing content has a 404 page with a link to continue', async ({
    request,
  }) => {
    const missing = [
      ['product', t.catalog.notFound, 'products'],
      ['post', t.blog.notFound, 'blog'],
      ['policy', t.legal.invalid, 'home'],
    ] as const
    for (const [route, words, back] of missing) {
      const answer = await ask(request, pathFor(route, locale, 'no-such'))
      expect(answer.status, route).toBe(404)
      expect(answer.text).toContain(words)
      expect(answer.text).toContain(`href="${pathFor(back, locale)}"`)
      expect(answer.text).toContain('content="noindex"')
    }
    const tracking = await ask(request, pathFor('trackingNumber', locale, 'TRK-DEMO-TRANSIT'))
    expect(tracking.status).toBe(200)
  })
})

inLanguage('en', (locale, t) => {
  const prefix = locale === 'en' ? '/en' : ''
  test('ROUTE-05 the 404 page links back to the shop and is not indexed', async ({ shop, page }) => {
    await page.goto(`${prefix}/shop/no/such/road?from=mail`)
    await expect(page).toHaveURL(new RegExp(`${pathFor('notFound', locale)}(\\?|$)`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.catalogPages.notFound.title)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('main').getByRole('link', { name: t.catalogPages.notFound.button }).click()
    await expect(page).toHaveURL(pathFor('home', locale))
    await expect(shop.heading(t.home.featured)).toBeVisible()
  })

  test('ROUTE-05 LIST-02 the 404 page is in the language of its address and searches all products', async ({
    guard,
    page,
  }) => {
    guard.allow(/status of 404/)
    await page.goto(`${pathFor('notFound', locale)}-x`)
    await expect(page).toHaveURL(pathFor('notFound', locale))
    await page.getByRole('main').getByRole('searchbox', { name: t.catalog.search }).fill('coconut soap')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${pathFor('products', locale)}?q=coconut+soap`)
    await expect(page.getByRole('article').getByRole('link', { name: 'Solid coconut soap' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('article').filter({ visible: true })).not.toHaveCount(20)
  })
})

inLanguage('es', (locale) => {
  test('ROUTE-04 a new page starts at the top; back and forward restore the scroll position', async ({
    shop,
    page,
  }) => {
    const height = () => page.evaluate(() => Math.round(scrollY))
    await shop.open('blog')
    await page.mouse.wheel(0, 900)
    await expect.poll(height).toBe(900)
    const article = page.getByRole('main').getByRole('article').filter({ visible: true }).nth(5)
    await article.getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`${pathFor('blog', locale)}/.+`))
    expect(await height()).toBe(0)
    await page.mouse.wheel(0, 500)
    await expect.poll(height).toBe(500)
    await page.goBack()
    await expect.poll(height).toBeGreaterThanOrEqual(900)
    await page.goForward()
    await expect.poll(height).toBe(500)
  })

  test('ROUTE-04 Back to a page that scripts fill restores the scroll position, even of one that was not complete', async ({
    shop,
    page,
  }) => {
    const height = () => page.evaluate(() => Math.round(scrollY))
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>()
    const hold = async (route: Route) => {
      await held
      await route.continue()
    }
    await page.setViewportSize({ width: 360, height: 740 })
    await shop.fillCart('prod-001', 'prod-002', 'prod-006', 'prod-013')
    await page.route(`**${pathFor('catalogIndex', locale)}`, hold)
    await shop.open('cart')
    await expect(shop.button(shop.t.cart.loginToCheckout).first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const scrolled = page.evaluate(() => new Promise<void>((done) => (onscrollend = () => done())))
    await page.mouse.wheel(0, 1200)
    await scrolled
    const left = await height()
    expect(left).toBeGreaterThanOrEqual(1200)
    await shop.open('esim')
    await page.route('**/_astro/CartView*.js', hold)
    await page.goBack()
    release(undefined)
    await expect(shop.button(shop.t.cart.loginToCheckout).first()).toBeVisible()
    await expect.poll(height).toBe(left)
  })

  test('QUAL-02 the page behind a link is fetched before the link is followed', async ({ shop, page }) => {
    await expect(async () => {
      await shop.open('products')
      const rules = page.locator('script[type=speculationrules]')
      await shop.heading(shop.t.catalog.title).hover()
      await expect(rules).toBeAttached()
      const link = page.getByRole('main').getByRole('article').first().getByRole('link')
      await link.hover()
      await link.click()
      await expect(page).toHaveURL(new RegExp(`${pathFor('product', locale)}.+`))
      const entry = await page.evaluate(
        () => performance.getEntriesByType('navigation')[0]?.toJSON() as unknown,
      )
      expect(entry).toHaveProperty('deliveryType', 'navigational-prefetch')
    }).toPass()
  })

  for (const saveData of [false, true])
    test(`QUAL-02 browsers without speculation rules fetch it ${saveData ? 'only if data need not be saved' : 'too'}`, async ({
      shop,
      page,
    }) => {
      await page.addInitScript(
        (connection) => {
          HTMLScriptElement.supports = () => false
          Object.defineProperty(navigator, 'connection', { value: connection })
        },
        { saveData },
      )
      await shop.fillCart('prod-001')
      await shop.open('products')
      const card = page.getByRole('main').getByRole('article').first()
      await expect(card.getByRole('group')).toBeVisible()
      for (const place of [card.getByRole('img'), card.getByRole('link')]) await place.hover()
      // On its way, the pointer may cross another link.
      const target = await card.getByRole('link').getAttribute('href')
      const fetched = page.locator(saveData ? 'link[rel=prefetch]' : `link[rel=prefetch][href$="${target}"]`)
      await expect(fetched).toHaveCount(saveData ? 0 : 1)
    })
})

inLanguage('en', (locale, t) => {
  test('ROUTE-06 a crashed island shows an error, and the rest of the page keeps working', async ({
    shop,
    page,
    guard,
  }) => {
    guard.allow(/includes is not a function/)
    await page.route('**/api/stripe/checkout-session/*', (route) =>
      route.fulfill({
        json: {
          id: 'cs_test_1',
          payment_status: 'paid',
          amount_total: 750,
          currency: 'usd',
          customer_email: null,
          // Invalid data that makes the island throw while rendering.
          shipping: { name: { first: 'Ana' } },
        },
      }),
    )
    const reported = page.waitForRequest('**/api/client-errors')
    await page.goto(`${pathFor('success', locale)}?session_id=cs_test_1`)
    expect((await reported).postData()).toMatch(/^\/en\/shop\/checkout\/success\nTypeError: /)
    const block = page.getByRole('main').getByRole('alert')
    await expect(block.getByRole('heading')).toHaveText(t.common.islandError.title)
    await expect(block).toContainText('includes is not a function')
    await shop.button(t.contact.open).click()
    await expect(page.getByRole('dialog', { name: t.contact.title })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('contentinfo').getByLabel(t.layout.footer.currency).selectOption('HNL')
    await expect(page.locator('html')).toHaveAttribute('data-currency', 'HNL')
  })
})

test('ROUTE-06 an error that no code catches is reported without the query of the address', async ({
  page,
  guard,
}) => {
  guard.allow(/Boom/)
  await page.goto('/shop?email=ana@example.com')
  const reported = page.waitForRequest('**/api/client-errors')
  await page.evaluate(() => setTimeout(() => void Promise.reject(new Error('Boom'))))
  expect((await reported).postData()).toMatch(/^\/shop\nError: Boom/)
})

test('ROUTE-02 files that browsers and crawlers request exist or are a 404, never another page', async ({
  request,
}) => {
  for (const path of [
    '/robots.txt',
    '/sitemap.xml',
    '/shop/blog/rss.xml',
    '/favicon.svg',
    '/manifest.webmanifest',
    '/en/manifest.webmanifest',
  ])
    expect((await ask(request, path)).status, path).toBe(200)
  for (const path of [
    '/favicon.ico',
    '/favicon-32x32.png',
    '/apple-touch-icon-120x120.png',
    '/feed.xml',
    '/en/atom.xml',
    '/.well-known/none',
    '/icons/none.png',
    '/_astro/none.js',
  ])
    expect((await ask(request, path)).status, path).toBe(404)
})

test.describe('phone', { tag: '@phone' }, () => {
  test('ROUTE-04 turning a phone keeps the place', async ({ page }) => {
    const height = () => page.evaluate(() => scrollY)
    await page.goto(pathFor('policy', 'es', 'return-policy'))
    await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }))
    await page.setViewportSize({ width: 844, height: 390 })
    expect(await height()).toBeGreaterThan(400)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(async () => Math.abs((await height()) - 1000)).toBeLessThan(50)
  })
})

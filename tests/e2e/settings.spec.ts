import { LOCALES, type Locale } from '~/i18n/locales'
import { LANGUAGES } from '~/i18n/languages'
import { MESSAGES } from '~/i18n/messages'
import { expect, inLanguage, pathFor, test } from './harness'
import { createResize, pageHeight } from './harness/geometry'

test('LANG-03 the language selector keeps path, query and hash, in both directions', async ({ page }) => {
  const at = (locale: Locale) => `${pathFor('products', locale)}?category=comfort#content`
  await page.goto(at('es'))
  for (const [from, to] of [
    ['es', 'en'],
    ['en', 'es'],
  ] as const) {
    const languages = page.getByRole('list', { name: MESSAGES[from].layout.footer.language })
    await expect(languages.getByRole('link', { name: LANGUAGES[from].name })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await languages.getByRole('link', { name: LANGUAGES[to].name }).press('Enter')
    await expect(page).toHaveURL(at(to))
    // Collapsed, the bar hides its fields.
    const category = page.getByRole('main').getByRole('combobox', { includeHidden: true }).first()
    await expect(category).toHaveValue('comfort')
  }
})

const HALF_TYPED = [
  ['home', MESSAGES.es.newsletter.email, MESSAGES.en.newsletter.email, 'ana@exam'],
  ['tracking', MESSAGES.es.orders.number, MESSAGES.en.orders.number, 'RMB-12'],
] as const

for (const [route, es, en, text] of HALF_TYPED)
  test(`LANG-03 the language selector keeps what was typed on ${route}, once`, async ({ page }) => {
    await page.goto(pathFor(route, 'es'))
    await page.getByLabel(es, { exact: true }).fill(text)
    const languages = page.getByRole('list', { name: MESSAGES.es.layout.footer.language })
    await languages.getByRole('link', { name: LANGUAGES.en.name }).click()
    await expect(page).toHaveURL(pathFor(route, 'en'))
    await expect(page.getByLabel(en, { exact: true })).toHaveValue(text)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(text)
  })

inLanguage('en', (_locale, t) => {
  const footer = t.layout.footer
  test('CUR-03 lempiras are shown immediately, everywhere, and from the first paint of the next page, even before scripts have loaded', async ({
    shop,
    guard,
  }) => {
    guard.allow(/ERR_FAILED.*\/_astro\//)
    await shop.open('product', 'prod-006')
    const box = shop.page.getByRole('main').locator('[data-price-of]').first()
    await expect(box).toContainText('$3.75')
    await shop.page.route('**/*.js', (route) => route.abort())
    const before = await shop.page.evaluate(() => performance.timeOrigin)
    await shop.page.getByRole('contentinfo').getByLabel(footer.currency).selectOption('HNL')
    await expect(box.getByText('L 97.50')).toBeVisible()
    await expect(shop.page.getByText('$3.75').first()).toBeHidden()
    expect(await shop.page.evaluate(() => performance.timeOrigin)).toBe(before)

    await shop.open('products')
    await expect(shop.page.getByText('L 97.50').first()).toBeVisible()
    await expect(shop.page.getByText('$3.75').first()).toBeHidden()
    await shop.page.unroute('**/*.js')
  })
})

test.describe('in Honduras', () => {
  test.use({ timezoneId: 'America/Tegucigalpa' })

  test('CUR-01 CUR-03 lempiras are offered on the first touch, the page stays in place, and the answer is kept', async ({
    page,
  }) => {
    const { text, accept } = MESSAGES.es.layout.lempiraOffer
    const offer = page.getByRole('status').filter({ hasText: text })
    const root = page.locator('html')
    const open = async () => {
      await page.goto(pathFor('products', 'es'))
      await page.keyboard.press('Tab')
      await expect(page.locator('lempira-offer:defined')).toBeAttached()
    }
    await open()
    const before = await pageHeight(page)
    await expect(offer).toBeVisible()
    expect(await pageHeight(page)).toBe(before)
    await offer.getByRole('button', { name: accept }).click()
    await expect(root).toHaveAttribute('data-currency', 'HNL')
    await expect(offer).toBeHidden()

    await open()
    await expect(root).toHaveAttribute('data-currency', 'HNL')
    await expect(offer).toBeHidden()
  })

  test('CUR-01 QUAL-01 the offer leaves the buttons of the header free, in large text too', async ({
    page,
  }) => {
    const resize = await createResize(page)
    for (const locale of LOCALES)
      for (const [width, font] of [
        [320, 16],
        [360, 20],
        [360, 24],
      ] as const) {
        await resize({ width, height: 780, font })
        await page.goto(pathFor('products', locale))
        await page.keyboard.press('Tab')
        const offer = page.locator('lempira-offer')
        await expect(offer).toBeVisible()
        const cart = page.getByRole('banner').getByRole('link', { name: MESSAGES[locale].layout.cart })
        const [above, below] = [await offer.boundingBox(), await cart.boundingBox()]
        expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
      }
  })

  test('CUR-01 nothing is offered over a cart or a plan', async ({ page }) => {
    for (const route of ['cart', 'trip'] as const) {
      await page.goto(pathFor(route, 'es'))
      await page.keyboard.press('Tab')
      await expect(page.locator('toast-region:defined')).toBeAttached()
      await expect(page.getByText(MESSAGES.es.layout.lempiraOffer.text)).toHaveCount(0)
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  for (const route of ['products', 'kits'] as const)
    test(`CUR-03 switching the currency moves nothing: ${route}`, async ({ page }) => {
      await page.goto(pathFor(route, 'es'))
      const before = await pageHeight(page)
      await page.getByRole('contentinfo').getByLabel(MESSAGES.es.layout.footer.currency).selectOption('HNL')
      await expect(page.locator('html')).toHaveAttribute('data-currency', 'HNL')
      expect(await pageHeight(page)).toBe(before)
    })
})

test('LANG-02 the stored choice decides where / leads; the address decides what a page shows', async ({
  page,
}) => {
  await page.goto('/shop')
  await page.evaluate(() => localStorage.setItem('travelstore-language', 'en'))
  await page.goto('/')
  await expect(page).toHaveURL('/en')
  await page.goto('/shop')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('LANG-02 anything else in storage is ignored', async ({ page }) => {
  await page.goto('/shop')
  await page.evaluate(() => {
    localStorage.setItem('travelstore-language', 'fr')
    localStorage.setItem('travelstore-currency', 'EUR')
  })
  await page.goto('/')
  await expect(page).toHaveURL('/')
  await page.goto('/shop/product/prod-006')
  await expect(page.getByText('$3.75').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('PROD-01 CUR-03 LIST-01 names, prices in dollars and related products are there', async ({ page }) => {
    await page.goto('/shop/product/prod-006')
    await expect(page.getByRole('heading', { level: 1, name: 'Jabón sólido de coco' })).toBeVisible()
    await expect(page.getByText('$3.75').first()).toBeVisible()
    await expect(page.getByText('L 97.50').first()).toBeHidden()
    await expect(
      page.getByRole('region', { name: 'También te puede gustar' }).getByRole('article'),
    ).toHaveCount(4)
    await page.goto('/shop/products')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(20)
  })
})

import { randomUUID } from 'node:crypto'
import { format } from '~/i18n/format'
import { AUTH_MESSAGES } from '~/i18n/messages/auth'
import type { Route } from '~/i18n/routes'
import { expect, inLanguage, onBothScreens, pathFor, test } from './harness'
import { fillStorage, holdScripts, loseScripts, turnCookiesOff } from './harness/chaos'
import type { Shop } from './harness/shop'

const PAGES: readonly (readonly [Route, string?])[] = [
  ['landing'],
  ['home'],
  ['products'],
  ['product', 'prod-006'],
  ['tracking'],
  ['sales'],
  ['account'],
  ['order'],
  ['signup'],
  ['agent'],
  ['cart'],
]

const openAll = async ({ open, page }: Shop) => {
  for (const [route, param] of PAGES) {
    await open(route, param)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
}

const addsAndIsTold = async (shop: Shop) => {
  const { page, t } = shop
  await shop.open('product', 'prod-006')
  await shop.button(t.cart.add).click()
  await expect(page.locator('cart-badge').getByText('1', { exact: true })).toBeVisible()
  await expect(page.locator('cart-sheet')).toBeVisible()
  const notice = page.getByRole('alert').filter({ hasText: t.cart.notSaved })
  await expect(notice).toBeInViewport({ ratio: 1 })
  // The sheet does not cover it.
  await notice.getByRole('button', { name: t.common.close }).click()
  await expect(notice).toBeHidden()
}

const late = ({ page, t }: Shop) => page.getByRole('alert').filter({ hasText: t.common.codeLate })

const pastPatience = ({ page }: Shop) => page.clock.runFor(6000)

onBothScreens((_locale, t) => {
  test('CART-01 QUAL-01 with full storage every page works, and a notice says that the cart lasts as long as the tab', async ({
    shop,
    page,
  }) => {
    await fillStorage(page)
    await openAll(shop)
    const main = page.getByRole('main')
    await expect(main.getByText(t.cart.notSaved)).toBeVisible()
    await addsAndIsTold(shop)
    await shop.open('wishlist')
    await expect(main.getByText(t.cart.notSaved)).toBeVisible()
    await shop.open('cart')
    await expect(main.getByText(t.cart.notSaved)).toBeVisible()
    await main.getByRole('button', { name: t.cart.increase }).click()
    await page.reload()
    await expect(main.getByRole('textbox')).toHaveValue('2')
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) localStorage.removeItem(key)
    })
    await page.reload()
    await expect(main.getByRole('textbox')).toHaveValue('2')
    await expect(main.getByText(t.cart.notSaved)).toHaveCount(0)
  })
})

inLanguage('en', (locale, t) => {
  test('CART-01 CUR-03 NEWS-03 with cookies off every page works, and a notice says that the cart lasts for the page', async ({
    shop,
    page,
    context,
  }) => {
    await turnCookiesOff(context, page)
    await openAll(shop)
    await addsAndIsTold(shop)
    const price = page.getByRole('main').getByText('L 97.50').first()
    await page.getByRole('contentinfo').getByLabel(t.layout.footer.currency).selectOption('HNL')
    await expect(price).toBeVisible()
    await shop.button(t.checkout.loginToBuy).click()
    await expect(page.locator('toast-region')).toContainText(AUTH_MESSAGES[locale].errors.storage_blocked)
    await shop.open('cart')
    await expect(shop.heading(t.cart.empty)).toBeVisible()
    await expect(page.getByRole('main').getByText(t.cart.notSaved)).toBeVisible()
    await shop.open('products')
    await page.getByRole('searchbox').fill('prod-006 nada')
    await expect(shop.heading(t.catalog.empty)).toBeVisible()
    await shop.open('sales')
    await page.getByRole('textbox', { name: t.newsletter.email }).fill(`${randomUUID()}@example.com`)
    await shop.button(format(t.newsletter.submit, { percent: 10 })).click()
    await expect(page.locator('toast-region')).toContainText(t.newsletter.success)
  })
})

test.describe('scripts that do not load', () => {
  test.beforeEach(async ({ page, guard }) => {
    guard.allow(/ERR_FAILED|Error hydrating/)
    await page.clock.install()
  })

  inLanguage('es', (locale, t) => {
    test('CARD-03 late scripts: a notice is shown, then repeated clicks take effect once', async ({
      shop,
      page,
    }) => {
      const release = await holdScripts(page)
      await page.goto(pathFor('product', locale, 'prod-001'), { waitUntil: 'commit' })
      const add = shop.button(t.cart.add).first()
      await add.click()
      await add.click()
      await pastPatience(shop)
      await expect(late(shop)).toBeVisible()
      release()
      await expect(
        page
          .getByRole('main')
          .getByText(format(t.cart.inCart, { n: 1 }))
          .first(),
      ).toBeVisible()
      await expect
        .poll(async () => {
          await page.clock.runFor(1000)
          return late(shop).isVisible()
        })
        .toBe(false)
    })

    test('LIST-02 PROD-06 an island whose code fails to load shows a notice, keeps typed text, and works on retry', async ({
      shop,
      page,
    }) => {
      await shop.open('products')
      const field = page.getByRole('searchbox')
      const articles = page.getByRole('main').getByRole('article')
      const bringBack = await loseScripts(page)
      await field.fill('jabón')
      await pastPatience(shop)
      await expect(late(shop)).toBeVisible()
      await expect(field).toHaveValue('jabón')
      await expect(articles).toHaveCount(20)
      await bringBack()
      await field.blur()
      await field.focus()
      await expect(articles).not.toHaveCount(20)
      await expect(field).toHaveValue('jabón')
    })

    test('CART-03 TRACK-02 a cart and a tracking page whose code never loads show a notice', async ({
      shop,
      page,
    }) => {
      await shop.fillCart('prod-001')
      await holdScripts(page)
      for (const route of ['cart', 'tracking'] as const) {
        await page.goto(pathFor(route, locale), { waitUntil: 'commit' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await pastPatience(shop)
        await expect(late(shop)).toBeVisible()
      }
    })
  })

  onBothScreens((_locale, t) => {
    test('CARD-03 PROD-01 without any script a product can be read; its button shows a notice and works after a reload', async ({
      shop,
      page,
    }) => {
      const bringBack = await loseScripts(page)
      await shop.open('products')
      await page.getByRole('main').getByRole('article').getByRole('link').first().click()
      await expect(page.getByRole('main').getByText(/^\$\d/).first()).toBeVisible()
      const add = shop.button(t.cart.add).first()
      await add.click()
      await expect(late(shop)).toBeHidden()
      await pastPatience(shop)
      await expect(late(shop)).toBeInViewport({ ratio: 1 })
      await bringBack()
      await late(shop).getByRole('button', { name: t.common.islandError.reload }).click()
      await expect(late(shop)).toBeHidden()
      await add.click()
      await expect(page.getByText(format(t.cart.inCart, { n: 1 })).first()).toBeVisible()
    })
  })

  inLanguage('en', (_locale, t) => {
    test('NEWS-01 NEWS-03 an address typed without scripts is kept, even through the offered reload', async ({
      shop,
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      const bringBack = await loseScripts(page)
      const email = `${randomUUID()}@example.com`
      await shop.open('sales')
      const field = page.getByRole('textbox', { name: t.newsletter.email })
      await field.fill(email)
      await field.press('Enter')
      await pastPatience(shop)
      await expect(late(shop)).toBeVisible()
      await expect(field).toHaveValue(email)
      await bringBack()
      await late(shop).getByRole('button', { name: t.common.islandError.reload }).click()
      await expect(late(shop)).toBeHidden()
      await expect(field).toHaveValue(email)
      await expect(page.locator('newsletter-form:defined')).toBeAttached()
      await loseScripts(page)
      const confetti = page.waitForEvent('requestfailed')
      await shop.button(format(t.newsletter.submit, { percent: 10 })).click()
      await expect(page.locator('toast-region')).toContainText(t.newsletter.success)
      await confetti
    })

    test('LIST-05 without its code a searched list is shown unfiltered; the search form works without JavaScript', async ({
      shop,
      page,
    }) => {
      const bringBack = await loseScripts(page)
      await shop.open('products')
      const articles = page.getByRole('main').getByRole('article')
      await page.getByRole('searchbox').fill('coco')
      await page.getByRole('searchbox').press('Enter')
      await expect(page).toHaveURL(/\?q=coco/)
      await pastPatience(shop)
      await expect(articles.first()).toBeVisible()
      await expect(late(shop)).toBeVisible()
      await bringBack()
      await page.reload()
      await expect(page.getByRole('searchbox')).toHaveValue('coco')
      await expect(articles).not.toHaveCount(20)
    })
  })
})

import type { Page } from '@playwright/test'
import { ACCOUNT_MESSAGES } from '~/i18n/messages/account'
import { AUTH_MESSAGES } from '~/i18n/messages/auth'
import { ORDER_PAGE_MESSAGES } from '~/i18n/messages/order-page'
import { PAYMENT_RESULT_MESSAGES } from '~/i18n/messages/payment-result'
import { LANGUAGES } from '~/i18n/languages'
import { MESSAGES } from '~/i18n/messages'
import type { Route } from '~/i18n/routes'
import { expect, inBothLanguages, inLanguage, onBothScreens, pathFor, test } from './harness'
import { PLACES } from './harness/places'

test.use({ javaScriptEnabled: false })

const CONTENT: readonly (readonly [Route, string?])[] = [
  ['home'],
  ['products'],
  ['product', 'prod-006'],
  ['kits'],
  ['esim'],
  ['toiletries'],
  ['sales'],
  ['blog'],
  ['post', 'copan-ruinas-slowly'],
  ['agent'],
  ['policy', 'privacy-policy'],
  ['notFound'],
]

/** By role, as text locators do not search in `<noscript>`. */
const paragraph = (page: Page, words: string) => page.getByRole('paragraph').filter({ hasText: words })

inBothLanguages((locale, t) => {
  /** Pages that need scripts, and their message without. */
  const needy: readonly (readonly [Route, string])[] = [
    ['cart', t.cart.noScript],
    ['wishlist', t.wishlist.noScript],
    ['tracking', t.orders.noScript],
    ['account', ACCOUNT_MESSAGES[locale].noScript],
    ['order', ORDER_PAGE_MESSAGES[locale].noScript],
    ['signup', ACCOUNT_MESSAGES[locale].form.noScript],
    ['callback', AUTH_MESSAGES[locale].callback.noScript],
    ['success', PAYMENT_RESULT_MESSAGES[locale].noScript],
    ['sales', t.newsletter.noScript],
  ]

  test('QUAL-01 without JavaScript, pages that need it say so', async ({ page, request }) => {
    const shown = locale === 'es' ? 'cart' : 'success'
    await page.goto(pathFor(shown, locale))
    const notice = paragraph(page, needy.find(([route]) => route === shown)![1])
    await expect(notice).toBeVisible()
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect((await notice.boundingBox())!.y - heading!.y - heading!.height).toBeGreaterThan(8)
    for (const [other, text] of needy) {
      const html = await (await request.get(pathFor(other, locale))).text()
      const noScript = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, inner = '']) => inner)
      expect(noScript.join(), other).toContain(text)
    }
  })
})

inLanguage('es', (_locale, t) => {
  test('QUAL-01 LAYOUT-01 without JavaScript, every page works, says how to buy, and shows no control that would not work', async ({
    shop,
    page,
  }) => {
    const main = page.getByRole('main')
    for (const [route, param] of CONTENT) {
      await shop.open(route, param)
      await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible()
      await expect(paragraph(page, t.layout.noScript), route).toBeVisible()
      await expect(shop.link(t.layout.noScriptOrder)).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+/)
      await expect(main.getByRole('button').or(main.getByRole('searchbox')), route).toHaveCount(0)
    }
  })
})

onBothScreens((locale, t) => {
  test('LIST-02 LIST-03 CONTACT-01 without JavaScript, the list says that it is not filtered, even to visitors who want to search, and nothing covers it', async ({
    shop,
    page,
  }) => {
    const notice = paragraph(page, t.catalog.noScript)
    await page.goto(`${pathFor('products', locale)}?category=electronics`)
    await expect(notice).toBeVisible()
    await expect(page.getByRole('button', { name: t.contact.open })).toHaveCount(0)
    await notice.getByRole('link', { name: t.catalog.toProducts }).click()
    await expect(page).toHaveURL(pathFor('products', locale))
    await shop.open('home')
    await page.getByRole('banner').getByRole('link', { name: t.catalog.search }).first().click()
    await expect(page).toHaveURL(`${pathFor('products', locale)}#search`)
    await expect(notice).toBeInViewport({ ratio: 1 })
  })

  const other = locale === 'es' ? 'en' : 'es'
  test('LANG-03 LAYOUT-01 PROD-01 without JavaScript, links lead through the shop and to the other language', async ({
    shop,
    page,
    isMobile,
  }) => {
    const otherLanguage = page.getByRole('link', { name: LANGUAGES[other].name, exact: true }).first()
    await shop.open('landing')
    await otherLanguage.click()
    await expect(page).toHaveURL(PLACES.shop + pathFor('landing', other))
    await shop.open('home')
    if (isMobile) await shop.button(t.layout.menu).click()
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t.layout.nav.products, exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(PLACES.shop + pathFor('products', locale))
    const articles = page.getByRole('main').getByRole('article')
    await expect(articles).toHaveCount(20)
    await articles.getByRole('link').first().click()
    await expect(
      page
        .getByRole('main')
        .getByText(/^\$\d+\.\d\d$/)
        .first(),
    ).toBeVisible()
    await otherLanguage.click()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await expect(paragraph(page, MESSAGES[other].layout.noScript)).toBeVisible()
  })
})

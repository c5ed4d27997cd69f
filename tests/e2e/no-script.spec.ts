import type { Page } from '@playwright/test'
import { ACCOUNT_MESSAGES } from '~/i18n/messages/account'
import { AUTH_MESSAGES } from '~/i18n/messages/auth'
import { LANGUAGES } from '~/i18n/languages'
import { MESSAGES } from '~/i18n/messages'
import type { Route } from '~/i18n/routes'
import { expect, inBothLanguages, inLanguage, pathFor, test } from './harness'
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

/** By role: a search for text does not look into `<noscript>`. */
const said = (page: Page, words: string) => page.getByRole('paragraph').filter({ hasText: words })

inBothLanguages((locale, t) => {
  /** What needs code, and what its page says without. */
  const needy: readonly (readonly [Route, string])[] = [
    ['cart', t.cart.noScript],
    ['wishlist', t.wishlist.noScript],
    ['tracking', t.orders.noScript],
    ['account', ACCOUNT_MESSAGES[locale].noScript],
    ['signup', ACCOUNT_MESSAGES[locale].form.noScript],
    ['callback', AUTH_MESSAGES[locale].callback.noScript],
    ['success', t.checkout.noScript],
    ['sales', t.newsletter.noScript],
  ]

  test('QUAL-01 without JavaScript what needs code says so on its page', async ({ shop, page }) => {
    for (const [route, words] of needy) {
      await shop.open(route)
      await expect(said(page, words), route).toBeVisible()
    }
  })
})

inLanguage('es', (_locale, t) => {
  test('QUAL-01 LAYOUT-01 without JavaScript every page shows, says how to buy, and offers nothing that would not work', async ({
    shop,
    page,
  }) => {
    const main = page.getByRole('main')
    for (const [route, param] of CONTENT) {
      await shop.open(route, param)
      await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible()
      await expect(said(page, t.layout.noScript), route).toBeVisible()
      await expect(shop.link(t.layout.noScriptOrder)).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+/)
      await expect(main.getByRole('button').or(main.getByRole('searchbox')), route).toHaveCount(0)
    }
  })
})

inLanguage('en', (locale, t) => {
  test(
    'LANG-03 LAYOUT-01 PROD-01 without JavaScript links lead through the shop and to the other language',
    { tag: '@phone' },
    async ({ shop, page, isMobile }) => {
      const spanish = page.getByRole('link', { name: LANGUAGES.es.name, exact: true }).first()
      await shop.open('landing')
      await spanish.click()
      await expect(page).toHaveURL(PLACES.shop + pathFor('landing', 'es'))
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
      await spanish.click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'es')
      await expect(said(page, MESSAGES.es.layout.noScript)).toBeVisible()
    },
  )
})

import { expect, type Locator, type Page } from '@playwright/test'
import { format } from '~/i18n/format'
import { CART_KEY } from '~/features/cart/cart.store'
import type { Locale } from '~/i18n/locales'
import { MESSAGES, type Messages } from '~/i18n/messages'
import { pathFor, type Route } from '~/i18n/routes'
import { type Payment, payOn } from './pay'
import type { Person } from './people'

/** Prices of the seed, in cents. */
const PRICES = { 'prod-001': 890, 'prod-002': 1850, 'prod-006': 375, 'prod-013': 3140 } as const

/** Actions of a shopper, in one language. */
export interface Shop {
  readonly page: Page
  readonly locale: Locale
  readonly t: Messages
  open(route: Route, param?: string): Promise<void>
  /** Adds a product to the cart from its page. */
  add(productId: string): Promise<void>
  /** Sets the cart to one of each product for the next page, without opening theirs. */
  fillCart(...productIds: readonly (keyof typeof PRICES)[]): Promise<void>
  button(name: string | RegExp): Locator
  link(name: string | RegExp): Locator
  heading(name: string | RegExp): Locator
  /** On the login page: logs in as a seeded person with one click. */
  logInAs(person: Person): Promise<void>
  /** On the payment page: fills in the form and pays. */
  pay(payment?: Payment): Promise<void>
}

export const createShop = (page: Page, locale: Locale): Shop => {
  const t = MESSAGES[locale]
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const open = async (route: Route, param?: string) => {
    await page.goto(pathFor(route, locale, param))
  }
  return {
    page,
    locale,
    t,
    open,
    button,
    link: (name) => page.getByRole('link', { name }),
    heading: (name) => page.getByRole('heading', { name }),
    async add(productId) {
      await open('product', productId)
      const name = await page.getByRole('heading', { level: 1 }).innerText()
      await button(t.cart.add).click()
      await page.getByRole('dialog', { name: format(t.cart.added, { name }) }).waitFor()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('group', { name: format(t.cart.quantityOf, { name }) })).toContainText(
        format(t.cart.inCart, { n: 1 }),
      )
    },
    async fillCart(...productIds) {
      const lines = productIds.map((id) => ({
        id,
        kind: 'product',
        name: id,
        price: PRICES[id],
        imageUrl: '',
        category: '',
        quantity: 1,
      }))
      await page.addInitScript(([key, cart]) => (localStorage[key] ??= cart), [
        CART_KEY,
        JSON.stringify(lines),
      ] as const)
    },
    async logInAs({ name }) {
      await page.waitForURL(/\/u\/login\//)
      await page.getByRole('button', { name: new RegExp(name) }).click()
    },
    pay: (payment) => payOn(page, payment),
  }
}

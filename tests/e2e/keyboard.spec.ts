import type { Locator, Page } from '@playwright/test'
import { formatDay } from '~/i18n/dates'
import { format, plural } from '~/i18n/format'
import { LANGUAGES } from '~/i18n/languages'
import { ACCOUNT_MESSAGES } from '~/i18n/messages/account'
import { ORDER_PAGE_MESSAGES } from '~/i18n/messages/order-page'
import { NAVIGATION } from '~/layouts/shop/navigation'
import { MESSAGES as SERVER_MESSAGES } from '../../netlify/server/messages/server'
import { ana, expect, inLanguage, pathFor, test } from './harness'
import { createNewcomer, enterAccount } from './harness/identity'
import { fileOrder } from './harness/order'

/** Lines, and a word that is wider than the page. */
const REASON = `Llegó roto:\n${'x'.repeat(300)}`

/** Presses Enter until `left` rows are left: pressed again at once, it does nothing. */
const pressUntil = (page: Page, rows: Locator, left: number) =>
  expect(async () => {
    if ((await rows.count()) > left) await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(left, { timeout: 200 })
  }).toPass()

inLanguage('es', (locale, t) => {
  test('CART-04 LAYOUT-07 QUAL-01 the cart by keyboard: focus is kept when a button disappears, and goes to a line that is restored', async ({
    shop,
    page,
  }) => {
    await shop.fillCart('prod-001', 'prod-006', 'prod-013')
    await shop.open('home')
    await page.getByRole('banner').getByRole('link', { name: t.layout.cart }).press('Enter')
    await expect(page).toHaveURL(pathFor('cart', locale))
    const lines = page.getByRole('list', { name: t.cart.lines }).getByRole('listitem')
    await expect(lines).toHaveCount(3)
    const first = lines.first()
    const fewer = first.getByRole('button', { name: t.cart.decrease })
    const more = first.getByRole('button', { name: t.cart.increase })
    const quantity = first.getByRole('textbox')

    await more.press('Enter')
    await expect(quantity).toHaveValue('2')
    await fewer.press('Enter')
    await expect(quantity).toHaveValue('1')
    await expect(fewer).toBeDisabled()
    await expect(fewer).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(quantity).toHaveValue('1')
    await page.keyboard.press('Tab')
    await expect(quantity).toBeFocused()
    await page.keyboard.type('99')
    await page.keyboard.press('Tab')
    await expect(more).toBeFocused()
    await expect(more).toBeDisabled()
    await page.keyboard.press('Tab')

    const remove = (line: Locator) => line.getByRole('button', { name: new RegExp(`^${t.cart.remove}`) })
    for (const left of [2, 1, 0]) {
      await expect(remove(lines.first())).toBeFocused()
      await pressUntil(page, lines, left)
    }
    await expect(shop.heading(t.cart.empty)).toBeVisible()
    await expect(shop.heading(t.cart.empty)).toBeFocused()
    await expect(shop.heading(t.cart.empty)).not.toHaveCSS('outline-style', 'none')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('button', { name: t.common.undo })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(lines).toHaveCount(3)
    await expect(remove(lines.first())).toBeFocused()

    await remove(lines.last()).focus()
    await pressUntil(page, lines, 2)
    await expect(remove(lines.last())).toBeFocused()
    await page.locator('toast-region').getByRole('button', { name: t.common.undo }).press('Enter')
    await expect(lines).toHaveCount(3)
    await expect(remove(lines.last())).toBeFocused()
  })
})

inLanguage('en', (locale, t) => {
  test('CARD-03 PROD-02 LAYOUT-07 QUAL-01 focus moves on when its control goes away: steppers, toasts, filters', async ({
    shop,
    page,
  }) => {
    await shop.open('product', 'prod-001')
    const main = page.getByRole('main')
    const add = main.getByRole('button', { name: t.cart.add, exact: true })
    await add.press('Enter')
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sheet, 'a second Enter neither adds nor leaves').toContainText(`${t.cart.view} (1)`)
    await page.keyboard.press('Escape')
    await expect(main.getByRole('button', { name: t.cart.increase })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(add).toBeFocused()
    const toast = page.locator('toast-region')
    await toast.getByRole('button', { name: t.common.close }).press('Enter')
    await expect(toast).not.toHaveClass(/shown/)
    await expect(add).toBeFocused()

    await shop.open('products')
    const card = main.getByRole('article').first()
    await card.getByRole('button').last().press('Enter')
    await expect(sheet).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(card.getByRole('button', { name: t.cart.increase })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(sheet.getByRole('button', { name: t.common.close })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(card.getByRole('button', { name: t.cart.increase })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(card.getByRole('button', { name: /^Add / })).toBeFocused()
    await toast.getByRole('button', { name: t.common.undo }).press('Enter')
    await expect(card.getByRole('button', { name: t.cart.increase })).toBeFocused()

    await page.getByRole('searchbox').fill('zzzz')
    const results = main.getByRole('status').first()
    await page.getByText(t.catalog.emptyHint).waitFor()
    await expect(main.getByRole('button', { name: t.catalog.clearFilters }), 'a second one').toBeHidden()
    await main.getByRole('button', { name: t.catalog.showAll }).press('Enter')
    await expect(results).toBeFocused()
    await page.getByRole('searchbox').focus()
    const sort = page.getByLabel(t.catalog.sort)
    await sort.selectOption('price-asc')
    await expect(page).toHaveURL(/sort=price-asc/)
    await expect(main.getByRole('button', { name: t.catalog.clearFilters }), 'for an order').toBeHidden()
    await page.getByLabel(t.catalog.category).selectOption('comfort')
    await expect(results).toHaveText(plural(t.catalog.results, 4, locale))
    await main.getByRole('button', { name: t.catalog.clearFilters }).press('Enter')
    await expect(results).toBeFocused()
    await expect(results).toHaveText(plural(t.catalog.results, 20, locale))
    await expect(sort).toHaveValue('price-asc')
  })

  test('ACC-03 LAYOUT-07 QUAL-01 the wishlist by keyboard: focus moves on when a row is removed, and goes to a row that is restored', async ({
    shop,
    page,
  }) => {
    await shop.open('wishlist')
    await page.evaluate(() =>
      localStorage.setItem('travelstore-wishlist', '["prod-001","prod-006","prod-013"]'),
    )
    await page.reload()
    const rows = page.getByRole('list', { name: t.wishlist.list }).getByRole('listitem')
    await expect(rows).toHaveCount(3)
    const move = (row: Locator) => row.getByRole('button').first()
    const remove = (row: Locator) => row.getByRole('button').last()
    const undo = page.getByRole('main').getByRole('button', { name: t.common.undo })
    await move(rows.last()).press('Enter')
    await expect(rows).toHaveCount(2)
    for (const left of [1, 0]) {
      await expect(move(rows.last())).toBeFocused()
      await pressUntil(page, rows, left)
    }
    await expect(page.getByText(t.wishlist.empty)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(undo).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(3)
    await expect(move(rows.last())).toBeFocused()

    await remove(rows.last()).focus()
    await pressUntil(page, rows, 2)
    await expect(remove(rows.last())).toBeFocused()
    await page.locator('toast-region').getByRole('button', { name: t.common.undo }).press('Enter')
    await expect(rows).toHaveCount(3)
    await expect(remove(rows.last())).toBeFocused()

    await shop.button(t.wishlist.moveAll).press('Enter')
    await expect(page.getByText(t.wishlist.empty)).toBeFocused()
    await expect(page.getByText(plural(t.wishlist.movedAll, 3, locale))).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(undo).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(3)
    await expect(move(rows.first())).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('travelstore-cart'))).toBe('[]')
  })
})

inLanguage('es', (locale) => {
  const texts = ORDER_PAGE_MESSAGES[locale]
  test('REFUND-03 ORDER-01 QUAL-01 a return is requested by keyboard, for products under their current names: focus moves to what is missing, and to the heading of the return when the form disappears', async ({
    shop,
    lake,
    page,
    guard,
  }) => {
    // The second request, from another tab.
    guard.allow(/status of 409/)
    const person = await createNewcomer()
    const paidAt = new Date().toISOString()
    const number = await fileOrder(lake, person, paidAt, {
      status: 'delivered',
      history: [{ _key: 'd', timestamp: paidAt, status: 'delivered', location: { es: 'Tela', en: 'Tela' } }],
    })
    await enterAccount(shop, person)
    await shop.open('orderNumber', number)
    const delivered = page.getByText(texts.deliveredOn).locator('..')
    await expect(delivered).toContainText(formatDay(paidAt, locale))
    const lastDay = new Date(Date.parse(paidAt) + 30 * 86_400_000).toISOString()
    const lastDayText = page.getByText(format(texts.lastReturnDay, { day: formatDay(lastDay, locale) }))
    await expect(lastDayText).toBeVisible()
    const form = page.getByRole('group').filter({ hasText: texts.askReturn })
    await form.getByText(texts.askReturn).press('Enter')
    const quantity = form.getByRole('combobox', { name: 'Jabón sólido de coco' })
    const reason = form.getByRole('textbox')
    await reason.fill('   ')
    await form.getByRole('button', { name: texts.returnSend }).press('Enter')
    await expect(quantity).toBeFocused()
    await expect(quantity).toHaveAccessibleDescription(texts.returnNothing)
    await expect(reason).toHaveAccessibleDescription(texts.returnNoReason)
    const [error, choice] = [
      await form.getByText(texts.returnNothing).boundingBox(),
      await quantity.boundingBox(),
    ]
    expect(error?.y).toBeLessThan(choice?.y ?? 0)
    await page.keyboard.press('ArrowDown')
    await expect(form.getByText(texts.returnNothing)).toBeHidden()
    await expect(form.getByText(texts.returnNoReason)).toBeVisible()
    await form.getByRole('button', { name: texts.returnSend }).press('Enter')
    await expect(reason).toBeFocused()
    await reason.fill('x'.repeat(1001))
    await expect(form.getByRole('alert')).toContainText(texts.returnTooLong)
    await form.getByRole('button', { name: texts.returnSend }).press('Enter')
    await expect(reason).toBeFocused()
    await reason.fill(REASON)
    await expect(form.getByText(texts.returnTooLong)).toBeHidden()
    // A reload loses nothing.
    await page.reload()
    await expect(quantity).toHaveValue('1')
    await expect(reason).toHaveValue(REASON)
    // In large text, the quantity is below the name.
    await page.setViewportSize({ width: 320, height: 800 })
    await page.evaluate(() => (document.documentElement.style.fontSize = '24px'))
    const nameBox = await form.getByText('Jabón sólido de coco').boundingBox()
    const quantityBox = await quantity.boundingBox()
    expect(quantityBox?.y).toBeGreaterThanOrEqual((nameBox?.y ?? 0) + (nameBox?.height ?? 0))
    const otherTab = await page.context().newPage()
    await otherTab.goto(page.url())
    await otherTab.getByText(texts.askReturn, { exact: true }).click()
    await otherTab.getByRole('combobox', { name: 'Jabón sólido de coco' }).selectOption('1')
    await otherTab.getByLabel(texts.returnReason).fill('?')
    await form.getByRole('button', { name: texts.returnSend }).press('Enter')
    await expect(page.getByText(texts.returnStates.requested)).toBeVisible()
    await otherTab.getByRole('button', { name: texts.returnSend }).click()
    await expect(otherTab.getByText(texts.returnStates.requested)).toBeVisible()
    await expect(otherTab.getByText(SERVER_MESSAGES[locale].errors.returnRequested)).toBeVisible()
    await expect(otherTab.getByRole('heading', { name: texts.yourReturn })).toBeFocused()
    await otherTab.close()
    await expect(page.getByText('1 × Jabón sólido de coco')).toBeVisible()
    await expect(lastDayText).toBeHidden()
    expect(await page.getByRole('blockquote').innerText()).toBe(REASON)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await expect(page.getByRole('heading', { name: texts.yourReturn })).toBeFocused()
    expect(await page.evaluate(() => sessionStorage.getItem('travelstore-return-draft'))).toBeNull()
    await shop.open('account')
    await expect(page.getByText(ACCOUNT_MESSAGES[locale].orders.returns.requested)).toBeVisible()
  })
})

inLanguage('es', (locale) => {
  const account = ACCOUNT_MESSAGES[locale]
  test('ACC-01 AUTH-01 QUAL-01 the login window by keyboard: focus returns after closing and moves to the account after login', async ({
    shop,
    page,
  }) => {
    await shop.open('account')
    const opener = page.getByRole('main').getByRole('button', { name: account.loginInWindow })
    await page.getByText(account.trouble).press('Enter')
    const open = async () => {
      const opened = page.waitForEvent('popup')
      await opener.press('Enter')
      const popup = await opened
      await popup.waitForURL(/\/u\/login\//)
      return popup
    }
    const closed = await open()
    await closed.close()
    await expect(opener).toBeFocused()
    const used = await open()
    // The window closes itself, possibly before the key press is acknowledged.
    await Promise.any([
      used.waitForEvent('close'),
      used.getByRole('button', { name: new RegExp(ana.name) }).press('Enter'),
    ])
    await expect(shop.heading(format(account.greeting, { name: ana.name }))).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })
})

inLanguage('en', (locale) => {
  const account = ACCOUNT_MESSAGES[locale]
  test('ACC-02 ACC-03 QUAL-01 the account by keyboard: edit the profile, get to the first error, log out', async ({
    shop,
    page,
  }) => {
    await shop.open('account')
    await page.getByRole('main').getByRole('button', { name: account.login, exact: true }).press('Enter')
    await page.waitForURL(/\/u\/login\//)
    await page.getByRole('button', { name: new RegExp(ana.name) }).press('Enter')
    await shop.button(account.editProfile).press('Enter')
    const profile = page.getByRole('region', { name: account.profile.title })
    await expect(profile.getByLabel(account.fields.firstName)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(profile.getByLabel(account.fields.lastName)).toBeFocused()
    await page.keyboard.type('Reyes')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: account.profile.saved })).toBeVisible()
    await expect(profile.getByLabel(account.fields.lastName)).toBeFocused()
    await shop.button(account.logout).press('Enter')
    await expect(page).toHaveURL('/en')
  })
})

inLanguage('en', (_locale, t) => {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('LAYOUT-01 LAYOUT-03 LANG-03 QUAL-01 the phone menu, with login, wishlist, language and currency, takes, traps and returns focus', async ({
      shop,
      page,
    }) => {
      await shop.open('blog')
      const opener = shop.button(t.layout.menu)
      const menu = page.getByRole('navigation', { name: t.layout.menu })
      const close = shop.button(t.layout.closeMenu)
      await opener.press('Enter')
      await expect(close).toBeFocused()
      const { nav, login, signup, wishlist, trackOrder } = t.layout
      const personal = [t.catalog.search, login, signup, wishlist, trackOrder]
      const languages = Object.values(LANGUAGES).map(({ name }) => name)
      const names = [...NAVIGATION.map(({ key }) => nav[key]), ...personal, ...languages]
      for (const name of names) {
        await page.keyboard.press('Tab')
        await expect(menu.getByRole('link', { name, exact: true })).toBeFocused()
      }
      await expect(menu.locator('[aria-current=page]')).toHaveText(t.layout.nav.blog)
      const currency = menu.getByLabel(t.layout.footer.currency)
      await page.keyboard.press('Tab')
      await expect(currency).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(close).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expect(currency).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(opener).toBeFocused()
      await opener.press('Enter')
      await close.press('Enter')
      await expect(menu).toBeHidden()
      await expect(opener).toBeFocused()
    })
  })
})

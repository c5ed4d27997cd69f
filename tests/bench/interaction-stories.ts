import type { Locator, Page } from '@playwright/test'
import { CART_KEY } from '~/features/cart/cart.store'
import { DEFAULT_PARAMETERS, NO_EDITS } from '~/features/planner/engine/parameters'
import { format } from '~/i18n/format'
import { MESSAGES } from '~/i18n/messages'
import { TRIP_MESSAGES } from '~/i18n/messages/trip'
import { pathFor } from '~/i18n/routes'
import { PRODUCT } from '../budgets/places'

/** Taps a control, or does `work`, and measures its `count` interactions, by default one. */
type Measure = (what: string, work: Locator | (() => Promise<unknown>), count?: number) => Promise<void>
type Story = (page: Page, measure: Measure) => Promise<void>

const LOCALE = 'en'
const t = MESSAGES[LOCALE]
const trip = TRIP_MESSAGES[LOCALE]

/** Milliseconds between two keys. */
const TYPING = { delay: 120 }

/** Milliseconds until the keyboard of a phone is open. */
const KEYBOARD = 300

const typeInto = async (page: Page, name: string, text: string, measure: Measure) => {
  const box = page.getByRole('searchbox')
  await box.tap()
  await page.waitForTimeout(KEYBOARD)
  await measure(name, () => box.pressSequentially(text, TYPING), text.length)
}

const list: Story = async (page, measure) => {
  await page.goto(pathFor('products', LOCALE))
  const cards = page.getByRole('main').getByRole('article').filter({ visible: true })
  const sheet = page.locator('cart-sheet')
  for (let i = 0; i < 5; i++) {
    const card = cards.nth(i)
    await card.scrollIntoViewIfNeeded()
    await measure(i === 0 ? 'first add (loads code)' : 'add', card.locator('[data-action=add]:visible'))
    await sheet.and(page.locator(':popover-open')).waitFor()
    await measure('close the sheet', sheet.getByRole('button', { name: t.common.close }))
    await sheet.waitFor({ state: 'hidden' })
    await measure('one more', card.getByRole('button', { name: t.cart.increase }))
    await measure('one less', card.getByRole('button', { name: t.cart.decrease }))
    await measure('wish', card.locator('[data-action=wish]'))
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await typeInto(page, 'keystroke', 'solid soap zzz', measure)
  await measure('keystroke', () => pressTimes(page, 'Backspace', 14), 14)
  await measure('open filters', page.getByRole('button', { name: t.catalog.filters, exact: true }))
  const sort = page.getByLabel(t.catalog.sort)
  await sort.focus()
  for (let i = 0; i < 4; i++) await measure('sort', () => sort.press('ArrowDown'))
  const category = page.getByLabel(t.catalog.category)
  await category.focus()
  for (let i = 0; i < 3; i++) await measure('category', () => category.press('ArrowDown'))
  await measure('clear filters', page.getByRole('button', { name: t.catalog.clearFilters }))
}

const pressTimes = async (page: Page, key: string, times: number) => {
  for (let i = 0; i < times; i++) {
    await page.keyboard.press(key, TYPING)
  }
}

const home: Story = async (page, measure) => {
  await page.goto(pathFor('home', LOCALE))
  const menu = page.getByRole('navigation', { name: t.layout.menu })
  for (let i = 0; i < 3; i++) {
    await measure('open the menu', page.getByRole('button', { name: t.layout.menu, exact: true }))
    await menu.waitFor()
    const currency = menu.getByLabel(t.layout.footer.currency)
    await currency.focus()
    await measure('currency', () => currency.press(i % 2 === 0 ? 'ArrowDown' : 'ArrowUp'))
    await measure('close the menu', menu.getByRole('button', { name: t.layout.closeMenu }))
    await menu.waitFor({ state: 'hidden' })
  }
  const contact = page.getByRole('button', { name: t.contact.open })
  // It is hidden over controls, and while the page scrolls down.
  do {
    for (const top of [120, -40]) {
      await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), top)
      await page.waitForTimeout(800)
    }
  } while ((await contact.getAttribute('data-yields')) !== null)
  await measure('contact', contact)
  await measure('close contact', page.getByRole('button', { name: t.contact.close }))
}

const product: Story = async (page, measure) => {
  await page.goto(pathFor('product', LOCALE, PRODUCT))
  const gallery = page.locator('picture-gallery')
  await measure('enlarge', gallery.getByRole('button', { name: t.product.enlarge }))
  const large = gallery.getByRole('dialog')
  await measure('next picture', large.getByRole('button', { name: t.product.nextPicture }))
  await measure('close the picture', large.getByRole('button', { name: t.common.close }))
  const main = page.getByRole('main')
  await measure('add', main.getByRole('button', { name: t.cart.add, exact: true }).first())
  const sheet = page.locator('cart-sheet')
  await sheet.and(page.locator(':popover-open')).waitFor()
  await measure('close the sheet', sheet.getByRole('button', { name: t.common.close }))
}

const PRICES = {
  'prod-001': 890,
  'prod-002': 1850,
  'prod-003': 1200,
  'prod-004': 900,
  'prod-006': 375,
  'prod-013': 3140,
}

const cart: Story = async (page, measure) => {
  const lines = Object.entries(PRICES).map(([id, price]) => ({
    id,
    kind: 'product',
    name: id,
    price,
    imageUrl: '',
    category: '',
    quantity: 1,
  }))
  await page.addInitScript(([key, value]) => (localStorage[key] ??= value), [
    CART_KEY,
    JSON.stringify(lines),
  ] as const)
  await page.goto(pathFor('cart', LOCALE))
  const rows = page.getByRole('list', { name: t.cart.lines }).getByRole('listitem')
  await rows.first().getByRole('link').waitFor()
  for (let i = 0; i < 4; i++) {
    await measure('one more', rows.nth(i).getByRole('button', { name: t.cart.increase }))
    await measure('one less', rows.nth(i).getByRole('button', { name: t.cart.decrease }))
  }
  await rows.nth(1).getByRole('textbox').or(rows.nth(1).getByRole('spinbutton')).tap()
  await measure('quantity', () => page.keyboard.type('12', TYPING), 2)
  await measure('remove', rows.first().getByRole('button', { name: /^Remove/ }))
}

const planner: Story = async (page, measure) => {
  const request = {
    parameters: {
      ...DEFAULT_PARAMETERS,
      when: { month: 2, days: 14 },
      children: [8],
      places: ['copan', 'roatan', 'tela', 'lago-de-yojoa'],
      interests: ['snorkel', 'ruins', 'hiking', 'culture'],
    },
    edits: NO_EDITS,
  }
  const saved = { current: 'trip', trips: [{ id: 'trip', request, has: [], own: [] }] }
  await page.addInitScript((value) => (localStorage['travelstore-trip'] ??= value), JSON.stringify(saved))
  await page.goto(pathFor('trip', LOCALE))
  const { plan, packing } = trip
  await page.getByRole('heading', { name: trip.shop.heading }).waitFor()
  await measure(
    'open a group',
    page.getByRole('button', { expanded: false, name: trip.packing.groups.clothes }),
  )
  const ticks = page.locator('section[aria-labelledby=packing] li').getByRole('checkbox')
  for (let i = 0; i < 4; i++) await measure('tick', ticks.nth(i))
  await measure('only musts', page.getByLabel(packing.onlyMusts))
  await measure('open all groups', page.getByRole('button', { name: packing.openAll }))
  await measure('close all groups', page.getByRole('button', { name: packing.closeAll }))
  const route = page.getByRole('region', { name: plan.route })
  const more = route.getByRole('button', { name: /^One more night/ })
  const fewer = route.getByRole('button', { name: /^One fewer night/ })
  for (let i = 0; i < 2; i++) {
    await measure('nights', more.nth(i))
    await measure('nights', fewer.nth(i))
  }
  const undo = page.getByRole('main').getByRole('button', { name: plan.undo })
  await measure(
    'move a place',
    route.getByRole('button', { name: format(plan.later, { name: '' }).trim() }).first(),
  )
  await measure('undo', undo)
  await measure(
    'remove a place',
    route.getByRole('button', { name: format(plan.removePlace, { name: '' }).trim() }).first(),
  )
  await measure('undo', undo)
  await measure('edit a day', page.getByRole('button', { name: /Change day 3: Morning/ }))
}

export const STORIES: Readonly<Record<string, Story>> = { list, home, product, cart, planner }

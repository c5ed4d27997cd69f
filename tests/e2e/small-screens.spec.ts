import type { Locator, Page } from '@playwright/test'
import { format, plural } from '~/i18n/format'
import { CART_KEY } from '~/features/cart/cart.store'
import { MESSAGES } from '~/i18n/messages'
import { ACCOUNT_MESSAGES } from '~/i18n/messages/account'
import { PLANNER_MESSAGES } from '~/i18n/messages/planner'
import { localeOf, pathFor } from '~/i18n/routes'
import { EVERY_PAGE } from '../security/pages'
import { PICTURES } from '../chromium'
import { expect, inBothLanguages, test } from './harness'
import {
  type Screen,
  createResize,
  defineNextFrame,
  fixedLayerFaults,
  overflowing,
  whileRendering,
  wideAtTwiceTheText,
} from './harness/geometry'
import { hydrateIslands } from './harness/islands'

test.use(PICTURES)

const SCREENS: readonly Screen[] = [
  { width: 320, height: 640, font: 16 },
  // 1280 × 1024 at 400 % zoom.
  { width: 320, height: 256, font: 16 },
  { width: 360, height: 740, font: 24 },
]

/**
 * Where no fixed element may cover a control: in Spanish on all pages, in English where the texts make a difference.
 */
const WIDTHS = [320, 360, 768, 1100, 1440]
const SAME_IN_ENGLISH = /\/(callback|account|order|success|blog|legal|esim|not-found|offline|track-order)/

/** Pages with columns, which may not reach past the screen at twice the text size either. */
const IN_COLUMNS = /\/(product|trip)\//

/** Line totals and subtotal close to L 99,999.99, and a badge of three digits. */
const FULL_CART = ['prod-006', 'prod-013'].map((id) => {
  return { id, kind: 'product', name: id, price: 3140, imageUrl: '', category: '', quantity: 99 }
})

/** The boxes of the main content that cut off their text at the right edge; the bar of a product shortens its name. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const find = () =>
      [...document.querySelectorAll('main *')]
        .filter((box) => box.clientWidth > 1 && box.scrollWidth > box.clientWidth + 2)
        .filter((box) => box.textContent.trim() && !box.matches('[data-dock] *'))
        .filter((box) => /^(clip|hidden)$/.test(getComputedStyle(box).overflowX))
    // A new size takes some frames to reach all boxes.
    let found = find()
    for (let frame = 0; found.length > 0 && frame < 30; frame++) {
      await window.nextFrame()
      found = find()
    }
    return found.map((box) => `${box.tagName.toLowerCase()}.${box.classList.value} is cut off`)
  })

/**
 * The words of the main content that are broken without a hyphen; addresses and order numbers do not count as words.
 */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = []
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const range = document.createRange()
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const { parentElement: box } = text
      if (!box?.checkVisibility({ visibilityProperty: true }) || box.closest('.visually-hidden')) continue
      for (const { 0: word, index } of text.data.matchAll(/\p{L}{4,}/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1)
          broken.push(`${word} is broken in ${box.tagName.toLowerCase()}.${box.classList.value}`)
      }
    }
    return broken
  })

/** What is wrong with a control of the header; each page of the shop has it once. */
const faultsOf = async (control: Locator, { width }: Screen): Promise<string[]> => {
  const box = await control.boundingBox()
  if (!box) return [`${control.toString()} has no box`]
  const isWhole = Math.min(box.width, box.height) >= 24 && box.x >= 0 && box.x + box.width <= width
  return isWhole ? [] : [`${control.toString()} is ${box.width} × ${box.height} at ${box.x}`]
}

/** The links and buttons of the header that overlap each other, are cut off or have no room. */
const crowdedIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll('[data-slot=header] :is(a, button)')].filter(
      (control) => !control.closest('[popover]') && control.checkVisibility({ visibilityProperty: true }),
    )
    const nameOf = (control: Element) => control.ariaLabel ?? control.textContent.trim()
    const boxes = controls.map((control) => ({ name: nameOf(control), box: control.getBoundingClientRect() }))
    return boxes.flatMap(({ name, box }, i) => {
      const isCut = box.left < 0 || box.right > document.documentElement.clientWidth || box.width < 24
      const over = boxes
        .slice(i + 1)
        .filter((other) => other.box.left < box.right - 1 && other.box.right > box.left + 1)
        .filter((other) => other.box.top < box.bottom - 1 && other.box.bottom > box.top + 1)
      return [
        ...(isCut ? [`${name} is cut off`] : []),
        ...over.map((other) => `${name} overlaps ${other.name}`),
      ]
    })
  })

inBothLanguages((locale, t) => {
  test('QUAL-01 LAYOUT-02 nothing scrolls sideways or is cut off on small screens and with large text, the cart and the menu stay in the header, and no fixed element covers another or a control', async ({
    page,
    guard,
  }) => {
    // Every page at five widths and four positions.
    test.setTimeout(300_000)
    guard.allow(/status of 40[014]/)
    await page.addInitScript(([key, cart]) => localStorage.setItem(key, cart), [
      CART_KEY,
      JSON.stringify(FULL_CART),
    ] as const)
    const banner = page.getByRole('banner')
    const controls = [
      banner.getByRole('link', { name: t.layout.cart }).locator('svg'),
      banner.getByRole('button', { name: t.layout.menu }),
    ]
    const resize = await createResize(page)
    await defineNextFrame(page)
    const faultsOn = async (path: string): Promise<string[]> => {
      const faults: string[] = []
      await page.goto(path)
      await hydrateIslands(page)
      const hasHeader = (await banner.count()) > 0
      for (const screen of SCREENS) {
        await resize(screen)
        const found = [...(await overflowing(page)), ...(await cutOff(page))]
        if (screen.font > 16) found.push(...(await brokenWords(page)))
        if (hasHeader) for (const control of controls) found.push(...(await faultsOf(control, screen)))
        faults.push(
          ...found.map(
            (fault) => `${path} at ${screen.width} × ${screen.height}, ${screen.font} px: ${fault}`,
          ),
        )
      }
      if (IN_COLUMNS.test(path)) {
        const found = await wideAtTwiceTheText(page)
        faults.push(...found.map((fault) => `${path} at twice the text size: ${fault}`))
      }
      if (locale === 'en' && SAME_IN_ENGLISH.test(path)) return faults
      await resize({ width: 320, height: 800, font: 16 })
      for (const width of WIDTHS) {
        const found = await fixedLayerFaults(page, width)
        faults.push(...found.map((fault) => `${path}, ${width} px wide, ${fault}`))
      }
      return faults
    }
    const faults: string[] = []
    for (const path of EVERY_PAGE.filter((path) => localeOf(path) === locale))
      faults.push(...(await whileRendering(() => faultsOn(path))))
    expect(faults).toEqual([])
  })

  test('LAYOUT-02 one, two or three digits on the cart leave everything in the header its place', async ({
    page,
    shop,
  }) => {
    await shop.open('esim')
    for (const quantity of [1, 12, 99]) {
      await page.evaluate(([key, cart]) => localStorage.setItem(key, cart), [
        CART_KEY,
        JSON.stringify(FULL_CART.map((line) => ({ ...line, quantity })).slice(quantity === 99 ? 0 : 1)),
      ] as const)
      await page.reload()
      for (const width of [320, 360, 1024, 1366, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        // A new size takes some frames to reach all boxes.
        await expect.poll(() => crowdedIn(page), `${quantity} at ${width} px`).toEqual([])
      }
    }
  })

  test('LAYOUT-03 at twice the text size, a phone has the account, the cart and the menu, and a tablet with large text the whole name', async ({
    page,
    shop,
  }) => {
    const resize = await createResize(page)
    await resize({ width: 360, height: 740, font: 32 })
    await shop.open('esim')
    const banner = page.getByRole('banner')
    for (const control of [
      banner.getByRole('link', { name: t.layout.account }),
      banner.getByRole('link', { name: t.layout.cart }),
      banner.getByRole('button', { name: t.layout.menu }),
    ])
      await expect(control).toBeInViewport({ ratio: 1 })
    await expect.poll(() => crowdedIn(page)).toEqual([])
    await resize({ width: 768, height: 1024, font: 24 })
    const brand = banner.getByRole('link').first().locator('span')
    await expect.poll(() => brand.evaluate((name) => name.scrollWidth <= name.clientWidth)).toBe(true)
  })

  test('QUAL-01 at twice the text size, pages with few words are no wider than a phone', async ({
    page,
    shop,
  }) => {
    const resize = await createResize(page)
    await defineNextFrame(page)
    await resize({ width: 360, height: 740, font: 32 })
    for (const route of ['landing', 'signup', 'about'] as const) {
      await shop.open(route)
      expect(await overflowing(page), route).toEqual([])
    }
  })

  test('LAYOUT-02 the badge shows up to 99+ and speaks the exact number', async ({ shop, page }) => {
    await shop.fillCart('prod-001')
    await shop.open('esim')
    const cart = page.getByRole('banner').getByRole('link', { name: t.layout.cart })
    await expect(cart).toHaveAccessibleName(`${t.layout.cart} ${plural(t.layout.itemsInCart, 1, locale)}`)
    await page.evaluate(([key, full]) => localStorage.setItem(key, full), [
      CART_KEY,
      JSON.stringify(FULL_CART),
    ] as const)
    await page.reload()
    await expect(cart).toHaveAccessibleName(`${t.layout.cart} ${plural(t.layout.itemsInCart, 198, locale)}`)
    await expect(cart.getByText('99+', { exact: true })).toBeVisible()
  })
})

test('CONTACT-01 LAYOUT-08 on a phone, only the button to the top is over a long text, after scroll up', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(pathFor('policy', 'en', 'privacy-policy'))
  const opener = page.getByRole('button', { name: MESSAGES.en.contact.open })
  const top = page.getByRole('link', { name: MESSAGES.en.layout.backToTop })
  await page.mouse.wheel(0, 600)
  await expect(top).toBeHidden()
  await page.mouse.wheel(0, -100)
  await expect(top).toBeVisible()
  await expect(opener).toHaveCSS('opacity', '0')
  await opener.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(opener).toHaveCSS('opacity', '1')
})

test('CONTACT-01 AGENT-01 at the top of a page, the contact button covers no picture until the shopper asks where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(pathFor('agent', 'en'))
  const opener = page.getByRole('button', { name: MESSAGES.en.contact.open })
  await expect(opener).toHaveCSS('opacity', '0')
  await page.getByRole('button', { name: PLANNER_MESSAGES.en.talk }).click()
  await expect(opener).toHaveCSS('opacity', '1')
})

test('PROD-01 on a phone, the enlarged picture is as wide as the screen and can be zoomed and panned', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(pathFor('product', 'en', 'prod-004'))
  await page.getByRole('button', { name: MESSAGES.en.product.enlarge }).click()
  const picture = page.getByRole('dialog').getByRole('img').first()
  const side = 360
  await expect.poll(() => picture.boundingBox()).toMatchObject({ x: 0, width: side, height: side })
  await picture.click({ position: { x: 225, y: 180 } })
  await expect.poll(async () => (await picture.boundingBox())?.width).toBe(2 * side)
  const { x, y } = (await picture.boundingBox())!
  expect(x + 2 * 225, 'the point that was touched is in the middle').toBe(180)
  expect(y + 2 * 180).toBe(390)
  await picture.evaluate((image) => image.closest('li')?.scrollTo(0, 0))
  expect((await picture.boundingBox())!.x).toBe(0)
  const button = page.getByRole('button', { name: MESSAGES.en.product.zoom })
  await button.click()
  expect(await picture.boundingBox()).toMatchObject({ x: 0, width: side })
  await button.click()
  const middle = (await picture.boundingBox())!
  expect([middle.x + middle.width / 2, middle.y + middle.height / 2]).toEqual([180, 390])
})

test('CONTACT-01 at the top of a page, the contact button covers no line of a list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(pathFor('policy', 'en', 'return-policy'))
  const opener = page.getByRole('button', { name: MESSAGES.en.contact.open })
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Within those' })
  const [covered, button] = [await line.boundingBox(), await opener.boundingBox()]
  expect(covered!.y + covered!.height, 'they are at the same height').toBeGreaterThan(button!.y)
  await expect(opener).toHaveCSS('opacity', '0')
})

test('QUAL-01 SIGN-01 CART-05 LIST-02 with large text on a small phone, fields and suggestions have the width they need', async ({
  page,
  shop,
}) => {
  const { cart, catalog } = MESSAGES.es
  const { fields, form } = ACCOUNT_MESSAGES.es
  await (
    await createResize(page)
  )({ width: 320, height: 640, font: 24 })
  const boxOf = async (locator: Locator) => (await locator.boundingBox())!
  await shop.open('signup')
  const password = await boxOf(page.getByLabel(fields.password, { exact: true }))
  const show = await boxOf(page.getByRole('button', { name: form.showPassword }))
  expect(show.y, 'below the password').toBeGreaterThanOrEqual(password.y + password.height)
  await shop.open('products')
  const search = page.getByRole('searchbox', { name: catalog.search })
  await search.fill(catalog.searchPlaceholder)
  expect(await search.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0)
  await shop.add('prod-017')
  await shop.open('cart')
  const add = await boxOf(
    page.getByRole('button', { name: format(cart.addNamed, { name: 'Atomizador de perfume recargable' }) }),
  )
  const why = await boxOf(page.getByText(cart.suggestion))
  expect(why.x, 'below the picture').toBe(add.x)
})

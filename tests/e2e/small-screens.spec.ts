import { plural } from '~/i18n/format'
import type { Locator, Page } from '@playwright/test'
import { CART_KEY } from '~/features/cart/cart.store'
import { localeOf } from '~/i18n/routes'
import { EVERY_PAGE } from '../security/pages'
import { expect, inBothLanguages, test } from './harness'
import { hydrateIslands } from './harness/islands'

interface Screen {
  readonly width: number
  readonly height: number
  /** The browser's default font size in pixels. */
  readonly font: number
}

const SCREENS: readonly Screen[] = [
  { width: 320, height: 640, font: 16 },
  // 1280 × 1024 at 400 % zoom.
  { width: 320, height: 256, font: 16 },
  { width: 360, height: 740, font: 24 },
]

/** Line totals and subtotal close to L 99,999.99, and a badge of three digits. */
const FULL_CART = ['prod-006', 'prod-013'].map((id) => {
  return { id, kind: 'product', name: id, price: 3140, imageUrl: '', category: '', quantity: 99 }
})

/** Changes the window and the browser's font size, and waits for the layout. */
const resize = async (page: Page, { width, height, font }: Screen): Promise<void> => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: font } })
  await cdp.detach()
  await page.setViewportSize({ width, height })
}

/** The elements that reach past the right edge, when the page scrolls sideways. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { documentElement: root } = document
    // A new size takes some frames to reach all boxes.
    for (let frame = 0; root.scrollWidth > root.clientWidth && frame < 30; frame++)
      await new Promise((painted) => requestAnimationFrame(painted))
    if (root.scrollWidth <= root.clientWidth) return []
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 0.5)
      .map((element) => `${element.tagName.toLowerCase()}.${element.classList.value}`)
  })

/** What is wrong with a control of the header, which is there once on each page of the shop. */
const faultsOf = async (control: Locator, { width }: Screen): Promise<string[]> => {
  const box = await control.boundingBox()
  if (!box) return [`${control} has no box`]
  const isWhole = Math.min(box.width, box.height) >= 24 && box.x >= 0 && box.x + box.width <= width
  return isWhole ? [] : [`${control} is ${box.width} × ${box.height} at ${box.x}`]
}

inBothLanguages((locale, t) => {
  test('QUAL-01 LAYOUT-02 on small screens and with large text nothing scrolls sideways, and the cart and the menu stay in the header', async ({
    page,
    guard,
  }) => {
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
    const faults: string[] = []
    for (const path of EVERY_PAGE.filter((path) => localeOf(path) === locale)) {
      await page.goto(path)
      await hydrateIslands(page)
      const hasHeader = (await banner.count()) > 0
      for (const screen of SCREENS) {
        await resize(page, screen)
        const found = await overflowing(page)
        if (hasHeader) for (const control of controls) found.push(...(await faultsOf(control, screen)))
        faults.push(
          ...found.map(
            (fault) => `${path} at ${screen.width} × ${screen.height}, ${screen.font} px: ${fault}`,
          ),
        )
      }
    }
    expect(faults).toEqual([])
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

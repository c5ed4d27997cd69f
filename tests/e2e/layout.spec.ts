import type { Page } from '@playwright/test'
import { settings } from '@rumbo/seed'
import { OFFICIAL_SITES } from '~/layouts/shop/official-sites'
import { NAVIGATION } from '~/layouts/shop/navigation'
import { readLayoutShift, watchLayoutShift } from '../a11y/layout-shift'
import { PICTURES } from '../chromium'
import { ana, expect, inBothLanguages, inLanguage, pathFor, test } from './harness'

test.use(PICTURES)

const BANNERS = {
  es: [
    'Envío gratis a EE. UU. en pedidos de más de $25',
    'Envío gratis en todo Honduras en pedidos de más de $25',
  ],
  en: [
    'Free shipping to the USA on orders over $25',
    'Free nationwide shipping in Honduras on orders over $25',
  ],
}

/** Far enough that the header goes away. */
const scrollDown = async (page: Page) => {
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-away'))).toBe(true)
}

inBothLanguages((locale, t) => {
  test('LAYOUT-01 LAYOUT-04 LAYOUT-05 the header: eight links with the current one marked, tracking, both banners, and a skip link', async ({
    shop,
    page,
  }) => {
    await shop.open('kits')
    await page.keyboard.press('Tab')
    await expect(shop.link(t.layout.skip)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    const banner = page.getByRole('banner')
    const links = banner.getByRole('navigation', { name: t.layout.mainNav }).getByRole('link')
    await expect(links).toHaveText(NAVIGATION.map(({ key }) => t.layout.nav[key]))
    await expect(banner.locator('[aria-current=page]').filter({ visible: true })).toHaveText(
      t.layout.nav.kits,
    )
    await expect(banner.getByRole('link', { name: t.layout.trackOrder })).toHaveAttribute(
      'href',
      pathFor('tracking', locale),
    )
    const [usa, honduras] = BANNERS[locale]
    await expect(banner).toContainText(usa!)
    await expect(page.getByRole('contentinfo')).toContainText(honduras!)
    const animation = () =>
      banner.getByText(usa!).evaluate((text) => text.getAnimations({ subtree: true }).length)
    expect(await animation()).toBe(0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await animation()).toBe(1)
  })
})

inLanguage('es', (_locale, t) => {
  test('LAYOUT-08 the back-to-top button appears after 100 px and scrolls to the top', async ({
    shop,
    page,
  }) => {
    await shop.open('home')
    const top = shop.link(t.layout.backToTop)
    await expect(top).toBeHidden()
    await page.mouse.wheel(0, 90)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(90)
    await expect(top).toBeHidden()
    await page.mouse.wheel(0, 400)
    await top.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(top).toBeHidden()
  })

  test('LAYOUT-08 CONTACT-01 on a phone, both floating buttons hide on scroll down and while typing, and return on scroll up', async ({
    shop,
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await shop.open('tracking')
    const isAway = () => page.evaluate(() => document.documentElement.hasAttribute('data-away'))
    /** Includes buttons that hide while a field below them is focused. */
    const opacities = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[href="#top"], [popovertarget=contact][data-float]')].map((float) => {
          float.removeAttribute('data-yields')
          return getComputedStyle(float).opacity
        }),
      )
    await scrollDown(page)
    await expect.poll(opacities).toEqual(['0', '0'])
    await page.mouse.wheel(0, -100)
    await expect.poll(isAway).toBe(false)
    await expect.poll(opacities).toEqual(['1', '1'])
    await page.getByRole('main').getByRole('textbox').last().focus()
    await page.mouse.wheel(0, -100)
    await expect.poll(isAway).toBe(false)
    await expect.poll(opacities).toEqual(['0', '0'])
  })
})

inLanguage('en', (locale, t) => {
  test('LAYOUT-01 LIST-02 the header leads to the search field, even from the list itself', async ({
    shop,
    page,
  }) => {
    await shop.open('sales')
    const search = page.getByRole('banner').getByRole('link', { name: t.catalog.search })
    const field = page.getByRole('searchbox')
    await search.click()
    await expect(page).toHaveURL(pathFor('products', locale))
    await expect(field).toBeFocused()
    const again = async () => {
      await page.getByRole('heading', { level: 1 }).click()
      await expect(field).not.toBeFocused()
      await search.click()
      await expect(field).toBeFocused()
    }
    await again()
    await again()
  })

  test('LAYOUT-01 LANG-03 CUR-03 the header goes away on scroll down, returns on scroll up and for keyboard focus, and sets language and currency', async ({
    shop,
    page,
  }) => {
    await watchLayoutShift(page)
    await shop.open('agent')
    const cart = page.getByRole('banner').getByRole('link', { name: t.layout.cart })
    await scrollDown(page)
    await expect(cart).not.toBeInViewport()
    await page.mouse.wheel(0, -100)
    await expect(cart).toBeInViewport()
    await page.mouse.wheel(0, 200)
    await expect(cart).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await cart.focus()
    await expect(cart).toBeInViewport()
    expect(await readLayoutShift(page)).toEqual([])

    await shop.button(t.layout.settings).click()
    const panel = page.getByRole('region', { name: t.layout.settings })
    await panel.getByLabel(t.layout.footer.currency).selectOption('HNL')
    await expect(shop.button(t.layout.settings)).toHaveAccessibleName(/^EN · L /)
    await panel.getByRole('link', { name: 'Español' }).click()
    await expect(page).toHaveURL(pathFor('agent', 'es'))
  })

  test('ROUTE-04 PROD-01 after the skip link, Back on the product page needs one press', async ({
    shop,
    page,
  }) => {
    await shop.open('products')
    await page.getByRole('main').getByRole('article').getByRole('link').first().dispatchEvent('click')
    await page.waitForURL(/\/product\//)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.getByRole('main').getByRole('link', { name: t.common.back, exact: true }).click()
    await expect(page).toHaveURL(pathFor('products', locale))
  })
})

inBothLanguages((locale, t) => {
  const { footer } = t.layout
  test('FOOT-01 CONTACT-01 the footer: shop, legal, authorities in new tabs, networks, years; the contact panel’s greeting', async ({
    shop,
    page,
  }) => {
    await shop.open('esim')
    const foot = page.getByRole('contentinfo')
    const quick = foot.getByRole('navigation', { name: footer.quickLinks }).getByRole('link')
    await expect(quick).toHaveText([
      footer.products,
      footer.hondurasTravel,
      footer.blog,
      footer.account,
      footer.track,
      footer.signup,
    ])
    await expect(foot.getByRole('navigation', { name: footer.legal }).getByRole('link')).toHaveCount(4)
    const official = foot.getByRole('navigation', { name: footer.importantLinks }).getByRole('link')
    await expect(official).toHaveCount(OFFICIAL_SITES.length)
    const networks = ['Facebook', 'Instagram', 'YouTube'].map((name) => foot.getByRole('link', { name }))
    for (const link of [...(await official.all()), ...networks]) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener')
      await expect(link).toContainText(t.common.newTab)
    }
    await expect(foot.getByRole('list', { name: footer.language }).getByRole('link')).toHaveText([
      'Español',
      'English',
    ])
    await expect(foot.getByLabel(footer.currency)).toHaveValue('USD')
    await expect(foot).toContainText(`© 2022-${new Date().getFullYear()} Rumbo`)
    await expect(foot).toContainText(footer.poweredBy)

    const panel = page.getByRole('dialog', { name: t.contact.title, includeHidden: true })
    await expect(panel).toContainText(t.contact.promise)
    const whatsApp = panel.getByRole('link', { name: 'WhatsApp', includeHidden: true })
    const greeting = new URL((await whatsApp.getAttribute('href')) ?? '')
    expect(greeting.pathname).toBe('/50499990000')
    expect(greeting.searchParams.get('text')).toContain(locale === 'es' ? '¡Hola, Rumbo!' : 'Hi Rumbo!')
  })
})

inLanguage('en', (_locale, t) => {
  test('CONTACT-01 QUAL-01 the contact panel takes and traps focus, closes with Escape and its button, and returns focus', async ({
    shop,
    page,
  }) => {
    // 1280 × 1024 at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 })
    await shop.open('blog')
    const opener = shop.button(t.contact.open)
    const panel = page.getByRole('dialog', { name: t.contact.title })
    const close = panel.getByRole('button', { name: t.contact.close })
    await expect(panel).toBeHidden()
    await opener.press('Enter')
    await expect(close).toBeFocused()
    await expect(close).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Shift+Tab')
    const email = panel.getByRole('link', { name: settings.email })
    await expect(email).toBeFocused()
    await expect(email).toHaveAttribute('href', `mailto:${settings.email}`)
    await page.keyboard.press('Tab')
    await expect(close).toBeFocused()
    for (const name of ['WhatsApp', 'Instagram', 'Messenger', t.contact.google]) {
      await page.keyboard.press('Tab')
      const link = panel.getByRole('link', { name })
      await expect(link).toBeFocused()
      await expect(link).toHaveAttribute('target', '_blank')
    }
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await close.press('Enter')
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
  })
})

inLanguage('es', (locale, t) => {
  test.describe('on a wide screen', () => {
    test.use({ viewport: { width: 1024, height: 768 } })

    test('LAYOUT-03 LAYOUT-06 while the header is away, the side panel links to cart, tracking, and login or account; signing in shifts no layout', async ({
      shop,
      page,
    }) => {
      await watchLayoutShift(page)
      await shop.open('home')
      const panel = page.getByRole('navigation', { name: t.layout.quickAccess })
      await expect(panel).toBeHidden()
      await scrollDown(page)
      const names = () =>
        panel.getByRole('link').evaluateAll((links) => links.map(({ ariaLabel }) => ariaLabel))
      const { cart, login, account, trackOrder } = t.layout
      await expect(panel.getByRole('link')).toHaveCount(3)
      expect((await names()).filter((name) => name !== account)).toEqual([cart, login, trackOrder])
      await panel.getByRole('link', { name: login }).click()
      await shop.logInAs(ana)
      await expect(page).toHaveURL(pathFor('home', locale))
      await expect(panel).toBeHidden()
      const person = page.getByRole('banner').getByRole('link', { name: ana.name })
      await expect(person).toBeVisible()
      const { width } = (await person.boundingBox())!
      expect(width, 'no wider than picture and name').toBeLessThan(100)
      await scrollDown(page)
      expect(await readLayoutShift(page)).toEqual([])
      await expect(panel.getByRole('link', { name: login })).toBeHidden()
      await panel.getByRole('link', { name: account }).click()
      await expect(page).toHaveURL(pathFor('account', locale))
    })
  })
})

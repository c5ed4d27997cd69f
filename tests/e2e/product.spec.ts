import { BUSINESS_DAYS } from '~/features/orders/estimate'
import { format } from '~/i18n/format'
import { MESSAGES } from '~/i18n/messages'
import { TRIP_MESSAGES } from '~/i18n/messages/trip'
import { expect, inLanguage, pathFor, test } from './harness'
import { holdScripts } from './harness/chaos'

const scrollToFirst = (strip: HTMLElement) =>
  new Promise<void>((done) => {
    strip.addEventListener('scroll', () => done(), { once: true })
    strip.scrollTo({ left: 0, behavior: 'instant' })
  })

inLanguage('es', (locale, t) => {
  test('PROD-01 thumbnails choose the picture, which can be enlarged; Back closes it; days of arrival become dates', async ({
    shop,
  }) => {
    await shop.open('products')
    await shop.open('product', 'prod-001')
    const name = await shop.heading(/./).first().innerText()
    const gallery = shop.page.getByRole('group', { name: format(t.product.pictures, { name }) })
    const thumbnail = (n: number) => shop.button(new RegExp(format(t.product.picture, { n, total: '\\d' })))
    const days = format(t.product.businessDays, BUSINESS_DAYS.home)
    expect(await (await shop.page.request.get(shop.page.url())).text()).toContain(days)
    await thumbnail(2).click()
    await expect(shop.page.getByText(days)).toHaveCount(0)
    await expect(thumbnail(2)).toHaveAttribute('aria-current', 'true')
    await expect(gallery.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.5 })

    await shop.button(t.product.enlarge).click()
    const dialog = shop.page.getByRole('dialog', { name: format(t.product.pictures, { name }) })
    await expect(dialog.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.5 })
    // The page behind does not scroll.
    await expect(shop.page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    const count = dialog.getByRole('status')
    const [previous, next] = [t.product.previousPicture, t.product.nextPicture].map((turn) =>
      dialog.getByRole('button', { name: turn }),
    )
    await expect(count).toHaveText(format(t.product.picture, { n: 2, total: 4 }))
    await expect(previous!).toBeEnabled()
    await next!.dblclick()
    await expect(dialog.getByRole('img').nth(3)).toBeInViewport({ ratio: 0.5 })
    await expect(count).toHaveText(format(t.product.picture, { n: 4, total: 4 }))
    await expect(next!).toBeDisabled()
    await expect(next!).toBeFocused()
    for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await shop.page.keyboard.press(key)
    await expect(count).toHaveText(format(t.product.picture, { n: 3, total: 4 }))
    await shop.page.keyboard.press('End')
    const last = dialog.getByRole('img').nth(3)
    const width = async () => (await last.boundingBox())?.width ?? 0
    const before = await width()
    await last.click()
    expect(await width()).toBeCloseTo(2 * before, 0)
    await last.click()
    expect(await width()).toBe(before)
    // As when the pictures behind are still moving to the chosen thumbnail.
    await shop.page.locator('[data-strip]').first().evaluate(scrollToFirst)
    await shop.page.goBack()
    await expect(dialog).toBeHidden()
    await expect(thumbnail(4)).toHaveAttribute('aria-current', 'true')

    await shop.button(t.product.enlarge).click()
    await dialog.click({ position: { x: 8, y: 400 } })
    await expect(dialog).toBeHidden()
    await shop.page.waitForFunction(() => window.navigation.canGoForward)

    await shop.button(t.product.enlarge).click()
    await dialog.press('Escape')
    await shop.page.waitForFunction(() => window.navigation.canGoForward)
    await shop.page.goBack()
    await expect(shop.page).toHaveURL(pathFor('products', locale))
  })

  test('PROD-01 SALE-01 the badge of a sale says how much is off', async ({ shop }) => {
    await shop.open('product', 'prod-002')
    const off = format(t.catalogPages.sales.off, { percent: 20 })
    await expect(shop.page.getByText(`${t.catalog.sale} ${off}`)).toBeVisible()
  })

  test('PROD-02 CART-05 the amount missing for free shipping counts the cart', async ({ shop }) => {
    const main = shop.page.getByRole('main')
    await shop.open('product', 'prod-002')
    await expect(main).toContainText('te faltan $6.50')
    await shop.fillCart('prod-006')
    await shop.page.reload()
    await expect(main).toContainText('te faltan $2.75')
    await shop.button(t.cart.add).click()
    await shop.button(t.cart.increase).click()
    await expect(main.getByText(t.product.shippingFree, { exact: true })).toBeVisible()
    await expect(main.getByText('te faltan')).toBeHidden()
  })

  test('PROD-02 PROD-06 beside the number in the cart is a link to the cart, which moves nothing', async ({
    shop,
  }) => {
    await shop.open('product', 'prod-002')
    const main = shop.page.getByRole('main')
    const view = main.getByRole('link', { name: t.cart.view, exact: true })
    const buyNow = shop.button(t.checkout.loginToBuy)
    await expect(view).toBeHidden()
    const before = await buyNow.boundingBox()
    await shop.button(t.cart.add).click()
    await shop.page.keyboard.press('Escape')
    await expect(view).toBeVisible()
    expect(await buyNow.boundingBox()).toEqual(before)
    await main.getByRole('button', { name: t.cart.decrease }).first().click()
    await expect(view).toBeHidden()
    await shop.button(t.common.undo).click()
    await view.click()
    await expect(shop.page).toHaveURL(pathFor('cart', locale))
  })

  test('PROD-01 a picture that is swiped to before the code has loaded is the one marked and enlarged', async ({
    shop,
  }) => {
    await shop.open('product', 'prod-001')
    const name = await shop.heading(/./).first().innerText()
    const gallery = shop.page.getByRole('group', { name: format(t.product.pictures, { name }) })
    await gallery.evaluate((strip) => strip.scrollTo({ left: 2 * strip.clientWidth, behavior: 'instant' }))
    // A tap, without the pointer over it before.
    await gallery.getByRole('img').nth(2).dispatchEvent('click')
    const dialog = shop.page.getByRole('dialog', { name: format(t.product.pictures, { name }) })
    await expect(dialog.getByRole('img').nth(2)).toBeInViewport({ ratio: 0.5 })
    await dialog.press('Escape')
    await expect(shop.button(format(t.product.picture, { n: 3, total: 4 }))).toHaveAttribute(
      'aria-current',
      'true',
    )

    const state = () => shop.page.evaluate<unknown>(() => history.state)
    await shop.button(t.product.enlarge).click()
    await expect.poll(state).toBe('enlarged')
    await shop.page.reload()
    await gallery.hover()
    await expect.poll(state, 'no Back without effect').not.toBe('enlarged')
  })

  test('PROD-01 a printed product has its text, without controls and without links to other pages', async ({
    shop,
    page,
  }) => {
    await shop.open('product', 'prod-001')
    await page.emulateMedia({ media: 'print' })
    await expect(shop.heading(t.product.facts.title)).toBeVisible()
    for (const name of [t.catalog.related, TRIP_MESSAGES[locale].neededOn])
      await expect(shop.heading(name)).toBeHidden()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })

  test('PROD-01 QUAL-02 the picture of a card moves to its place on the page of the product', async ({
    shop,
  }) => {
    await shop.page.emulateMedia({ reducedMotion: 'no-preference' })
    const moved = shop.page.waitForEvent('console', (line) => line.text().startsWith('moved: '))
    await shop.page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) => {
        void viewTransition?.ready.then(() => {
          const effects = document.getAnimations().map(({ effect }) => effect)
          const parts = effects.map((effect) => effect instanceof KeyframeEffect && effect.pseudoElement)
          console.info(`moved: ${parts.join(' ')}`)
        })
      }),
    )
    await shop.open('products')
    await shop.page.getByRole('main').getByRole('article').getByRole('link').nth(2).click()
    expect((await moved).text()).toContain('::view-transition-group(product-picture)')
  })

  test('QUAL-02 a phone with little memory opens the next page without a transition', async ({ shop }) => {
    await shop.page.emulateMedia({ reducedMotion: 'no-preference' })
    await shop.page.addInitScript(() => {
      Object.defineProperty(navigator, 'deviceMemory', { value: 4 })
      addEventListener('pagereveal', ({ viewTransition }) => {
        console.info(`revealed: ${location.pathname} ${String(viewTransition)}`)
      })
    })
    await shop.open('products')
    // The code of the first touch.
    await shop.page.mouse.move(200, 400)
    await shop.page.mouse.wheel(0, 200)
    await shop.page.waitForFunction(() => customElements.get('wish-heart'))
    const revealed = shop.page.waitForEvent('console', (line) => line.text().includes('/product/'))
    await shop.page.getByRole('main').getByRole('article').getByRole('link').nth(2).click()
    expect((await revealed).text()).toMatch(/ null$/)
  })

  test('PROD-03 the notice of the assistant offers WhatsApp with the name of the product', async ({
    shop,
  }) => {
    await shop.open('product', 'prod-001')
    const name = await shop.heading(/./).first().innerText()
    await shop.button(t.catalog.askAi).click()
    const link = shop.page.getByRole('alert').getByRole('link', { name: t.product.askWhatsapp })
    await expect(link).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/\\d+\\?text=.*${encodeURIComponent(name)}`),
    )
  })
})

inLanguage('en', (locale, t) => {
  test('KIT-01 a kit has a page with its products and what shoppers save, and is bought there', async ({
    shop,
  }) => {
    await shop.open('kits')
    await shop.page.getByRole('article').first().getByRole('heading').first().getByRole('link').click()
    await shop.page.waitForURL(`**${pathFor('product', locale, 'kit-001')}`)
    await expect(shop.page.getByText(format(t.product.youSave, { amount: '$6.40' }))).toBeVisible()
    const contents = shop.page.getByRole('region', { name: t.catalogPages.kits.contains })
    await expect(contents.getByRole('link')).toHaveCount(4)
    await expect(contents).toContainText('$48.90')
    await expect(shop.page.locator('[data-price-of=kit-001] s').first()).toContainText('$48.90')
    await shop.button(t.cart.add).click()
    await expect(
      shop.page
        .getByRole('main')
        .getByText(format(t.cart.inCart, { n: 1 }))
        .first(),
    ).toBeVisible()
  })
})

test('PROD-02 QUAL-01 past the buy column, the buttons of the bar keep the focus and the page its place', async ({
  shop,
}) => {
  const { page } = shop
  await shop.open('product', 'prod-003')
  const name = await shop.heading(/./).first().innerText()
  const bar = page.getByRole('region', { name: format(MESSAGES.es.product.buyBar, { name }) })
  await page.mouse.wheel(0, 1000)
  const add = bar.getByRole('button', { name: format(MESSAGES.es.cart.addNamed, { name }) })
  await add.focus()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(800)
  await add.press('Enter')
  await expect(page.locator('cart-sheet')).toBeVisible()
  await page.keyboard.press('Escape')
  await bar.getByRole('button').first().press('Enter')
  await expect(add).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(place)
})

test('CART-03 a product removed while the sheet loads is not shown as added', async ({ shop }) => {
  const { page } = shop
  const isDefined = (name: string) => page.evaluate((of) => customElements.get(of) !== undefined, name)
  await shop.open('product', 'prod-003')
  const main = page.getByRole('main')
  const add = main.getByRole('button', { name: MESSAGES.es.cart.add, exact: true }).first()
  await add.hover()
  await expect.poll(() => isDefined('quantity-control')).toBe(true)
  const release = await holdScripts(page)
  await add.click()
  await main.getByRole('button', { name: MESSAGES.es.cart.decrease }).first().click()
  await expect(add).toBeVisible()
  release()
  await expect.poll(() => isDefined('cart-sheet')).toBe(true)
  await expect(page.locator('cart-sheet')).toBeHidden()
})

test.describe('phone', { tag: '@phone' }, () => {
  inLanguage('es', (_locale, t) => {
    test('PROD-02 past the buy column a bar keeps price and button on screen', async ({ shop }) => {
      await shop.open('product', 'prod-002')
      const name = await shop.heading(/./).first().innerText()
      const bar = shop.page.getByRole('region', { name: format(t.product.buyBar, { name }) })
      await expect(bar).toBeHidden()
      await shop.heading(t.product.facts.title).scrollIntoViewIfNeeded()
      await bar.getByRole('button', { name: format(t.cart.addNamed, { name }) }).click()
      await expect(bar.getByText(format(t.cart.inCart, { n: 1 }))).toBeVisible()
    })
  })
})

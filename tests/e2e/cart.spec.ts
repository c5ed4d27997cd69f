import { CART_KEY } from '~/features/cart/cart.store'
import { format, plural } from '~/i18n/format'
import { readLayoutShift, watchLayoutShift } from '../a11y/layout-shift'
import { expect, inBothLanguages, inLanguage, onBothScreens, pathFor, test } from './harness'
import { holdScripts } from './harness/chaos'
import type { Shop } from './harness/shop'

const SOAP = 'Solid coconut soap'

onBothScreens((_locale, t) => {
  test('CARD-03 CARD-04 a card’s button becomes a stepper; minus at 1 removes the product', async ({
    shop,
  }) => {
    await shop.open('products')
    const card = shop.page.getByRole('article').first()
    const name = await card.getByRole('heading').innerText()
    await card.getByRole('button', { name: format(t.cart.addNamed, { name }) }).click()
    const sheet = shop.page.getByRole('dialog', { name: format(t.cart.added, { name }) })
    await expect(sheet.getByText(t.cart.addedToCart, { exact: true })).toBeVisible()
    await expect(sheet).toBeFocused()
    await expect(sheet.getByRole('progressbar', { name: t.cart.freeShipping })).toBeVisible()
    await expect(sheet.getByText(t.cart.goesWith)).toBeVisible()
    await shop.page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(card.getByText(format(t.cart.inCart, { n: 1 }))).toBeVisible()
    await card.getByRole('button', { name: t.cart.increase }).click()
    await expect(card.getByText(format(t.cart.inCart, { n: 2 }))).toBeVisible()
    await card.getByRole('button', { name: t.cart.decrease }).click()
    await card.getByRole('button', { name: t.cart.decrease }).click()
    await expect(card.getByRole('button', { name: format(t.cart.addNamed, { name }) })).toBeVisible()
    await shop.button(t.common.undo).click()
    await expect(card.getByText(format(t.cart.inCart, { n: 1 }))).toBeVisible()
  })
})

onBothScreens((_locale, t) => {
  test('CART-02 CARD-03 an immediate second press does nothing to what has moved under the pointer or received focus', async ({
    shop,
  }) => {
    const { page } = shop
    await shop.open('products')
    const lines = () =>
      page.evaluate(() => {
        const cart = JSON.parse(localStorage.getItem('travelstore-cart') ?? '[]') as { quantity: number }[]
        return cart.map(({ quantity }) => quantity)
      })
    const [first, second, third] = [0, 1, 2].map((n) => page.getByRole('article').nth(n))
    await first!.locator('[data-action=add]').click()
    await page.getByRole('dialog').getByRole('button', { name: t.common.close }).click()
    await second!.locator('[data-action=add]').dblclick()
    await expect.poll(lines).toEqual([1, 1])
    await page.keyboard.press('Escape')
    await third!.locator('[data-action=add]').click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText(t.cart.goesWith)).toBeVisible()
    await sheet.locator('[data-part=add]').dblclick()
    await expect.poll(lines).toEqual([1, 1, 1, 1])
    await expect(sheet).toBeVisible()

    await shop.open('cart')
    const bins = page.getByRole('button', { name: new RegExp(`^${t.cart.removeNamed.split('{')[0]}`) })
    await expect(bins).toHaveCount(4)
    await bins.first().dblclick()
    await expect(bins).toHaveCount(3)
    await bins.first().focus()
    // Twice, at the same moment.
    await bins.first().evaluate((bin: HTMLElement) => {
      bin.click()
      ;(document.activeElement as HTMLElement).click()
    })
    await expect(bins).toHaveCount(2)
    expect(await lines()).toEqual([1, 1])
  })
})

inLanguage('es', (locale, t) => {
  test('CARD-03 PROD-03 CUR-03 a click or a choice before any script has loaded is not lost', async ({
    shop,
  }) => {
    const release = await holdScripts(shop.page)
    await shop.page.goto(pathFor('product', locale, 'prod-001'), { waitUntil: 'commit' })
    const add = shop.page.getByRole('main').locator('quantity-control').first().getByRole('button').first()
    await add.click()
    await expect(add).toHaveCSS('opacity', '0.65')
    await shop.button(t.catalog.askAi).click()
    await shop.page.getByRole('contentinfo').getByLabel(t.layout.footer.currency).selectOption('HNL')
    release()
    await expect(
      shop.page
        .getByRole('main')
        .getByText(format(t.cart.inCart, { n: 1 }))
        .first(),
    ).toBeVisible()
    await expect(shop.page.getByText(t.catalog.askAiNotice)).toBeVisible()
    await expect(shop.page.locator('[data-price-of]').getByText(/^L\s/).first()).toBeVisible()
    await expect(shop.page.getByRole('contentinfo').getByLabel(t.layout.footer.currency)).toHaveValue('HNL')
    await shop.page.unrouteAll({ behavior: 'wait' })
  })
})

inLanguage('en', (locale, t) => {
  test('PROD-06 a click on an island before its code has loaded is replayed', async ({ shop }) => {
    const release = await holdScripts(shop.page)
    await shop.page.goto(pathFor('product', locale, 'prod-001'), { waitUntil: 'commit' })
    await shop.button(t.checkout.loginToBuy).click()
    release()
    await shop.page.waitForURL(/\/u\/login\//)
    await shop.page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('CART-01 LAYOUT-02 the badge is updated in every tab and is correct before any module has loaded', async ({
    shop,
    context,
    guard,
  }) => {
    guard.allow(/ERR_FAILED.*\/_astro\//)
    await shop.add('prod-001')
    const second = await context.newPage()
    await second.route('**/_astro/*.js', (route) => route.abort())
    await second.goto(pathFor('home', locale))
    await expect(second.locator('cart-badge').getByText('1', { exact: true })).toBeVisible()
    await second.unroute('**/_astro/*.js')
    await second.goto(pathFor('product', locale, 'prod-006'))
    await second.getByRole('main').getByRole('button', { name: t.cart.add }).first().click()
    await expect(shop.page.locator('cart-badge').getByText('2', { exact: true })).toBeVisible()
  })

  test('CART-01 CART-03 QUAL-02 an empty cart needs no code, and shows what another tab adds', async ({
    shop,
    context,
  }) => {
    await shop.open('cart')
    await expect(shop.heading(t.cart.empty)).toBeVisible()
    await expect(shop.page.getByRole('region', { name: t.home.featured })).toBeVisible()
    await expect(shop.page.locator('astro-island[ssr]')).toHaveCount(1)
    const second = await context.newPage()
    await second.goto(pathFor('product', locale, 'prod-006'))
    await second.getByRole('main').getByRole('button', { name: t.cart.add }).first().click()
    await expect(shop.page.getByRole('list', { name: t.cart.lines }).getByRole('listitem')).toHaveCount(1)
    await expect(shop.heading(t.cart.empty)).toBeHidden()
    await expect(shop.page.getByRole('region', { name: t.home.featured })).toBeHidden()
  })

  test('CART-01 invalid data in storage is ignored, valid data is kept', async ({ shop }) => {
    await shop.open('cart')
    await shop.page.evaluate(() => {
      const soap = {
        id: 'prod-006',
        kind: 'product',
        name: 'Soap',
        price: 375,
        imageUrl: '',
        category: '',
        quantity: 2,
      }
      localStorage.setItem(
        'travelstore-cart',
        JSON.stringify([soap, null, { id: 7 }, { ...soap, id: 'x', price: 'free' }]),
      )
    })
    await shop.page.reload()
    await expect(shop.page.getByRole('list', { name: t.cart.lines }).getByRole('listitem')).toHaveCount(1)
    await shop.page.evaluate(() => localStorage.setItem('travelstore-cart', '{"not": "a cart"'))
    await shop.page.reload()
    await expect(shop.heading(t.cart.empty)).toBeVisible()
  })
})

onBothScreens((_locale, t) => {
  test('CART-03 CART-04 CART-09 the cart’s lines: quantity, limits, removal and its undo', async ({
    shop,
  }) => {
    await shop.fillCart('prod-006')
    await shop.open('cart')
    const line = shop.page.getByRole('list', { name: t.cart.lines }).getByRole('listitem')
    await expect(line.getByRole('button', { name: t.cart.decrease })).toBeDisabled()
    await line.getByRole('button', { name: t.cart.increase }).click()
    await expect(line.getByRole('textbox')).toHaveValue('2')
    await expect(line.getByText('$7.50')).toBeVisible()
    await line.getByRole('textbox').fill('99')
    await expect(line.getByRole('button', { name: t.cart.increase })).toBeDisabled()
    await line.getByRole('textbox').pressSequentially('abc-')
    await expect(line.getByRole('textbox')).toHaveValue('99')
    await expect(shop.page.getByText(format(t.cart.wholeNumber, { n: 99 }))).toBeVisible()
    for (const [typed, quantity] of [
      ['-2', '2'],
      ['3.5', '3'],
      ['3. 5', '3'],
      ['1e2', '1'],
      ['x4x2', '42'],
    ] as const) {
      await line.getByRole('textbox').selectText()
      await line.getByRole('textbox').pressSequentially(typed)
      await expect(line.getByRole('textbox')).toHaveValue(quantity)
    }
    await line.getByRole('textbox').fill('3')
    await line.getByRole('textbox').press('End')
    await line.getByRole('textbox').press('Backspace')
    await expect(line.getByRole('textbox')).toHaveValue('')
    await line.getByRole('textbox').pressSequentially('5')
    await expect(line.getByText('$18.75')).toBeVisible()
    await line.getByRole('textbox').fill('123')
    await expect(line.getByRole('textbox')).toHaveValue('99')
    await expect(shop.page.getByText(format(t.cart.maximum, { n: 99 }))).toBeVisible()
    await line.getByRole('textbox').fill('5')
    await expect(shop.page.getByText(format(t.cart.maximum, { n: 99 })), 'right away').toBeHidden({
      timeout: 1000,
    })
    for (const left of ['', '0']) {
      await line.getByRole('textbox').fill(left)
      await line.getByRole('textbox').blur()
      await expect(line.getByRole('textbox')).toHaveValue('5')
      await line.getByRole('textbox').fill(left)
      await line.getByRole('textbox').press('Enter')
      await expect(line.getByRole('textbox')).toHaveValue('5')
    }
    await line.getByRole('textbox').fill('')
    await line.getByRole('textbox').pressSequentially('-5')
    await expect(line.getByRole('textbox')).toHaveValue('5')
    const remove = line.getByRole('button', { name: new RegExp(`^${t.cart.remove}`) })
    await remove.click()
    await expect(shop.heading(t.cart.empty)).toBeVisible()
    await expect(shop.page.locator('toast-region')).toBeHidden()
    await shop.page.getByRole('main').getByRole('button', { name: t.common.undo }).click()
    await expect(line.getByRole('textbox')).toHaveValue('5')
    await remove.click()
    await expect(shop.heading(t.cart.empty)).toBeVisible()
  })
})

inLanguage('en', (locale, t) => {
  test('STOCK-03 CART-09 a typed quantity above what is left shows what is left at once', async ({
    shop,
  }) => {
    await shop.page.route(`**${pathFor('catalogIndex', locale)}`, async (route) => {
      const response = await route.fetch({ maxRetries: 2 })
      const index = (await response.json()) as { ids: string[]; left: Record<string, number> }
      await route.fulfill({ json: { ...index, left: { [index.ids.indexOf('prod-006')]: 3 } } })
    })
    await shop.fillCart('prod-006')
    await shop.open('cart')
    const quantity = shop.page.getByRole('main').getByRole('textbox')
    await expect(shop.page.getByText(format(t.cart.onlyLeft.other, { n: 3 }))).toBeVisible()
    await quantity.fill('12')
    await expect(shop.page.getByText(format(t.cart.quantityChanged, { before: 12 }))).toBeVisible()
    await expect(quantity).toHaveValue('3')
    await expect(quantity).toBeFocused()
  })

  test('STOCK-04 PROD-02 no more can be added on a page than it says are left', async ({ shop }) => {
    await shop.open('product', 'prod-001')
    const control = shop.page.locator('quantity-control[data-size=page]')
    const limit = t.cart.onlyLeft.other
    await control.evaluate(
      (element: HTMLElement, limit) => Object.assign(element.dataset, { left: '2', limit }),
      limit,
    )
    await control.getByRole('button', { name: t.cart.add }).click()
    const sheet = shop.page.getByRole('dialog')
    await expect(sheet).toBeFocused()
    await shop.page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    const more = control.getByRole('button', { name: t.cart.increase })
    await more.click()
    await more.click()
    await expect(shop.page.getByText(format(limit, { n: 2 }))).toBeVisible()
    await expect(control).toContainText(format(t.cart.inCart, { n: 2 }))
  })
})

test.describe('phone', { tag: '@phone' }, () => {
  inLanguage('es', (_locale, t) => {
    test('CART-06 LAYOUT-08 total and checkout are on the first screen of a phone, and in their place further down, where no floating button covers a notice', async ({
      shop,
      guard,
    }) => {
      guard.allow(/ERR_FAILED/)
      await shop.page.route(`**${pathFor('catalogIndex', 'es')}`, (route) => route.abort())
      await shop.fillCart('prod-002', 'prod-006', 'prod-013')
      await shop.open('cart')
      const summary = shop.page.getByRole('region', { name: t.cart.summary })
      const checkout = summary.getByRole('button', { name: t.cart.loginToCheckout })
      await expect(checkout).toBeInViewport({ ratio: 1 })
      await expect(summary.getByText(t.cart.total, { exact: true })).toBeInViewport({ ratio: 1 })
      const code = summary.getByText(t.cart.promo)
      await code.scrollIntoViewIfNeeded()
      const [above, below] = [await checkout.boundingBox(), await code.boundingBox()]
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)

      await shop.page.setViewportSize({ width: 390, height: 600 })
      const toTop = shop.link(t.layout.backToTop)
      await summary.getByText(t.cart.offline).evaluate((notice) => {
        const float = document.querySelector('[data-float][href="#top"]')
        const distance = notice.getBoundingClientRect().top - (float?.getBoundingClientRect().top ?? 0)
        scrollBy({ top: distance, behavior: 'instant' })
      })
      await expect(toTop).toHaveAttribute('data-yields')
    })
  })
})

inLanguage('es', (_locale, t) => {
  test('CART-05 the free-shipping bar fills and announces when the threshold is reached', async ({
    shop,
  }) => {
    await shop.page.emulateMedia({ reducedMotion: 'no-preference' })
    await shop.fillCart('prod-006')
    await shop.open('cart')
    const bar = shop.page.getByRole('progressbar', { name: t.cart.freeShipping })
    await expect(bar).toHaveAttribute('value', '15')
    await expect(shop.page.getByRole('region', { name: t.cart.summary }).getByText('$21.25')).toBeVisible()
    await shop.page.getByRole('textbox', { name: /.+/ }).first().fill('7')
    await expect(shop.page.getByText(t.cart.qualifies)).toBeVisible()
    await expect(bar).toHaveAttribute('value', '100')
    await expect(shop.page.locator('canvas')).toHaveCount(1)
  })
})

inLanguage('en', (_locale, t) => {
  test('CART-05 confetti is thrown once per cart, even when the threshold is reached outside the cart page', async ({
    shop,
  }) => {
    await shop.page.emulateMedia({ reducedMotion: 'no-preference' })
    let bursts = 0
    await shop.page.exposeFunction('countBurst', () => bursts++)
    await shop.page.addInitScript(() =>
      new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes)
            if (node instanceof HTMLCanvasElement) Reflect.get(window, 'countBurst')()
      }).observe(document, { childList: true, subtree: true }),
    )
    await shop.fillCart('prod-013')
    await shop.open('cart')
    await expect(shop.page.getByText(t.cart.qualifies)).toBeVisible()
    await expect.poll(() => bursts).toBe(1)

    await shop.page.evaluate(() => {
      const [line] = JSON.parse(localStorage.getItem('travelstore-cart') ?? '[]')
      const soap = { ...line, id: 'prod-006', price: 375, quantity: 6 }
      localStorage.setItem('travelstore-cart', JSON.stringify([{ ...soap, id: 'prod-006' }]))
    })
    await shop.page.reload()
    await shop.button(t.cart.increase).click()
    await expect(shop.page.getByText(t.cart.qualifies)).toBeVisible()
    await expect.poll(() => bursts).toBe(2)
    for (const press of [t.cart.decrease, t.cart.increase, t.cart.decrease, t.cart.increase])
      await shop.button(press).click()
    await shop.page.reload()
    await expect(shop.page.getByText(t.cart.qualifies)).toBeVisible()

    await shop.button(new RegExp(`^${t.cart.remove}`)).click()
    await expect(shop.heading(t.cart.empty)).toBeVisible()
    await shop.add('prod-013')
    await shop.open('cart')
    await expect.poll(() => bursts).toBeGreaterThan(2)
    expect(bursts).toBe(3)
  })
})

inBothLanguages((_locale, t) => {
  test('CART-07 a quote by WhatsApp names lines and total in the page’s language and currency', async ({
    shop,
  }) => {
    await shop.add('prod-006')
    await shop.page.getByRole('contentinfo').getByLabel(t.layout.footer.currency).selectOption('HNL')
    await shop.open('cart')
    const link = shop.link(new RegExp(t.cart.quote))
    await expect(shop.page.getByText(t.cart.withoutAccount)).toBeVisible()
    await expect(link).toHaveAttribute('target', '_blank')
    const address = new URL((await link.getAttribute('href')) ?? '')
    expect(address.origin).toBe('https://wa.me')
    const text = address.searchParams.get('text') ?? ''
    expect(text).toContain(format(t.cart.quoteGreeting, { brand: 'Rumbo' }))
    expect(text).toContain('L\u00a097.50')
    expect(text).toContain(`${t.cart.shipping}: L`)
  })
})

inLanguage('en', (locale, t) => {
  test('CART-03 CART-08 a changed price is updated with a notice; a removed product cannot be bought', async ({
    shop,
  }) => {
    await shop.open('cart')
    await shop.page.evaluate(() => {
      const line = (id: string, price: number) => ({
        id,
        kind: 'product',
        name: id,
        price,
        imageUrl: '',
        category: '',
        quantity: 1,
      })
      localStorage.setItem('travelstore-cart', JSON.stringify([line('prod-006', 300), line('prod-999', 500)]))
    })
    await shop.page.reload()
    await expect(shop.page.getByText('$3.00').first()).toBeVisible()
    await expect(shop.page.getByText(t.cart.priceChanged.split('{before}')[0] ?? '')).toBeVisible()
    await expect(shop.page.getByText(t.cart.gone)).toBeVisible()
    const summary = shop.page.getByRole('region', { name: t.cart.summary })
    await expect(summary.getByText('$3.75').first()).toBeVisible()
    const badge = shop.page.locator('cart-badge')
    await expect(badge.getByText('1', { exact: true })).toBeVisible()
    await expect(badge).toContainText(plural(t.layout.itemsInCart, 1, locale))

    await shop.button(format(t.cart.removeNamed, { name: SOAP })).click()
    await expect(shop.page.getByText(t.cart.gone)).toBeVisible()
    await expect(shop.heading(t.cart.empty)).toBeVisible()
    await expect(summary).toBeHidden()
    await expect(badge).toHaveText(plural(t.layout.itemsInCart, 0, locale))
    const undo = shop.button(t.common.undo)
    await expect(undo).toHaveCount(1)
    await expect(shop.page.getByRole('main').getByText(format(t.cart.removed, { name: SOAP }))).toBeVisible()
    await shop.button(format(t.cart.removeNamed, { name: 'prod-999' })).click()
    await expect(shop.page.getByText(t.cart.gone)).toBeHidden()
    await expect(undo).toHaveText(`${t.common.undo}\u00a0(2)`)
  })

  test('CART-01 a line from another version of the shop, priced in dollars, is kept at the catalog’s price', async ({
    shop,
  }) => {
    await shop.open('cart')
    await shop.page.evaluate(() =>
      localStorage.setItem(
        'travelstore-cart',
        JSON.stringify([
          { id: 'prod-001', name: 'Pillow', category: 'Comfort', price: 8.9, imageUrl: '', quantity: 2 },
          { id: 'prod-006', name: 'Soap', category: 'Toiletries', price: 4, imageUrl: '', quantity: 1 },
        ]),
      ),
    )
    await shop.page.reload()
    const lines = shop.page.getByRole('list', { name: t.cart.lines }).getByRole('listitem')
    await expect(lines).toHaveCount(2)
    await expect(lines.first().getByText('$17.80')).toBeVisible()
    await expect(lines.last()).toContainText('$4.00')
    await expect(lines.last().getByText('$3.75').first()).toBeVisible()
  })

  test('LAYOUT-07 a toast stays while it is hovered and then disappears by itself, one with Undo later', async ({
    shop,
  }) => {
    await shop.page.clock.install()
    await shop.open('product', 'prod-001')
    const heart = shop.page.getByRole('main').locator('wish-heart').first().getByRole('button')
    await heart.click()
    const toast = shop.page.locator('toast-region')
    await expect(toast).toHaveClass(/shown/)
    await toast.hover()
    await shop.page.clock.runFor(10_000)
    await expect(toast).toHaveClass(/shown/)
    await shop.page.mouse.move(5, 700)
    await shop.page.clock.runFor(3_100)
    await expect(toast).not.toHaveClass(/shown/)
    await heart.click()
    await expect(toast).toContainText(t.common.undo)
    await shop.page.clock.runFor(3_100)
    await expect(toast).toHaveClass(/shown/)
    await shop.page.clock.runFor(5_000)
    await expect(toast).not.toHaveClass(/shown/)
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('CART-05 reaching free shipping shows no confetti', async ({ shop }) => {
    await shop.fillCart('prod-006')
    await shop.open('cart')
    await shop.page.getByRole('textbox').first().fill('9')
    await expect(shop.page.getByText(shop.t.cart.qualifies)).toBeVisible()
    await expect(shop.page.locator('canvas')).toHaveCount(0)
  })
})

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1366, height: 768 } })

  inLanguage('es', (_locale, t) => {
    test('CARD-04 QUAL-01 the sheet after adding covers no controls for buying', async ({ shop }) => {
      await shop.open('product', 'prod-002')
      const main = shop.page.getByRole('main')
      const control = main.locator('quantity-control[data-size=page]')
      await control.getByRole('button', { name: t.cart.add }).click()
      const sheet = await shop.page.getByRole('dialog').boundingBox()
      expect(sheet?.x).toBeGreaterThan(0)
      expect(sheet?.y).toBeLessThan(180)
      for (const part of [
        main.getByRole('heading', { level: 1 }),
        control,
        shop.button(t.checkout.loginToBuy),
      ]) {
        const box = await part.boundingBox()
        expect(box?.x).toBeGreaterThan((sheet?.x ?? 0) + (sheet?.width ?? 0))
      }
    })

    const addFirst = async ({ open, page }: Shop) => {
      await open('products')
      await page.getByRole('main').locator('quantity-control').first().getByRole('button').first().click()
    }

    test('CARD-04 on a list, the sheet after adding opens under the cart’s button and closes when the list is scrolled on', async ({
      shop,
    }) => {
      await addFirst(shop)
      const sheet = await shop.page.getByRole('dialog').boundingBox()
      const cart = await shop.page
        .getByRole('banner')
        .getByRole('link', { name: t.layout.cart })
        .boundingBox()
      if (!sheet || !cart) throw new Error('The sheet or the cart’s button is not shown')
      expect(sheet.y).toBeGreaterThanOrEqual(cart.y + cart.height)
      expect(Math.abs(sheet.x + sheet.width - cart.x - cart.width)).toBeLessThan(2)
      await shop.page.mouse.wheel(0, 600)
      await expect(shop.page.getByRole('dialog')).toBeHidden()
    })

    test('CARD-04 CART-01 the sheet follows the cart of another tab', async ({ shop, context }) => {
      await addFirst(shop)
      const sheet = shop.page.getByRole('dialog')
      const toCart = sheet.getByRole('link', { name: t.cart.view })
      await expect(toCart).toHaveText(`${t.cart.view} (1)`)
      const other = await context.newPage()
      await other.goto(pathFor('cart', 'es'))
      await other.getByRole('button', { name: t.cart.increase }).click()
      await expect(toCart).toHaveText(`${t.cart.view} (2)`)
      // As when both tabs write at the same moment: this tab hears last of what was stored first.
      await shop.page.evaluate(
        (key) =>
          dispatchEvent(new StorageEvent('storage', { key, newValue: '[]', storageArea: localStorage })),
        CART_KEY,
      )
      await expect(sheet).toBeVisible()
      await expect(toCart).toHaveText(`${t.cart.view} (2)`)
      await other.getByRole('button', { name: t.cart.remove }).click()
      await expect(sheet).toBeHidden()
    })
  })
})

onBothScreens((locale, t) => {
  test('KIT-01 CART-03 products that cost less as a kit can be swapped for it, and back', async ({
    shop,
  }) => {
    const { page } = shop
    await watchLayoutShift(page)
    for (const id of ['prod-003', 'prod-005', 'prod-006', 'prod-019']) {
      await page.goto(pathFor('product', locale, id))
      await page.locator('[data-action=add]').first().click()
      await expect(page.getByRole('dialog').getByRole('link', { name: t.cart.view })).toBeVisible()
    }
    await shop.open('cart')
    const lines = page.getByRole('list', { name: t.cart.lines }).getByRole('listitem')
    await expect(lines).toHaveCount(4)
    await expect(page.getByRole('button', { name: t.cart.swap })).toBeInViewport({ ratio: 1 })
    expect(await readLayoutShift(page), 'its place is kept').toEqual([])
    await page.getByRole('button', { name: t.cart.swap }).click()
    await expect(lines).toHaveCount(1)
    await expect(lines.getByRole('button').last()).toBeFocused()
    await expect(lines).toBeInViewport({ ratio: 0.5 })
    const kit = (await lines.getByRole('heading').textContent()) ?? ''
    await expect(page.getByRole('status').getByText(format(t.cart.swapped, { name: kit }))).toBeVisible()
    await shop.button(t.common.undo).click()
    await expect(lines).toHaveCount(4)
    await expect(lines.first().getByRole('button').last()).toBeFocused()
    await page.getByRole('button', { name: t.cart.swap }).click()
    await expect(lines).toHaveCount(1)

    await page.goto(pathFor('product', locale, 'prod-003'))
    await page.locator('[data-action=add]').first().click()
    await shop.open('cart')
    await expect(lines.getByText(format(t.cart.inKit, { name: kit }))).toHaveCount(1)
  })
})

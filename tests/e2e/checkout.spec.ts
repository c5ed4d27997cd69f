import { format, plural } from '~/i18n/format'
import { ACCOUNT_MESSAGES } from '~/i18n/messages/account'
import { AUTH_MESSAGES } from '~/i18n/messages/auth'
import { ORDER_PAGE_MESSAGES } from '~/i18n/messages/order-page'
import { PAYMENT_RESULT_MESSAGES } from '~/i18n/messages/payment-result'
import { formatMoney } from '~/lib/money'
import { ana, CARDS, expect, inLanguage, onBothScreens, pathFor, test } from './harness'
import {
  type Newcomer,
  createNewcomer,
  enterAccount,
  expireToken,
  logInWithPassword,
  revoke,
} from './harness/identity'
import { payWithoutPage, settlePayment } from './harness/order'
import { payOn } from './harness/pay'
import { PLACES } from './harness/places'
import { type Shop, createShop } from './harness/shop'

interface Order {
  readonly currency: string
  readonly subtotal: number
  readonly discount: number
  readonly shipping: number
  readonly total: number
  readonly lines: { productId: string; quantity: number; unitAmount: number }[]
}

const ORDER = '*[_type == "order" && sessionId == $id][0]'

const logInFromCart = async (shop: Shop, newcomer?: Newcomer): Promise<void> => {
  await shop.open('cart')
  await shop.button(shop.t.cart.loginToCheckout).click()
  await (newcomer ? logInWithPassword(shop.page, newcomer) : shop.logInAs(ana))
}

/** Logs out on the account page and waits until the way through the login provider is over. */
const logOut = async (shop: Shop): Promise<void> => {
  await shop.open('account')
  await shop.button(ACCOUNT_MESSAGES[shop.locale].logout).click()
  await expect(shop.page).toHaveURL(pathFor('landing', shop.locale))
}

/**
 * Goes from the cart through login to the payment page, which closes the person's earlier one; returns the session's
 * id.
 */
const goToPayment = async (shop: Shop, newcomer?: Newcomer): Promise<string> => {
  await logInFromCart(shop, newcomer ?? (await createNewcomer()))
  return goToPaymentPage(shop)
}

/** From the cart, signed in; returns the session's id. */
const goToPaymentPage = async (shop: Shop): Promise<string> => {
  await expect(shop.page).toHaveURL(pathFor('cart', shop.locale))
  await shop.button(shop.t.cart.checkout).click()
  await shop.page.waitForURL(/\/c\/pay\//)
  return new URL(shop.page.url()).pathname.split('/').pop() ?? ''
}

/** Rejects the next checkout with `details`, answers the one after it with the return address, and records requests. */
const refuseOnce = async (shop: Shop, facts: object): Promise<[id: string, price: string][][]> => {
  const sent: [string, string][][] = []
  await shop.page.route('**/api/stripe/create-checkout-session', async (route) => {
    const { items } = route.request().postDataJSON() as { items: { id: string; price: string }[] }
    sent.push(items.map(({ id, price }) => [id, price]))
    await (sent.length === 1
      ? route.fulfill({ status: 409, json: { error: { code: 'price_changed', message: 'x', ...facts } } })
      : route.fulfill({ json: { url: pathFor('success', shop.locale) } }))
  })
  return sent
}

onBothScreens((locale, t) => {
  const other = locale === 'es' ? 'HNL' : 'USD'
  test('CART-06 PAY-03 PAY-06 ORDER-01 two products in the other currency with the discount code are charged to the cent', async ({
    shop,
    lake,
  }) => {
    await shop.open('home')
    await shop.page.getByRole('contentinfo').getByLabel(t.layout.footer.currency).selectOption(other)
    await shop.add('prod-006')
    await shop.add('prod-002')
    const id = await goToPayment(shop)
    await shop.pay({ promo: 'WELCOME10' })
    await expect(shop.heading(PAYMENT_RESULT_MESSAGES[locale].thanks)).toBeVisible()

    const rate = other === 'HNL' ? 26 : 1
    const subtotal = (375 + 1850) * rate
    const expected = { subtotal, discount: Math.round(subtotal / 10), shipping: 499 * rate }
    const total = expected.subtotal - expected.discount + expected.shipping
    const paid = formatMoney({ amount: total, currency: other })
    await expect(shop.page.getByRole('definition').getByText(`${paid} ${other}`).first()).toBeVisible()
    await expect(shop.page.locator('cart-badge > [aria-hidden]')).toBeEmpty()
    const discount = `${ORDER_PAGE_MESSAGES[locale].discount} WELCOME10`
    await expect(shop.page.getByRole('term').filter({ hasText: discount })).toBeVisible()
    await expect
      .poll(() => lake.query<Order | null>(ORDER, { id }))
      .toMatchObject({ currency: other, total, ...expected })
  })
})

inLanguage('en', (locale) => {
  test('PAY-07 a declined card charges nothing; back from the shop, another card pays once', async ({
    shop,
    lake,
  }) => {
    await shop.fillCart('prod-013')
    const id = await goToPayment(shop)
    await shop.pay({ card: CARDS.declined })
    await expect(shop.page.getByRole('alert')).toBeVisible()
    expect(await lake.query(ORDER, { id })).toBeNull()
    await shop.open('cart')
    await shop.page.goBack()
    await expect(shop.page.getByRole('alert')).toBeVisible()
    await shop.pay()
    await expect(shop.heading(PAYMENT_RESULT_MESSAGES[locale].thanks)).toBeVisible()
    await expect
      .poll(() => lake.query<Order | null>(ORDER, { id }))
      .toMatchObject({ total: 3140, shipping: 0 })
    expect(await lake.query('count(*[_type == "order" && sessionId == $id])', { id })).toBe(1)
  })
})

inLanguage('es', () => {
  test('PAY-07 a shopper who closes the tab right after paying has an order', async ({
    shop,
    lake,
    context,
    guard,
  }) => {
    guard.allow(/ERR_FAILED/)
    await shop.fillCart('prod-006')
    const id = await goToPayment(shop)
    await context.route(`${PLACES.shop}/**`, (route) => route.abort())
    await shop.pay().catch(() => undefined)
    await shop.page.close()
    await expect.poll(() => lake.query<Order | null>(ORDER, { id })).toMatchObject({ total: 375 + 499 })
  })
})

inLanguage('en', (locale, t) => {
  test('PROD-06 buying now does not change the cart', async ({ shop }) => {
    await shop.fillCart('prod-006')
    await shop.open('product', 'prod-013')
    await shop.button(t.checkout.loginToBuy).click()
    await shop.logInAs(ana)
    await expect(shop.page).toHaveURL(pathFor('product', locale, 'prod-013'))
    await shop.button(t.checkout.buyNow).click()
    await shop.pay()
    await expect(shop.heading(PAYMENT_RESULT_MESSAGES[locale].thanks)).toBeVisible()
    await expect(shop.page.getByText('$31.40 USD', { exact: true }).first()).toBeVisible()
    await expect(shop.page.locator('cart-badge').getByText('1', { exact: true })).toBeVisible()
  })

  test('PROD-06 AUTH-01 a signed-in buyer pays after one press, even before the code and the session have loaded', async ({
    shop,
  }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>()
    await enterAccount(shop, await createNewcomer())
    await shop.page.route(/_astro\/(BuyNow|sign-in)/, async (route) => {
      await held
      await route.continue()
    })
    await shop.open('product', 'prod-013')
    await shop.button(t.checkout.buyNow).click()
    release(undefined)
    await shop.page.waitForURL(/\/c\/pay\//)
  })
})

inLanguage('es', (locale, t) => {
  test('CART-06 PAY-03 CUR-03 a quantity or currency changed while the server is still answering is what is paid', async ({
    shop,
    page,
  }) => {
    const sent: string[] = []
    await page.route('**/api/stripe/create-checkout-session', async (route) => {
      const { items, currency } = route.request().postDataJSON() as {
        items: { quantity: number }[]
        currency: string
      }
      sent.push(`${items[0]?.quantity} ${currency}`)
      if (sent.length === 1) await shop.button(shop.t.cart.increase).click()
      if (sent.length === 2)
        await page.getByRole('contentinfo').getByLabel(shop.t.layout.footer.currency).selectOption('HNL')
      await route.fulfill({ json: { url: pathFor('success', shop.locale) } })
    })
    await shop.fillCart('prod-006')
    await logInFromCart(shop)
    await shop.button(shop.t.cart.checkout).click()
    await page.waitForURL(`**${pathFor('success', shop.locale)}`)
    expect(sent).toEqual(['1 USD', '2 USD', '2 HNL'])
  })

  test('PAY-06 AUTH-01 nobody pays after a logout in another tab, even if the server is still answering', async ({
    shop,
    page,
    context,
  }) => {
    const other = await context.newPage()
    await page.route('**/api/stripe/create-checkout-session', async (route) => {
      await other.getByRole('main').getByRole('button', { name: ACCOUNT_MESSAGES.es.logout }).click()
      await expect(shop.button(t.cart.loginToCheckout)).toBeVisible()
      await route.fulfill({ json: { url: pathFor('success', shop.locale) } })
    })
    await shop.fillCart('prod-006')
    await logInFromCart(shop)
    await other.goto(pathFor('account', shop.locale))
    const answered = page.waitForResponse('**/api/stripe/create-checkout-session')
    await shop.button(t.cart.checkout).click()
    await answered
    await expect(shop.button(t.cart.loginToCheckout)).toBeEnabled()
    await expect(page).toHaveURL(pathFor('cart', shop.locale))
  })

  test('PAY-06 while it is unknown whether the last payment went through, checkout asks before a second one, but not without a connection', async ({
    shop,
    page,
    guard,
  }) => {
    guard.allow(/status of 502|ERR_INTERNET_DISCONNECTED/)
    await shop.fillCart('prod-006')
    await goToPayment(shop)
    await shop.open('cart')
    await page.context().setOffline(true)
    await shop.button(t.cart.checkout).click()
    await expect(page.getByRole('alert').filter({ hasText: t.checkout.offline })).toBeVisible()
    await page.context().setOffline(false)
    await page.route('**/api/stripe/checkout-session/*', (route) => route.fulfill({ status: 502 }))
    await shop.button(t.cart.checkout).click()
    await expect(page.getByRole('alert').filter({ hasText: t.checkout.payAgain })).toBeVisible()
    await expect(page).toHaveURL(pathFor('cart', shop.locale))
    await shop.button(t.checkout.anotherPayment).click()
    await page.waitForURL(/\/c\/pay\//)
  })

  test('PAY-02 a price changed in the browser is rejected with the product’s name, and the cart is refreshed', async ({
    shop,
    guard,
  }) => {
    guard.allow(/status of 409/)
    // Before the login's navigation: a page that is just being committed keeps its requests from a new route.
    await shop.page.route('**/api/stripe/create-checkout-session', async (route) => {
      const body = route.request().postDataJSON() as { items: { price: string }[] }
      for (const item of body.items) item.price = 'L.0.01'
      await route.continue({ postData: JSON.stringify(body) })
    })
    await shop.fillCart('prod-006')
    await shop.open('cart')
    await shop.button(t.cart.loginToCheckout).click()
    await shop.logInAs(ana)
    await shop.button(t.cart.checkout).click()
    const alert = shop.page.getByRole('alert').filter({ hasText: t.checkout.failed })
    await expect(alert).toContainText(locale === 'es' ? 'Jabón sólido de coco' : 'Solid coconut soap')
    await expect(shop.button(t.cart.checkout)).toBeEnabled()
  })
})

inLanguage('en', (locale, t) => {
  test('PAY-06 a payment removes only the paid items from the cart, once, regardless of other tabs and Back', async ({
    shop,
    context,
    guard,
  }) => {
    guard.allow(/status of 500/)
    await shop.add('prod-006')
    await goToPayment(shop)
    const other = createShop(await context.newPage(), locale)
    await other.add('prod-013')
    const paid = shop.page.waitForRequest(/\/checkout\/success\?session_id=/)
    await shop.pay()
    await expect(shop.heading(PAYMENT_RESULT_MESSAGES[locale].thanks)).toBeVisible()
    const address = (await paid).url()
    const badge = shop.page.locator('cart-badge > [aria-hidden]')
    await expect(badge).toHaveText('1')
    await expect(other.page.locator('cart-badge > [aria-hidden]')).toHaveText('1')

    expect(shop.page.url()).not.toContain('session_id')
    const seesOrder = async () => {
      const result = PAYMENT_RESULT_MESSAGES[locale]
      await expect(shop.link(result.toOrder)).toHaveAttribute('href', /\/shop\/order\/TRK-/)
      await expect(shop.link(result.track).first()).toHaveAttribute('href', /\/shop\/track-order\/TRK-/)
      for (const fact of [/^[0-9A-F]{10}$/, '$8.74 USD', /–/])
        await expect(shop.page.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible()
      const lines = shop.page.getByRole('list', { name: ORDER_PAGE_MESSAGES[locale].lines })
      await expect(lines.getByRole('listitem')).toHaveCount(1)
      await expect(lines.locator('img')).toHaveAttribute('src', /\/pictures\//)
      await expect(shop.page.locator('address')).not.toBeEmpty()
      await expect(shop.page.getByRole('region', { name: result.reading }).getByRole('link')).toBeVisible()
      await expect(shop.link(result.backToCart)).toHaveCount(0)
    }
    await seesOrder()
    await shop.page.reload()
    await seesOrder()
    await expect(badge).toHaveText('1')

    await shop.add('prod-006')
    await shop.page.goBack()
    await expect(shop.heading(PAYMENT_RESULT_MESSAGES[locale].thanks)).toBeVisible()
    await expect(badge).toHaveText('2')
    await shop.page.goto(address)
    await expect(shop.heading(PAYMENT_RESULT_MESSAGES[locale].thanks)).toBeVisible()
    await expect(badge).toHaveText('2')

    await shop.page.route('**/api/stripe/session-order/*', (route) => route.fulfill({ status: 500 }))
    await shop.page.reload()
    await expect(shop.page.getByText(t.orders.failed)).toBeVisible()
    await expect(shop.link(t.orders.askUs)).toHaveAttribute('href', /^https:\/\/wa\.me\//)
  })

  test('PAY-06 AUTH-01 what was paid after a logout in another tab leaves the cart, and the next person sees no name', async ({
    shop,
    context,
    guard,
  }) => {
    guard.allow(/status of 404/)
    const { page } = shop
    const result = PAYMENT_RESULT_MESSAGES[locale]
    await shop.add('prod-006')
    await goToPayment(shop)
    const other = createShop(await context.newPage(), locale)
    await other.open('account')
    await other.button(ACCOUNT_MESSAGES[locale].logout).click()
    await expect(other.page).toHaveURL(pathFor('landing', locale))
    await logInFromCart(other)
    await expect(other.button(t.cart.checkout)).toBeVisible()

    await payOn(page)
    await expect(shop.heading(result.thanks)).toBeVisible()
    await expect(page.getByText(result.others)).toBeVisible()
    await expect(page.getByText('Ana Reyes')).toHaveCount(0)
    await expect(page.getByText(/@example\.com/)).toHaveCount(0)
    await expect(other.page.getByText(t.cart.empty)).toBeVisible()
  })

  test('PAY-06 a payment whose result page was never seen is shown instead of the cart, and not paid again', async ({
    shop,
    browser,
    guard,
  }) => {
    guard.allow(/ERR_FAILED/)
    const { page } = shop
    const thanks = shop.heading(PAYMENT_RESULT_MESSAGES[locale].thanks)
    await shop.add('prod-006')
    await goToPayment(shop)
    // A redirect cannot be interrupted: the payment's result is shown in another browser.
    const elsewhere = await browser.newPage()
    await elsewhere.goto(page.url())
    await payOn(elsewhere)
    await elsewhere.waitForURL(/checkout\/success/)
    await elsewhere.close()

    await page.route('**/api/stripe/checkout-session/*', (route) => route.abort())
    await shop.open('cart')
    await expect(shop.button(t.cart.checkout)).toBeEnabled()
    await page.unroute('**/api/stripe/checkout-session/*')
    await shop.button(t.cart.checkout).click()
    await expect(thanks).toBeVisible()
    await shop.open('cart')
    await expect(page.getByText(t.cart.empty)).toBeVisible()
  })

  test('STOCK-03 a cart with more than is in stock corrects itself, says so, and one click continues', async ({
    shop,
    guard,
  }) => {
    guard.allow(/status of 409/)
    await shop.open('home')
    await shop.add('prod-006')
    await shop.add('prod-013')
    const sent = await refuseOnce(shop, {
      items: [
        { id: 'prod-006', left: 2 },
        { id: 'prod-013', left: 0 },
      ],
    })
    await logInFromCart(shop)
    const quantity = shop.page.getByRole('textbox', { name: format(t.cart.quantityOf, { name: '' }) }).first()
    await quantity.fill('3')
    await shop.button(t.cart.checkout).click()
    await expect(shop.page.getByRole('alert').filter({ hasText: t.checkout.pressAgain })).toBeVisible()
    await expect(quantity).toHaveValue('2')
    await expect(shop.page.getByText(format(t.cart.quantityChanged, { before: 3 }))).toBeVisible()
    await expect(shop.page.getByText(plural(t.cart.onlyLeft, 2, locale), { exact: true })).toBeVisible()
    await expect(shop.page.getByText(t.cart.soldOutLine)).toBeVisible()
    await shop.button(t.cart.checkout).click()
    await expect.poll(() => sent.at(-1)).toEqual([['prod-006', 'L.3.75']])
    await expect(shop.heading(PAYMENT_RESULT_MESSAGES[locale].errorTitle)).toBeVisible()
  })

  test('PAY-02 CUR-03 the cart shows current prices, rate and removed products next to the old values, in the current currency, and one click continues', async ({
    shop,
    guard,
  }) => {
    guard.allow(/status of 409/)
    await shop.open('home')
    const currency = shop.page.getByRole('contentinfo').getByLabel(t.layout.footer.currency)
    await currency.selectOption('HNL')
    await shop.add('prod-006')
    await shop.add('prod-013')
    const sent = await refuseOnce(shop, {
      items: [
        { id: 'prod-006', price: 400 },
        { id: 'prod-013', gone: true },
      ],
      rates: { USD: 1, HNL: 27 },
    })
    await logInFromCart(shop)
    await shop.button(t.cart.checkout).click()
    const alert = shop.page.getByRole('alert').filter({ hasText: t.checkout.pressAgain })
    await expect(alert).toContainText('L\u00a097.50')
    await expect(alert).toContainText('L\u00a0108.00')
    await expect(alert).toContainText(
      format(t.checkout.rateMoved, { before: 'L\u00a026.00', now: 'L\u00a027.00' }),
    )
    await currency.selectOption('USD')
    await expect(alert).toContainText('$3.75')
    await expect(alert).not.toContainText('L\u00a0')
    await currency.selectOption('HNL')
    await expect(shop.page.getByText(t.cart.gone)).toBeVisible()
    await expect(
      shop.page.getByRole('region', { name: t.cart.summary }).getByText('L\u00a0108.00').first(),
    ).toBeVisible()
    await shop.button(t.cart.checkout).click()
    await expect.poll(() => sent.at(-1)).toEqual([['prod-006', 'L.108.00']])
    await expect(shop.heading(PAYMENT_RESULT_MESSAGES[locale].errorTitle)).toBeVisible()
  })

  test('PAY-02 buying now shows the current price on the page, and one click continues', async ({
    shop,
    guard,
  }) => {
    guard.allow(/status of 409/)
    const sent = await refuseOnce(shop, {
      items: [{ id: 'prod-013', price: 3200 }],
      rates: { USD: 1, HNL: 26 },
    })
    await shop.open('product', 'prod-013')
    await shop.button(t.checkout.loginToBuy).click()
    await shop.logInAs(ana)
    await shop.button(t.checkout.buyNow).click()
    const alert = shop.page.getByRole('alert').filter({ hasText: t.checkout.pressAgain })
    await expect(alert).toContainText('$31.40')
    await expect(alert).toContainText('$32.00')
    await expect(
      shop.page.getByRole('article').first().getByText('$32.00', { exact: true }).first(),
    ).toBeVisible()
    await shop.button(t.checkout.buyNow).click()
    await expect.poll(() => sent.at(-1)).toEqual([['prod-013', 'L.32.00']])
  })

  test('PAY-02 AUTH-03 an expired session is reported at checkout with a login button', async ({
    shop,
    guard,
  }) => {
    guard.allow(/status of 40[013]/)
    const newcomer = await createNewcomer()
    await shop.add('prod-006')
    await logInFromCart(shop, newcomer)
    await expect(shop.button(t.cart.checkout)).toBeEnabled()
    await revoke(newcomer)
    await expireToken(shop.page)
    await shop.button(t.cart.checkout).click()
    await expect(
      shop.page
        .getByRole('region', { name: t.cart.summary })
        .getByText(AUTH_MESSAGES[locale].errors.session_ended),
    ).toBeVisible()
    await expect(shop.page.getByText(t.checkout.failed)).toHaveCount(0)
    await expect(shop.page.getByRole('button', { name: t.cart.checkout, exact: true })).toHaveCount(0)
    await shop.button(t.cart.loginToCheckout).click()
    await shop.page.waitForURL(/\/u\/login\//)
  })

  test('PAY-02 a response that is not JSON can be tried again; a rejected token offers login, not a retry', async ({
    shop,
    guard,
  }) => {
    guard.allow(/status of 401/)
    const path = '**/api/stripe/create-checkout-session'
    await shop.page.route(path, (route) =>
      route.fulfill({ status: 401, json: { error: { code: 'expired_token', message: 'Vencida' } } }),
    )
    await shop.page.route(path, (route) => route.fulfill({ body: '<p>Wi-Fi</p>' }), { times: 1 })
    await shop.add('prod-006')
    await logInFromCart(shop)
    await expect(shop.page).toHaveURL(pathFor('cart', locale))
    await shop.button(t.cart.checkout).click()
    const failed = shop.page.getByRole('alert').filter({ hasText: t.checkout.failed })
    await expect(failed).toBeVisible()
    await expect(failed).not.toContainText('OK')
    await expect(failed).toContainText(t.checkout.notCharged)
    await shop.button(t.cart.checkout).click()
    await expect(shop.page.getByRole('alert').filter({ hasText: 'Vencida' })).toBeVisible()
    await expect(shop.button(t.cart.loginToCheckout)).toBeVisible()
    await expect(shop.page.getByRole('button', { name: t.cart.checkout, exact: true })).toHaveCount(0)
  })

  test('CART-06 PAY-02 a server error says that nothing was charged, and after too many tries, to wait', async ({
    shop,
    guard,
  }) => {
    guard.allow(/status of (429|500)/)
    const path = '**/api/stripe/create-checkout-session'
    await shop.add('prod-006')
    await logInFromCart(shop)
    await expect(shop.page).toHaveURL(pathFor('cart', locale))
    const failed = shop.page.getByRole('alert').filter({ hasText: t.checkout.failed })
    for (const [status, words] of [
      [500, t.checkout.notCharged],
      [429, t.checkout.tooMany],
    ] as const) {
      await shop.page.route(path, (route) => route.fulfill({ status }), { times: 1 })
      await shop.button(t.cart.checkout).click()
      await expect(failed.getByText(words, { exact: true })).toBeVisible()
    }
  })

  test('PAY-02 a cart with too many different products shows an error before checkout', async ({
    shop,
    guard,
  }) => {
    guard.allow(/ERR_FAILED/)
    // Without the catalog, no line is treated as removed.
    await shop.page.route(`**${pathFor('catalogIndex', locale)}`, (route) => route.abort())
    await shop.open('home')
    await shop.page.evaluate(() => {
      const lines = Array.from({ length: 42 }, (_, n) => ({
        id: `prod-${n}`,
        kind: 'product',
        name: `Product ${n}`,
        price: 100,
        imageUrl: '',
        category: '',
        quantity: 1,
      }))
      localStorage.setItem('travelstore-cart', JSON.stringify(lines))
    })
    await logInFromCart(shop)
    const limit = shop.page
      .getByRole('alert')
      .filter({ hasText: format(t.cart.tooManyLines, { n: 42, most: 40, over: 2 }) })
    await expect(limit).toBeVisible()
    await shop.button(t.cart.checkout).click()
    await expect(limit).toBeFocused()
  })

  test('PAY-06 every failure on the success page has a message and a recovery action', async ({
    shop,
    guard,
    context,
  }) => {
    guard.allow(/status of 404/)
    await shop.open('success')
    await expect(shop.heading(PAYMENT_RESULT_MESSAGES[locale].errorTitle)).toBeVisible()
    await expect(shop.page.getByText(PAYMENT_RESULT_MESSAGES[locale].noSession)).toBeVisible()
    await shop.page.goto(`${pathFor('success', locale)}?session_id=cs_test_unknown`)
    await expect(shop.page.getByText(PAYMENT_RESULT_MESSAGES[locale].fetchFailed)).toBeVisible()
    await expect(shop.page.getByText(PAYMENT_RESULT_MESSAGES[locale].payOnce)).toBeVisible()
    await shop.page.route('**/api/stripe/checkout-session/*', (route) =>
      route.fulfill({
        json: {
          id: 'x',
          payment_status: 'unpaid',
          amount_total: 100,
          currency: 'usd',
          customer_email: null,
          shipping: null,
        },
      }),
    )
    await context.setOffline(true)
    await context.setOffline(false)
    const { pending, wait, payOnce, emailFollows, notCharged } = PAYMENT_RESULT_MESSAGES[locale]
    await expect(shop.heading(pending)).toBeVisible()
    for (const step of [wait, payOnce, emailFollows, notCharged])
      await expect(shop.page.getByText(step)).toBeVisible()
    await expect(shop.link(PAYMENT_RESULT_MESSAGES[locale].backToCart)).toBeVisible()
    await expect(shop.link(t.common.continueShopping)).toBeVisible()
  })
})

inLanguage('es', (locale, t) => {
  test('PAY-06 a payment that is not confirmed yet is shown in the cart and the account, and asked about after a new login, so that nobody pays twice', async ({
    shop,
    guard,
  }) => {
    guard.allow(/status of 409|DISCONNECTED/)
    const result = PAYMENT_RESULT_MESSAGES[locale]
    const newcomer = await createNewcomer()
    await shop.fillCart('prod-006')
    await goToPayment(shop, newcomer)
    await expect(shop.page.getByText(t.cart.pendingPayment)).toBeHidden()
    await shop.pay({ card: CARDS.paysLater })
    await expect(shop.heading(result.pending)).toBeVisible()
    const again = shop.button(result.checkAgain)
    await again.click()
    await expect(shop.page.getByText(/^A las \d.* todavía no se había confirmado/)).toBeVisible()
    await expect(again).toBeFocused()
    await shop.page.context().setOffline(true)
    await again.click()
    await expect(shop.page.getByText(t.checkout.offline)).toBeVisible()
    await expect(shop.page.getByText(/^Monto: \$/)).toBeVisible()
    await shop.page.context().setOffline(false)
    await shop.link(result.backToCart).click()
    for (const route of ['cart', 'account'] as const) {
      await shop.open(route)
      await expect(shop.page.getByText(t.cart.pendingPayment)).toBeVisible()
      await shop.link(t.cart.seePayment).click()
      await expect(shop.heading(result.pending)).toBeVisible()
      await expect(shop.page.getByText(/^Monto: \$/)).toBeVisible()
    }
    await logOut(shop)
    await expect(shop.page.getByText(t.cart.pendingPayment)).toBeHidden()
    await logInFromCart(shop, newcomer)
    await shop.button(t.cart.checkout).click()
    await expect(shop.page.getByText(t.checkout.payAgain)).toBeVisible()
    await shop.button(t.checkout.anotherPayment).click()
    await shop.page.waitForURL(/\/c\/pay\//)
  })

  test('PAY-06 the account says that a pending payment has failed or is confirmed', async ({ shop }) => {
    await shop.fillCart('prod-006')
    await logInFromCart(shop, await createNewcomer())
    for (const [outcome, text] of [
      ['failed', t.cart.failedPayment],
      ['succeeded', t.cart.confirmedPayment],
    ] as const) {
      const id = await goToPaymentPage(shop)
      await shop.pay({ card: CARDS.paysLater })
      await expect(shop.heading(PAYMENT_RESULT_MESSAGES[locale].pending)).toBeVisible()
      await settlePayment(id, outcome)
      await shop.open('account')
      await expect(shop.page.getByText(text)).toBeVisible()
      await expect(shop.page.getByText(t.cart.pendingPayment)).toBeHidden()
      if (outcome === 'failed') await shop.open('cart')
    }
    await shop.link(t.cart.seePayment).click()
    await expect(shop.heading(PAYMENT_RESULT_MESSAGES[locale].thanks)).toBeVisible()
    await expect(shop.page.locator('cart-badge > [aria-hidden]')).toBeEmpty()
  })
})

test('PAY-06 AUTH-01 what was paid without seeing the result is not paid again after a new login', async ({
  shop,
  guard,
}) => {
  guard.allow(/status of 409/)
  const { locale, page, t } = shop
  const { thanks, earlier, restInCart } = PAYMENT_RESULT_MESSAGES[locale]
  const newcomer = await createNewcomer()
  await shop.fillCart('prod-006')
  const sessionId = await goToPayment(shop, newcomer)
  await payWithoutPage(sessionId)
  await logOut(shop)
  await logInFromCart(shop, newcomer)
  await shop.button(t.cart.increase).click()
  await shop.button(t.cart.checkout).click()
  await expect(shop.heading(thanks)).toBeVisible()
  await expect(page.getByText(earlier)).toBeVisible()
  await page.reload()
  await expect(page.getByText(earlier)).toBeVisible()
  await shop.link(restInCart).click()
  await expect(page.getByRole('list', { name: t.cart.lines }).getByRole('textbox')).toHaveValue('1')
})

test('PAY-04 a double click opens one session', async ({ shop }) => {
  await shop.fillCart('prod-006')
  await shop.open('cart')
  await shop.button(shop.t.cart.loginToCheckout).click()
  await shop.logInAs(ana)
  const sent: string[] = []
  shop.page.on('request', (request) => {
    if (request.url().endsWith('/create-checkout-session'))
      sent.push(request.headers()['idempotency-key'] ?? '')
  })
  await shop.button(shop.t.cart.checkout).dblclick({ noWaitAfter: true })
  await shop.page.waitForURL(/\/c\/pay\//)
  expect(new Set(sent).size).toBe(1)
})

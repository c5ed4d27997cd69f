import { ana, CARDS, expect, inLanguage, onBothScreens, pathFor, test } from './harness'
import { PLACES } from './harness/places'
import type { Shop } from './harness/shop'

interface Order {
  readonly currency: string
  readonly subtotal: number
  readonly discount: number
  readonly shipping: number
  readonly total: number
  readonly lines: { productId: string; quantity: number; unitAmount: number }[]
}

const ORDER = '*[_type == "order" && sessionId == $id][0]'

/** From the cart, by way of the login, to the payment page; the session's id. */
const goToPayment = async (shop: Shop): Promise<string> => {
  const { cart: t } = shop.t
  await shop.open('cart')
  await shop.button(t.loginToCheckout).click()
  await shop.logInAs(ana)
  await shop.button(t.checkout).click()
  await shop.page.waitForURL(/\/c\/pay\//)
  return new URL(shop.page.url()).pathname.split('/').pop() ?? ''
}

onBothScreens((locale, t) => {
  const other = locale === 'es' ? 'HNL' : 'USD'
  test('CART-06 PAY-03 PAY-06 two products in the other currency with the code, paid to the cent', async ({
    shop,
    lake,
  }) => {
    await shop.open('home')
    await shop.page.getByLabel(t.layout.footer.currency).selectOption(other)
    await shop.add('prod-006')
    await shop.add('prod-002')
    await shop.open('cart')
    await shop.button(t.cart.loginToCheckout).click()
    await shop.logInAs(ana)
    await expect(shop.page).toHaveURL(pathFor('cart', locale))
    await shop.button(t.cart.checkout).click()
    await shop.pay({ promo: 'WELCOME10' })
    await expect(shop.heading(t.checkout.thanks)).toBeVisible()

    const rate = other === 'HNL' ? 26 : 1
    const subtotal = (375 + 1850) * rate
    const expected = { subtotal, discount: Math.round(subtotal / 10), shipping: 499 * rate }
    const total = expected.subtotal - expected.discount + expected.shipping
    await expect(shop.page.getByText(`${(total / 100).toFixed(2)} ${other}`)).toBeVisible()
    await expect(shop.page.locator('cart-badge > [aria-hidden]')).toBeEmpty()
    const id = new URL(shop.page.url()).searchParams.get('session_id') ?? ''
    await expect
      .poll(() => lake.query<Order | null>(ORDER, { id }))
      .toMatchObject({ currency: other, total, ...expected })
  })
})

inLanguage('en', (_locale, t) => {
  test('PAY-07 a declined card charges nothing; another one then pays, once', async ({
    shop,
    lake,
    guard,
  }) => {
    guard.allow(/status of 402/)
    await shop.fillCart('prod-013')
    const id = await goToPayment(shop)
    await shop.pay({ card: CARDS.declined })
    await expect(shop.page.getByRole('alert')).toBeVisible()
    expect(await lake.query(ORDER, { id })).toBeNull()
    await shop.pay()
    await expect(shop.heading(t.checkout.thanks)).toBeVisible()
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
  test('PROD-06 buying at once leaves the cart as it was', async ({ shop }) => {
    await shop.fillCart('prod-006')
    await shop.open('product', 'prod-013')
    await shop.button(t.checkout.loginToBuy).click()
    await shop.logInAs(ana)
    await expect(shop.page).toHaveURL(pathFor('product', locale, 'prod-013'))
    await shop.button(t.checkout.buyNow).click()
    await shop.pay()
    await expect(shop.heading(t.checkout.thanks)).toBeVisible()
    await expect(shop.page.getByText('31.40 USD')).toBeVisible()
    await expect(shop.page.locator('cart-badge').getByText('1', { exact: true })).toBeVisible()
  })
})

inLanguage('es', (locale, t) => {
  test('PAY-02 a price tampered with in the browser is refused with the product’s name, and the cart refreshes', async ({
    shop,
    guard,
  }) => {
    guard.allow(/status of 409/)
    await shop.fillCart('prod-006')
    await shop.open('cart')
    await shop.button(t.cart.loginToCheckout).click()
    await shop.logInAs(ana)
    await shop.page.route('**/api/stripe/create-checkout-session', async (route) => {
      const body = route.request().postDataJSON() as { items: { price: string }[] }
      for (const item of body.items) item.price = 'L.0.01'
      await route.continue({ postData: JSON.stringify(body) })
    })
    await shop.button(t.cart.checkout).click()
    const alert = shop.page.getByRole('alert').filter({ hasText: t.checkout.failed })
    await expect(alert).toContainText(locale === 'es' ? 'Jabón sólido de coco' : 'Solid coconut soap')
    await expect(shop.button(t.cart.checkout)).toBeEnabled()
  })
})

inLanguage('en', (locale, t) => {
  test('PAY-06 every failure of the payment’s result has its words and a way on', async ({ shop, guard }) => {
    guard.allow(/status of 404/)
    await shop.open('success')
    await expect(shop.heading(t.checkout.errorTitle)).toBeVisible()
    await expect(shop.page.getByText(t.checkout.noSession)).toBeVisible()
    await shop.page.goto(`${pathFor('success', locale)}?session_id=cs_test_unknown`)
    await expect(shop.page.getByText(t.checkout.fetchFailed)).toBeVisible()
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
    await shop.page.goto(`${pathFor('success', locale)}?session_id=cs_test_unpaid`)
    await expect(shop.heading(t.checkout.pending)).toBeVisible()
    await expect(shop.link(t.checkout.backToCart)).toBeVisible()
    await expect(shop.link(t.common.continueShopping)).toBeVisible()
  })
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

import { expect, onBothScreens, pathFor, test } from './harness'
import { createNewcomer, logInWithPassword } from './harness/identity'

onBothScreens((locale, t) => {
  test('PAY-07 from a product to a paid order, with its email', async ({ shop, lake, inbox, guard }) => {
    guard.allow(/favicon.svg/)
    await shop.add('prod-001')
    await shop.open('cart')
    await shop.button(t.cart.loginToCheckout).click()
    const newcomer = await createNewcomer()
    await logInWithPassword(shop.page, newcomer)
    await expect(shop.page).toHaveURL(pathFor('cart', locale))
    await shop.button(t.cart.checkout).click()
    await shop.page.waitForURL(/\/c\/pay\//)
    const sessionId = new URL(shop.page.url()).pathname.split('/').pop()
    await shop.pay()
    await expect(shop.page).toHaveURL(pathFor('success', locale))
    const order = () =>
      lake.query<{ trackingNumber: string } | null>('*[_type == "order" && sessionId == $sessionId][0]', {
        sessionId,
      })
    // A webhook that a busy computer answers too late is retried after a while.
    await expect.poll(order, { timeout: 40_000 }).toMatchObject({ locale, status: 'confirmed' })
    const { trackingNumber } = (await order())!
    await expect
      .poll(
        async () =>
          (await inbox.read(newcomer.email)).filter(({ html }) => html?.includes(trackingNumber)).length,
      )
      .toBe(1)
  })
})

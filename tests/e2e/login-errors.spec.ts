import { format } from '~/i18n/format'
import type { AuthErrorKind } from '~/features/account/auth-error'
import { recoveryAction } from '~/features/account/auth-errors'
import { LOCALES } from '~/i18n/locales'
import { ACCOUNT_MESSAGES } from '~/i18n/messages/account'
import { AUTH_MESSAGES } from '~/i18n/messages/auth'
import { expect, pathFor, test } from './harness'
import {
  createNewcomer,
  enterAccount,
  expireToken,
  failNext,
  logInWithPassword,
  revoke,
} from './harness/identity'
import { PLACES } from './harness/places'

/** Provoked provider errors and the expected messages, alternating between Spanish and English. */
const FAILURES: readonly (readonly [provoked: string, shown: AuthErrorKind])[] = [
  ['access_denied', 'access_denied'],
  ['login_required', 'login_required'],
  ['unauthorized', 'blocked'],
  ['server_error', 'login_failed'],
  ['state_mismatch', 'state_mismatch'],
  ['mfa_required', 'mfa_required'],
  ['token_error', 'login_failed'],
  ['invalid_grant', 'login_failed'],
  ['missing_id_token', 'missing_id_token'],
]
const ANSWERED = /status of (400|403|500)/

for (const [turn, [provoked, shown]] of FAILURES.entries()) {
  const locale = LOCALES[turn % 2] ?? 'es'
  const { errors, recoveryActions, callback } = AUTH_MESSAGES[locale]

  test.describe(locale, () => {
    test.use({ shopLocale: locale })

    test(`AUTH-03 ${provoked} shows a message, keeps the cart, and has a working recovery action`, async ({
      shop,
      guard,
    }) => {
      guard.allow(ANSWERED)
      const person = await createNewcomer()
      await failNext('next-login', provoked, person)
      await shop.fillCart('prod-001')
      await shop.open('cart')
      await shop.button(shop.t.cart.loginToCheckout).click()
      await logInWithPassword(shop.page, person)
      await expect(shop.page.getByRole('alert').getByText(errors[shown])).toBeVisible()
      await expect(shop.heading(callback.failed)).toBeFocused()
      await expect(shop.page).toHaveURL(pathFor('callback', locale))
      const action = recoveryAction(shown)
      const contact = shop.page.getByRole('main').getByRole('link', { name: callback.writeToUs })
      await expect(contact).toHaveCount(shown === 'blocked' ? 1 : 0)
      if (action === 'shop') {
        await shop.page.getByRole('main').getByRole('link', { name: recoveryActions.shop }).click()
        await shop.page.waitForURL(pathFor('home', locale))
        await shop.open('cart')
      } else {
        await shop.button(recoveryActions[action]).click()
        await expect(shop.page).toHaveURL(/\/shop\/cart|\/u\/login\//)
        if (shop.page.url().startsWith(PLACES.identity)) await logInWithPassword(shop.page, person)
        await expect(shop.page).toHaveURL(pathFor('cart', locale))
        await expect(shop.button(shop.t.cart.checkout)).toBeEnabled()
      }
      await expect(
        shop.page.getByRole('list', { name: shop.t.cart.lines }).getByRole('listitem'),
      ).toHaveCount(1)
    })
  })
}

test('AUTH-03 timeout: a token service that does not respond times out', async ({ shop }) => {
  const { errors, recoveryActions } = AUTH_MESSAGES.es
  const person = await createNewcomer()
  // Held here: at the service, a retry may arrive while the first request is being processed.
  await shop.page.route('**/oauth/token', () => undefined)
  await shop.page.clock.install()
  await shop.open('account')
  await shop.page.getByRole('main').getByRole('button').first().click()
  await logInWithPassword(shop.page, person)
  await shop.page.waitForURL(/\/callback/)
  const sentence = shop.page.getByRole('alert').getByText(errors.timeout)
  await expect
    .poll(async () => {
      await shop.page.clock.fastForward(11_000)
      return sentence.isVisible()
    })
    .toBe(true)
  await expect(shop.button(recoveryActions.retry)).toBeVisible()
})

test('AUTH-03 offline at the callback: an error is shown, and a retry returns to the same page', async ({
  shop,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/)
  const { errors, recoveryActions } = AUTH_MESSAGES.es
  const person = await createNewcomer()
  await shop.open('wishlist')
  await shop.page.getByRole('banner').getByRole('link', { name: shop.t.layout.login, exact: true }).click()
  await shop.page.waitForURL(/\/u\/login\//)
  await shop.page.route('**/oauth/token', (route) => route.abort('internetdisconnected'))
  await logInWithPassword(shop.page, person)
  await expect(shop.page.getByRole('alert').getByText(errors.offline)).toBeVisible()
  await shop.page.unroute('**/oauth/token')
  await shop.button(recoveryActions.retry).click()
  await expect(shop.page).toHaveURL(pathFor('wishlist', 'es'))
})

test.describe('en', () => {
  test.use({ shopLocale: 'en' })
  const { errors, recoveryActions } = AUTH_MESSAGES.en
  const account = ACCOUNT_MESSAGES.en

  test('AUTH-03 cancelled: a closed window can be opened again', async ({ shop }) => {
    await shop.open('account')
    const opened = shop.page.waitForEvent('popup')
    await shop.page.getByText(account.trouble).click()
    await shop.button(account.loginInWindow).click()
    const popup = await opened
    await popup.waitForURL(/\/u\/login\//)
    await popup.close()
    await expect(shop.page.getByRole('alert').getByText(errors.cancelled)).toBeVisible()
    await expect(shop.button(recoveryActions.retry)).toBeEnabled()
  })

  test('AUTH-03 popup blocked: login on this page is offered instead', async ({ shop }) => {
    const person = await createNewcomer()
    await shop.page.addInitScript(() => {
      window.open = () => null
    })
    await shop.open('account')
    await shop.page.getByText(account.trouble).click()
    await shop.button(account.loginInWindow).click()
    await expect(shop.page.getByRole('alert').getByText(errors.popup_blocked)).toBeVisible()
    await shop.button(recoveryActions.redirect).click()
    await logInWithPassword(shop.page, person)
    await expect(shop.heading(format(account.greeting, { name: person.name }))).toBeVisible()
  })

  test('AUTH-03 insecure origin: an error with a link back to the shop', async ({ shop }) => {
    await shop.page.addInitScript(() => {
      Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })
    })
    await shop.open('account')
    await shop.button(account.login).first().click()
    await expect(shop.page.getByRole('alert').getByText(errors.insecure_origin)).toBeVisible()
    await expect(shop.page.getByRole('main').getByRole('link', { name: recoveryActions.shop })).toBeVisible()
  })

  test('AUTH-03 blocked storage: the message says what to allow', async ({ shop }) => {
    await shop.page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
      Object.defineProperty(window, 'sessionStorage', {
        get: () => ({ getItem: () => null, setItem: refuse }),
      })
    })
    await shop.open('account')
    await shop.button(account.login).first().click()
    await expect(shop.page.getByRole('alert').getByText(errors.storage_blocked)).toBeVisible()
    await expect(shop.button(recoveryActions.login)).toBeEnabled()
  })
})

test('AUTH-03 missing_refresh_token: a session that cannot be renewed ends with the reason', async ({
  shop,
}) => {
  const person = await createNewcomer()
  await failNext('next-login', 'missing_refresh_token', person)
  await enterAccount(shop, person)
  await expireToken(shop.page)
  await shop.page.reload()
  const { errors } = AUTH_MESSAGES.es
  await expect(shop.page.getByRole('alert').getByText(errors.missing_refresh_token)).toBeVisible()
})

test('AUTH-03 an account blocked since the login: the page says so, with a link to write to the shop', async ({
  shop,
  guard,
}) => {
  guard.allow(ANSWERED)
  const { errors, callback } = AUTH_MESSAGES.es
  const person = await createNewcomer()
  await enterAccount(shop, person)
  await expireToken(shop.page)
  await shop.page.route('**/oauth/token', (route) =>
    route.fulfill({
      status: 403,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: 'invalid_grant', error_description: 'user is blocked' },
    }),
  )
  await shop.page.reload()
  await expect(shop.page.getByRole('alert').getByText(errors.blocked)).toBeVisible()
  const contact = shop.page.getByRole('main').getByRole('link', { name: callback.writeToUs })
  await expect(contact).toHaveAttribute('href', /^https:\/\/wa\.me\/504\d+\?text=/)
})

test('AUTH-03 an expired access token is renewed silently; a failure shows an error', async ({
  shop,
  guard,
}) => {
  guard.allow(/status of 500/)
  const { errors, recoveryActions } = AUTH_MESSAGES.es
  const { orders } = ACCOUNT_MESSAGES.es
  const person = await createNewcomer()
  await enterAccount(shop, person)
  await expect(shop.page.getByText(orders.empty)).toBeVisible()
  await expireToken(shop.page)
  const renewed = shop.page.waitForResponse('**/oauth/token')
  await shop.page.reload()
  expect((await renewed).status()).toBe(200)
  await expect(shop.page.getByText(orders.empty)).toBeVisible()

  await expireToken(shop.page)
  await failNext('next-refresh', 'token_error', person)
  await shop.page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.endsWith('@@user@@')) localStorage.removeItem(key)
  })
  await shop.page.reload()
  await expect(shop.page.getByRole('alert').getByText(errors.token_failed)).toBeVisible()
  await expect(shop.button(recoveryActions.retry)).toBeEnabled()
})

test('AUTH-03 a revoked session is a local logout in every tab, with the reason', async ({
  shop,
  guard,
  context,
}) => {
  guard.allow(ANSWERED)
  const { errors, recoveryActions } = AUTH_MESSAGES.es
  const { layout } = shop.t
  const person = await createNewcomer()
  await enterAccount(shop, person)
  const other = await context.newPage()
  await other.goto(pathFor('products', 'es'))
  await expect(other.getByRole('link', { name: `${layout.account}: ${person.name}` })).toBeVisible()
  await revoke(person)
  await expireToken(shop.page)
  await shop.page.reload()
  await expect(shop.page.getByRole('alert').getByText(errors.session_ended)).toBeVisible()
  await expect(shop.button(recoveryActions.login)).toBeEnabled()
  await expect(other.getByRole('banner').getByRole('link', { name: layout.login, exact: true })).toBeVisible()
  const kept = await shop.page.evaluate(() => JSON.stringify(localStorage))
  expect(kept).not.toContain('refresh_token')
})

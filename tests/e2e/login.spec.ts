import { AUTH_MESSAGES } from '~/i18n/messages/auth'
import { ACCOUNT_MESSAGES } from '~/i18n/messages/account'
import { ana, expect, inBothLanguages, pathFor, test } from './harness'
import { PLACES } from './harness/places'

inBothLanguages((locale, t) => {
  const account = ACCOUNT_MESSAGES[locale]
  const banner = { name: t.layout.login, exact: true }

  test('AUTH-02 an anonymous visitor downloads no byte of the login SDK, whatever the page', async ({
    shop,
  }) => {
    let all = ''
    await shop.page.route('**/*.js', async (route) => {
      const response = await route.fetch()
      all += await response.text()
      await route.fulfill({ response })
    })
    for (const route of ['landing', 'home', 'products', 'cart', 'account', 'signup', 'wishlist'] as const) {
      await shop.open(route)
      await shop.page.waitForLoadState()
      await expect(shop.page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    }
    expect(all.length).toBeGreaterThan(1000)
    expect(all).not.toContain('auth0-spa-js must run')
  })

  test('AUTH-01 a login leads back to where it began, query and hash kept, with no code in the address', async ({
    shop,
  }) => {
    const from = `${pathFor('products', locale)}?category=comfort#content`
    await shop.page.goto(from)
    await shop.page.getByRole('banner').getByRole('link', banner).click()
    await shop.logInAs(ana)
    await expect(shop.page).toHaveURL(from)
    await expect(shop.page.getByRole('link', { name: `${t.layout.account}: ${ana.name}` })).toBeVisible()
    await expect(shop.page.getByRole('banner').getByRole('link', banner)).toBeHidden()
  })

  test('AUTH-01 a reload, and another page, stay signed in without asking the provider', async ({ shop }) => {
    await shop.open('account')
    await shop.page.getByRole('main').getByRole('button', { name: account.login, exact: true }).click()
    await shop.logInAs(ana)
    await expect(shop.heading(account.greeting(ana.name))).toBeVisible()
    const asked: string[] = []
    shop.page.on('request', (request) => {
      if (request.url().startsWith(PLACES.identity)) asked.push(request.url())
    })
    await shop.page.reload()
    await expect(shop.heading(account.greeting(ana.name))).toBeVisible()
    await shop.open('cart')
    await expect(shop.page.getByRole('link', { name: `${t.layout.account}: ${ana.name}` })).toBeVisible()
    expect(asked).toEqual([])
  })

  test('AUTH-01 in a window of its own: the page stays where it is', async ({ shop }) => {
    await shop.open('account')
    const opened = shop.page.waitForEvent('popup')
    await shop.button(account.loginInWindow).click()
    const popup = await opened
    await popup.getByRole('button', { name: new RegExp(ana.name) }).click()
    await expect(shop.heading(account.greeting(ana.name))).toBeVisible()
    await expect(shop.page).toHaveURL(pathFor('account', locale))
    await expect(shop.page.getByRole('link', { name: `${t.layout.account}: ${ana.name}` })).toBeVisible()
  })

  test('AUTH-01 signing in or out in one tab reaches the others', async ({ shop, context }) => {
    await shop.open('products')
    const other = await context.newPage()
    await other.goto(pathFor('account', locale))
    await other.getByRole('main').getByRole('button', { name: account.login, exact: true }).click()
    await other.waitForURL(/\/u\/login\//)
    await other.getByRole('button', { name: new RegExp(ana.name) }).click()
    const avatar = shop.page.getByRole('link', { name: `${t.layout.account}: ${ana.name}` })
    await expect(avatar).toBeVisible()
    await other.getByRole('button', { name: account.logout }).click()
    await expect(other).toHaveURL('/')
    await expect(shop.page.getByRole('banner').getByRole('link', banner)).toBeVisible()
    await expect(avatar).toBeHidden()
  })

  test('AUTH-01 what somebody slipped into the tab’s storage leads to no other site', async ({ shop }) => {
    await shop.page.addInitScript(() => {
      if (location.pathname.endsWith('/callback'))
        sessionStorage.setItem('travelstore-return-to', '//evil.example')
    })
    await shop.open('products')
    await shop.page.getByRole('banner').getByRole('link', banner).click()
    await shop.logInAs(ana)
    await expect(shop.page).toHaveURL(pathFor('home', locale))
  })

  test('LAYOUT-03 while we look who it is, the place of the login says so', async ({ shop }) => {
    await shop.open('account')
    await shop.page.getByRole('main').getByRole('button', { name: account.login, exact: true }).click()
    await shop.logInAs(ana)
    await expect(shop.heading(account.greeting(ana.name))).toBeVisible()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await shop.page.route('**/_astro/sign-in*.js', async (route) => {
      await held
      await route.continue()
    })
    await shop.open('products')
    await expect(shop.page.getByRole('banner').getByText(t.common.loading)).toBeVisible()
    await expect(shop.page.getByRole('banner').getByRole('link', banner)).toBeHidden()
    release()
    await expect(shop.page.getByRole('link', { name: `${t.layout.account}: ${ana.name}` })).toBeVisible()
  })

  test('AUTH-03 a login that was begun nowhere says so and offers one', async ({ shop }) => {
    const { errors, waysOn } = AUTH_MESSAGES[locale]
    await shop.page.goto(`${pathFor('callback', locale)}?code=old&state=old`)
    await expect(shop.page.getByRole('alert').getByText(errors.missing_transaction)).toBeVisible()
    await expect(shop.page).toHaveURL(pathFor('callback', locale))
    await shop.button(waysOn.login).click()
    await shop.logInAs(ana)
    await expect(shop.page).toHaveURL(pathFor('home', locale))
  })
})

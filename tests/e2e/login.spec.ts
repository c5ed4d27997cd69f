import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from '~/i18n/format'
import { ACCOUNT_MESSAGES } from '~/i18n/messages/account'
import { AUTH_MESSAGES } from '~/i18n/messages/auth'
import { TRIP_MESSAGES } from '~/i18n/messages/trip'
import { STACK_LOG } from '../test-stack'
import { EVERY_PAGE } from '../security/pages'
import { ana, expect, inLanguage, pathFor, test } from './harness'
import { createNewcomer, enterAccount } from './harness/identity'
import { hydrateIslands } from './harness/islands'
import { fileOrder } from './harness/order'
import { PLACES } from './harness/places'
import type { Shop } from './harness/shop'

const loginLink = ({ page, t }: Shop) =>
  page.getByRole('banner').getByRole('link', { name: t.layout.login, exact: true })
const avatarOf = ({ page, t }: Shop, name: string) =>
  page.getByRole('link', { name: `${t.layout.account}: ${name}` })

inLanguage('es', (locale) => {
  test('AUTH-01 login returns to the page it started from and persists without another login', async ({
    shop,
  }) => {
    const from = `${pathFor('products', locale)}?category=comfort#content`
    await shop.page.goto(from)
    await loginLink(shop).click()
    await shop.logInAs(ana)
    await expect(shop.page).toHaveURL(from)
    await expect(avatarOf(shop, ana.name)).toBeVisible()
    await expect(loginLink(shop)).toBeHidden()

    const requested: string[] = []
    shop.page.on('request', (request) => requested.push(request.url()))
    await shop.page.reload()
    await expect(avatarOf(shop, ana.name)).toBeVisible()
    await shop.open('account')
    await expect(shop.heading(format(ACCOUNT_MESSAGES[locale].greeting, { name: ana.name }))).toBeVisible()
    expect(requested.filter((url) => url.startsWith(PLACES.identity))).toEqual([])
  })
})

inLanguage('en', (locale) => {
  test('AUTH-03 a callback without a started login shows an error and offers login', async ({ shop }) => {
    const { errors, recoveryActions, callback } = AUTH_MESSAGES[locale]
    await shop.page.goto(`${pathFor('callback', locale)}?code=old&state=old`)
    await expect(shop.page.getByRole('alert').getByText(errors.missing_transaction)).toBeVisible()
    await expect(shop.page.getByRole('heading', { level: 1 })).toHaveText(callback.failed)
    await expect(shop.page).toHaveURL(pathFor('callback', locale))
    await shop.button(recoveryActions.login).click()
    await shop.logInAs(ana)
    await expect(shop.page).toHaveURL(pathFor('home', locale))
  })
})

test('AUTH-02 anonymous visitors never download the login SDK, on any kind of page', async ({
  shop: { page },
  guard,
  request,
}) => {
  // Two pages respond with an error without their parameters.
  guard.allow(/status of 40[04]/)
  const requested = new Set<string>()
  page.on('request', (sent) => requested.add(sent.url()))
  // The callback page is only reached after a login.
  const paths = EVERY_PAGE.filter((path) => !path.startsWith('/en') && path !== pathFor('callback', 'es'))
  expect(paths.length).toBeGreaterThan(15)
  for (const path of paths) {
    await page.goto(path)
    await hydrateIslands(page)
  }
  const scripts = [...requested].filter((url) => new URL(url).pathname.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  for (const url of scripts) {
    const script = await (await request.get(url)).text()
    expect(script.includes('auth0-spa-js must run'), url).toBe(false)
  }
  expect([...requested].filter((url) => url.startsWith(PLACES.identity))).toEqual([])
})

/** Under load, Chromium shows a change of cookies in another tab up to 20 ms later than one of storage. */
const delayCookies = () => {
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  let seen = ''
  const read = (): string => cookie?.get?.call(document) ?? ''
  addEventListener('pageshow', () => (seen = read()))
  addEventListener('storage', () => setTimeout(() => (seen = read()), 50))
  Object.defineProperty(document, 'cookie', {
    get: () => seen,
    set: (value) => cookie?.set?.call(document, value),
  })
}

test('AUTH-01 PRIV-01 signing in or out in one tab updates the others, and typed text is not left there', async ({
  shop,
  context,
}) => {
  const { login, logout } = ACCOUNT_MESSAGES.es
  await shop.page.addInitScript(delayCookies)
  await shop.open('trip')
  const other = await context.newPage()
  await other.goto(pathFor('account', 'es'))
  await other.getByRole('main').getByRole('button', { name: login, exact: true }).click()
  await other.waitForURL(/\/u\/login\//)
  await other.getByRole('button', { name: new RegExp(ana.name) }).click()
  await expect(avatarOf(shop, ana.name)).toBeVisible()
  const text = shop.page.getByLabel(TRIP_MESSAGES.es.ask.label)
  await hydrateIslands(shop.page)
  await text.fill('con mi mamá, que usa silla de ruedas')
  await other.getByRole('button', { name: logout }).click()
  await expect(other).toHaveURL('/')
  await expect(loginLink(shop)).toBeVisible()
  await expect(avatarOf(shop, ana.name)).toBeHidden()
  await expect(text).toHaveValue('')
  await shop.page.reload()
  await expect(text).toHaveValue('')
})

test('LAYOUT-03 a placeholder is shown while the session is checked, even after login', async ({ shop }) => {
  const waiting = shop.page.getByRole('banner').getByText(shop.t.common.loading)
  let release = () => {}
  const hold = () => new Promise<void>((resolve) => (release = resolve))
  const tokens = hold()
  await shop.page.route('**/oauth/token', async (route) => {
    await tokens
    await route.continue()
  })
  await shop.open('wishlist')
  await loginLink(shop).click()
  await shop.logInAs(ana)
  await shop.page.waitForURL(/\/callback/)
  await expect(waiting).toBeVisible()
  await expect(loginLink(shop)).toBeHidden()
  release()
  await expect(avatarOf(shop, ana.name)).toBeVisible()

  const code = hold()
  await shop.page.route('**/_astro/sign-in*.js', async (route) => {
    await code
    await route.continue()
  })
  await shop.open('products')
  await expect(waiting).toBeVisible()
  await expect(loginLink(shop)).toBeHidden()
  release()
  await expect(avatarOf(shop, ana.name)).toBeVisible()
})

test('AUTH-01 no token is in an address, the browser console, or the logs of the shop', async ({
  shop,
  lake,
  guard,
}) => {
  guard.allow(/status of 401/)
  const output: string[] = []
  shop.page.on('request', (request) => output.push(request.url(), request.headers()['referer'] ?? ''))
  shop.page.on('console', (message) => output.push(message.text()))
  const person = await createNewcomer()
  const broken = await fileOrder(lake, person, '2026-11-02T15:00:00Z', { lines: 'broken' })
  await enterAccount(shop, person)
  await expect(shop.page).toHaveURL(pathFor('account', 'es'))

  const tokens = await shop.page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) => {
      if (!key.startsWith('@@auth0spajs@@')) return []
      const { id_token, body } = JSON.parse(text)
      return [id_token, body?.access_token, body?.refresh_token].filter(Boolean)
    }),
  )
  expect(tokens.length).toBeGreaterThanOrEqual(3)
  const refused = await shop.page.evaluate(
    async (token) => (await fetch('/api/orders', { headers: { authorization: `Bearer ${token}x` } })).status,
    String(tokens.find((token) => /^ey[\w-]+\.ey/.test(token))),
  )
  expect(refused).toBe(401)

  const log = () => readFile(join(process.env['LOCAL_STATE_DIR'] ?? '', STACK_LOG), 'utf8')
  await expect.poll(log).toContain(`orders: order.${broken.toLowerCase()}`)
  await lake.client.delete(`order.${broken.toLowerCase()}`)
  const text = (await log()) + output.join('\n')
  for (const token of tokens) expect(text.includes(token)).toBe(false)
  expect(text).not.toMatch(/\bey[\w-]{10,}\.ey[\w-]{10,}/)
})

test.describe('en', () => {
  test.use({ shopLocale: 'en' })
  const { greeting, loginInWindow, trouble } = ACCOUNT_MESSAGES.en

  test('AUTH-01 login in a popup keeps the page open', async ({ shop }) => {
    await shop.open('account')
    const opened = shop.page.waitForEvent('popup')
    await shop.page.getByText(trouble).click()
    await shop.button(loginInWindow).click()
    const popup = await opened
    await Promise.any([
      popup.waitForEvent('close'),
      popup.getByRole('button', { name: new RegExp(ana.name) }).click(),
    ])
    await expect(shop.heading(format(greeting, { name: ana.name }))).toBeVisible()
    await expect(shop.page).toHaveURL(pathFor('account', 'en'))
    await expect(avatarOf(shop, ana.name)).toBeVisible()
  })

  test('AUTH-01 a manipulated return address in storage does not redirect to another site', async ({
    shop,
  }) => {
    await shop.page.addInitScript(() => {
      if (location.pathname.endsWith('/callback'))
        sessionStorage.setItem('travelstore-return-to', '//evil.example')
    })
    await shop.open('products')
    await loginLink(shop).click()
    await shop.logInAs(ana)
    await expect(shop.page).toHaveURL(pathFor('home', 'en'))
  })
})

import { ACCOUNT_MESSAGES } from '~/i18n/messages/account'
import { formatDay } from '~/i18n/dates'
import { ana, ben, expect, inBothLanguages, pathFor, test, type Person } from './harness'
import { createNewcomer, logInWithPassword, tokenOf } from './harness/identity'
import type { Lake } from './harness/lake'

const order = ({ sub }: Person, trackingNumber: string, paidAt: string) => ({
  _id: `order.test-${trackingNumber.toLowerCase()}`,
  _type: 'order',
  trackingNumber,
  status: 'in_transit',
  locale: 'es',
  currency: 'HNL',
  lines: [
    {
      _key: 'a',
      productId: 'prod-001',
      kind: 'product',
      name: 'Jabón',
      quantity: 2,
      unitAmount: 5000,
      amount: 10000,
    },
  ],
  subtotal: 10000,
  total: 12500,
  paidAt,
  history: [],
  customer: { subject: sub },
})

const file = async (lake: Lake, ...orders: ReturnType<typeof order>[]) => {
  for (const document of orders) await lake.client.createOrReplace(document)
}

inBothLanguages((locale, t) => {
  const account = ACCOUNT_MESSAGES[locale]
  const login = { name: account.login, exact: true }

  test('ACC-01 signed out, the page asks for a login', { tag: '@phone' }, async ({ shop }) => {
    await shop.open('account')
    await expect(shop.heading(account.accessRequired)).toBeVisible()
    await expect(shop.page.getByRole('main').getByRole('button', login)).toBeEnabled()
  })

  test('ACC-02 greets by name, with e-mail, badge, date and picture', { tag: '@phone' }, async ({ shop }) => {
    await shop.open('account')
    await shop.page.getByRole('main').getByRole('button', login).click()
    await shop.logInAs(ana)
    const main = shop.page.getByRole('main')
    await expect(shop.heading(account.greeting(ana.name))).toBeVisible()
    await expect(main.getByText(ana.email)).toBeVisible()
    await expect(main.getByText(account.verified)).toBeVisible()
    await expect(main.getByText(account.memberSince(formatDay('2024-03-11', locale)))).toBeVisible()
    await expect(main.locator('img[src^="data:image/svg"]')).toBeVisible()
    await shop.button(account.editProfile).click()
    await expect(shop.page.getByLabel(account.fields.firstName)).toBeFocused()
  })

  test('ACC-02 an address that is not verified has no badge; no picture, initials', async ({ shop }) => {
    await shop.open('account')
    await shop.page.getByRole('main').getByRole('button', login).click()
    await shop.logInAs(ben)
    await expect(shop.heading(account.greeting(ben.name))).toBeVisible()
    await expect(shop.page.getByText(account.verified)).toBeHidden()
    await expect(shop.page.getByRole('main').getByText('BC')).toBeVisible()
  })

  test('ACC-03 the order history: newest first, each leading to its tracking', async ({ shop, lake }) => {
    const person = await createNewcomer()
    const older = `TRK-${person.sub.slice(-8).toUpperCase()}A`
    const newer = `TRK-${person.sub.slice(-8).toUpperCase()}B`
    await file(
      lake,
      order(person, older, '2026-10-01T15:00:00Z'),
      order(person, newer, '2026-11-02T15:00:00Z'),
    )
    await shop.open('account')
    await shop.page.getByRole('main').getByRole('button', login).click()
    await logInWithPassword(shop.page, person)
    const rows = shop.page.getByRole('region', { name: account.orders.title }).getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText(formatDay('2026-11-02', locale))
    await expect(rows.first()).toContainText('L 125.00')
    await expect(rows.first()).toContainText(t.orders.statuses.in_transit)
    await expect(rows.first()).toContainText(account.orders.items(2))
    await expect(rows.first().getByRole('link')).toHaveAttribute(
      'href',
      pathFor('trackingNumber', locale, newer),
    )
  })

  test('ACC-03 an order history that cannot be fetched says so, and is fetched on a second try', async ({
    shop,
    guard,
  }) => {
    guard.allow(/status of 503/)
    const person = await createNewcomer()
    await shop.page.route('**/api/orders', (route) => route.fulfill({ status: 503, body: '{}' }))
    await shop.open('account')
    await shop.page.getByRole('main').getByRole('button', login).click()
    await logInWithPassword(shop.page, person)
    await expect(shop.page.getByText(account.orders.failed)).toBeVisible()
    await shop.page.unroute('**/api/orders')
    await shop.button(account.orders.retry).click()
    await expect(shop.page.getByText(account.orders.empty)).toBeVisible()
  })

  test('ACC-03 the profile keeps what is typed, in this browser, for this person only', async ({ shop }) => {
    await shop.open('account')
    await shop.page.getByRole('main').getByRole('button', login).click()
    await shop.logInAs(ana)
    const profile = shop.page.getByRole('region', { name: account.profile.title })
    const { fields } = account
    await profile.getByLabel(fields.firstName).fill('Ana')
    await profile.getByLabel(fields.phone).fill('soon')
    await profile.getByRole('button', { name: account.profile.save }).click()
    await expect(profile.getByText(account.fieldErrors.lastName)).toBeVisible()
    await expect(profile.getByText(account.fieldErrors.phone)).toBeVisible()
    await expect(profile.getByLabel(fields.lastName)).toBeFocused()
    await profile.getByLabel(fields.lastName).fill('Reyes')
    await profile.getByLabel(fields.phone).fill('+504 9999-0000')
    await profile.getByLabel(fields.country).selectOption('HN')
    await profile.getByRole('button', { name: account.profile.save }).click()
    await expect(shop.page.getByRole('status').filter({ hasText: account.profile.saved })).toBeVisible()
    await shop.page.reload()
    await expect(profile.getByLabel(fields.phone)).toHaveValue('+504 9999-0000')
    await shop.button(account.logout).click()
    await expect(shop.page).toHaveURL('/')
    await shop.open('account')
    await shop.page.getByRole('main').getByRole('button', login).click()
    await shop.logInAs(ben)
    await expect(profile.getByLabel(fields.phone)).toHaveValue('')
  })

  test('ACC-03 preferences change currency at once and language with its page', async ({ shop }) => {
    await shop.open('account')
    await shop.page.getByRole('main').getByRole('button', login).click()
    await shop.logInAs(ana)
    const preferences = shop.page.getByRole('region', { name: account.preferences.title, exact: true })
    await preferences.getByRole('radio', { name: t.layout.currencies.HNL }).check()
    await expect(shop.page.locator('html')).toHaveAttribute('data-currency', 'HNL')
    const other = locale === 'es' ? 'en' : 'es'
    await preferences.getByRole('radio', { name: other === 'en' ? 'English' : 'Español' }).click()
    await expect(shop.page).toHaveURL(pathFor('account', other))
    await expect(shop.heading(ACCOUNT_MESSAGES[other].greeting(ana.name))).toBeVisible()
  })
})

test('ACC-03 nobody sees another person’s orders, by no query, header or body', async ({ request, lake }) => {
  const carla = await createNewcomer()
  const dora = await createNewcomer('Dora Mejía')
  const number = `TRK-${carla.sub.slice(-8).toUpperCase()}C`
  await file(lake, order(carla, number, '2026-11-02T15:00:00Z'))
  const ordersOf = async (person: Person, query = '', headers: Record<string, string> = {}) =>
    (
      await request.get(`/api/orders${query}`, {
        headers: { authorization: `Bearer ${await tokenOf(person)}`, ...headers },
      })
    ).text()
  expect(await ordersOf(carla)).toContain(number)
  const sub = encodeURIComponent(carla.sub)
  for (const query of ['', `?sub=${sub}`, `?userId=${sub}`, `?subject=${sub}`, `?subject[]=${sub}`])
    expect(await ordersOf(dora, query)).not.toContain(number)
  for (const header of ['x-user-id', 'x-sub', 'x-forwarded-user', 'cookie'])
    expect(await ordersOf(dora, '', { [header]: carla.sub })).not.toContain(number)
  const body = await request.post('/api/orders', {
    headers: { authorization: `Bearer ${await tokenOf(dora)}` },
    data: { userId: carla.sub, sub: carla.sub },
  })
  expect(await body.text()).not.toContain(number)
  expect((await request.get('/api/orders')).status()).toBe(401)
})

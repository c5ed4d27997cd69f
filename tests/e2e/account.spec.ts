import { format, plural } from '~/i18n/format'
import { formatDay } from '~/i18n/dates'
import { ACCOUNT_MESSAGES } from '~/i18n/messages/account'
import { ana, ben, expect, inLanguage, onBothScreens, pathFor, test } from './harness'
import { createNewcomer, enterAccount } from './harness/identity'
import { fileOrder } from './harness/order'

onBothScreens((locale) => {
  const account = ACCOUNT_MESSAGES[locale]
  test('ACC-01 ACC-02 requires login, then shows name, email, badge, date and picture', async ({ shop }) => {
    await shop.open('account')
    await expect(shop.heading(account.accessRequired)).toBeVisible()
    await expect(shop.button(account.loginInWindow), 'only where logging in fails').toBeHidden()
    await shop.page.getByRole('main').getByRole('button', { name: account.login, exact: true }).click()
    await shop.logInAs(ana)
    const main = shop.page.getByRole('main')
    await expect(shop.heading(format(account.greeting, { name: ana.name }))).toBeVisible()
    await expect(main.getByText(ana.email)).toBeVisible()
    await expect(main.getByText(account.verified)).toBeVisible()
    await expect(
      main.getByText(format(account.memberSince, { date: formatDay('2024-03-11', locale) })),
    ).toBeVisible()
    await expect(main.locator('img[src^="data:image/svg"]')).toBeVisible()
    await expect(shop.page.getByLabel(account.fields.firstName)).toBeHidden()
    await shop.button(account.editProfile).click()
    await expect(shop.page.getByLabel(account.fields.firstName)).toBeFocused()
  })
})

inLanguage('en', (locale, t) => {
  const account = ACCOUNT_MESSAGES[locale]
  test('ACC-03 the order history is newest first, each order with a link to its tracking', async ({
    shop,
    lake,
  }) => {
    const person = await createNewcomer()
    await fileOrder(lake, person, '2026-10-01T15:00:00Z')
    const newer = await fileOrder(lake, person, '2026-11-02T15:00:00Z')
    await enterAccount(shop, person)
    const rows = shop.page.getByRole('region', { name: account.orders.title }).getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText(formatDay('2026-11-02', locale, 'short'))
    await expect(rows.first()).toContainText('L 125.00')
    await expect(rows.first()).toContainText(t.orders.statuses.in_transit)
    await expect(rows.first()).toContainText(plural(account.orders.items, 2, locale))
    await rows
      .first()
      .getByRole('link', { name: format(account.orders.trackNamed, { number: newer }) })
      .click()
    await expect(shop.page).toHaveURL(pathFor('trackingNumber', locale, newer))
    await expect(shop.page.getByText(t.orders.statuses.in_transit).first()).toBeVisible()
  })
})

test('ACC-03 a long order is named by its first two products and shows the pictures of three', async ({
  shop,
  lake,
}) => {
  const { orders } = ACCOUNT_MESSAGES.es
  const person = await createNewcomer()
  const lines = ['prod-001', 'prod-002', 'prod-006', 'prod-003', 'prod-005'].map((productId) => ({
    _key: productId,
    productId,
    kind: 'product',
    name: productId,
    quantity: 1,
    unitAmount: 5000,
    amount: 5000,
  }))
  await fileOrder(lake, person, '2026-11-02T15:00:00Z', { lines, subtotal: 25000, total: 25000 })
  await enterAccount(shop, person)
  const row = shop.page.getByRole('region', { name: orders.title }).getByRole('listitem')
  await expect(row).toContainText(
    `Candado TSA de tres dígitos; Organizadores de equipaje, juego de 4; ${plural(orders.more, 3, 'es')}`,
  )
  await expect(row.locator('img')).toHaveCount(3)
})

test('ACC-03 a forged user id in the browser still shows only the person’s own orders', async ({
  shop,
  lake,
}) => {
  const { orders } = ACCOUNT_MESSAGES.es
  const carla = await createNewcomer()
  const dora = await createNewcomer('Dora Mejía')
  await fileOrder(lake, carla, '2026-11-02T15:00:00Z')
  await enterAccount(shop, dora)
  await expect(shop.page.getByText(orders.empty)).toBeVisible()
  await shop.page.evaluate(
    ([hers, mine]) => {
      for (const [key, value] of Object.entries(localStorage))
        localStorage.setItem(key, value.replaceAll(mine, hers))
    },
    [carla.sub, dora.sub] as const,
  )
  await shop.page.reload()
  await expect(shop.page.getByText(orders.empty)).toBeVisible()
})

test('ACC-03 an order history that fails to load shows an error and loads on retry, and says that an order cannot be shown', async ({
  shop,
  guard,
  lake,
}) => {
  guard.allow(/status of 503/)
  const { orders } = ACCOUNT_MESSAGES.es
  await shop.page.route('**/api/orders', (route) => route.fulfill({ status: 503, body: '{}' }))
  const person = await createNewcomer()
  await fileOrder(lake, person, '2026-11-02T15:00:00Z', { history: [{ status: 7 }] })
  await enterAccount(shop, person)
  await expect(shop.page.getByText(orders.failed)).toBeVisible()
  await shop.page.unroute('**/api/orders')
  await shop.button(orders.retry).click()
  const history = shop.page.getByRole('region', { name: orders.title })
  await expect(history.getByText(plural(orders.unreadable, 1, 'es'))).toBeVisible()
  await expect(history.getByText(orders.empty)).toBeHidden()
  await expect(history.getByRole('link')).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+/)
})

test('ACC-03 the profile is saved in this browser, for this person only', async ({ shop }) => {
  const { editProfile, fields, fieldErrors, logout, profile: texts } = ACCOUNT_MESSAGES.es
  await enterAccount(shop, ana)
  await shop.button(editProfile).click()
  const profile = shop.page.getByRole('region', { name: texts.title })
  await expect(profile.getByLabel(fields.firstName), 'the name of the login').toHaveValue('Ana')
  await expect(profile.getByLabel(fields.lastName)).toHaveValue('Reyes')
  expect(await shop.page.evaluate(() => localStorage.getItem('travelstore-signup')), 'not saved').toBeNull()
  await profile.getByLabel(fields.lastName).fill('')
  await profile.getByLabel(fields.phone).fill('soon')
  await profile.getByRole('button', { name: texts.save }).click()
  await expect(profile.getByText(fieldErrors.lastName)).toBeVisible()
  await expect(profile.getByText(fieldErrors.phone)).toBeVisible()
  await expect(profile.getByLabel(fields.lastName)).toBeFocused()
  await profile.getByLabel(fields.lastName).fill('Reyes Paz')
  await profile.getByLabel(fields.phone).fill('+504 9999-0000')
  await profile.getByLabel(fields.country).selectOption('HN')
  await profile.getByLabel(fields.dateOfBirth).pressSequentially('02')
  await profile.getByRole('button', { name: texts.save }).click()
  await expect(profile.getByText(fieldErrors.dateOfBirth), 'an incomplete date').toBeVisible()
  await profile.getByLabel(fields.dateOfBirth).fill('1990-02-01')
  await profile.getByRole('button', { name: texts.save }).click()
  await expect(shop.page.getByRole('status').filter({ hasText: texts.saved })).toBeVisible()
  await shop.page.reload()
  await expect(shop.page.getByRole('heading', { name: /Ana Reyes Paz/ })).toBeVisible()
  await expect(profile.getByLabel(fields.phone)).toHaveValue('+504 9999-0000')
  await shop.button(logout).click()
  await expect(shop.page).toHaveURL('/')
  expect(await shop.page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    'Reyes',
  )
  await enterAccount(shop, ben)
  await expect(profile.getByLabel(fields.phone)).toHaveValue('')
})

test('ACC-03 unsaved edits of the profile survive a change of language', async ({ shop }) => {
  const { editProfile, fields, profile: texts, preferences } = ACCOUNT_MESSAGES.es
  const english = ACCOUNT_MESSAGES.en
  await enterAccount(shop, await createNewcomer())
  await shop.button(editProfile).click()
  await shop.page.getByRole('region', { name: texts.title }).getByLabel(fields.phone).fill('+504 9999-0000')
  await shop.page
    .getByRole('region', { name: preferences.title, exact: true })
    .getByRole('link', { name: 'English' })
    .click()
  await expect(shop.page).toHaveURL(pathFor('account', 'en'))
  const profile = shop.page.getByRole('region', { name: english.profile.title })
  await expect(profile.getByLabel(english.fields.phone)).toHaveValue('+504 9999-0000')
  await expect(profile.getByLabel(english.fields.phone)).toBeVisible()
})

test.describe('en', () => {
  test.use({ shopLocale: 'en' })

  test('ACC-02 ACC-03 without badge and picture; preferences change the currency and the language', async ({
    shop,
  }) => {
    const { verified, preferences } = ACCOUNT_MESSAGES.en
    await enterAccount(shop, ben)
    await expect(shop.page.getByText(verified)).toBeHidden()
    await expect(shop.page.getByRole('main').getByText('BC')).toBeVisible()
    const region = shop.page.getByRole('region', { name: preferences.title, exact: true })
    await region.getByRole('radio', { name: shop.t.layout.currencies.HNL }).check()
    await expect(shop.page.locator('html')).toHaveAttribute('data-currency', 'HNL')
    await region.getByRole('link', { name: 'Español' }).click()
    await expect(shop.page).toHaveURL(pathFor('account', 'es'))
    await expect(shop.heading(format(ACCOUNT_MESSAGES.es.greeting, { name: ben.name }))).toBeVisible()
  })
})

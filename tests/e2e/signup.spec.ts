import { randomUUID } from 'node:crypto'
import { format, plural } from '~/i18n/format'
import { ACCOUNT_MESSAGES } from '~/i18n/messages/account'
import { ana, ben, expect, inLanguage, onBothScreens, pathFor, test } from './harness'
import { enterAccount, logInWithPassword } from './harness/identity'
import { PLACES } from './harness/places'
import type { Shop } from './harness/shop'

const PASSWORD = 'Nube-26+xa'

/** Fills in the required fields. */
const fillIn = async ({ page, locale }: Shop, email: string, password = PASSWORD) => {
  const { fields } = ACCOUNT_MESSAGES[locale]
  await page.getByLabel(fields.firstName).fill('Carla')
  await page.getByLabel(fields.lastName).fill('Zúniga')
  await page.getByLabel(fields.email).fill(email)
  await page.getByLabel(fields.password, { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
}

onBothScreens((locale) => {
  const { fields, fieldErrors, form } = ACCOUNT_MESSAGES[locale]
  test('SIGN-01 errors are shown next to each field and counted in one line; the first field gets focus', async ({
    shop,
  }) => {
    await shop.open('signup')
    await shop.button(form.submit).click()
    const summary = shop.page.getByRole('alert')
    await expect(summary).toHaveText(plural(form.summary, 5, locale))
    expect((await summary.boundingBox())?.height).toBeLessThan(80)
    for (const field of ['firstName', 'lastName', 'email', 'password'] as const) {
      const input = shop.page.getByLabel(fields[field], { exact: true })
      await expect(input).toHaveAttribute('aria-invalid', 'true')
      await expect(input).toHaveAccessibleDescription(new RegExp(fieldErrors[field].slice(0, 12)))
    }
    await expect(shop.page.locator('#password-error')).toHaveText(form.passwordHint)
    await expect(shop.page.getByRole('checkbox')).toHaveAccessibleDescription(fieldErrors.agreeToTerms)
    await expect(shop.page.getByLabel(fields.firstName)).toBeFocused()
    await shop.page.getByLabel(fields.email).fill('carla@example.com')
    await expect(shop.page.getByLabel(fields.email)).not.toHaveAttribute('aria-invalid', 'true')
  })
})

inLanguage('en', (locale) => {
  const { fields, form, greeting, profile } = ACCOUNT_MESSAGES[locale]
  test('SIGN-02 an account is created, its details are stored locally, and login follows', async ({
    shop,
  }) => {
    const email = `${randomUUID()}@example.com`
    const recipients: string[] = []
    shop.page.on('request', (request) => {
      const everything = request.url() + (request.postData() ?? '')
      if (everything.includes(PASSWORD) || everything.includes(encodeURIComponent(PASSWORD)))
        recipients.push(new URL(request.url()).origin)
    })
    await shop.open('signup')
    await fillIn(shop, email)
    await shop.page.getByLabel(fields.phone).fill('+504 9999-0000')
    await shop.page.getByLabel(fields.country).selectOption('HN')
    await shop.page.getByLabel(fields.dateOfBirth).fill('1990-01-31')
    await shop.button(form.submit).click()
    await shop.page.waitForURL(/\/u\/login\//)
    await expect(shop.page.locator('input[name=email]')).toHaveValue(email)
    await logInWithPassword(shop.page, { email, password: PASSWORD, name: '', sub: '' })
    await expect(shop.page).toHaveURL(pathFor('account', locale))
    await expect(shop.heading(format(greeting, { name: 'Carla Zúniga' }))).toBeVisible()
    const region = shop.page.getByRole('region', { name: profile.title })
    await expect(region.getByLabel(fields.dateOfBirth)).toHaveValue('1990-01-31')
    const kept = await shop.page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    expect(kept).toContain('travelstore-signup')
    expect(kept).not.toContain(PASSWORD)
    expect([...new Set(recipients)]).toEqual([PLACES.identity])
    await shop.open('signup')
    await expect(shop.page.getByText(format(form.alreadyIn, { name: 'Carla Zúniga' }))).toBeVisible()
  })
})

test('SIGN-01 LANG-03 a change of language keeps what was typed, but not the password', async ({ shop }) => {
  const { page } = shop
  const [es, en] = [ACCOUNT_MESSAGES.es.fields, ACCOUNT_MESSAGES.en.fields]
  await shop.open('signup')
  await fillIn(shop, 'carla@example.com')
  await page.getByLabel(es.country).selectOption('HN')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(pathFor('signup', 'en'))
  await expect(page.getByLabel(en.firstName)).toHaveValue('Carla')
  await expect(page.getByLabel(en.email)).toHaveValue('carla@example.com')
  await expect(page.getByLabel(en.country)).toHaveValue('HN')
  await expect(page.getByLabel(en.password, { exact: true })).toHaveValue('')
  await page.getByLabel(en.phone).fill('+504 9999-0000')
  await expect(page.getByLabel(en.firstName)).toHaveValue('Carla')
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('carla@')
})

test('PRIV-01 what one person typed at sign-up is not shown to the next', async ({ shop }) => {
  const { fields, form, profile } = ACCOUNT_MESSAGES.es
  await shop.open('signup')
  await fillIn(shop, `${randomUUID()}@example.com`)
  await shop.page.getByLabel(fields.phone).fill('+504 9999-0000')
  await shop.button(form.submit).click()
  await shop.page.waitForURL(/\/u\/login\//)
  await shop.page.goBack()
  for (const label of [fields.firstName, fields.email, fields.phone])
    await expect(shop.page.getByLabel(label)).toHaveValue('')
  await shop.page.goForward()
  await enterAccount(shop, ben)
  const region = shop.page.getByRole('region', { name: profile.title })
  await expect(region.getByLabel(fields.firstName)).not.toHaveValue('Carla')
  await expect(region.getByLabel(fields.phone)).toHaveValue('')
  const kept = await shop.page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(kept).not.toContain('Zúniga')
})

test('SIGN-01 fields support autofill; the password can be shown, its strength is announced', async ({
  shop,
}) => {
  const { fields, form } = ACCOUNT_MESSAGES.es
  await shop.open('signup')
  const expected = {
    firstName: 'given-name',
    lastName: 'family-name',
    email: 'email',
    password: 'new-password',
    phone: 'tel',
    country: 'country',
    dateOfBirth: 'bday',
  }
  for (const [id, hint] of Object.entries(expected))
    await expect(shop.page.locator(`#${id}`)).toHaveAttribute('autocomplete', hint)
  await expect(shop.page.locator('#country option')).toHaveCount(11)
  await expect(shop.page.locator('form [name]')).toHaveCount(0)

  const password = shop.page.getByLabel(fields.password, { exact: true })
  await password.fill('abc')
  await expect(shop.page.getByText(plural(form.strength.short, 5, 'es'))).toBeVisible()
  await password.fill('palmeras')
  await expect(shop.page.getByText(form.strength.weak)).toBeVisible()
  await password.fill('Aaaaaaaa1!')
  await expect(shop.page.getByText(form.strength.repeated)).toBeVisible()
  await password.fill('Honduras2026')
  await expect(shop.page.getByText(form.strength.common)).toBeVisible()
  await password.fill('Mariposa2024!')
  await expect(shop.page.getByText(form.strength.common)).toBeVisible()
  await shop.page.getByLabel(fields.firstName).fill('Mariposa')
  await expect(shop.page.getByText(form.strength.own)).toBeVisible()
  await password.fill('aB1-'.repeat(65))
  await expect(shop.page.getByText(form.strength.long)).toBeVisible()
  await shop.button(form.submit).click()
  await expect(shop.page.locator('#password-error')).toHaveText(form.strength.long)
  await password.fill(PASSWORD)
  await expect(shop.page.getByText(form.strength.fair, { exact: true })).toBeVisible()
  await shop.button(form.showPassword).click()
  await expect(password).toHaveAttribute('type', 'text')
  await shop.button(form.hidePassword).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('SIGN-01 a password that is too weak is an error of its field, before the provider is asked', async ({
  shop,
}) => {
  const { fields, form } = ACCOUNT_MESSAGES.es
  const asked: string[] = []
  shop.page.on('request', (request) => asked.push(request.url()))
  await shop.open('signup')
  await fillIn(shop, `${randomUUID()}@example.com`, 'palmeras')
  await shop.button(form.submit).click()
  const password = shop.page.getByLabel(fields.password, { exact: true })
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(form.passwordHint)
  await expect(shop.page.getByRole('alert')).toHaveText(plural(form.summary, 1, 'es'))
  await password.fill('Palmeras')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill(PASSWORD)
  await expect(password).not.toHaveAttribute('aria-invalid')
  expect(asked.filter((url) => url.includes('dbconnections'))).toEqual([])
})

test('SIGN-02 a rejection, a weak password and a provider failure show errors and keep the typed text', async ({
  shop,
  guard,
}) => {
  guard.allow(/status of (400|500)/)
  const { fields, form } = ACCOUNT_MESSAGES.es
  const alert = shop.page.getByRole('alert')
  await shop.page.setViewportSize({ width: 390, height: 640 })
  await shop.open('signup')
  await fillIn(shop, ana.email)
  await shop.button(form.submit).click()
  await expect(alert).toContainText(form.failures.refused)
  await expect(shop.page.getByLabel(fields.email)).toHaveValue(ana.email)
  await expect(shop.page.getByLabel(fields.email)).toBeFocused()
  await expect(shop.page.getByLabel(fields.email)).toHaveAccessibleDescription(form.failures.refused)

  // To the provider, these letters are symbols.
  await fillIn(shop, `${randomUUID()}@example.com`, 'ÑÚ-óñé-26')
  await shop.button(form.submit).click()
  await expect(alert).toContainText(form.failures.weak_password)
  await expect(shop.page.getByLabel(fields.password, { exact: true })).toBeFocused()

  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await shop.page.route('**/dbconnections/signup', async (route) => {
    await held
    await route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' }, body: '{}' })
  })
  await shop.button(form.submit).click()
  await expect(shop.button(form.submitting)).toBeDisabled()
  release()
  await expect(alert).toContainText(form.failures.failed)
  await expect(alert).toBeInViewport()
  await expect(shop.button(form.submit)).toBeEnabled()
})

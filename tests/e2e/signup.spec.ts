import { randomUUID } from 'node:crypto'
import { ACCOUNT_MESSAGES } from '~/i18n/messages/account'
import { ana, expect, inBothLanguages, pathFor, test } from './harness'
import { logInWithPassword } from './harness/identity'
import { PLACES } from './harness/places'

const PASSWORD = 'Tela-2026!'

inBothLanguages((locale) => {
  const { fields, fieldErrors, form, greeting, profile } = ACCOUNT_MESSAGES[locale]

  test.beforeEach(({ shop }) => shop.open('signup'))

  test(
    'SIGN-01 what is missing is told beside each field and summed up; the first one has the focus',
    {
      tag: '@phone',
    },
    async ({ shop }) => {
      await shop.button(form.submit).click()
      const summary = shop.page.getByRole('alert')
      await expect(summary).toContainText(form.summary(5))
      for (const field of ['firstName', 'lastName', 'email', 'password'] as const) {
        const input = shop.page.getByLabel(fields[field], { exact: true })
        await expect(input).toHaveAttribute('aria-invalid', 'true')
        await expect(input).toHaveAccessibleDescription(new RegExp(fieldErrors[field].slice(0, 12)))
      }
      await expect(shop.page.getByRole('checkbox')).toHaveAccessibleDescription(fieldErrors.agreeToTerms)
      await expect(shop.page.getByLabel(fields.firstName)).toBeFocused()
      await summary.getByRole('link', { name: fieldErrors.email }).click()
      await expect(shop.page.getByLabel(fields.email)).toBeFocused()
      await shop.page.getByLabel(fields.email).fill('carla@example.com')
      await expect(shop.page.getByLabel(fields.email)).not.toHaveAttribute('aria-invalid', 'true')
    },
  )

  test('SIGN-01 browsers know how to fill each field, and where it may go', async ({ shop }) => {
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
  })

  test('SIGN-01 the password can be shown, and its strength is told in words', async ({ shop }) => {
    const password = shop.page.getByLabel(fields.password, { exact: true })
    await password.fill('abc')
    await expect(shop.page.getByText(form.strength.short(5))).toBeVisible()
    await password.fill('palmeras')
    await expect(shop.page.getByText(form.strength.weak)).toBeVisible()
    await password.fill(PASSWORD)
    await expect(shop.page.getByText(form.strength.fair, { exact: true })).toBeVisible()
    await shop.button(form.showPassword).click()
    await expect(password).toHaveAttribute('type', 'text')
    await shop.button(form.hidePassword).click()
    await expect(password).toHaveAttribute('type', 'password')
  })

  test('SIGN-02 an account is made, its details kept here, and the login follows', async ({ shop }) => {
    const email = `${randomUUID()}@example.com`
    const told: string[] = []
    shop.page.on('request', (request) => {
      const everything = request.url() + (request.postData() ?? '')
      if (everything.includes(PASSWORD) || everything.includes(encodeURIComponent(PASSWORD)))
        told.push(new URL(request.url()).origin)
    })
    await shop.page.getByLabel(fields.firstName).fill('Carla')
    await shop.page.getByLabel(fields.lastName).fill('Zúniga')
    await shop.page.getByLabel(fields.email).fill(email)
    await shop.page.getByLabel(fields.password, { exact: true }).fill(PASSWORD)
    await shop.page.getByLabel(fields.phone).fill('+504 9999-0000')
    await shop.page.getByLabel(fields.country).selectOption('HN')
    await shop.page.getByLabel(fields.dateOfBirth).fill('1990-01-31')
    await shop.page.getByRole('checkbox').check()
    await shop.button(form.submit).click()
    await shop.page.waitForURL(/\/u\/login\//)
    await expect(shop.page.locator('input[name=email]')).toHaveValue(email)
    await logInWithPassword(shop.page, { email, password: PASSWORD, name: '', sub: '' })
    await expect(shop.page).toHaveURL(pathFor('account', locale))
    await expect(shop.heading(greeting('Carla Zúniga'))).toBeVisible()
    const region = shop.page.getByRole('region', { name: profile.title })
    await expect(region.getByLabel(fields.dateOfBirth)).toHaveValue('1990-01-31')
    const kept = await shop.page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    expect(kept).toContain('travelstore-signup')
    expect(kept).not.toContain(PASSWORD)
    expect([...new Set(told)]).toEqual([PLACES.identity])
    await shop.open('signup')
    await expect(shop.page.getByText(form.alreadyIn('Carla Zúniga'))).toBeVisible()
  })

  for (const [what, email, password, sentence] of [
    ['a password that the provider finds weak', 'new', 'palmeras', form.failures.weak_password],
    ['an e-mail that has an account', ana.email, PASSWORD, form.failures.refused],
  ] as const) {
    test(`SIGN-02 ${what} is told, and what was typed stays`, async ({ shop, guard }) => {
      guard.allow(/status of 400/)
      const address = email === 'new' ? `${randomUUID()}@example.com` : email
      await shop.page.getByLabel(fields.firstName).fill('Carla')
      await shop.page.getByLabel(fields.lastName).fill('Zúniga')
      await shop.page.getByLabel(fields.email).fill(address)
      await shop.page.getByLabel(fields.password, { exact: true }).fill(password)
      await shop.page.getByRole('checkbox').check()
      await shop.button(form.submit).click()
      await expect(shop.page.getByRole('alert')).toContainText(sentence)
      await expect(shop.page.getByLabel(fields.email)).toHaveValue(address)
      await expect(shop.button(form.submit)).toBeEnabled()
    })
  }

  test('SIGN-02 while it is sent the button says so; a provider that breaks down is told', async ({
    shop,
    guard,
  }) => {
    guard.allow(/status of 500/)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await shop.page.route('**/dbconnections/signup', async (route) => {
      await held
      await route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' }, body: '{}' })
    })
    await shop.page.getByLabel(fields.firstName).fill('Carla')
    await shop.page.getByLabel(fields.lastName).fill('Zúniga')
    await shop.page.getByLabel(fields.email).fill('carla@example.com')
    await shop.page.getByLabel(fields.password, { exact: true }).fill(PASSWORD)
    await shop.page.getByRole('checkbox').check()
    await shop.button(form.submit).click()
    await expect(shop.button(form.submitting)).toBeDisabled()
    release()
    await expect(shop.page.getByRole('alert')).toContainText(form.failures.failed)
  })
})

import { randomUUID } from 'node:crypto'
import { format } from '~/i18n/format'
import { ana, expect, inLanguage, onBothScreens, test } from './harness'
import { enterAccount } from './harness/identity'
import { PLACES } from './harness/places'

const API = '**/api/sendwelcomeemail'
const CONFIRM = /Confirma tu suscripción|Confirm your subscription/
const someone = () => `${randomUUID()}@example.com`

onBothScreens((locale, t) => {
  const { newsletter } = t
  const subject = locale === 'es' ? /10 % de descuento/ : /10% discount/
  test('SALE-01 NEWS-01 NEWS-03 an address is welcomed once, with confetti; missing fields show an error', async ({
    shop,
    inbox,
  }) => {
    const { page } = shop
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const toast = page.locator('toast-region')
    const field = page.getByRole('textbox', { name: newsletter.email })
    const button = shop.button(format(newsletter.submit, { percent: 10 }))
    await shop.open('sales')
    await expect(page.getByRole('textbox', { name: newsletter.honeypot })).toHaveCount(0)

    await button.click()
    await expect(toast).toContainText(newsletter.empty)
    await expect(field).toHaveAccessibleDescription(newsletter.empty)
    await expect(field).toBeFocused()
    await field.fill('ana@')
    await expect(field).toHaveAccessibleDescription('')
    await button.click()
    await expect(field).toHaveAccessibleDescription(newsletter.invalid)

    const email = someone()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(API, async (route) => {
      expect(route.request().postDataJSON()).toEqual({ email, language: locale, discountCode: 'WELCOME10' })
      await held
      await route.continue()
    })
    await field.fill(`  ${email} `)
    await button.click()
    await expect(shop.button(newsletter.sending)).toHaveAttribute('aria-disabled', 'true')
    await shop.button(newsletter.sending).click({ force: true })
    release()
    await expect(toast).toContainText(newsletter.success)
    await expect(page.locator('newsletter-form > canvas'), 'behind the words').toHaveCount(1)
    const done = page.getByRole('group', { name: newsletter.doneTitle })
    await expect(done).toBeFocused()
    await expect(done).toContainText(email)
    await expect(done).toContainText(newsletter.doneText)
    await expect(button).toBeHidden()
    await shop.button(newsletter.another).click()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await expect(button).toBeVisible()
    const confirmation = await inbox.wait(email, CONFIRM)
    expect(await inbox.read(email)).toHaveLength(1)
    await page.goto(/http\S+\/confirm\?\S+/.exec(confirmation.text ?? '')?.[0] ?? '')
    await expect(page.getByText(email)).toBeVisible()
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      )
    await expect
      .poll(loaded, 'the typefaces of the shop')
      .toEqual(expect.arrayContaining(['Fraunces', 'Figtree']))
    await page.getByRole('button').click()
    await expect(page.getByRole('heading')).toHaveText(/Suscripción confirmada|You are subscribed/)
    const mail = await inbox.wait(email, subject)
    expect(mail.text).toContain('WELCOME10')
    expect(await inbox.read(email)).toHaveLength(2)
  })
})

inLanguage('en', (_locale, t) => {
  const { newsletter } = t
  test('NEWS-03 a failure shows an error and keeps the typed text, and a retry works', async ({
    shop,
    guard,
    inbox,
  }) => {
    guard.allow(/status of (429|503)|ERR_CONNECTION/)
    const { page } = shop
    const email = someone()
    const toast = page.locator('toast-region')
    const field = page.getByRole('textbox', { name: newsletter.email })
    await shop.open('home')
    await field.fill(email)
    for (const answer of [{ status: 503, json: { success: false, error: 'down' } }, 429, 'gone'] as const) {
      await page.route(API, (route) =>
        typeof answer === 'string'
          ? route.abort('connectionrefused')
          : route.fulfill(typeof answer === 'number' ? { status: answer } : answer),
      )
      await field.press('Enter')
      await expect(toast).toContainText(newsletter.failed)
      await expect(field).toHaveValue(email)
      await toast.getByRole('button').click()
      await page.unroute(API)
    }
    await field.press('Enter')
    await expect(toast).toContainText(newsletter.success)
    await inbox.wait(email, CONFIRM)
  })
})

test('NEWS-01 a form submitted before its script has loaded is sent when it loads', async ({
  shop,
  inbox,
}) => {
  const { page } = shop
  const email = someone()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_astro/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/shop/sales', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: shop.t.newsletter.email }).fill(email)
  await shop.button(format(shop.t.newsletter.submit, { percent: 10 })).click()
  await expect(page).toHaveURL(`${PLACES.shop}/shop/sales`)
  release()
  await expect(page.locator('toast-region')).toContainText(shop.t.newsletter.success)
  await inbox.wait(email, CONFIRM)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('PRIV-01 an address that a signed-in person typed but did not send is forgotten on leaving the page', async ({
  shop,
}) => {
  const { page } = shop
  await enterAccount(shop, ana)
  await shop.open('sales')
  const field = page.getByRole('textbox', { name: shop.t.newsletter.email })
  await field.fill(someone())
  await page.waitForFunction(() => customElements.get('newsletter-form'))
  await shop.open('help')
  await page.goBack()
  await expect(field).toHaveValue('')
})

test('NEWS-04 a bot that fills in every field is rejected', async ({ shop, guard, inbox }) => {
  guard.allow(/status of 422/)
  const { page } = shop
  const email = someone()
  await shop.open('sales')
  await page.getByLabel(shop.t.newsletter.honeypot).fill('https://spam.example', { force: true })
  await page.getByRole('textbox', { name: shop.t.newsletter.email }).fill(email)
  await shop.button(format(shop.t.newsletter.submit, { percent: 10 })).click()
  await expect(page.locator('toast-region')).toContainText(shop.t.newsletter.failed)
  expect(await inbox.read(email)).toEqual([])
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('NEWS-03 a subscription shows no confetti', async ({ shop }) => {
    await shop.open('sales')
    await shop.page.getByRole('textbox', { name: shop.t.newsletter.email }).fill(someone())
    await shop.button(format(shop.t.newsletter.submit, { percent: 10 })).click()
    await expect(shop.page.locator('toast-region')).toContainText(shop.t.newsletter.success)
    await expect(shop.page.locator('canvas')).toHaveCount(0)
  })
})

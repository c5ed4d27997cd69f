import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { format, plural } from '~/i18n/format'
import { ACCOUNT_MESSAGES } from '~/i18n/messages/account'
import { PAYMENT_RESULT_MESSAGES } from '~/i18n/messages/payment-result'
import { ana, expect, inLanguage, pathFor, test } from './harness'
import { neverAnswers, runByClock } from './harness/chaos'
import { enterAccount } from './harness/identity'

/** Longer than any timeout; the page's clock skips it. */
const HALF_A_MINUTE = 30_000

/** Waits for the request, then advances the clock past every timeout. */
const giveUp = async (page: Page, calls: readonly unknown[]): Promise<void> => {
  await expect.poll(() => calls.length).toBe(1)
  await page.clock.fastForward(HALF_A_MINUTE)
}

test.beforeEach(async ({ page }) => runByClock(page))

inLanguage('es', (locale, t) => {
  const account = ACCOUNT_MESSAGES[locale]

  test('NEWS-03 a subscription without a response times out, keeps the address, and is sent once', async ({
    shop,
    page,
  }) => {
    const { calls, answers } = await neverAnswers(page, '**/api/sendwelcomeemail')
    const email = `${randomUUID()}@example.com`
    const field = page.getByRole('textbox', { name: t.newsletter.email })
    const toast = page.locator('toast-region')
    await shop.open('sales')
    await field.fill(email)
    await field.press('Enter')
    await expect(shop.button(t.newsletter.sending)).toHaveAttribute('aria-disabled', 'true')
    await field.press('Enter')
    await giveUp(page, calls)
    await expect(toast).toContainText(t.newsletter.failed)
    await expect(field).toHaveValue(email)
    expect(calls).toHaveLength(1)
    await answers()
    await shop.button(format(t.newsletter.submit, { percent: 10 })).click()
    await expect(toast).toContainText(t.newsletter.success)
  })

  test('CART-06 PAY-04 ACC-03 a checkout and an order list without a response can be retried; one session is opened', async ({
    shop,
    page,
  }) => {
    const orders = await neverAnswers(page, '**/api/orders')
    await enterAccount(shop, ana)
    await expect(page.getByText(account.orders.loading)).toBeVisible()
    await giveUp(page, orders.calls)
    await expect(page.getByText(account.orders.failed)).toBeVisible()
    await orders.answers()
    await shop.button(account.orders.retry).click()
    await expect(page.getByText(account.orders.failed)).toBeHidden()

    const { calls, answers } = await neverAnswers(page, '**/api/stripe/create-checkout-session')
    await shop.fillCart('prod-006')
    await shop.open('cart')
    await shop.button(t.cart.checkout).click()
    await expect(shop.button(t.checkout.processing)).toBeDisabled()
    await giveUp(page, calls)
    await expect(page.getByRole('alert').filter({ hasText: t.checkout.failed })).toBeVisible()
    await answers()
    const [again] = await Promise.all([
      page.waitForRequest('**/api/stripe/create-checkout-session'),
      shop.button(t.cart.checkout).click(),
    ])
    expect(again.headers()['idempotency-key']).toBe(calls[0])
    await page.waitForURL(/\/c\/pay\//)
  })

  test('LIST-06 a catalog that never loads leaves the list unchanged, and can be retried', async ({
    shop,
    page,
  }) => {
    const { calls, answers } = await neverAnswers(page, '**/shop/catalog.json')
    const articles = page.getByRole('main').getByRole('article')
    await shop.open('products')
    await page.getByRole('searchbox').fill('coco')
    await expect(articles.first()).toBeHidden()
    await expect(page.getByRole('main').getByText(plural(t.catalog.results, 20, 'es'))).toHaveCount(0)
    await giveUp(page, calls)
    await expect(page.getByText(t.catalog.indexFailed)).toBeVisible()
    await expect(articles.first()).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('coco')
    await answers()
    await shop.button(t.catalog.retry).click()
    await expect(articles).not.toHaveCount(20)
  })
})

inLanguage('en', (locale, t) => {
  const { fields, form } = ACCOUNT_MESSAGES[locale]

  test('TRACK-02 a tracking request without a response: searching, then an error and a retry', async ({
    shop,
    page,
  }) => {
    const { calls, answers } = await neverAnswers(page, '**/api/track-order/**')
    await shop.open('trackingNumber', 'TRK-DEMO-DELIVERED')
    await expect(page.getByRole('status').filter({ hasText: t.orders.searching })).toBeAttached()
    await page.getByLabel(t.orders.number).press('Enter')
    await giveUp(page, calls)
    await expect(
      page.getByRole('main').getByRole('alert').filter({ hasText: t.orders.offline }),
    ).toBeVisible()
    await expect(page.getByLabel(t.orders.number)).toHaveValue('TRK-DEMO-DELIVERED')
    expect(calls).toHaveLength(1)
    await answers()
    await shop.button(t.orders.retry).click()
    await expect(page.getByRole('article')).toContainText(t.orders.meanings.delivered)
  })

  test('PAY-06 SIGN-02 a payment and a sign-up without a response show an error and keep the typed text', async ({
    shop,
    page,
  }) => {
    const payment = await neverAnswers(page, '**/api/stripe/checkout-session/**')
    await shop.page.goto(`${pathFor('success', locale)}?session_id=cs_test_slow`)
    await expect(page.getByText(PAYMENT_RESULT_MESSAGES[locale].verifying)).toBeVisible()
    await giveUp(page, payment.calls)
    await expect(page.getByText(PAYMENT_RESULT_MESSAGES[locale].fetchFailed)).toBeVisible()
    await expect(shop.button(PAYMENT_RESULT_MESSAGES[locale].checkAgain)).toBeEnabled()

    const { calls } = await neverAnswers(page, '**/dbconnections/signup')
    await shop.open('signup')
    const typed = { firstName: 'Carla', lastName: 'Zúniga', email: `${randomUUID()}@example.com` } as const
    for (const field of ['firstName', 'lastName', 'email'] as const)
      await page.getByLabel(fields[field]).fill(typed[field])
    await page.getByLabel(fields.password, { exact: true }).fill('Tela-2026!')
    await page.getByRole('checkbox').check()
    await shop.button(form.submit).click()
    await expect(shop.button(form.submitting)).toBeDisabled()
    await giveUp(page, calls)
    await expect(page.getByRole('alert').filter({ hasText: form.failures.offline })).toBeVisible()
    for (const field of ['firstName', 'lastName', 'email'] as const)
      await expect(page.getByLabel(fields[field])).toHaveValue(typed[field])
    await expect(shop.button(form.submit)).toBeEnabled()
    expect(calls).toHaveLength(1)
  })
})

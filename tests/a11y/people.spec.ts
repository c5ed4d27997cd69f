import { plural } from '~/i18n/format'
import { ACCOUNT_MESSAGES } from '~/i18n/messages/account'
import { AUTH_MESSAGES } from '~/i18n/messages/auth'
import { ORDER_PAGE_MESSAGES } from '~/i18n/messages/order-page'
import { expect, test } from '../e2e/harness'
import { createNewcomer, enterAccount } from '../e2e/harness/identity'
import { fileOrder } from '../e2e/harness/order'
import { axeViolations } from './axe'

test('QUAL-01 the account page is accessible: signed out, signed in with orders, with form errors', async ({
  shop,
  lake,
}) => {
  const t = ACCOUNT_MESSAGES.es
  const person = await createNewcomer()
  await fileOrder(lake, person, '2026-11-02T15:00:00Z')
  await shop.open('account')
  await expect(shop.heading(t.accessRequired)).toBeVisible()
  expect(await axeViolations(shop.page)).toEqual([])
  await enterAccount(shop, person)
  await expect(shop.page.getByRole('region', { name: t.orders.title }).getByRole('listitem')).toHaveCount(1)
  await shop.button(t.editProfile).click()
  await shop.page.getByLabel(t.fields.firstName).clear()
  await shop.button(t.profile.save).click()
  await expect(shop.page.getByText(t.fieldErrors.firstName)).toBeVisible()
  expect(await axeViolations(shop.page)).toEqual([])
})

test('QUAL-01 ORDER-01 an order page is accessible: found and not found', async ({ shop, lake, guard }) => {
  guard.allow(/status of 404/)
  const t = ORDER_PAGE_MESSAGES.es
  const person = await createNewcomer()
  const number = await fileOrder(lake, person, '2026-11-02T15:00:00Z')
  await enterAccount(shop, person)
  await shop.open('orderNumber', number)
  await expect(shop.page.getByRole('list', { name: t.lines }).getByRole('link')).toBeVisible()
  await shop.button(t.buyAgain).click()
  await expect(shop.link(t.toCart)).toBeVisible()
  expect(await axeViolations(shop.page)).toEqual([])
  await shop.open('orderNumber', 'TRK-DEMO-TRANSIT')
  await expect(shop.link(t.toHistory)).toBeVisible()
  expect(await axeViolations(shop.page)).toEqual([])
})

test('QUAL-01 sign-up with errors and a failed login are accessible', async ({ shop }) => {
  await shop.open('signup')
  await shop.button(ACCOUNT_MESSAGES.es.form.submit).click()
  await expect(shop.page.getByRole('alert')).toContainText(plural(ACCOUNT_MESSAGES.es.form.summary, 5, 'es'))
  await shop.page.getByLabel(ACCOUNT_MESSAGES.es.fields.password, { exact: true }).fill('palmeras')
  expect(await axeViolations(shop.page)).toEqual([])
  await shop.open('callback')
  await expect(shop.heading(AUTH_MESSAGES.es.callback.failed)).toBeFocused()
  expect(await axeViolations(shop.page)).toEqual([])
})

test('QUAL-01 the wishlist is accessible: empty, filled, shared; and hearts on cards', async ({ shop }) => {
  const { wishlist } = shop.t
  const rows = shop.page.getByRole('list', { name: wishlist.list }).getByRole('listitem')
  await shop.open('wishlist')
  await expect(shop.page.getByText(wishlist.empty)).toBeVisible()
  expect(await axeViolations(shop.page)).toEqual([])
  await shop.page.goto('/shop/wishlist?items=prod-001,gone-001,kit-001')
  await expect(rows).toHaveCount(3)
  expect(await axeViolations(shop.page)).toEqual([])
  await shop.button(wishlist.save).click()
  await shop.open('wishlist')
  await expect(rows).toHaveCount(3)
  expect(await axeViolations(shop.page)).toEqual([])
  await shop.open('sales')
  await shop.page.locator('wish-heart button').first().click()
  await expect(shop.page.locator('wish-heart button').first()).toHaveAttribute('aria-pressed', 'true')
  expect(await axeViolations(shop.page)).toEqual([])
})

import { ACCOUNT_MESSAGES } from '~/i18n/messages/account'
import { ana, expect, inBothLanguages, pathFor, test } from './harness'

inBothLanguages((locale, t) => {
  const wishes = t.wishlist

  test(
    'ACC-03 the wish list works without an account: what is on it can go to the cart',
    {
      tag: '@phone',
    },
    async ({ shop }) => {
      await shop.open('wishlist')
      await expect(shop.heading(wishes.empty)).toBeVisible()
      await shop.page.evaluate(() =>
        localStorage.setItem('travelstore-wishlist', '["prod-001","gone-001","prod-002"]'),
      )
      await shop.page.reload()
      const rows = shop.page.getByRole('list', { name: wishes.list }).getByRole('listitem')
      await expect(rows).toHaveCount(3)
      await expect(rows.filter({ hasText: 'gone-001' })).toContainText(wishes.gone)
      await rows.first().getByRole('button', { name: wishes.moveToCart }).click()
      await expect(rows).toHaveCount(2)
      await shop.button(wishes.moveAll).click()
      await expect(rows).toHaveCount(1)
      await shop.open('cart')
      await expect(shop.page.getByRole('list', { name: t.cart.lines }).getByRole('listitem')).toHaveCount(2)
    },
  )

  test('ACC-03 a shared link shows the list to anybody, who may keep it', async ({ shop }) => {
    await shop.page.goto(`${pathFor('wishlist', locale)}?items=prod-003,prod-004`)
    await expect(shop.heading(wishes.sharedTitle)).toBeVisible()
    await expect(shop.page.getByRole('list', { name: wishes.list }).getByRole('listitem')).toHaveCount(2)
    await shop.button(wishes.save).click()
    await shop.link(wishes.ownList).click()
    await expect(shop.heading(wishes.sharedTitle)).toBeHidden()
    await expect(shop.page.getByRole('list', { name: wishes.list }).getByRole('listitem')).toHaveCount(2)
    const account = ACCOUNT_MESSAGES[locale]
    await shop.open('account')
    await shop.page.getByRole('main').getByRole('button', { name: account.login, exact: true }).click()
    await shop.logInAs(ana)
    await expect(shop.page.getByText(account.wishlist.count(2))).toBeVisible()
  })

  test('ACC-03 the link to the list is copied where the device has no way to share', async ({
    shop,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await shop.open('wishlist')
    await shop.page.evaluate(() => localStorage.setItem('travelstore-wishlist', '["prod-001","prod-002"]'))
    await shop.page.reload()
    await shop.button(wishes.share).click()
    await expect(shop.page.getByRole('status').filter({ hasText: wishes.copied })).toBeVisible()
    const copied = await shop.page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(copied).pathname + new URL(copied).search).toBe(
      `${pathFor('wishlist', locale)}?items=prod-001,prod-002`,
    )
  })
})

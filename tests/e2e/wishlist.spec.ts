import type { CatalogIndex } from '~/features/catalog-index/catalog-index'
import { format, plural } from '~/i18n/format'
import { ACCOUNT_MESSAGES } from '~/i18n/messages/account'
import { ana, expect, onBothScreens, pathFor, test } from './harness'
import { enterAccount } from './harness/identity'

const KEY = 'travelstore-wishlist'

onBothScreens((locale, t) => {
  const wishes = t.wishlist
  test('ACC-03 hearts on a card and on a product page add to the wishlist, whose items can be added to the cart', async ({
    shop,
  }) => {
    const requested: string[] = []
    shop.page.on('request', (request) => requested.push(request.url()))
    await shop.open('products')
    const hearts = shop.page.getByRole('main').locator('wish-heart button').filter({ visible: true })
    await shop.page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 2000 })))
    expect(requested.filter((url) => url.includes('wish'))).toEqual([])
    // As after Back from the product.
    await shop.page.getByRole('main').getByRole('article').first().getByRole('link').focus()
    await hearts.first().click()
    await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true')
    await expect(shop.page).toHaveURL(pathFor('products', locale))
    const box = await hearts.first().boundingBox()
    expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0))).toBeGreaterThanOrEqual(44)

    await shop.open('product', 'prod-002')
    await hearts.first().click()
    await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true')
    await shop.page.reload()
    await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true')

    await shop.open('wishlist')
    const rows = shop.page.getByRole('list', { name: wishes.list }).getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await rows.last().getByRole('button', { name: wishes.moveToCart }).click()
    await expect(rows).toHaveCount(1)
    await shop.page.evaluate((key) => localStorage.setItem(key, '["gone-001","prod-002"]'), KEY)
    await shop.page.reload()
    await expect(rows.last()).toContainText(wishes.gone)
    await expect(rows.last()).not.toContainText('gone-001')
    await shop.button(wishes.moveAll).click()
    await expect(rows).toHaveCount(1)
    const toast = shop.page.locator('toast-region')
    await toast.getByRole('button', { name: t.common.undo }).click()
    await expect(rows).toHaveCount(2)
    await shop.button(wishes.moveAll).click()
    await expect(rows).toHaveCount(1)
    await toast.getByRole('button', { name: t.common.close }).click()
    const remove = shop.button(format(wishes.removeNamed, { name: wishes.goneName }))
    await remove.click()
    await expect(shop.page.getByText(wishes.empty)).toBeVisible()
    await expect(toast).toBeHidden()
    await shop.button(t.common.undo).click()
    await expect(rows).toHaveCount(1)
    await remove.click()
    await expect(shop.page.getByText(wishes.empty)).toBeVisible()
    const picks = shop.page.getByRole('region', { name: t.home.featured })
    await picks
      .getByRole('button', { name: /./ })
      .filter({ has: shop.page.locator('svg') })
      .first()
      .press('Enter')
    await expect(rows).toHaveCount(1)
    await expect(picks.getByRole('button').first()).toBeFocused()
    await shop.open('cart')
    await expect(shop.page.getByRole('list', { name: t.cart.lines }).getByRole('listitem')).toHaveCount(2)
  })
})

test('ACC-03 a heart clicked before its code has loaded takes effect, even in an island', async ({
  shop,
  context,
}) => {
  const { wishlist } = shop.t
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await shop.open('products')
  const code = await shop.page
    .locator('template[data-code=first-touch]')
    .evaluate((template: HTMLTemplateElement) => template.content.querySelector('script')?.src)
  await shop.page.route(`**${code}`, async (route) => {
    await held
    await route.continue()
  })
  const first = shop.page.locator('wish-heart button').first()
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  release()
  await expect(first).toHaveAttribute('aria-pressed', 'true')

  await shop.page.getByRole('searchbox').fill('jabon')
  const articles = shop.page.getByRole('main').getByRole('article').filter({ visible: true })
  await expect(articles).not.toHaveCount(20)
  const found = articles.filter({ hasText: 'Jabón sólido de coco' })
  const heart = found.getByRole('button', { name: format(wishlist.heart, { name: 'Jabón sólido de coco' }) })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  const other = await context.newPage()
  await other.goto(pathFor('product', 'es', 'prod-006'))
  const own = other.locator('wish-heart button').first()
  await expect(own).toHaveAttribute('aria-pressed', 'true')
  await own.click()
  await expect(own).toHaveAttribute('aria-pressed', 'false')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('ACC-03 the wishlist page recommends nothing that is on it and strikes out the former price of a sale', async ({
  shop,
}) => {
  await shop.open('wishlist')
  const picks = shop.page.locator('[data-picks] wish-heart').filter({ visible: true })
  await expect(picks).toHaveCount(4)
  const ids = await picks.evaluateAll((hearts) => hearts.map((heart) => heart.dataset['id']))
  const sale = await shop.page.request.get(pathFor('catalogIndex', 'es'))
  const catalog = (await sale.json()) as CatalogIndex
  const list = [...ids.slice(0, 2), catalog.ids[catalog.originals.findIndex((price) => price > 0)]]
  await shop.page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    KEY,
    JSON.stringify(list),
  ] as const)
  await shop.page.reload()
  const rows = shop.page.getByRole('list', { name: shop.t.wishlist.list }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.first().locator('s')).toBeVisible()
  await expect(picks).toHaveCount(4)
  const left = await picks.evaluateAll((hearts) => hearts.map((heart) => heart.dataset['id']))
  expect(left.filter((id) => list.includes(id))).toEqual([])

  await shop.page.goto(`${pathFor('wishlist', 'es')}?items=${ids.slice(0, 2).join(',')}`)
  await expect(rows).toHaveCount(2)
  await expect(picks).toHaveCount(4)
  const beside = await picks.evaluateAll((hearts) => hearts.map((heart) => heart.dataset['id']))
  expect(
    beside.filter((id) => ids.slice(0, 2).includes(id)),
    'a shared list',
  ).toEqual([])
})

test('ACC-03 a wishlist is shared by link, and anyone can save it', async ({ shop, context }) => {
  const { wishlist } = shop.t
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await shop.page.goto(`${pathFor('wishlist', 'es')}?items=prod-003,prod-004`)
  const rows = shop.page.getByRole('list', { name: wishlist.list }).getByRole('listitem')
  await expect(shop.page.getByRole('heading', { level: 1 })).toHaveText(wishlist.sharedTitle)
  await expect(shop.page).toHaveTitle(new RegExp(`^${wishlist.sharedTitle} `))
  await expect(rows).toHaveCount(2)
  await rows.first().locator('quantity-control').getByRole('button').click()
  await shop.page.keyboard.press('Escape')
  await expect(rows.first().getByRole('status')).toContainText('1')
  await shop.button(wishlist.addAll).click()
  await expect(shop.button(wishlist.isAdded)).toBeDisabled()
  await expect(rows.first().getByRole('status')).toContainText('1')
  await expect(rows.nth(1).getByRole('status')).toContainText('1')
  const heart = rows.nth(1).locator('wish-heart').getByRole('button')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await shop.button(wishlist.save).click()
  await expect(shop.button(wishlist.isSaved)).toBeDisabled()
  await expect(rows.first().locator('wish-heart').getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  await shop.link(wishlist.ownList).click()
  await expect(shop.heading(wishlist.sharedTitle)).toBeHidden()
  await expect(rows).toHaveCount(2)
  await shop.button(wishlist.share).click()
  await expect(shop.page.getByRole('status').filter({ hasText: wishlist.copied })).toBeVisible()
  const copied = new URL(await shop.page.evaluate(() => navigator.clipboard.readText()))
  expect(copied.pathname + copied.search).toBe(`${pathFor('wishlist', 'es')}?items=prod-003,prod-004`)
  await enterAccount(shop, ana)
  await expect(shop.page.getByText(plural(ACCOUNT_MESSAGES.es.wishlist.count, 2, 'es'))).toBeVisible()
})

test('ACC-03 a shared list of which nothing is sold any more says only that', async ({ shop }) => {
  const { wishlist } = shop.t
  await shop.page.goto(`${pathFor('wishlist', 'es')}?items=zzz,yyy`)
  await expect(shop.page.getByText(wishlist.sharedGone)).toBeVisible()
  await expect(shop.page.getByText(wishlist.sharedText)).toBeHidden()
  await expect(shop.button(wishlist.save)).toBeHidden()
  await expect(shop.page.getByText(wishlist.gone)).toBeHidden()
  await expect(shop.link(wishlist.ownList)).toBeVisible()
})

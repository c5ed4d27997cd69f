import type { Locator, Page } from '@playwright/test'
import { format } from '~/i18n/format'
import { ACCOUNT_MESSAGES } from '~/i18n/messages/account'
import { PLANNER_MESSAGES } from '~/i18n/messages/planner'
import { ana, expect, inLanguage, test } from './harness'

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${String(locator)} is not shown`)
  return { ...box, end: box.x + box.width }
}

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

inLanguage('en', (_, t) => {
  test('KIT-01 pictures fill the cards of kits without cutting off any goods; the buttons are at the end on wide screens', async ({
    shop,
    page,
  }) => {
    await setWidth(page, 768)
    await shop.open('kits')
    const card = page.getByRole('article').first()
    const picture = () => boxOf(card.getByRole('img').first())
    const { width, height } = await picture()
    expect(width).toBeGreaterThan((await boxOf(card)).width - 4)
    expect(height / width, '8:5').toBeCloseTo(0.625, 2)
    await setWidth(page, 1366)
    expect((await picture()).height).toBeGreaterThan((await boxOf(card)).height - 4)
    const button = await boxOf(card.getByRole('button', { name: t.cart.add }))
    expect((await boxOf(card)).end - button.end).toBeLessThan(80)
  })

  for (const width of [360, 768, 1366])
    test(`CARD-03 at ${width} px, the button of a card is below its picture and price, and what takes its place moves nothing`, async ({
      shop,
      page,
    }) => {
      await setWidth(page, width)
      await shop.open('products')
      const card = page.getByRole('article').filter({ hasText: 'Packing cubes' })
      const add = card.getByRole('button', { name: /^Add / })
      const picture = await boxOf(card.locator('img'))
      expect((await boxOf(add)).y).toBeGreaterThan(picture.y + picture.height)
      expect(Math.round((await boxOf(add)).height)).toBeGreaterThanOrEqual(44)
      const places = () =>
        card.evaluate((box) => {
          const { top, height } = box.getBoundingClientRect()
          const price = box.querySelector('[data-money]')?.getBoundingClientRect()
          return [height, price && price.top - top, price?.left].map((number) => Math.round(number ?? 0))
        })
      const before = await places()
      await add.click()
      await expect(card.getByRole('button', { name: t.cart.increase })).toBeVisible()
      expect(await places()).toEqual(before)
    })

  test('CARD-01 SALE-01 PROD-01 a sale has the same label on all pages', async ({ shop, page }) => {
    const label = page
      .getByRole('main')
      .getByText(`${t.catalog.sale} ${format(t.catalogPages.sales.off, { percent: 20 })}`)
    for (const route of ['products', 'sales'] as const) {
      await shop.open(route)
      await expect(label.first()).toBeVisible()
    }
    await shop.open('product', 'prod-002')
    await expect(label).toBeVisible()
  })

  test('AGENT-01 on tablets, the pictures of the places are not cropped', async ({ shop, page }) => {
    await setWidth(page, 768)
    await shop.open('agent')
    const places = page.getByRole('region', { name: PLANNER_MESSAGES.en.destinations }).getByRole('img')
    for (const place of await places.all()) {
      const { width, height } = await boxOf(place)
      expect(width / height).toBeCloseTo(16 / 9, 1)
    }
  })

  test('FOOT-01 on phones, the headings of the footer are in line', async ({ shop, page }) => {
    await setWidth(page, 360)
    await shop.open('home')
    const footer = page.getByRole('contentinfo')
    const legal = await boxOf(footer.getByRole('heading', { name: t.layout.footer.legal }))
    const language = await boxOf(footer.getByText(t.layout.footer.language, { exact: true }))
    expect(Math.abs(legal.y - language.y)).toBeLessThan(2)
  })

  test('LIST-07 on wide screens, the folded bar is as wide as the list', async ({ shop, page }) => {
    await setWidth(page, 1366)
    await shop.open('products')
    await page.mouse.wheel(0, 600)
    const list = await boxOf(page.getByRole('main').getByRole('list').first())
    const filters = page.getByRole('button', { name: t.catalog.filters })
    await expect(filters).toBeVisible()
    expect(Math.abs((await boxOf(filters)).end - list.end)).toBeLessThan(2)
  })

  test('ACC-01 on wide screens, the account’s title and picture begin at the same height', async ({
    shop,
    page,
  }) => {
    await setWidth(page, 1366)
    await shop.open('account')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: ACCOUNT_MESSAGES.en.accessRequired })).toBeVisible()
    const title = await boxOf(main.getByRole('heading', { level: 1 }))
    expect(Math.abs((await boxOf(main.locator('img'))).y - title.y)).toBeLessThan(2)
  })

  test('HOME-01 on tablets, the picture is beside the words; the reasons to trust have one-line titles', async ({
    shop,
    page,
  }) => {
    await setWidth(page, 768)
    await shop.open('home')
    const main = page.getByRole('main')
    const title = main.getByRole('heading', { level: 1 })
    expect((await boxOf(main.getByRole('img').first())).x).toBeGreaterThan((await boxOf(title)).end)
    await setWidth(page, 1366)
    const reasons = main.getByRole('region', { name: t.home.trust.title }).getByRole('heading', { level: 3 })
    const heights = await reasons.evaluateAll((titles) => titles.map((one) => one.clientHeight))
    expect(new Set(heights).size).toBe(1)
  })

  test('BLOG-01 on phones, older posts are rows with small pictures', async ({ shop, page }) => {
    await setWidth(page, 360)
    await shop.open('blog')
    const post = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .first()
    expect((await boxOf(post.getByRole('img'))).width).toBeLessThan(130)
    const time = post.getByRole('time')
    await expect(time).toBeVisible()
    const by = post.getByText(format(t.blog.by, { author: 'Rumbo' }))
    expect((await boxOf(by)).y, 'date and author on one line').toBe((await boxOf(time)).y)
    for (const teaser of await page.locator('[data-look=card] .excerpt').all()) {
      await expect(teaser).toHaveText(/[\p{L}\d)](\.|…)$/u)
      const { lines, cut } = await teaser.evaluate((box) => ({
        lines: Math.round(box.clientHeight / Number.parseFloat(getComputedStyle(box).lineHeight)),
        cut: box.scrollHeight > box.clientHeight,
      }))
      expect(lines).toBeLessThanOrEqual(3)
      expect(cut).toBe(false)
    }
    await expect(post.getByRole('list', { name: t.blog.tags })).toBeVisible()
    await expect(post.getByRole('link', { name: t.blog.readMore })).toBeVisible()
  })

  test('TRACK-03 on phones, only the name of the current step is shown, inside the card', async ({
    shop,
    page,
  }) => {
    await setWidth(page, 360)
    await shop.open('trackingNumber', 'TRK-DEMO-DELIVERED')
    const steps = page.getByRole('region', { name: t.orders.progress }).getByRole('list')
    const names = steps.getByRole('listitem').locator('span:last-child:not(.visually-hidden)')
    await expect(names).toHaveCount(5)
    const delivered = await boxOf(names.last())
    expect(delivered.end, 'where the picture above ends').toBeCloseTo((await boxOf(steps)).end, 0)
    const mark = await boxOf(steps.getByRole('listitem').last().locator('span').first())
    expect(delivered.x, 'below its mark').toBeLessThan(mark.x)
    expect(delivered.height, 'one line of readable text').toBeGreaterThan(14)
    expect((await boxOf(names.first())).width).toBe(1)
  })

  test('TRACK-01 on wide screens, the card of the form ends where its fields do', async ({ shop, page }) => {
    await setWidth(page, 1366)
    await shop.open('tracking')
    const form = page.getByRole('main').locator('form')
    const { y, height } = await boxOf(form.getByRole('button'))
    const card = await boxOf(form)
    expect(card.y + card.height - y - height).toBeLessThan(40)
  })

  test('QUAL-01 on tablets, the questions of the help page are as wide as the page', async ({
    shop,
    page,
  }) => {
    await setWidth(page, 768)
    await shop.open('help')
    const main = page.getByRole('main')
    const frame = await boxOf(main.locator('article'))
    const question = await boxOf(main.locator('details').last())
    expect(Math.round(frame.end - question.end)).toBe(Math.round(question.x - frame.x))
  })

  test('FOOT-01 the footer offers no sign-up to signed-in shoppers', async ({ shop, page }) => {
    const signUp = page.getByRole('contentinfo').getByRole('link', { name: t.layout.footer.signup })
    await shop.open('account')
    await expect(signUp).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: t.layout.login, exact: true }).click()
    await shop.logInAs(ana)
    await expect(shop.heading(new RegExp(ana.name))).toBeVisible()
    await expect(signUp).toBeHidden()
  })
})

inLanguage('es', (_, t) => {
  test('FOOT-01 NEWS-01 on phones, the footer fits in one screen and the newsletter’s button in one line', async ({
    shop,
    page,
  }) => {
    // 360 px and a scroll bar.
    await page.setViewportSize({ width: 375, height: 780 })
    await shop.open('sales')
    expect((await boxOf(page.getByRole('contentinfo'))).height).toBeLessThan(740)
    const button = page.getByRole('form', { name: t.newsletter.title }).getByRole('button')
    expect((await boxOf(button)).height).toBeLessThan(52)
  })

  test('TOIL-02 the sections of the liquids guide are side by side on wide screens', async ({
    shop,
    page,
  }) => {
    await setWidth(page, 1366)
    await shop.open('toiletries')
    const guide = page.getByRole('region', { name: t.guides.toiletries.guide })
    const [title, first, second, third] = await Promise.all([
      boxOf(guide.getByRole('heading', { level: 2 })),
      ...[0, 1, 2].map((n) => boxOf(guide.getByRole('heading', { level: 3 }).nth(n))),
    ])
    expect(first!.x).toBe(title.x)
    expect([second!.y, third!.y]).toEqual([first!.y, first!.y])
  })

  for (const route of ['blog', 'agent', 'esim'] as const) {
    test(`QUAL-01 the pictures of ${route} have four equal corners`, async ({ shop, page }) => {
      await shop.open(route)
      const corners = await page
        .getByRole('main')
        .locator('img')
        .evaluateAll((images) => images.map((image) => getComputedStyle(image).borderRadius))
      expect(corners.filter((corner) => corner.includes(' '))).toEqual([])
    })
  }

  test('QUAL-01 the dark scheme deepens the bands and leaves the pictures as they are', async ({
    shop,
    page,
  }) => {
    const background = (locator: Locator) =>
      locator.evaluate((element) => getComputedStyle(element).backgroundColor)
    const banner = page.getByRole('banner').getByRole('paragraph').first()
    await shop.open('home')
    const light = await background(banner)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await background(banner)).not.toBe(light)
    const picture = page.getByRole('main').locator('img').first()
    expect(await picture.evaluate((image) => getComputedStyle(image).filter)).toBe('none')
  })
})

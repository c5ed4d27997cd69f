import type { Locator, Page } from '@playwright/test'
import { ana, expect, inLanguage, test } from './harness'

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${String(locator)} is not shown`)
  return { ...box, end: box.x + box.width }
}

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

inLanguage('en', (_, t) => {
  test('KIT-01 pictures fill the cards of kits, whose buttons are at the end on wide screens', async ({
    shop,
    page,
  }) => {
    await setWidth(page, 768)
    await shop.open('kits')
    const card = page.getByRole('article').first()
    const picture = await boxOf(card.getByRole('img').first())
    expect(picture.height).toBeGreaterThan((await boxOf(card)).height - 4)
    await setWidth(page, 1366)
    const button = await boxOf(card.getByRole('button', { name: t.cart.add }))
    expect((await boxOf(card)).end - button.end).toBeLessThan(80)
  })

  test('HOME-01 on tablets, the picture is beside the words; the reasons to trust have titles of one line', async ({
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
    await expect(post.getByRole('time')).toBeVisible()
    await expect(post.getByRole('list', { name: t.blog.tags })).toBeVisible()
    await expect(post.getByRole('link', { name: t.blog.readMore })).toBeVisible()
  })

  test('FOOT-01 the footer offers no sign-up to who is signed in', async ({ shop, page }) => {
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

  test('TOIL-02 the guide to liquids is in two columns on wide screens', async ({ shop, page }) => {
    await setWidth(page, 1366)
    await shop.open('toiletries')
    const guide = page.getByRole('region', { name: t.guides.toiletries.guide })
    const [title, first, second] = await Promise.all([
      boxOf(guide.getByRole('heading', { level: 2 })),
      boxOf(guide.getByRole('heading', { level: 3 }).first()),
      boxOf(guide.getByRole('heading', { level: 3 }).nth(1)),
    ])
    expect(first.x).toBeGreaterThan(title.end)
    expect(second.x).toBe(title.x)
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

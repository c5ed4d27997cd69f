import type { Locator, Page } from '@playwright/test'
import { format, plural } from '~/i18n/format'
import { expect, inBothLanguages, inLanguage, onBothScreens, pathFor, test } from './harness'
import { holdScripts } from './harness/chaos'
import { pageHeight } from './harness/geometry'

const FIND = {
  es: { text: 'ducha jabon', name: 'Jabón sólido de coco', near: 'jabon con motor' },
  en: { text: 'SOAPS for laundry', name: 'Solid coconut soap', near: 'soap with engine' },
}

/** There the filters are folded until they are opened. */
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 480

inBothLanguages((locale, t) => {
  test('LIST-02 LIST-06 search ignores accents and word order, announces the count, and offers the nearest', async ({
    shop,
  }) => {
    await shop.open('products')
    const cards = shop.page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(20)
    const search = shop.page.getByRole('searchbox')
    await search.fill(FIND[locale].text)
    const others = shop.page.getByRole('region', { name: t.catalog.others })
    await expect(others.getByRole('article'), 'beside few results').toHaveCount(4)
    await expect(others.getByRole('link', { name: FIND[locale].name })).toHaveCount(0)
    const categoryOf = (card: Locator) => card.getByRole('paragraph').first()
    await expect(categoryOf(others.getByRole('article').first()), 'the same category comes first').toHaveText(
      await categoryOf(cards.filter({ visible: true }).first()).innerText(),
    )
    await expect(cards.filter({ visible: true })).toHaveCount(1 + 4)
    await expect(shop.link(FIND[locale].name).filter({ visible: true })).toBeVisible()
    await expect(shop.page.getByRole('main').getByRole('status').first()).toHaveText(
      format(t.catalog.resultsFor, {
        results: plural(t.catalog.results, 1, locale),
        search: FIND[locale].text,
      }),
    )
    await search.fill(FIND[locale].near)
    await expect(shop.heading(t.catalog.empty)).toBeVisible()
    await expect(
      shop.page
        .getByRole('region', { name: t.catalog.nearest })
        .getByRole('link', { name: FIND[locale].name }),
    ).toBeVisible()
    await search.fill('zzzz')
    await expect(shop.heading(t.catalog.nearest)).toBeHidden()
    await expect(shop.page.getByText(t.catalog.emptyHint)).toBeVisible()
    await expect(others.getByRole('article')).toHaveCount(4)
    await search.fill('esim')
    const page = shop.page.getByRole('main').getByRole('link', { name: t.layout.nav.esim, exact: true })
    await expect(page).toHaveAttribute('href', pathFor('esim', shop.locale))
  })
})

inLanguage('en', (locale, t) => {
  test('LIST-03 LIST-04 LIST-05 category and sort are in the address and survive a reload and Back', async ({
    shop,
  }) => {
    await shop.page.goto(`${pathFor('products', locale)}?category=comfort&sort=price-asc&colour=red`)
    const names = shop.page
      .getByRole('main')
      .getByRole('article')
      .filter({ visible: true })
      .getByRole('heading')
    await expect(names).toHaveCount(4)
    await expect(shop.page.getByLabel(t.catalog.category)).toHaveValue('comfort')
    const byPrice = await names.allTextContents()
    await shop.page.getByLabel(t.catalog.sort).selectOption('price-desc')
    await expect(names).toHaveText([...byPrice].reverse())
    await expect(shop.page).toHaveURL(
      `${pathFor('products', locale)}?category=comfort&sort=price-desc&colour=red`,
    )
    await shop.page.reload()
    await expect(names).toHaveText([...byPrice].reverse())
    await names.first().getByRole('link').click()
    await shop.page.goBack()
    await expect(names).toHaveText([...byPrice].reverse())
  })
})

inLanguage('es', (locale) => {
  test('LIST-05 unknown values are ignored', async ({ shop }) => {
    await shop.page.goto(`${pathFor('products', locale)}?category=weapons&sort=up`)
    await expect(shop.page.getByRole('article').filter({ visible: true })).toHaveCount(20)
  })
})

onBothScreens((locale, t) => {
  // A click waits while its target moves.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('LIST-07 the filter bar collapses on scroll without layout shift and opens again', async ({
    shop,
  }) => {
    await shop.open('products')
    const sort = shop.page.getByLabel(t.catalog.sort)
    await expect(sort).toBeVisible({ visible: !isPhone(shop.page) })
    const height = await pageHeight(shop.page)
    const bar = shop.page.getByRole('searchbox')
    const count = shop.page.getByRole('main').getByRole('status').filter({ hasText: '20' })
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0
    const distance = async () => (await topOf(count)) - (await topOf(bar))
    for (const top of [110, 200]) {
      await shop.page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
      await expect(sort).toBeHidden()
      await expect.poll(distance).toBeLessThan(90)
    }
    await shop.page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    await expect(sort).toBeHidden()
    await expect(shop.page.getByRole('searchbox')).toBeInViewport()
    expect(await pageHeight(shop.page)).toBe(height)
    const filters = shop.button(t.catalog.filters)
    for (const isOpen of [true, false, true]) {
      await filters.click()
      await expect(filters).toHaveAttribute('aria-expanded', String(isOpen))
      await expect(sort).toBeVisible({ visible: isOpen })
    }
    await filters.click()
    await shop.page.getByRole('searchbox').focus()
    await expect(sort).toBeVisible({ visible: !isPhone(shop.page) })
    if (isPhone(shop.page)) {
      await filters.click()
      await sort.focus()
    }
    await shop.page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }))
    await expect(sort).toBeVisible()
    // Where the whole bar is shown, there is nothing to open.
    if (isPhone(shop.page)) await expect(filters).toHaveAttribute('aria-expanded', 'true')
    else await expect(filters).toBeHidden()
  })

  test('LIST-07 before their code has loaded, the filters are folded on phones only, and a click and what is typed are kept', async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto(pathFor('products', locale), { waitUntil: 'commit' })
    const filters = page.getByRole('button', { name: t.catalog.filters, exact: true })
    const sort = page.getByLabel(t.catalog.sort)
    await expect(sort).toBeVisible({ visible: !isPhone(page) })
    await expect(filters).toBeVisible({ visible: isPhone(page) })
    const field = page.getByRole('searchbox')
    await field.pressSequentially('jab')
    if (isPhone(page)) {
      await expect(filters).toHaveAttribute('aria-expanded', 'false')
      await filters.click()
    }
    release()
    await expect(sort).toBeVisible()
    if (isPhone(page)) await expect(filters).toHaveAttribute('aria-expanded', 'true')
    await expect(page).toHaveURL(/\?q=jab$/)
    await field.press('End')
    await field.pressSequentially('ón')
    await expect(field).toHaveValue('jabón')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('LAYOUT-08 LIST-07 back to the top leaves the address as it is, and the bar as it was', async ({
    shop,
  }) => {
    await shop.open('products')
    const address = shop.page.url()
    await shop.page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await shop.link(t.layout.backToTop).press('Enter')
    await expect.poll(() => shop.page.evaluate(() => scrollY)).toBe(0)
    expect(shop.page.url()).toBe(address)
    await expect(shop.page.getByRole('main')).toBeFocused()
    await expect(shop.page.getByLabel(t.catalog.sort)).toBeVisible({ visible: !isPhone(shop.page) })
  })

  test('ROUTE-04 LIST-05 PROD-01 Back undoes one filter at a time and returns to the position in the list', async ({
    shop,
  }) => {
    const list = `${pathFor('products', shop.locale)}?sort=price-asc`
    await shop.page.goto(list)
    const cards = shop.page.getByRole('main').getByRole('article').filter({ visible: true })
    const search = shop.page.getByRole('searchbox')
    await expect(shop.page.getByLabel(t.catalog.sort)).toHaveValue('price-asc')
    await expect(cards).toHaveCount(20)
    if (isPhone(shop.page)) await shop.button(t.catalog.filters).click()
    await shop.page.getByLabel(t.catalog.category).selectOption('comfort')
    await expect(cards).toHaveCount(4)
    if (isPhone(shop.page)) await expect(shop.button(`${t.catalog.filters} (1)`)).toBeVisible()
    await search.pressSequentially('zz')
    await expect(shop.heading(t.catalog.empty)).toBeVisible()
    await shop.page.goBack()
    await expect(search).toHaveValue('')
    await expect(cards).toHaveCount(4)
    await shop.page.goBack()
    await expect(shop.page).toHaveURL(list)
    await expect(cards).toHaveCount(20)

    // On the screen: the heights of cards below it are estimates.
    const card = cards.nth(isPhone(shop.page) ? 8 : 12)
    const position = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    for (const address of [list, pathFor('products', shop.locale)]) {
      await shop.page.goto(address)
      await expect(cards).toHaveCount(20)
      await shop.page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
      await expect(shop.page.getByLabel(t.catalog.sort)).toBeHidden()
      await expect(card).toBeInViewport()
      const before = await position()
      await card.getByRole('link').dispatchEvent('click')
      await shop.page.waitForURL(/\/product\//)
      await shop.page.getByRole('main').getByRole('link', { name: t.common.back, exact: true }).click()
      await expect(shop.page).toHaveURL(address)
      await expect(cards).toHaveCount(20)
      await expect.poll(position).toBe(before)
    }
  })
})

/** Answers with the catalog three times over, so that there is more than one step of results; first with an error. */
const serveLongCatalog = async (page: Page) => {
  let requests = 0
  await page.route('**/catalog.json', async (route) => {
    if (requests++ === 0) return route.fulfill({ status: 503 })
    const index: Record<string, unknown> = await (await route.fetch({ maxRetries: 2 })).json()
    const rows = (index['ids'] as string[]).length
    const long = Object.entries(index).map(([name, column]) =>
      Array.isArray(column) && column.length === rows
        ? [
            name,
            name === 'ids'
              ? [0, 1, 2].flatMap((n) => column.map((id) => `${id}-${n}`))
              : [...column, ...column, ...column],
          ]
        : [name, column],
    )
    await route.fulfill({ json: Object.fromEntries(long) })
  })
}

inLanguage('en', (locale, t) => {
  test('LIST-06 LIST-08 ROUTE-04 a retry keeps focus, Back finds what "Show more" had shown, and a new filter brings its results into view', async ({
    shop,
    page,
    guard,
  }) => {
    guard.allow(/503/)
    await serveLongCatalog(page)
    await page.goto(`${pathFor('products', locale)}?sort=price-asc`)
    const main = page.getByRole('main')
    const cards = main.getByRole('article').filter({ visible: true })
    const results = main.getByRole('status').first()
    await shop.button(t.catalog.retry).press('Enter')
    await expect(results).toBeFocused()
    await expect(cards).toHaveCount(24)
    await shop.button(t.catalog.showMore).press('Enter')
    await expect(cards).toHaveCount(48)
    await expect(cards.nth(24).getByRole('link')).toBeFocused()

    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
    await shop.open('esim')
    await page.goBack()
    await expect(cards).toHaveCount(48)
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(3000)

    await shop.button(t.catalog.filters).press('Enter')
    await page.getByLabel(t.catalog.category).selectOption('comfort')
    await expect(cards).toHaveCount(12)
    await expect(results).toBeInViewport()
    await expect(cards.first()).toBeInViewport()
  })

  test('LIST-02 results that only mention what was searched for come last, under a heading that says so', async ({
    page,
  }) => {
    await page.goto(`${pathFor('products', locale)}?q=water&sort=price-asc`)
    const described = format(t.catalog.described, { search: 'water' })
    const mentioned = page.getByRole('region', { name: described })
    await expect(mentioned.getByRole('article').filter({ hasText: 'Solid coconut soap' })).toContainText(
      'Toiletries',
    )
    await expect(mentioned.getByRole('article').filter({ hasText: 'Collapsible bottle' })).toHaveCount(0)
    const results = page.getByRole('article').filter({ visible: true })
    await expect(results.first()).toContainText('Refillable perfume atomizer')
    await expect(results.nth(1)).toContainText('Collapsible bottle')
    const more = await mentioned.getByRole('article').count()
    const heading = format(t.catalog.resultsFor, {
      results: plural(t.catalog.results, (await results.count()) - more, locale),
      search: 'water',
    })
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
      `${heading} · ${plural(t.catalog.more, more, locale)}`,
    )
    const widths = (cards: Locator) =>
      cards.evaluateAll((all) => [
        ...new Set(all.map((card) => Math.round(card.getBoundingClientRect().width))),
      ])
    if (!isPhone(page)) expect(await widths(results), 'one width in both groups').toHaveLength(1)
  })

  test('LIST-06 a search that no name matches counts no product, but those that mention it', async ({
    page,
  }) => {
    await page.goto(`${pathFor('products', locale)}?q=towel`)
    const heading = format(t.catalog.resultsFor, {
      results: plural(t.catalog.results, 0, locale),
      search: 'towel',
    })
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
      `${heading} · ${plural(t.catalog.more, 2, locale)}`,
    )
  })

  test('CARD-01 CARD-02 a sale has a label and the old price struck through, stars have a text alternative', async ({
    shop,
  }) => {
    await shop.open('products')
    const card = shop.page.getByRole('article').filter({ hasText: '$18.50' })
    await expect(card.getByText(t.catalog.sale)).toBeVisible()
    await expect(card.locator('s')).toContainText('$23.00')
    const [now, before] = await Promise.all(
      ['[data-money] >> nth=0', 's'].map((price) => card.locator(price).boundingBox()),
    )
    expect(before!.x, 'side by side').toBeGreaterThanOrEqual(now!.x + now!.width)
    await expect(card.getByRole('img', { name: format(t.common.stars, { rating: '4.7' }) })).toBeVisible()
    await expect(
      shop.page.getByRole('article').filter({ hasText: '$8.90' }).getByText(t.catalog.sale),
    ).toHaveCount(0)
  })
})

inLanguage('es', (_locale, t) => {
  test.describe('phone', { tag: '@phone' }, () => {
    test('LIST-07 on a phone, opened filters close once the shopper scrolls on, and the list stays where it is', async ({
      shop,
      page,
    }) => {
      await shop.open('products')
      const sort = page.getByLabel(t.catalog.sort)
      const filters = shop.button(t.catalog.filters)
      const card = page.getByRole('main').getByRole('article').nth(4)
      const place = () => card.evaluate((element) => element.getBoundingClientRect().top + scrollY)
      const before = await place()
      await filters.click()
      await expect(sort).toBeVisible()
      await expect.poll(place, 'the filters have a row').toBeGreaterThan(before + 110)
      await page.mouse.wheel(0, 600)
      await expect(sort).toBeHidden()
      await expect(filters).toHaveAttribute('aria-expanded', 'false')
      expect(await place()).toBeGreaterThan(before + 110)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect.poll(place).toBe(before)
    })

    test('QUAL-02 when scrolling stops, the product near the finger is prerendered', async ({
      shop,
      page,
    }) => {
      await shop.open('products')
      const cdp = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        cdp.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 100, y }] })
      const swipe = async (from: number, to: number) => {
        await touch('touchStart', from)
        for (let step = 1; step <= 5; step++) await touch('touchMove', from + ((to - from) * step) / 5)
        await touch('touchEnd')
      }
      const likely = page.locator('[data-likely-next]')
      // Up and down in turn, so that slow swipes do not reach the end of the list.
      let isDown = false
      const swipeOn = () => {
        isDown = !isDown
        return isDown ? swipe(700, 460) : swipe(460, 700)
      }
      // Its code is loaded with the first touch.
      await expect(async () => {
        await swipeOn()
        await expect(likely).toBeInViewport({ timeout: 3000 })
      }).toPass()
      const first = await likely.getAttribute('href')
      await expect(async () => {
        await swipeOn()
        await expect(likely).not.toHaveAttribute('href', first ?? '', { timeout: 3000 })
        await expect(likely).toBeInViewport({ timeout: 3000 })
      }).toPass()
    })
  })
})

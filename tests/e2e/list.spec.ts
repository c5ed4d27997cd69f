import { expect, inBothLanguages, inLanguage, onBothScreens, pathFor, test } from './harness'

const FIND = {
  es: { text: 'jabon', name: 'Jabón sólido de coco' },
  en: { text: 'COCONUT SOAP', name: 'Solid coconut soap' },
}

inBothLanguages((locale, t) => {
  test('LIST-02 LIST-06 search ignores accents, announces the count, and has an empty state', async ({
    shop,
  }) => {
    await shop.open('products')
    const cards = shop.page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(20)
    const search = shop.page.getByRole('searchbox')
    await search.fill(FIND[locale].text)
    await expect(cards.filter({ visible: true })).toHaveCount(1)
    await expect(shop.link(FIND[locale].name).filter({ visible: true })).toBeVisible()
    await expect(shop.page.getByRole('main').getByRole('status').first()).toHaveText(t.catalog.results(1))
    await search.fill('zzzz')
    await expect(shop.heading(t.catalog.empty)).toBeVisible()
    await expect(shop.page.getByText(t.catalog.emptyHint)).toBeVisible()
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

onBothScreens((_locale, t) => {
  test('LIST-07 the filter bar collapses on scroll without layout shift and opens again', async ({
    shop,
  }) => {
    await shop.open('products')
    const sort = shop.page.getByLabel(t.catalog.sort)
    await expect(sort).toBeVisible()
    const height = await shop.page.evaluate(() => document.documentElement.scrollHeight)
    await shop.page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    await expect(sort).toBeHidden()
    await expect(shop.page.getByRole('searchbox')).toBeInViewport()
    expect(await shop.page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    await shop.button(t.catalog.filters).click()
    await expect(sort).toBeVisible()
    await sort.focus()
    await shop.page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }))
    await expect(sort).toBeVisible()
  })
})

inLanguage('en', (_locale, t) => {
  test('CARD-01 CARD-02 a sale has a label and the old price struck through, stars have a text alternative', async ({
    shop,
  }) => {
    await shop.open('products')
    const card = shop.page.getByRole('article').filter({ hasText: '$18.50' })
    await expect(card.getByText(t.catalog.sale)).toBeVisible()
    await expect(card.locator('s')).toContainText('$23.00')
    await expect(card.getByRole('img', { name: t.common.stars('4.8') })).toBeVisible()
    await expect(
      shop.page.getByRole('article').filter({ hasText: '$8.90' }).getByText(t.catalog.sale),
    ).toHaveCount(0)
  })
})

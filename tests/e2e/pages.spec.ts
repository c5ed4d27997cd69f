import { agentPage, homePage, landingPage } from '@rumbo/seed'
import { format } from '~/i18n/format'
import { PLANNER_MESSAGES } from '~/i18n/messages/planner'
import { TRIP_MESSAGES } from '~/i18n/messages/trip'
import { expect, inBothLanguages, inLanguage, onBothScreens, pathFor, test } from './harness'

const LIQUIDS = {
  es: ['100 ml (3.4 oz)', 'un cuarto de galón', 'Los sólidos no tienen límite', 'pueden pasar de 100 ml'],
  en: ['3.4 oz (100 ml)', 'quart-size', 'Solids are not restricted', 'may exceed 3.4 oz'],
}
const SAVING = { es: /^−\d+ %$/, en: /^\d+% OFF$/ }
const LOCK = { es: /candado/i, en: /lock/i }

inBothLanguages((locale, t) => {
  const section = (path: string, name: string) => `${path}?category=${name}`
  test('LAND-01 LAND-02 LAND-03 the landing page introduces the shop and links to it by four tiles and a sticky bar', async ({
    shop,
  }) => {
    await shop.open('landing')
    await expect(shop.page.getByRole('heading', { level: 1 })).toHaveText(landingPage.title[locale])
    await expect(shop.page.getByText(landingPage.subtitle[locale])).toBeVisible()
    const products = pathFor('products', locale)
    const tiles = [
      [landingPage.gear, products],
      [landingPage.comfort, section(products, 'comfort')],
      [landingPage.connected, section(products, 'electronics')],
      [landingPage.adventures, pathFor('agent', locale)],
    ] as const
    for (const [{ title }, address] of tiles)
      await expect(shop.page.getByRole('main').getByRole('link', { name: title[locale] })).toHaveAttribute(
        'href',
        address,
      )
    const bar = shop.page.getByRole('complementary', { name: landingPage.barText[locale] })
    await shop.page.keyboard.press('End')
    await expect(bar).toBeInViewport({ ratio: 1 })
    await bar.getByRole('link', { name: landingPage.barButton[locale] }).click()
    await expect(shop.page).toHaveURL(pathFor('home', locale))
  })

  test('HOME-01 HOME-02 HOME-03 HOME-04 the home page links to products, planner, sale and the five sections', async ({
    shop,
  }) => {
    await shop.open('home')
    const main = shop.page.getByRole('main')
    const leads = async (name: string, address: string) =>
      expect(main.getByRole('link', { name })).toHaveAttribute('href', address)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(homePage.heroTitle[locale])
    await leads(t.home.toProducts, pathFor('products', locale))
    await leads(t.home.toAgent, pathFor('agent', locale))
    await leads(homePage.salesBanner.title[locale], pathFor('sales', locale))
    const featured = main.getByRole('region', { name: t.home.featured })
    await expect(featured.getByRole('article')).toHaveCount(4)
    await expect(featured.getByText(t.catalog.sale)).toHaveCount(0)
    await leads(`${t.home.viewAll} ${t.home.featured}`, pathFor('products', locale))
    await leads(homePage.agentCard.title[locale], pathFor('agent', locale))
    await leads(homePage.blogCard.title[locale], pathFor('blog', locale))
    await leads(homePage.kitsCard.title[locale], pathFor('kits', locale))
    await leads(homePage.esimCard.title[locale], pathFor('esim', locale))
    await leads(homePage.toiletriesCard.title[locale], pathFor('toiletries', locale))
    const kits = main.getByRole('region', { name: homePage.kitsCard.title[locale] })
    await expect(kits.getByText(SAVING[locale])).toHaveText([/13/, /14/, /10/])
  })

  test('TOIL-01 TOIL-02 the toiletries page lists the products and explains the rules for liquids', async ({
    shop,
  }) => {
    await shop.open('toiletries')
    await expect(shop.page.getByLabel(t.catalog.subCategory)).toBeVisible()
    const guide = shop.page.getByRole('region', { name: t.guides.toiletries.guide })
    await expect(guide.getByRole('heading', { level: 3 })).toHaveCount(3)
    for (const rule of LIQUIDS[locale]) await expect(guide).toContainText(rule)
  })
})

inLanguage('es', (locale, t) => {
  test('HOME-01 HOME-03 the first screen of a phone shows a product, its price and what to do', async ({
    shop,
  }) => {
    await shop.page.setViewportSize({ width: 360, height: 640 })
    await shop.open('home')
    const main = shop.page.getByRole('main')
    await expect(
      main.getByRole('link', { name: /Kit Playa y Arrecife Precio: \$42\.50 Por separado \$48\.90$/ }),
    ).toBeInViewport({
      ratio: 1,
    })
    await expect(main.getByRole('link', { name: t.home.toProducts })).toBeInViewport({ ratio: 1 })
    const third = main.getByRole('region', { name: t.home.featured }).getByRole('article').nth(2)
    await third.scrollIntoViewIfNeeded()
    await expect(third).toBeInViewport({ ratio: 0.9 })
  })

  test('AGENT-01 AGENT-02 the planner points to the assistant; an advertisement closed by keyboard stays closed for the session', async ({
    shop,
  }) => {
    const planner = PLANNER_MESSAGES[locale]
    await shop.open('agent')
    await expect(shop.page.getByRole('article')).toHaveCount(3)
    await expect(
      shop.page.getByRole('region', { name: planner.helps }).getByRole('heading', { level: 3 }),
    ).toHaveCount(agentPage.aiHelps.length)
    const places = () =>
      Promise.all(
        [shop.button(planner.talk), shop.link(TRIP_MESSAGES[locale].ask.label)].map((part) =>
          part.boundingBox(),
        ),
      )
    const before = await places()
    const note = shop.page.getByRole('alert').filter({ hasText: planner.where })
    const whatsApp = shop.page.locator('chat-pointer').getByRole('link', { name: planner.whatsapp })
    await expect(whatsApp).toBeHidden()
    await shop.button(planner.talk).click()
    await expect(note).toBeVisible()
    await expect(whatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\/50499990000\?text=/)
    await expect(whatsApp).toBeInViewport({ ratio: 1 })
    expect(await places(), 'nothing moves').toEqual(before)
    await whatsApp.press('Escape')
    await expect(note).toBeHidden()
    await expect(shop.button(planner.talk)).toBeFocused()
    const ad = (title: string) =>
      shop.page.getByRole('complementary', { name: `${planner.advertising}: ${title}` })
    await expect(ad(planner.placeTitle)).toBeVisible()
    await shop.button(format(planner.closeAd, { title: planner.rideTitle })).press('Enter')
    await expect(ad(planner.rideTitle)).toBeHidden()
    await shop.page.reload()
    await expect(ad(planner.placeTitle)).toBeVisible()
    await expect(ad(planner.rideTitle)).toBeHidden()
  })
})

inLanguage('en', (locale, t) => {
  test('PROD-02 PROD-03 adding turns the button into a stepper; asking the AI shows where to ask', async ({
    shop,
  }) => {
    await shop.add('prod-001')
    const name = await shop.page.getByRole('heading', { level: 1 }).innerText()
    expect(name).toMatch(LOCK[locale])
    const control = shop.page.getByRole('group', { name: format(t.cart.quantityOf, { name }) })
    await control.getByRole('button').last().click()
    await expect(control).toContainText(format(t.cart.inCart, { n: 2 }))
    const before = shop.page.url()
    await shop.button(t.catalog.askAi).click()
    await expect(shop.page.getByRole('alert').filter({ hasText: t.catalog.askAiNotice })).toBeVisible()
    expect(shop.page.url()).toBe(before)
  })
})

onBothScreens(() => {
  test('QUAL-01 the answers of the help page unfold one by one, and all of them are printed', async ({
    shop,
  }) => {
    const { page } = shop
    await shop.open('help')
    const answers = page.getByRole('main').locator('section details')
    const textOf = (i: number) => answers.nth(i).locator('p').first()
    await expect(textOf(0), 'the first shows that there are answers').toBeVisible()
    await expect(textOf(1)).toBeHidden()
    await answers.nth(1).getByRole('heading').click()
    await expect(textOf(1)).toBeVisible()
    await expect(textOf(2)).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(textOf(2)).toBeVisible()
  })
})

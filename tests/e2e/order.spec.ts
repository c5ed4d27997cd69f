import { format, plural } from '~/i18n/format'
import { formatMoney } from '~/lib/money'
import { ACCOUNT_MESSAGES } from '~/i18n/messages/account'
import { ORDER_PAGE_MESSAGES } from '~/i18n/messages/order-page'
import { expect, inLanguage, onBothScreens, pathFor, test } from './harness'
import { defineNextFrame, wideAtTwiceTheText } from './harness/geometry'
import { createNewcomer, enterAccount, logInWithPassword } from './harness/identity'
import { fileOrder, placeOrder } from './harness/order'

const API = '**/api/orders/*'
const dollars = (amount: number) => formatMoney({ amount, currency: 'USD' })

onBothScreens((locale, t) => {
  const texts = ORDER_PAGE_MESSAGES[locale]
  test('ORDER-01 QUAL-01 from the account to the order, in large text too: lines, totals and address, a receipt to print, the same again', async ({
    shop,
    lake,
    page,
  }, testInfo) => {
    const person = await createNewcomer()
    const { trackingNumber } = await placeOrder(person, locale, lake)
    await defineNextFrame(page)
    await enterAccount(shop, person)
    const history = page.getByRole('region', { name: ACCOUNT_MESSAGES[locale].orders.title })
    const link = history.getByRole('link', { name: format(t.orders.order, { id: '' }) })
    await expect(link).toBeVisible()
    expect(await wideAtTwiceTheText(page)).toEqual([])
    await link.click()
    await expect(page).toHaveURL(pathFor('orderNumber', locale, trackingNumber))
    const order = page.getByRole('article')
    const line = order.getByRole('list', { name: texts.lines }).getByRole('listitem')
    await expect(line).toHaveCount(1)
    expect(await wideAtTwiceTheText(page)).toEqual([])
    await expect(line).toContainText(`2 × ${dollars(375)}`)
    await expect(line).toContainText(dollars(750))
    await expect(line.getByRole('link')).toHaveAttribute('href', pathFor('product', locale, 'prod-006'))
    await expect(order.getByRole('term').filter({ hasText: t.cart.total }).last()).toBeVisible()
    await expect(order).toContainText(dollars(1249))
    await expect(order.getByText(t.orders.statuses.confirmed).first()).toBeVisible()
    await expect(order.getByRole('group').or(order.locator('address'))).toContainText(/\p{L}/u)
    await expect(shop.link(texts.track)).toHaveAttribute(
      'href',
      pathFor('trackingNumber', locale, trackingNumber),
    )
    await expect(shop.link(texts.returnChat)).toHaveAttribute('href', new RegExp(trackingNumber))

    await page.evaluate(() => {
      window.print = () => (document.body.dataset['printed'] = 'yes')
    })
    await shop.button(texts.print).click()
    await expect(page.locator('body[data-printed]')).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    await expect(order.getByText(texts.receipt, { exact: true })).toBeVisible()
    await expect(page.getByText(format(texts.thanks, { brand: 'Rumbo' }))).toBeVisible()
    await expect(order).toContainText(dollars(1249))
    for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), shop.button(texts.print)])
      await expect(hidden).toBeHidden()
    await testInfo.attach('receipt', {
      body: await page.screenshot({ fullPage: true }),
      contentType: 'image/png',
    })
    await page.emulateMedia({ media: 'screen' })

    await shop.button(texts.buyAgain).dblclick()
    await expect(order.getByRole('status')).toContainText(plural(texts.added, 2, locale))
    await order.getByRole('link', { name: texts.toCart }).click()
    await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('2')
  })
})

inLanguage('en', (locale, t) => {
  const texts = ORDER_PAGE_MESSAGES[locale]
  test('ORDER-01 a link from an email requires login and returns; names are localized, removed products are marked', async ({
    shop,
    lake,
    page,
  }) => {
    const person = await createNewcomer()
    const line = { kind: 'product', quantity: 1, unitAmount: 5000, amount: 5000 }
    const number = await fileOrder(lake, person, '2026-11-02T15:00:00Z', {
      status: 'delivered',
      estimatedDelivery: '2026-11-09',
      lines: [
        { ...line, _key: 'a', productId: 'prod-006', name: 'Jabón sólido de coco' },
        { ...line, _key: 'b', productId: 'prod-gone', name: 'Sombrero de ala ancha' },
      ],
    })
    await shop.open('orderNumber', number)
    await expect(shop.heading(ACCOUNT_MESSAGES[locale].accessRequired)).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('button', { name: ACCOUNT_MESSAGES[locale].login, exact: true })
      .click()
    await logInWithPassword(page, person)
    await expect(page).toHaveURL(pathFor('orderNumber', locale, number))
    const lines = page.getByRole('list', { name: texts.lines }).getByRole('listitem')
    await expect(lines.first()).toContainText('Solid coconut soap')
    await expect(lines.last().locator('[lang=es]')).toHaveText('Sombrero de ala ancha')
    await expect(lines.last()).toContainText(texts.gone)
    await expect(page.getByRole('article')).toContainText('November 2, 2026')
    await expect(page.getByText(t.orders.estimated)).toBeHidden()
    await shop.button(texts.buyAgain).click()
    const status = page.getByRole('article').getByRole('status')
    await expect(status).toContainText(plural(texts.added, 1, locale))
    await expect(status).toContainText('Sombrero de ala ancha')
  })
})

inLanguage('es', (locale, t) => {
  const texts = ORDER_PAGE_MESSAGES[locale]
  test('ORDER-01 another person’s order is not shown; one that fails to load, even through our fault, is shown on retry', async ({
    shop,
    lake,
    page,
    guard,
  }) => {
    guard.allow(/status of (404|500|503)/)
    const dora = await createNewcomer('Dora Mejía')
    const foreign = await fileOrder(lake, await createNewcomer(), '2026-11-02T15:00:00Z')
    const own = await fileOrder(lake, dora, '2026-11-03T15:00:00Z')
    await enterAccount(shop, dora)
    const alert = page.getByRole('main').getByRole('alert')
    await shop.open('orderNumber', foreign)
    await expect(alert).toContainText(format(texts.notFound, { number: foreign }))
    await expect(page.getByRole('article')).toBeHidden()
    await page.route(API, (route) => route.fulfill({ status: 503, json: {} }))
    await shop.open('orderNumber', own)
    await expect(alert).toContainText(t.orders.offline)
    await page.unroute(API)
    await page.route(API, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
    await shop.button(t.orders.retry).click()
    await expect(alert).toContainText(t.orders.failed)
    await expect(shop.link(t.orders.askUs)).toBeVisible()
    await shop.button(t.orders.retry).click()
    await expect(page.getByRole('article')).toContainText(own)
  })
})

inLanguage('en', (_, t) => {
  test('REFUND-01 TRACK-03 an order that is refunded in full before it ships stays canceled if the bank rejects the refund, and its buyer can write to the shop', async ({
    shop,
    lake,
    page,
  }) => {
    const person = await createNewcomer()
    const refund = { _key: 're_1', amount: 12500, createdAt: '2026-11-03T15:00:00Z' }
    const number = await fileOrder(lake, person, '2026-11-02T15:00:00Z', {
      status: 'confirmed',
      refunds: [{ ...refund, status: 'failed' }],
    })
    await enterAccount(shop, person)
    const rejected = /Your bank rejected a refund of L\s125\.00/
    await expect(page.getByText(rejected)).toBeVisible()
    await shop.open('orderNumber', number)
    const article = page.getByRole('article')
    const ask = article.getByRole('link', { name: t.orders.askUs })
    await expect(article).toContainText(t.orders.meanings.cancelled)
    await expect(article).toContainText(rejected)
    await expect(ask, 'below the status and in the refunds').toHaveCount(2)
    await expect(ask.last()).toHaveAttribute('href', new RegExp(`wa\\.me/.*rejected.*${number}`))
    await shop.open('trackingNumber', number)
    await expect(article).toContainText(t.orders.meanings.cancelled)
    await expect(ask).toBeVisible()
    await expect(article.getByRole('listitem').first()).toContainText(t.orders.statuses.cancelled)
  })
})

import { generate } from '~/features/orders/tracking-number'
import { format, plural } from '~/i18n/format'
import { createLake } from './harness/lake'
import { PLACES } from './harness/places'
import { defineNextFrame, wideAtTwiceTheText } from './harness/geometry'
import { ana, expect, inLanguage, onBothScreens, pathFor, test } from './harness'
import { createNewcomer } from './harness/identity'
import { fileOrder, placeOrder } from './harness/order'

const API = '**/api/track-order/**'
const UNKNOWN = 'TRK-2222222-2222222'
const SLIP = 'TRK-2222222-2222223'

onBothScreens((locale, t) => {
  const { orders } = t
  test('TRACK-01 TRACK-02 the form leads to the number’s address; Back and reload work', async ({
    shop,
    guard,
  }) => {
    guard.allow(/status of 404/)
    const { page } = shop
    const field = page.getByLabel(orders.number)
    const alert = page.getByRole('main').getByRole('alert')
    await shop.open('tracking')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('main').getByRole('heading')).toHaveText([orders.title])

    await field.fill('   ')
    await shop.button(orders.submit).click()
    await expect(alert.filter({ hasText: orders.empty })).toBeVisible()
    await expect(field).toBeFocused()
    await expect(page).toHaveURL(pathFor('tracking', locale))

    await field.fill(`  ${UNKNOWN.toLowerCase()} `)
    await field.press('Enter')
    await expect(page).toHaveURL(pathFor('trackingNumber', locale, UNKNOWN))
    await expect(alert.filter({ hasText: format(orders.notFound, { number: UNKNOWN }) })).toBeVisible()
    await expect(field).toHaveValue(UNKNOWN)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field, 'the error is at the field').toHaveAccessibleDescription(
      new RegExp(format(orders.notFound, { number: UNKNOWN }).replaceAll('.', '\\.')),
    )

    await field.fill('hello/there')
    await field.press('Enter')
    await expect(page).toHaveURL(pathFor('trackingNumber', locale, 'HELLO/THERE'))
    await expect(alert.filter({ hasText: format(orders.notFound, { number: 'HELLO/THERE' }) })).toBeVisible()

    await field.fill(SLIP)
    await field.press('Enter')
    await expect(alert.filter({ hasText: format(orders.notFound, { number: SLIP }) })).toContainText(
      orders.typoHint,
    )
    await expect(shop.link(orders.askUs)).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+\?text=.*TRK-2222222/,
    )

    await page.goBack()
    await expect(alert.filter({ hasText: format(orders.notFound, { number: 'HELLO/THERE' }) })).toBeVisible()
    await field.fill('')
    await field.press('Enter')
    await expect(page).toHaveURL(pathFor('tracking', locale))
    await expect(alert.filter({ hasText: orders.empty })).toBeVisible()

    for (const number of ['HELLO/THERE', UNKNOWN, '']) {
      await page.goBack()
      await expect(field).toHaveValue(number)
    }
    await expect(page).toHaveURL(pathFor('tracking', locale))
  })

  test('TRACK-03 TRACK-04 a demo order after its delay: status text, progress, history, share links', async ({
    shop,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { page } = shop
    await shop.open('trackingNumber', 'trk-demo-transit')
    await expect(page.getByRole('status').filter({ hasText: orders.searching })).toBeAttached()
    const parcel = page.getByRole('article')
    await expect(parcel.getByText(orders.statuses.in_transit).first()).toBeVisible()
    await expect(page).toHaveURL(pathFor('trackingNumber', locale, 'TRK-DEMO-TRANSIT'))
    await expect(parcel).toContainText(locale === 'es' ? /24\D+30\sde\snoviembre/ : /November\s24\D+30/, {
      ignoreCase: true,
    })
    await expect(parcel).toContainText(plural(orders.items, 4, locale))
    await expect(parcel.locator('[aria-current=step]')).toHaveText(orders.statuses.in_transit)
    // One segment of the greca above each step, colored up to the current one.
    const current = await parcel.locator('[aria-current=step]').boundingBox()
    const reached = parcel.locator('[data-reached]')
    await expect(reached).toHaveCount(3)
    const piece = (await reached.last().boundingBox())!
    expect(piece.x + piece.width / 2 - (current!.x + current!.width / 2)).toBeCloseTo(0, -1)
    const steps = parcel.getByRole('region', { name: orders.history }).getByRole('listitem')
    await expect(steps).toHaveCount(4)
    await expect(steps.first()).toContainText(
      locale === 'es' ? 'Miami, Estados Unidos' : 'Miami, United States',
    )
    await expect(steps.first().getByRole('time')).toHaveText(
      locale === 'es' ? /20 nov.* 2026, 5:15\sa/ : /Nov 20, 2026, 5:15\sAM/,
    )
    await expect(parcel).toContainText('Honduras')

    await shop.button(orders.copyLink).click()
    await expect(page.locator('toast-region')).toContainText(orders.copied)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    await expect(shop.link(orders.share)).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/\\?text=.*${encodeURIComponent(page.url())}$`),
    )
  })
})

inLanguage('es', (locale, t) => {
  const { orders } = t
  test('TRACK-02 rate limiting and a missing network have different errors, and a retry works', async ({
    shop,
    lake,
    guard,
  }) => {
    guard.allow(/status of (429|503)|ERR_CONNECTION/)
    const { page } = shop
    const alert = page.getByRole('main').getByRole('alert')
    const answers = [
      { status: 429, headers: { 'retry-after': '7' } },
      { status: 503, json: {} },
    ]
    await page.route(API, async (route) => {
      const answer = answers.shift()
      await (answer ? route.fulfill(answer) : route.abort('connectionrefused'))
    })
    // Unlike a demo number, this one is looked up without a delay.
    const number = await fileOrder(lake, await createNewcomer(), '2026-11-02T15:00:00Z', {
      status: 'delivered',
    })
    await shop.open('trackingNumber', number)
    await expect(alert.filter({ hasText: plural(orders.busy, 7, locale) })).toBeVisible()
    await shop.button(orders.retry).click()
    await expect(alert.filter({ hasText: orders.offline })).toBeVisible()
    await shop.button(orders.retry).click()
    await expect(alert.filter({ hasText: orders.offline })).toBeVisible()
    await page.unroute(API)
    await shop.button(orders.retry).click()
    await expect(page.getByRole('article')).toContainText(orders.meanings.delivered)
    await expect(page.getByText(orders.estimated)).toBeHidden()
  })
})

inLanguage('en', (locale, t) => {
  const { orders } = t
  test('PAY-07 TRACK-05 a new order can be tracked within a second; each status is mailed once', async ({
    shop,
    inbox,
  }) => {
    const { page } = shop
    const editor = createLake('sk-local-editor')
    const track = (number: string) => fetch(`${PLACES.shop}/api/track-order/${number}`)
    // The start of the function does not count.
    expect((await track(generate())).status).toBe(404)
    const order = await placeOrder(ana, locale, editor)
    const written = performance.now()
    const { status } = await track(order.trackingNumber)
    expect([status, performance.now() - written < 1000]).toEqual([200, true])
    await shop.open('trackingNumber', order.trackingNumber)
    const parcel = page.getByRole('article')
    await expect(parcel.getByText(orders.statuses.confirmed).first()).toBeVisible()
    expect(await parcel.innerText()).not.toMatch(/Ana|example\.com|Calle/)

    const step = { _type: 'orderEvent', _key: 'moved', status: 'in_transit', icon: 'plane' }
    const place = { _type: 'localizedString', es: 'Aeropuerto de Toncontín', en: 'Toncontín airport' }
    const history = [{ ...step, timestamp: new Date().toISOString(), location: place }]
    await editor.client.patch(order._id).append('history', history).commit()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(parcel.getByText(place[locale])).toBeVisible()
    await expect(parcel.locator('[aria-current=step]')).toHaveText(orders.statuses.in_transit)

    await editor.client.patch(order._id).set({ estimatedDelivery: '2027-01-04' }).commit()
    const mails = async () =>
      (await inbox.read(ana.email))
        .filter(({ html }) => html?.includes(order.trackingNumber))
        .map(({ html }) => new RegExp(`lang="${locale}"`).test(html ?? ''))
    await expect.poll(mails, { timeout: 15_000 }).toEqual([true, true])
    await expect.poll(() => editor.query('count(*[_id == $id][0].mails)', { id: order._id })).toBe(2)
    expect(await mails()).toHaveLength(2)
  })
})

test('TRACK-03 the other language shows the same order, translated', async ({ shop }) => {
  await shop.open('trackingNumber', 'TRK-DEMO-PROCESSING')
  await expect(shop.page.getByText(shop.t.orders.meanings.processing)).toBeVisible()
  await shop.link('English').click()
  await expect(shop.page).toHaveURL(pathFor('trackingNumber', 'en', 'TRK-DEMO-PROCESSING'))
  await expect(shop.page.getByText('Distribution center, San Pedro Sula')).toBeVisible()
})

test('TRACK-01 a number submitted before any script has loaded is not lost', async ({ shop, guard }) => {
  guard.allow(/ERR_FAILED|hydrating/)
  const { page } = shop
  await page.route('**/_astro/*.js', (route) => route.abort())
  await page.goto(pathFor('tracking', 'es'))
  await page.getByLabel(shop.t.orders.number).fill(SLIP)
  await page.unroute('**/_astro/*.js')
  await shop.button(shop.t.orders.submit).click()
  await expect(page).toHaveURL(PLACES.shop + pathFor('trackingNumber', 'es', SLIP))
  await expect(page.getByRole('main').getByRole('alert')).toContainText([
    `${format(shop.t.orders.notFound, { number: SLIP })} ${shop.t.orders.typoHint}`,
  ])
})

test('TRACK-01 TRACK-02 an old error does not stay beside a found order, and a full number fits a phone’s field', async ({
  shop,
}) => {
  const { page } = shop
  const { orders } = shop.t
  await defineNextFrame(page)
  await page.goto(pathFor('trackingNumber', 'es', 'TRK-DEMO-TRANSIT'))
  const found = page.getByText(orders.statuses.in_transit).first()
  await expect(found).toBeVisible()
  await page.getByLabel(orders.number).fill('')
  await shop.button(orders.submit).click()
  await expect(page.getByText(orders.empty)).toBeVisible()
  await page.goBack()
  await expect(found).toBeVisible()
  await expect(page.getByText(orders.empty)).toBeHidden()

  expect(await wideAtTwiceTheText(page)).toEqual([])
  const field = page.getByLabel(orders.number)
  await field.fill('TRK-3YX3AXM-4PPJCTH')
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(field, 'the order comes first').toBeHidden()
  await expect(page.getByRole('article').getByRole('heading').first()).toBeInViewport({ ratio: 1 })
  const outline = (element: Element) => getComputedStyle(element).borderTopWidth
  const line = await shop.button(orders.another).evaluate(outline)
  await shop.button(orders.another).click()
  expect(await field.evaluate(outline), 'as wide as that of the button').toBe(line)
  await expect(field).toBeFocused()
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    await expect
      .poll(() => field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBeLessThanOrEqual(0)
  }
})

import { CART_KEY } from '~/features/cart/cart.store'
import type { CatalogIndex } from '~/features/catalog-index/catalog-index'
import { MAX_DAYS } from '~/features/planner/engine/parameters'
import { format, plural } from '~/i18n/format'
import { LAND } from '~/features/planner/map-view'
import { TRIPS_KEY } from '~/features/planner/trips.store'
import { TRIP_MESSAGES } from '~/i18n/messages/trip'
import { pathFor } from '~/i18n/routes'
import { axeViolations } from '../a11y/axe'
import { expect, test } from './harness'
import { fillStorage } from './harness/chaos'

const en = TRIP_MESSAGES.en

test('PLAN-01 PLAN-04 PLAN-07 PLAN-08 PLAN-10 PLAN-11 from the controls to a plan, an edited day, a ticked list and a filled cart', async ({
  page,
}) => {
  await page.goto(pathFor('agent', 'en'))
  await page.getByRole('link', { name: en.start }).click()
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=true]')).toHaveText(
    'Travel Agent',
  )
  await page.getByRole('checkbox', { name: 'Copán Ruinas' }).check()
  await page.getByRole('checkbox', { name: 'Roatán', exact: true }).check()
  await page.getByRole('button', { name: en.form.submit }).click()
  await expect(page.getByRole('heading', { name: '8 days in Honduras, February' })).toBeVisible()
  const route = page.getByRole('region', { name: en.plan.route })
  const map = route.getByRole('img', { name: /Copán Ruinas, Roatán/ })
  await expect(map).toBeVisible()
  await expect(map.getByText('San Pedro Sula'), 'where the traveler only passes').toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }), 'the plan has a title of its own').not.toBeInViewport(
    { ratio: 1 },
  )

  const day = page.getByRole('listitem').filter({ has: page.getByText('Day 3', { exact: true }) })
  const undo = page.getByRole('main').getByRole('button', { name: en.plan.undo })
  await expect(undo, 'nothing to undo yet').toBeHidden()
  const morning = day.getByRole('button', { name: 'Change day 3: Morning' })
  await morning.press('Enter')
  await page.getByLabel(en.plan.swapFor).selectOption({ label: 'Coffee farm' })
  await day.getByRole('button', { name: en.plan.swap, exact: true }).click()
  await expect(morning).toBeFocused()
  await expect(day.getByText('Coffee farm', { exact: true })).toBeVisible()
  const said = page.getByRole('status')
  await expect(said.filter({ hasText: 'Added: Coffee farm, Day 3, Morning.' })).toBeAttached()
  await expect(day.locator('img').first()).toBeVisible()
  await undo.click()
  await expect(day.getByText('Coffee farm', { exact: true })).toBeHidden()

  await route.getByRole('button', { name: 'Remove Roatán' }).press('Enter')
  await expect(route.getByRole('list'), 'the removed button had the focus').toBeFocused()
  await expect(said.filter({ hasText: 'Removed: Roatán.' })).toBeAttached()
  await undo.click()
  await expect(route.getByRole('group', { name: /^Roatán/ })).toBeVisible()

  const sunscreen = page.getByRole('checkbox', { name: /Mineral sunscreen/ })
  const groups = page.getByRole('region', { name: en.packing.heading }).getByRole('heading', { level: 3 })
  await expect(groups.getByRole('button', { expanded: true }), 'the first group').toHaveCount(1)
  // By keyboard: the list may still move after the undo.
  await page.getByRole('button', { name: en.packing.openAll }).press('Enter')
  const stored = () => page.evaluate((key) => localStorage.getItem(key), TRIPS_KEY)
  const unticked = await stored()
  await sunscreen.check()
  await expect.poll(stored).not.toBe(unticked)
  // As when another tab writes: what is stored counts, and is not written again.
  const written = ` ${unticked}`
  await page.evaluate(
    ([key, newValue]) => {
      localStorage.setItem(key, newValue)
      dispatchEvent(new StorageEvent('storage', { key, newValue: '', storageArea: localStorage }))
    },
    [TRIPS_KEY, written] as const,
  )
  await expect(sunscreen).not.toBeChecked()
  expect(await stored()).toBe(written)
  await sunscreen.check()
  await morning.press('Enter')
  expect(await axeViolations(page), 'an open plan').toEqual([])
  // Not open after a reload, when the page would be too short for its position.
  await morning.press('Enter')
  const shop = page.getByRole('region', { name: en.shop.heading })
  await shop.getByRole('button', { name: /I still need/ }).click()
  await expect(shop.getByText(en.shop.nothing)).toBeVisible()
  await page.getByRole('button', { name: en.packing.closeAll }).click()
  await groups.getByRole('button').nth(2).click()
  await page.getByRole('region', { name: en.classics }).getByRole('link').first().scrollIntoViewIfNeeded()
  const position = () => page.evaluate(() => scrollY)
  await expect
    .poll(async () => (await page.evaluate(() => history.state?.y)) === (await position()))
    .toBe(true)
  // Read as the page is left: rows that come on screen may still move it.
  await page.evaluate(() =>
    addEventListener('pagehide', () => sessionStorage.setItem('left-at', String(scrollY))),
  )
  await page.reload()
  const before = Number(await page.evaluate(() => sessionStorage.getItem('left-at')))
  expect(before).toBeGreaterThan(0)
  await expect.poll(async () => Math.abs((await position()) - before), 'where the page was').toBeLessThan(2)
  await expect(groups.getByRole('button').nth(2), 'the group that was open').toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expect(groups.getByRole('button', { expanded: true })).toHaveCount(1)
  await page.getByRole('button', { name: en.packing.openAll }).click()
  await expect(sunscreen).toBeChecked()
  await expect(shop.getByText(en.shop.nothing)).toBeVisible()
  await page.goto(pathFor('help', 'en'))
  await page.goto(`${pathFor('trip', 'en')}#packing`)
  await expect(page.locator('#packing'), 'a link to a part of the plan').toBeInViewport()
})

test('PLAN-01 PLAN-05 PLAN-08 a link presets the place, and the plan with the traveler’s own items fits a screen of 320 px and stays after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const { promise: isTouched, resolve: loadCode } = Promise.withResolvers<boolean>()
  await page.route('**/_astro/TripPlanner.*.js', async (route) => {
    await isTouched
    await route.continue()
  })
  await page.goto(`${pathFor('trip', 'es')}?place=utila`)
  await page.getByText(TRIP_MESSAGES.es.form.byDates, { exact: true }).click()
  loadCode(true)
  await expect(
    page.getByLabel(TRIP_MESSAGES.es.form.from),
    'the first touch of the page counts',
  ).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Utila' })).toBeChecked()
  await page.getByRole('button', { name: TRIP_MESSAGES.es.form.submit }).click()
  await expect(page.getByRole('img', { name: /^Utila: \d+–\d+ °C/ })).toBeVisible()
  const t = TRIP_MESSAGES.es.packing
  await page.getByRole('button', { name: t.openAll }).click()
  const own = page.getByLabel(t.ownLabel)
  await own.fill('x'.repeat(80))
  await own.press('Enter')
  const remove = page.getByRole('button', { name: format(t.removeOwn, { name: 'x'.repeat(80) }) })
  await expect(remove).toBeVisible()
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wider).toBeLessThanOrEqual(0)
  expect(await axeViolations(page), 'a plan on a phone').toEqual([])
  await remove.press('Enter')
  await expect(page.getByRole('button', { name: t.add, exact: true }).last()).toBeFocused()
  await page.reload()
  await expect(remove).toBeHidden()
  await expect(page.getByRole('img', { name: /^Utila: \d+–\d+ °C/ }), 'the plan, not the form').toBeVisible()
  await page.getByText(TRIP_MESSAGES.es.plan.change).click()
  const adults = page.getByRole('group', { name: TRIP_MESSAGES.es.form.adults, exact: true })
  await expect(adults.getByRole('button').first().locator('svg'), 'the minus of a stepper').toBeVisible()
})

test('PLAN-02 when the AI service answers nonsense, a worker reads the text and says so, and can be tried again if it does not load; what is too long is named, and what was understood can be removed', async ({
  page,
  guard,
}) => {
  guard.allow(/ERR_FAILED/)
  await page.route('**/api/trip/understand', (route) => route.fulfill({ json: { price: 0 } }))
  await page.route('**/read-worker-*', (route) => route.abort(), { times: 1 })
  await page.goto(pathFor('trip', 'en'))
  await page.getByLabel(en.ask.label).fill('60 days in Utila')
  const submit = page.getByRole('button', { name: en.ask.submit })
  await submit.click()
  await expect(page.getByText(en.ask.failed)).toBeVisible()
  await submit.click()
  await expect(page.getByRole('checkbox', { name: 'Utila' })).toBeChecked()
  await expect(page.getByText(en.ask.readHere)).toBeVisible()
  const note = page.getByText(format(en.ask.tooLong, { n: 60, most: MAX_DAYS }))
  await expect(note).toBeVisible()
  await expect(page.getByRole('group', { name: en.form.days, exact: true })).toContainText(String(MAX_DAYS))
  const remove = (name: string) => page.getByRole('button', { name: format(en.ask.remove, { name }) })
  await remove('Utila').click()
  await expect(page.getByRole('checkbox', { name: 'Utila' })).not.toBeChecked()
  await expect(page.getByRole('list', { name: en.ask.understood })).toBeFocused()
  await remove(plural(en.ask.days, MAX_DAYS, 'en')).press('Enter')
  await expect(note).toBeHidden()
  await expect(page.getByRole('button', { name: en.ask.submit })).toBeFocused()
})

test('PLAN-02 text typed while the code starts is kept', async ({ page }) => {
  await page.goto(pathFor('trip', 'en'))
  const field = page.getByLabel(en.ask.label)
  // One more key between the code's readiness and the replay of what was typed before.
  await page.evaluate(() => {
    addEventListener('rumbo:ready', () => {
      const box = document.querySelector('main textarea') as HTMLTextAreaElement
      box.value += '!'
      box.dispatchEvent(new Event('input', { bubbles: true }))
    })
  })
  await field.fill('5 days in Tela')
  await expect(page.locator('main astro-island[data-ready]')).toBeAttached()
  await expect(field).toHaveValue('5 days in Tela!')
})

test('PLAN-02 a text that was not planned yet survives a reload and a change of language', async ({
  page,
}) => {
  await page.goto(pathFor('trip', 'en'))
  await page.getByLabel(en.ask.label).fill('5 days in Tela')
  await page.reload()
  await expect(page.getByLabel(en.ask.label)).toHaveValue('5 days in Tela')
  await page.goto(pathFor('trip', 'es'))
  await expect(page.getByLabel(TRIP_MESSAGES.es.ask.label)).toHaveValue('5 days in Tela')
  await page.getByRole('button', { name: TRIP_MESSAGES.es.form.submit }).click()
  await expect(page.getByRole('heading', { name: /^5 días en Honduras/ })).toBeVisible()
  await page.reload()
  await page.getByText(TRIP_MESSAGES.es.plan.change).click()
  await expect(page.getByLabel(TRIP_MESSAGES.es.ask.change.label)).toHaveValue('')
  expect(await page.evaluate(() => sessionStorage.getItem('travelstore-trip-text'))).toBe('')
})

test('PLAN-01 PLAN-03 after Back, the form shows what it plans; a trip can leave by land for another country', async ({
  page,
}) => {
  await page.goto(pathFor('trip', 'en'))
  const month = page.getByLabel(en.form.month, { exact: true })
  const before = await month.inputValue()
  await month.selectOption('7')
  await page.goto(pathFor('agent', 'en'))
  await page.goBack()
  await expect(month).toHaveValue(before)
  await page.getByLabel(en.form.departure).selectOption('land')
  await page.getByLabel(en.form.exit).selectOption('NI')
  await page.getByRole('button', { name: en.form.submit }).click()
  await expect(page.getByRole('heading', { name: /^8 days in Honduras, February/ })).toBeVisible()
  await expect(page.getByText(/between the capital of Nicaragua and Tegucigalpa/)).toBeVisible()
})

test('PLAN-01 PLAN-11 Back leads from a plan to the form, above which the plan is found again', async ({
  page,
}) => {
  await page.goto(`${pathFor('trip', 'en')}?place=utila`)
  const submit = page.getByRole('button', { name: en.form.submit })
  const busy = page.getByRole('radio', { name: en.paces.busy })
  await busy.check()
  await submit.click()
  const plan = page.getByRole('heading', { name: '8 days in' })
  await expect(plan).toBeVisible()
  await page.goBack()
  await expect(submit).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Utila' })).toBeChecked()
  await expect(busy, 'as it was filled in').toBeChecked()
  const saved = page
    .getByRole('navigation', { name: en.plan.saved })
    .getByRole('button', { name: '8 days in' })
  expect((await saved.boundingBox())?.y).toBeLessThan((await submit.boundingBox())?.y ?? 0)
  await page.goForward()
  await expect(plan).toBeVisible()
  // A history entry of its own.
  await page.getByRole('link', { name: en.packing.heading }).click()
  await expect(plan).toBeVisible()
  await page.reload()
  await expect(plan).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(submit).toBeVisible()
  // The form, not the plan, in the other language too.
  await page.goto(pathFor('trip', 'es'))
  await page
    .getByRole('navigation', { name: TRIP_MESSAGES.es.plan.saved })
    .getByRole('button', { name: '8 días en' })
    .click()
  await page.getByRole('button', { name: TRIP_MESSAGES.es.plan.deleteTrip }).click()
  await page.goBack()
  await expect(page.getByLabel(TRIP_MESSAGES.es.ask.label)).toBeInViewport()
})

test('PLAN-02 changes in the form while a text is read are kept', async ({ page }) => {
  const { promise: isChanged, resolve: answer } = Promise.withResolvers<boolean>()
  await page.route('**/api/trip/understand', async (route) => {
    await isChanged
    await route.continue()
  })
  await page.goto(pathFor('trip', 'en'))
  await page.getByLabel(en.ask.label).fill('3 weeks in Utila')
  await page.getByRole('button', { name: en.ask.submit }).click()
  await expect(page.getByRole('button', { name: en.ask.reading })).toBeVisible()
  await page.getByRole('radio', { name: en.paces.busy }).check()
  const month = page.getByLabel(en.form.month, { exact: true })
  await month.selectOption('May')
  answer(true)
  await expect(page.getByRole('checkbox', { name: 'Utila' })).toBeChecked()
  await expect(page.getByRole('radio', { name: en.paces.busy })).toBeChecked()
  await expect(month.locator('option:checked')).toHaveText('May')
  const chips = page.getByRole('list', { name: en.ask.understood }).getByRole('listitem')
  await expect(chips, 'the weeks of the text in the month of the form').toHaveText(['May · 21 days', 'Utila'])
})

test('PLAN-02 a text that is retyped while it is read does not get the answer to the old one', async ({
  page,
}) => {
  const { promise: isTyped, resolve: answer } = Promise.withResolvers<boolean>()
  await page.route('**/api/trip/understand', async (route) => {
    await isTyped
    await route.continue()
  })
  await page.goto(pathFor('trip', 'en'))
  const field = page.getByLabel(en.ask.label)
  const submit = page.getByRole('button', { name: en.ask.submit })
  await field.fill('3 weeks in Utila')
  await submit.click()
  await expect(page.getByRole('button', { name: en.ask.reading })).toBeVisible()
  await field.fill('5 days in Tela')
  await expect(submit, 'it does not wait for the answer').toBeVisible()
  answer(true)
  await expect(submit).toBeVisible()
  await expect(page.getByRole('list', { name: en.ask.understood })).toBeHidden()
  await expect(page.getByRole('checkbox', { name: 'Utila' })).not.toBeChecked()
  await submit.click()
  await expect(page.getByRole('checkbox', { name: 'Tela' })).toBeChecked()
})

test('PLAN-01 PLAN-07 PLAN-11 by keyboard: arrow keys alone add nothing, the form follows the route, undo and restore work, and each tab shows its own trip', async ({
  page,
  context,
}) => {
  await page.goto(pathFor('trip', 'en'))
  for (const place of ['Copán Ruinas', 'Roatán'])
    await page.getByRole('checkbox', { name: place, exact: true }).press('Space')
  await page.getByRole('button', { name: en.form.submit }).press('Enter')
  const route = page.getByRole('region', { name: en.plan.route })
  const stays = route.getByRole('group')
  await expect(stays).toHaveCount(2)
  const place = route.getByLabel(en.plan.addPlace)
  await place.press('ArrowDown')
  await place.press('ArrowDown')
  const chosen = await place.locator('option:checked').innerText()
  await expect(stays).toHaveCount(2)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(route.getByRole('group', { name: new RegExp(`^${chosen}`) })).toBeVisible()

  await page.getByText(en.plan.change).press('Enter')
  const roatan = page.getByRole('checkbox', { name: 'Roatán', exact: true })
  await expect(roatan).toBeChecked()
  await route.getByRole('button', { name: 'Remove Roatán' }).press('Enter')
  await expect(roatan).not.toBeChecked()
  const addChild = page.getByRole('button', { name: en.form.addChild })
  await addChild.press('Enter')
  await page.getByRole('button', { name: format(en.form.removeChild, { n: 1 }) }).press('Enter')
  await expect(addChild).toBeFocused()
  await page
    .getByRole('button', { name: format(en.form.more, { name: en.form.days }), exact: true })
    .press('Enter')
  await page.getByRole('button', { name: en.form.update }).press('Enter')
  const heading = page.getByRole('heading', { level: 2 }).first()
  await expect(heading).toContainText('9 days in Honduras, February')
  await expect(heading).toBeFocused()
  await expect(addChild, 'the form is closed').toBeHidden()
  await page.getByRole('main').getByRole('button', { name: en.plan.undo }).press('Enter')
  await expect(heading).toContainText('8 days in Honduras, February')
  await expect(stays, 'only the form was undone').toHaveCount(2)

  const other = await context.newPage()
  await other.goto(pathFor('trip', 'en'))
  await other.getByRole('button', { name: en.plan.newTrip }).press('Enter')
  await expect(other.getByRole('region', { name: en.plan.newTrip })).toBeFocused()
  await expect(heading, 'this tab').toContainText('8 days in Honduras')
  await page.reload()
  await expect(heading, 'this tab after a reload').toContainText('8 days in Honduras')

  await page.getByRole('button', { name: en.plan.deleteTrip }).press('Enter')
  await expect(other.getByRole('navigation', { name: en.plan.saved })).toBeHidden()
  const restore = page.getByRole('button', { name: en.plan.restore })
  await expect(restore).toBeFocused()
  await restore.press('Enter')
  await expect(heading).toBeFocused()
  await expect(stays).toHaveCount(2)
})

test('PLAN-02 PLAN-07 what is refused is in the form until it is chosen, and locked nights that no longer fit are named', async ({
  page,
}) => {
  await page.route('**/api/trip/understand', (route) => route.fulfill({ json: { price: 0 } }))
  await page.goto(pathFor('trip', 'en'))
  const text = page.getByLabel(en.ask.label)
  await text.fill('anything but Roatán, 8 days in March 2024')
  await page.getByRole('button', { name: en.ask.submit }).click()
  const chips = page.getByRole('list', { name: en.ask.understood })
  const without = (names: string) => format(en.ask.without, { names })
  await expect(page.getByText(format(en.ask.year, { year: 2024, planned: '2027' }))).toBeVisible()
  await expect(chips.getByText(without('Roatán'))).toBeVisible()
  const places = page.getByRole('group', { name: en.form.where })
  await expect(places.getByText(without('Roatán'))).toBeVisible()
  await places.getByRole('checkbox', { name: 'Roatán', exact: true }).check()
  await expect(page.getByText(without('Roatán'))).toHaveCount(0)

  await text.fill('2 nights in Copán, 5 nights in Roatán, March')
  await page.getByRole('button', { name: en.form.submit }).click()
  const route = page.getByRole('region', { name: en.plan.route })
  await expect(route.getByText(`${en.plan.locked} ×`)).toHaveCount(2)
  const days = (text: string) =>
    page.getByRole('button', { name: format(text, { name: en.form.days }), exact: true })
  const notice = page.getByText(format(en.plan.unlocked, { name: 'Copán Ruinas' }))
  await page.getByText(en.plan.change).click()
  await days(en.form.more).click()
  await page.getByRole('button', { name: en.form.update }).click()
  await expect(page.getByRole('heading', { name: '9 days in Honduras, March' })).toBeFocused()
  await expect(route.getByText(`${en.plan.locked} ×`)).toHaveCount(2)
  await expect(notice).toBeHidden()
  await page.getByText(en.plan.change).click()
  for (let n = 0; n < 2; n++) await days(en.form.fewer).click()
  await page.getByRole('button', { name: en.form.update }).click()
  await expect(notice).toBeVisible()
  await expect(route.getByText(`${en.plan.locked} ×`)).toHaveCount(1)
  await page.getByRole('main').getByRole('button', { name: en.plan.undo }).click()
  await expect(notice).toBeHidden()
})

test('PLAN-05 the links to the parts of a plan stay on screen and cover no heading', async ({ page }) => {
  await page.goto(pathFor('trip', 'en'))
  await page.getByRole('button', { name: en.form.submit }).click()
  const parts = page.getByRole('navigation', { name: en.plan.parts })
  await parts.getByRole('link', { name: en.packing.heading }).click()
  const heading = page.getByRole('heading', { name: en.packing.heading })
  await expect(heading).toBeInViewport()
  await expect(parts).toBeInViewport()
  const bar = await parts.boundingBox()
  expect((await heading.boundingBox())?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
})

test('LAYOUT-08 PLAN-05 on a tablet, the links to the parts of a new plan are below its buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(pathFor('trip', 'en'))
  await page.getByRole('button', { name: en.form.submit }).click()
  await expect(page.getByRole('heading', { name: /^8 days in Honduras/ })).toBeInViewport()
  await expect(page.locator('[data-slot=filter]')).toHaveCSS('translate', /^(none|0px)$/)
})

test('PLAN-12 the longest plan prints on two pages', async ({ page }) => {
  await page.goto(pathFor('trip', 'en'))
  await page.getByLabel(en.ask.label).fill(`${MAX_DAYS} days in March, snorkeling, ruins, hiking, culture`)
  await page.getByRole('button', { name: en.form.submit }).click()
  await expect(page.getByRole('heading', { name: '30 days in Honduras, March' })).toBeVisible()
  // The list follows the days.
  await expect(page.getByRole('heading', { name: en.packing.heading })).toBeVisible()
  for (const format of ['Letter', 'A4'] as const) {
    const pdf = await page.pdf({ format })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(2)
  }
})

test('PLAN-12 a printed day without plans says so once', async ({ page }) => {
  await page.goto(pathFor('trip', 'en'))
  await page.getByLabel(en.ask.label).fill('28 days in March in Pico Bonito')
  await page.getByRole('button', { name: en.form.submit }).click()
  await expect(page.getByRole('heading', { name: en.packing.heading })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const days = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 4 }) })
  const empty = days.filter({ hasNot: page.locator('[data-kind=activity], [data-kind=travel]') })
  expect(await empty.count()).toBeGreaterThan(5)
  for (const day of await empty.all()) {
    const blocks = await day.locator('[data-kind=free]:visible').all()
    expect(blocks.length).toBeGreaterThan(0)
    expect(blocks.length).toBeLessThan(3)
    for (const block of blocks) await expect(block.locator('.soft:visible')).toContainText(en.plan.free)
  }
})

test('PLAN-11 with full storage the plan says that only its link keeps it, and stays as long as the tab', async ({
  page,
}) => {
  await fillStorage(page)
  await page.goto(pathFor('trip', 'en'))
  await page.getByRole('button', { name: en.form.submit }).click()
  const notice = page.getByText(en.plan.notKept)
  await expect(notice).toBeVisible()
  await expect(page.getByText(en.plan.kept)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: '8 days in Honduras, February' })).toBeVisible()
  await expect(notice).toBeVisible()
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) localStorage.removeItem(key)
  })
  const addNight = page.getByRole('button', { name: format(en.plan.moreNights, { name: '' }).trim() }).first()
  await addNight.click()
  await expect(page.getByText(en.plan.kept)).toBeVisible()
  await expect(notice).toBeHidden()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
  })
  await addNight.click()
  await expect(notice).toBeVisible()
})

test('PLAN-10 on a phone, the button that adds what is missing is beside its list only', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(pathFor('trip', 'en'))
  await page.getByRole('button', { name: en.form.submit }).click()
  const shop = page.getByRole('region', { name: en.shop.heading })
  const add = shop.getByRole('button', { name: /I still need/ })
  await shop.getByRole('listitem').nth(3).scrollIntoViewIfNeeded()
  await expect(add).toBeInViewport({ ratio: 1 })
  await page
    .getByRole('heading', { name: en.packing.heading })
    .evaluate((heading) => heading.scrollIntoView())
  await expect(add).not.toBeInViewport()
})

test('PLAN-10 items that a traveler leaves out are neither counted nor added, even after a reload, and adding can be undone', async ({
  page,
}) => {
  await page.goto(pathFor('trip', 'en'))
  await page.getByRole('button', { name: en.form.submit }).click()
  const shop = page.getByRole('region', { name: en.shop.heading })
  const add = shop.getByRole('button', { name: /I still need/ })
  // Not `innerText`: the section is skipped while it is off screen.
  const units = async () => Number(/\d+/.exec((await add.textContent()) ?? '')?.[0])
  const first = shop.getByRole('listitem').first()
  const name = (await first.getByRole('link').textContent()) ?? ''
  const all = await units()
  const kit = shop.getByRole('checkbox', { name: en.shop.takeKit })
  await expect(kit).toHaveCount(1)
  const partOfKit = shop.getByRole('checkbox', { name: 'Solid coconut soap' })
  await partOfKit.uncheck()
  await expect(kit).toHaveCount(0)
  await partOfKit.check()
  await first.getByRole('checkbox').uncheck()
  const missing = await units()
  expect(missing).toBe(all - Number(/^(\d+)\s×/.exec(name)?.[1] ?? 1))
  await add.click()
  await expect(add).toBeHidden()
  await page.locator('toast-region').getByRole('button', { name: en.plan.undo }).click()
  expect(await units()).toBe(missing)
  expect(await page.evaluate((key) => localStorage.getItem(key), CART_KEY)).toBe('[]')
  await add.click()
  await expect(shop.getByRole('link', { name })).toHaveCount(1)
  await expect(shop.getByRole('listitem')).toHaveCount(1)
  await expect(first.getByRole('checkbox')).not.toBeChecked()
  await expect(add).toBeHidden()
  await page.reload()
  await expect(first.getByRole('checkbox')).not.toBeChecked()
  await expect(shop.getByRole('listitem')).toHaveCount(1)
})

test('PLAN-10 CART-08 items that sell out, change price or are no longer sold while the plan is open are updated when the traveler comes back to it, and every few minutes', async ({
  page,
}) => {
  let change = (catalog: CatalogIndex) => catalog
  await page.route(`**${pathFor('catalogIndex', 'en')}`, async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    await route.fulfill({ response, json: change((await response.json()) as CatalogIndex) })
  })
  await page.clock.install()
  await page.goto(pathFor('trip', 'en'))
  await page.getByRole('button', { name: en.form.submit }).click()
  const shop = page.getByRole('region', { name: en.shop.heading })
  const rows = shop.getByRole('listitem')
  await rows.first().scrollIntoViewIfNeeded()
  const count = await rows.count()
  const pathOf = async (n: number) => (await rows.nth(n).getByRole('link').getAttribute('href')) ?? ''
  const [soldOut, dearer, gone] = await Promise.all([pathOf(0), pathOf(1), pathOf(2)])
  const name = (await rows.first().getByRole('link').innerText()).replace(/^\d+\s×\s/, '')
  const idOf = (path: string) => path.split('/').at(-1)
  change = (catalog) => {
    const at = (path: string) => catalog.ids.indexOf(idOf(path) ?? '')
    return {
      ...catalog,
      ids: catalog.ids.with(at(gone), 'prod-none'),
      prices: catalog.prices.with(at(dearer), 99_900),
      left: { ...catalog.left, [at(soldOut)]: 0 },
    }
  }
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(rows).toHaveCount(count - 2)
  await expect(shop.getByText(`${en.shop.soldOut}: ${name}`)).toBeVisible()
  await expect(rows.filter({ hasText: /\$(?:999|1,998|2,997)\.00/ })).toHaveCount(1)
  const prices = await rows.allInnerTexts()
  const total = prices.reduce((sum, text) => sum + Number(/\$([\d,.]+)/.exec(text)?.[1]?.replace(',', '')), 0)
  await expect(shop.getByRole('button', { name: /I still need/ })).toContainText(
    total.toLocaleString('en-US', { minimumFractionDigits: 2 }),
  )
  await page.getByRole('button', { name: en.packing.openAll }).click()
  await expect(
    page
      .getByRole('region', { name: en.packing.heading })
      .getByRole('link', { name: new RegExp(en.shop.soldOut) }),
  ).toHaveCount(1)
  change = (catalog) => catalog
  await page.clock.fastForward('05:00')
  await expect(rows, 'five minutes later, without leaving the page').toHaveCount(count)
})

test('PLAN-11 on a phone, the row of trips shows the one that is open, also after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(pathFor('trip', 'en'))
  const row = page.getByRole('navigation', { name: en.plan.saved })
  const heading = page.getByRole('heading', { level: 2, name: /days in Honduras/ })
  for (const isLast of [false, false, true]) {
    await page.getByRole('button', { name: en.form.submit }).click()
    await expect(heading).toBeVisible()
    if (!isLast) await row.getByRole('button', { name: en.plan.newTrip }).click()
  }
  const open = row.locator('[aria-current=true]')
  const isInSight = async () => {
    const { x, width } = (await open.boundingBox())!
    return x >= 0 && x + width <= 320
  }
  await expect.poll(isInSight).toBe(true)
  await page.reload()
  await expect(heading).toBeVisible()
  await expect.poll(isInSight).toBe(true)
})

test.describe('phone', { tag: '@phone' }, () => {
  test('PLAN-01 the planning button is within reach, further places and details unfold, and a link opens what it sets', async ({
    page,
  }) => {
    await page.goto(pathFor('trip', 'en'))
    const group = page.getByRole('group', { name: en.form.where })
    const places = group.locator('[name=place]')
    await group.scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: en.form.submit })).toBeInViewport({ ratio: 1 })
    await expect(places.filter({ visible: true })).toHaveCount(6)
    const all = await places.count()
    await group.getByRole('checkbox', { name: en.form.showAll }).click()
    await expect(places.filter({ visible: true })).toHaveCount(all)
    const pace = page.getByRole('radio', { name: en.paces.busy })
    await expect(pace).toBeHidden()
    await page.getByText(en.form.details).click()
    await pace.check()
    await page.goto(`${pathFor('trip', 'en')}?place=utila&bag=checked`)
    await expect(page.getByRole('radio', { name: en.bags.checked })).toBeChecked()
    await expect(page.getByRole('radio', { name: en.bags.checked })).toBeVisible()
  })

  test('PLAN-08 a plan that arrives late leaves the page where it was scrolled to', async ({ page }) => {
    await page.goto(`${pathFor('trip', 'en')}?place=roatan`)
    await page.getByRole('button', { name: en.form.submit }).click()
    await expect(page.getByRole('heading', { name: en.packing.heading })).toBeAttached()
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>()
    await page.route(`**${pathFor('tripData', 'en')}`, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(pathFor('help', 'en'))
    await page.goto(pathFor('trip', 'en'))
    await expect(page.getByText(en.plan.loading)).toBeAttached()
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    release(undefined)
    await expect(page.getByRole('heading', { name: en.shop.heading })).toBeAttached()
    expect(await page.evaluate(() => scrollY)).toBe(300)
  })

  test('PLAN-07 a change far down a plan is undone where it was made', async ({ page }) => {
    await page.goto(`${pathFor('trip', 'en')}?place=roatan`)
    await page.getByRole('button', { name: en.form.submit }).click()
    const day = page.getByRole('listitem').filter({ has: page.getByText('Day 4', { exact: true }) })
    const morning = day.getByRole('button', { name: 'Change day 4: Morning' })
    const planned = (await day.locator('b').first().textContent()) ?? ''
    await morning.click()
    await day.getByRole('button', { name: en.plan.remove, exact: true }).click()
    await expect(day.getByText(planned, { exact: true })).toBeHidden()
    const undo = page.locator('toast-region').getByRole('button', { name: en.plan.undo })
    await expect(undo).toBeInViewport({ ratio: 1 })
    await undo.click()
    await expect(day.getByText(planned, { exact: true })).toBeInViewport()
    await expect(undo).toBeHidden()

    await morning.click()
    await day.getByRole('button', { name: en.plan.remove, exact: true }).click()
    await expect(undo).toBeVisible()
    await page.getByRole('button', { name: en.plan.deleteTrip }).click()
    await expect(undo).toBeHidden({ timeout: 4000 })
  })

  test('PLAN-14 the days of a classic trip unfold one by one', async ({ page }) => {
    await page.goto(pathFor('itinerary', 'en', 'ruins-and-reef'))
    const days = page.getByRole('region', { name: en.plan.daysHeading }).getByRole('listitem')
    const textOf = (day: number) =>
      days
        .nth(day - 1)
        .getByRole('definition')
        .first()
    await expect(textOf(1)).toBeVisible()
    await expect(textOf(2)).toBeHidden()
    await days.nth(1).getByRole('heading').click()
    await expect(textOf(2)).toBeVisible()
    const pictures = await page
      .getByRole('article')
      .locator('img')
      .evaluateAll((all) => all.map((picture) => picture.getAttribute('src')))
    expect(new Set(pictures).size, 'each picture once').toBe(pictures.length)
    expect(pictures.length).toBeGreaterThan(3)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('PLAN-14 three classic trips are linked and complete', async ({ page }) => {
    await page.goto(pathFor('trip', 'en'))
    const classics = page.getByRole('region', { name: en.classics }).getByRole('link')
    await expect(classics).toHaveCount(3)
    await classics.first().click()
    await expect(page.getByRole('heading', { name: en.plan.daysHeading })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Day 9: Roatán' })).toBeVisible()
    await expect(page.getByRole('heading', { name: en.packing.heading })).toBeVisible()
    await expect(page.locator(`#${LAND}`), 'the shapes that maps share').toBeHidden()
  })
})

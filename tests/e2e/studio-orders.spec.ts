import { generate } from '~/features/orders/tracking-number'
import { orderNumber } from '~/features/orders/order-number'
import { expect, pathFor } from './harness'
import { test } from './harness/editing'
import { createLake } from './harness/lake'
import { fileOrder } from './harness/order'
import { ana } from './harness/people'
import { PLACES } from './harness/places'

test('DESK-01 DESK-02 two orders found by name advance at once with a carrier; each buyer is told once', async ({
  studio,
  inbox,
}) => {
  const { page } = studio
  const lake = createLake('sk-local-editor')
  const name = `Zulma ${generate().slice(4, 11)}`
  const buyers = ['es', 'en'].map((locale) => ({
    locale,
    email: `${generate().toLowerCase()}@rumbo.example`,
  }))
  const numbers: string[] = []
  for (const { locale, email } of buyers)
    numbers.push(
      await fileOrder(lake, ana, new Date().toISOString(), {
        status: 'processing',
        locale,
        customer: { name, email },
        mails: [{ _key: 'processing', status: 'processing', sentAt: new Date().toISOString() }],
      }),
    )
  await page.goto(`${PLACES.studio}/orders/to-pack`)
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(name)
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Elegir todos' }).check()
  await page.getByRole('button', { name: 'Avanzar 2' }).click()
  const form = page.getByRole('region', { name: 'Avanzar pedidos' })
  await form.getByLabel('Empresa de envío').selectOption('dhl')
  for (const number of numbers)
    await form.getByLabel(`Guía de ${orderNumber(`order.${number.toLowerCase()}`)}`).fill(`JD01 ${number}`)
  await form.getByRole('button', { name: 'Avanzar 2' }).click()
  await expect(page.getByText('Pedidos que avanzaron: 2 de 2.')).toBeVisible()

  for (const [i, { locale, email }] of buyers.entries()) {
    const id = `order.${numbers[i]?.toLowerCase()}`
    await expect
      .poll(() => lake.query('*[_id == $id][0].mails[].status', { id }), { timeout: 15_000 })
      .toEqual(['processing', 'in_transit'])
    const mails = await inbox.read(email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.html).toContain(`lang="${locale}"`)
    expect(mails[0]?.html).toContain('dhl.com')
  }
  await page.goto(PLACES.shop + pathFor('trackingNumber', 'es', numbers[0] ?? ''))
  await expect(page.getByRole('link', { name: `DHL JD01 ${numbers[0]}` })).toHaveAttribute(
    'href',
    /AWB=JD01%20TRK/,
  )
})

test('DESK-05 the overview shows the sales of a period in each currency, with the figures behind the chart, and searches that found nothing', async ({
  studio,
  request,
}) => {
  const { page } = studio
  const lake = createLake('sk-local-editor')
  await fileOrder(lake, ana, new Date().toISOString(), { currency: 'USD' })
  await request.post('/api/search-misses', { data: 'Hamaca' })
  const { promise: shown, resolve: show } = Promise.withResolvers()
  await page.route('**/features*', async (route) => {
    await shown
    await route.continue()
  })
  await page.goto(`${PLACES.studio}/overview`)
  const sales = page.getByRole('region', { name: 'Ventas en USD' })
  await expect(sales.getByRole('row', { name: /^Ingresos \$\d/ })).toBeVisible()
  // The project's features arrive late; the tool is not mounted again.
  const heading = page.getByRole('heading', { name: 'Resumen' })
  await heading.evaluate((element) => element.setAttribute('data-mount', 'first'))
  const features = page.waitForResponse('**/features*')
  show(undefined)
  await features
  await sales.getByText('Ver los números').click()
  await expect(sales.getByRole('table', { name: 'Por día en USD' }).getByRole('row')).not.toHaveCount(0)
  await page.getByLabel('Período').selectOption('7')
  await expect(sales.getByRole('row', { name: /^Ingresos \$\d/ })).toBeVisible()
  await expect(
    page.getByRole('table', { name: /^Búsquedas sin resultado/ }).getByRole('row', { name: 'hamaca 1' }),
  ).toBeVisible()
  await page.getByLabel('Período').selectOption('Otras fechas')
  await page.getByLabel('Desde').fill('2020-01-01')
  await page.getByLabel('Hasta').fill('2020-01-31')
  await expect(page.getByText('No hubo pedidos en este período.')).toBeVisible()
  await expect(heading).toHaveAttribute('data-mount', 'first')
})

import Stripe from 'stripe'
import { expect } from './harness'
import { test } from './harness/editing'
import { createLake } from './harness/lake'
import { PLACES } from './harness/places'

const { hostname, port } = new URL(PLACES.payments)
const stripe = new Stripe('sk_test_local', { host: hostname, port, protocol: 'http', telemetry: false })

test('PROMO-02 an editor makes a code, reads that it can be used, and takes it back', async ({ studio }) => {
  const lake = createLake('sk-local-editor')
  const { page } = studio
  const active = async () => (await stripe.promotionCodes.list({ code: 'CORTEISLA', active: true })).data
  await studio.open('')
  for (const step of ['Promociones', 'Crear un código'])
    await page.getByRole('link', { name: step, exact: true }).click()
  await studio.input('code').fill('CORTEISLA')
  await studio.input('percent').fill('20')
  await studio.input('minimum').fill('12,50')
  await studio.publish()
  await expect(
    page.getByRole('option', { name: 'CORTEISLA · 20 % Vigente: se puede usar al pagar' }),
  ).toBeVisible()
  const ownCreate = page.locator('[href*="intent/create"][href*="discountCode"]')
  await expect(ownCreate, 'makes a document that anyone can read').toHaveCount(0)
  expect(await active()).toMatchObject([{ restrictions: { minimum_amount: 1250 } }])
  const [id = ''] = await lake.query<string[]>('*[_type == "discountCode" && code == "CORTEISLA"]._id')
  expect(id).toMatch(/^discountCode\./)

  await lake.client.delete(id)
  await expect.poll(active).toEqual([])
})

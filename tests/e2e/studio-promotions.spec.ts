import Stripe from 'stripe'
import { generate } from '~/features/orders/tracking-number'
import { expect } from './harness'
import { test } from './harness/editing'
import { createLake } from './harness/lake'
import { PLACES } from './harness/places'

const { hostname, port } = new URL(PLACES.payments)
const stripe = new Stripe('sk_test_local', { host: hostname, port, protocol: 'http', telemetry: false })

test('PROMO-02 CMS-01 a code that is published while an earlier version is still checked can be used, and is taken back', async ({
  studio,
}) => {
  const lake = createLake('sk-local-editor')
  const { page } = studio
  const code = `ISLA${generate().slice(4, 11)}`
  const active = async () => (await stripe.promotionCodes.list({ code, active: true })).data
  const { promise: isChecked, resolve: check } = Promise.withResolvers<boolean>()
  await page.route(
    (url) => url.searchParams.has('$code'),
    async (route) => {
      await isChecked
      await route.continue()
    },
  )

  await studio.open('')
  for (const step of ['Promociones', 'Crear un código'])
    await page.getByRole('link', { name: step, exact: true }).click()
  const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.has('$code'))
  await studio.input('code').fill(code)
  await asked
  await studio.input('percent').fill('20')
  await studio.input('minimum').fill('12,50')
  await studio.publishButton.click()
  await expect(page.getByRole('button', { name: /^(Revisando|Validando)/ })).toBeVisible()
  // What is checked now is the code without its percentage.
  check(true)
  await expect(page.getByText('El documento fue publicado')).toBeVisible()
  await expect(
    page.getByRole('option', { name: `${code} · 20 % Vigente: se puede usar al pagar` }),
  ).toBeVisible()
  const ownCreate = page.locator('[href*="intent/create"][href*="discountCode"]')
  await expect(ownCreate, 'makes a document that anyone can read').toHaveCount(0)
  expect(await active()).toMatchObject([{ restrictions: { minimum_amount: 1250 } }])
  const [id = ''] = await lake.query<string[]>('*[_type == "discountCode" && code == $code]._id', { code })
  expect(id).toMatch(/^discountCode\./)

  await lake.client.delete(id)
  await expect.poll(active).toEqual([])
})

import { DEPLOYS_ID, DEPLOY_REQUEST } from '~/content/deploys'
import { expect } from './harness'
import { test } from './harness/editing'
import { createLake } from './harness/lake'
import { PLACES } from './harness/places'

test('CMS-03 the Studio shows how many changes are waiting and until when, and publishes them at once', async ({
  studio,
}) => {
  const { page } = studio
  const lake = createLake('sk-local-editor')
  const notBefore = new Date(Date.now() + 600_000).toISOString()
  await lake.client.createOrReplace({ _id: DEPLOYS_ID, _type: 'deploys', changes: 3, sent: 1, notBefore })
  await page.goto(`${PLACES.studio}/builds`)
  await expect(page.getByText(/^2 cambios esperan\. Próxima publicación: \d/)).toBeVisible()
  await page.getByRole('button', { name: 'Publicar ahora' }).click()
  await expect
    .poll(() => lake.query('*[_id == $id][0].at', { id: DEPLOY_REQUEST }))
    .toMatch(/^\d{4}-\d\d-\d\dT/)
  await lake.client.patch(DEPLOYS_ID).set({ sent: 3 }).commit()
  await expect(page.getByText(/^No hay cambios esperando/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publicar ahora' })).toHaveCount(0)
})

test('CMS-05 documents that the shop cannot use, or that break a build, are named with their type and field as in the form', async ({
  studio,
}) => {
  const { page } = studio
  const at = new Date().toISOString()
  const headers = { 'access-control-allow-origin': '*' }
  const refused = [{ document: 'prod-006', field: 'price', reason: 'too small', isKept: true }]
  await page.route('**/content-state.json', (route) =>
    route.fulfill({ headers, json: { builtAt: at, refused } }),
  )
  const failed = {
    id: 1,
    state: 'failed',
    startedAt: at,
    error: '…',
    document: 'siteSettings',
    field: 'hnlRate',
  }
  await page.route('**/__local/builds', (route) => route.fulfill({ headers, json: { builds: [failed] } }))

  await page.goto(`${PLACES.studio}/builds`)
  await expect(page.getByRole('link', { name: '«Jabón sólido de coco» (Producto)' })).toBeVisible()
  await expect(page.getByText('La tienda no pudo usar «Precio (USD)».')).toBeVisible()
  await expect(page.getByText(/el campo «[^»]*lempiras[^»]*» de «Ajustes de la tienda»/i)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Abrir «Ajustes de la tienda»' })).toBeVisible()
})

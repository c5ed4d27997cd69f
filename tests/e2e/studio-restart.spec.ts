import { expect } from './harness'
import { test } from './harness/editing'
import { PLACES } from './harness/places'

const PILLOW = 'prod-017'

test('CMS-02 RUN-03 the lake restarts while a form is open: text typed meanwhile is kept and can be published', async ({
  studio,
  site,
  guard,
  lake,
  request,
}) => {
  // Errors that the browser and the Studio log while the server is down.
  guard.allow(
    /ERR_(CONNECTION_\w+|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE)|TypeError: (network error|Failed to fetch)/,
  )
  await studio.open(`catalog;product;${PILLOW}`)
  await studio.input('name.es').fill('Almohada de antes')
  const names = () =>
    lake.query('*[_id == $id][0].name', { id: `drafts.${PILLOW}` }, 'raw').catch(() => undefined)
  await expect.poll(names).toMatchObject({ es: 'Almohada de antes' })

  const restarted = request.post(`${PLACES.studio}/__local/restart-lake`)
  // The form is read-only for a moment while the Studio reconnects; what the field shows has been typed.
  await expect(async () => {
    await studio.input('name.en').fill('Pillow typed while nobody listened')
    await expect(studio.input('name.en')).toHaveValue('Pillow typed while nobody listened', { timeout: 1000 })
  }).toPass()
  expect((await restarted).ok()).toBe(true)
  await expect.poll(names, { timeout: 30_000 }).toMatchObject({
    es: 'Almohada de antes',
    en: 'Pillow typed while nobody listened',
  })
  await expect(studio.input('name.en')).toHaveValue('Pillow typed while nobody listened')

  await studio.publish()
  await site.shows('/en/shop/product/prod-017', 'typed while nobody listened')
})

test('CMS-02 RUN-03 typed text is there once when the response to it is lost', async ({
  studio,
  guard,
  lake,
}) => {
  guard.allow(/ERR_CONNECTION_RESET|TypeError: Failed to fetch/)
  const { page } = studio
  await studio.open(`catalog;product;${PILLOW}`)
  const name = studio.input('name.es')
  await name.click()
  await expect(name).toBeEditable()
  const before = await name.inputValue()
  const names = () => lake.query('*[_id == $id][0].name.es', { id: `drafts.${PILLOW}` }, 'raw')
  await name.press('End')
  await name.pressSequentially(' suave')
  await expect.poll(names).toBe(`${before} suave`)

  let lost = 0
  await page.route('**/data/actions/**', async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    await route.fetch({ url: route.request().url().replace('rumbo.localhost', 'localhost') })
    await route.abort('connectionreset')
  })
  await name.pressSequentially(' azul')
  await expect.poll(names).toContain(' azul')
  await name.pressSequentially(' claro')
  await expect.poll(names).toBe(`${before} suave azul claro`)
  await expect(name).toHaveValue(`${before} suave azul claro`)
  expect(lost).toBe(1)
  await lake.client.delete(`drafts.${PILLOW}`)
})

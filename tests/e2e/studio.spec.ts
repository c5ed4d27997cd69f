import { expect, pathFor } from './harness'
import { test } from './harness/editing'
import { PLACES } from './harness/places'
import { allowStudio, createStudio } from './harness/studio'

const SOAP = 'prod-006'
const HAT = 'prod-019'

test('CMS-01 CMS-02 CMS-03 an editor logs in with one click, an invalid price cannot be published, a valid one is on every page', async ({
  page,
  guard,
  site,
}) => {
  allowStudio(guard)
  const studio = createStudio(page)
  const before = await site.changed(pathFor('product', 'es', SOAP))

  await page.goto(PLACES.studio)
  await page.getByRole('button', { name: /Eva Editora/ }).click()
  for (const step of ['Contenido', /^Catálogo/, /^Todos los productos/, /Jabón sólido de coco/])
    await page.getByRole('link', { name: step }).click()

  const price = studio.input('price')
  for (const [invalid, reason] of [
    ['-3', 'El precio debe ser mayor que cero.'],
    ['4.999', 'Usa como máximo dos decimales'],
  ] as const) {
    await price.fill(invalid)
    await expect(studio.publishButton).toBeDisabled()
    await studio.field('price').getByTestId('input-validation-icon-error').hover()
    await expect(page.getByText(reason).first()).toBeVisible()
  }
  await price.fill('7.77')
  // The document alone would be valid: text that is not a number or date is not part of it.
  const refused = async (field: string) => {
    await studio.publishButton.click()
    await expect(page.getByRole('dialog', { name: 'No se publicó' })).toContainText(`En «${field}» dice`)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('tab', { name: 'Precio' }).click()
  await studio.input('stock').fill('1,250')
  await expect(page.getByText('Escribe solo el número')).toBeVisible()
  // The text stays when its tab and the form are left.
  await page.getByRole('tab', { name: 'Ficha' }).click()
  await refused('Existencias')
  await page
    .getByRole('link', { name: /Sombrero/ })
    .first()
    .click()
  await page
    .getByRole('link', { name: /Jabón sólido de coco/ })
    .first()
    .click()
  await page.getByRole('tab', { name: 'Precio' }).click()
  await expect(studio.input('stock')).toHaveValue('1,250')
  await refused('Existencias')
  await studio.input('stock').fill('9')
  await studio.input('stockCountedAt').fill('2026-11-22 9:00')
  await studio.input('stockCountedAt').press('Tab')
  await studio.field('stockCountedAt').getByTestId('input-validation-icon-error').hover()
  await expect(page.getByText('Escribe la fecha con la hora así: 31/12/2026 18:30.').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Todos los campos' }).click()
  await expect(studio.input('stockCountedAt')).toHaveValue('2026-11-22 9:00')
  await page.getByRole('tab', { name: 'Ficha' }).click()
  await refused('Contadas el')
  await page.getByRole('tab', { name: 'Precio' }).click()
  await expect(studio.input('stockCountedAt')).toHaveValue('2026-11-22 9:00')
  await refused('Contadas el')
  await studio.input('stockCountedAt').fill('')
  await studio.input('stock').fill('')
  await studio.publish()

  await site.shows(pathFor('product', 'es', SOAP), '$7.77')
  for (const locale of ['es', 'en'] as const) {
    const path = pathFor('product', locale, SOAP)
    expect((await site.text(path)).includes('$7.77'), path).toBe(true)
    expect((await site.text(pathFor('products', locale))).includes('$7.77'), `list in ${locale}`).toBe(true)
    expect(await site.data(path, 'Product')).toMatchObject({ offers: { price: '7.77' } })
    const changed = await site.changed(path)
    expect(Date.parse(changed ?? '')).toBeGreaterThan(Date.parse(before ?? ''))
  }
})

test('CMS-03 an unpublished product disappears from the site, with every link to it', async ({
  studio,
  site,
}) => {
  const { page } = studio
  const paths = (['es', 'en'] as const).map((locale) => pathFor('product', locale, HAT))
  expect((await site.get(paths[0] ?? '')).status()).toBe(200)

  await studio.open(`catalog;product;${HAT}`)
  await page.getByRole('button', { name: 'Publicado', exact: true }).click()
  await page.getByRole('button', { name: 'Despublicar', exact: true }).click()
  await page.getByRole('button', { name: 'Despublicar de todos modos' }).click()

  await expect
    .poll(async () => (await site.get(paths[0] ?? '')).status(), { timeout: 90_000, intervals: [200] })
    .toBe(404)
  await expect(studio.input('name.es'), 'the form shows the draft').toHaveValue(/sombrero/i)
  expect((await site.get(paths[1] ?? '')).status()).toBe(404)
  const pages = await site.pages()
  expect(pages.length).toBeGreaterThan(80)
  const linking: string[] = []
  for (const path of [...pages, '/sitemap.xml', '/shop/catalog.json', '/en/shop/catalog.json'])
    if ((await site.text(path)).includes(HAT)) linking.push(path)
  expect(linking).toEqual([])
})

test('CMS-01 documents that lack something are listed with the fields, and a deleted one comes back from the trash', async ({
  studio,
  lake,
}) => {
  const { page } = studio
  const id = 'kit-unfinished'
  await lake.client.create({ _id: `drafts.${id}`, _type: 'kit', name: { es: 'Kit a medias' } })
  await page.goto(`${PLACES.studio}/pending/incomplete`)
  const row = page.getByRole('row').filter({ hasText: 'Kit a medias' })
  await expect(row).toContainText('Inglés: Nombre')
  await page.getByRole('button', { name: /^Imagen \(/ }).click()
  await expect(row).toContainText('Imagen: Imágenes')
  await page.getByRole('button', { name: 'Cambios sin publicar' }).click()
  await expect(row).toContainText('Nuevo')

  await lake.client.delete(`drafts.${id}`)
  await page.getByRole('button', { name: 'Papelera' }).click()
  await row.getByRole('button', { name: 'Restaurar' }).click()
  await expect(studio.input('name.es')).toHaveValue('Kit a medias')
  await lake.client.delete(`drafts.${id}`)
})

test('CMS-01 an editor moves a category in the order of the shop, with the keyboard', async ({
  studio,
  lake,
}) => {
  const { page } = studio
  const order = () => lake.query<string[]>('*[_type == "category"] | order(position asc, _id asc)._id')
  const [first = '', second = '', ...others] = await order()
  const title = (id: string) => lake.query<string>('*[_id == $id][0].name.es', { id })

  await studio.open('catalog;order-category')
  const move = async (id: string, key: string, from: number, to: number) => {
    const name = await title(id)
    await page.getByRole('button', { name: `Mover «${name}»` }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(`«${name}» va al puesto ${from}.`)).toBeAttached()
    // dnd-kit listens to keys from the next task on.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    await page.keyboard.press(key)
    await expect(page.getByText(`«${name}» va al puesto ${to}.`)).toBeAttached()
    await page.keyboard.press('Space')
  }
  await move(first, 'ArrowDown', 1, 2)
  await expect.poll(order).toEqual([second, first, ...others])
  await move(first, 'ArrowUp', 2, 1)
  await expect.poll(order).toEqual([first, second, ...others])
})

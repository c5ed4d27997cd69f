import type { Page } from '@playwright/test'
import { lakeClient } from '../lake-client'

interface Places {
  readonly studio: string
  readonly lake: string
}

/** A screenshot for the guide: its file name, and the steps to it. All use the same page, in order. */
interface Scene {
  readonly name: string
  show(page: Page, places: Places): Promise<void>
}

/** Waits until every picture on the page has loaded. */
export const pictures = (page: Page) =>
  page.evaluate(async () => {
    const waiting = [...document.images].filter(({ complete, src }) => src && !complete)
    await Promise.all(waiting.map((image) => image.decode().catch(() => undefined)))
  })

/** Opens an address of the Studio and waits for a field of the form or a text in the list. */
const open = async (page: Page, { studio }: Places, path: string, text: string) => {
  await page.goto(`${studio}/structure/${path}`)
  await page.getByText(text).filter({ visible: true }).first().waitFor()
  await pictures(page)
}

const saved = (page: Page) =>
  page
    .getByText(/^(Guardado|Editado)/)
    .first()
    .waitFor()
const field = (page: Page, path: string) => page.getByTestId(`field-${path}`)
const input = (page: Page, path: string) => field(page, path).locator('input, textarea').first()

export const SCENES: readonly Scene[] = [
  {
    name: 'entrar',
    async show(page, { studio }) {
      await page.goto(studio)
      await page.getByRole('button', { name: /Eva Editora/ }).waitFor()
    },
  },
  {
    name: 'escritorio',
    async show(page, places) {
      await page.getByRole('button', { name: /Eva Editora/ }).click()
      await page.getByRole('heading', { name: 'Resumen' }).waitFor()
      await open(page, places, 'catalog', 'En oferta')
    },
  },
  {
    name: 'precio',
    async show(page, places) {
      await open(page, places, 'catalog;product;prod-006', 'Jabón sólido de coco')
      await page.getByRole('tab', { name: 'Precio' }).click()
      await input(page, 'price').fill('2.95')
      await page.locator('#isSale').check({ force: true })
      await input(page, 'originalPrice').fill('3.75')
      await page
        .getByText('Guardado')
        .or(page.getByText(/^Editado/))
        .first()
        .waitFor()
    },
  },
  {
    name: 'precio-invalido',
    async show(page) {
      await input(page, 'originalPrice').fill('1')
      await field(page, 'originalPrice').getByTestId('input-validation-icon-error').hover()
      await page.getByText('El precio anterior debe ser mayor').first().waitFor()
    },
  },
  {
    name: 'producto-nuevo',
    async show(page, places) {
      await page.goto(`${places.studio}/intent/create/template=product;type=product/`)
      await input(page, 'name.es').fill('Hamaca de viaje')
      await input(page, 'name.en').fill('Travel hammock')
      await page.getByRole('tab', { name: 'Imágenes' }).click()
      await page.getByText('Arrastra o pega la imagen aquí').waitFor()
      await saved(page)
    },
  },
  {
    name: 'articulo',
    async show(page, places) {
      await open(page, places, 'blog;post;post-copan-ruinas-slowly', 'Copán Ruinas')
      await field(page, 'body.es').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'kit',
    async show(page, places) {
      await open(page, places, 'kit;kit-001', 'Kit Playa y Arrecife')
      await field(page, 'items.es').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'pedidos',
    async show(page, places) {
      await open(page, places, 'orders', 'Por empacar')
      await page.getByRole('link', { name: /^Por empacar/ }).click()
      await page.getByRole('listbox', { name: 'Por empacar' }).getByRole('link').first().click()
      await page.getByRole('button', { name: /^Avanzar el envío/ }).waitFor()
      await field(page, 'trackingNumber').waitFor()
    },
  },
  {
    name: 'avanzar-envio',
    async show(page) {
      await page.getByRole('button', { name: /Avanzar/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'sin-ingles',
    async show(page, places) {
      for (const id of ['prod-010', 'kit-002'])
        await lakeClient(places.lake).patch(id).unset(['description.en']).commit()
      await page.goto(`${places.studio}/pending/incomplete`)
      await page.getByRole('button', { name: /^Inglés \(/ }).click()
      await page.getByRole('link', { name: 'Champú sólido de sábila' }).waitFor()
    },
  },
  {
    name: 'publicaciones',
    async show(page, places) {
      await lakeClient(places.lake).patch('prod-002').unset(['price']).commit()
      await page.goto(`${places.studio}/builds`)
      await page
        .getByText(/La tienda no pudo usar/)
        .first()
        .waitFor()
    },
  },
]

import sharp from 'sharp'
import { expect, pathFor } from './harness'
import { test } from './harness/editing'

const TITLE = 'Un domingo en Valle de Ángeles'
const SLUG = 'un-domingo-en-valle-de-angeles'
const TEXT = `Qué ver primero

La plaza huele a café y a madera recién cortada.

- Talleres de cuero
- Pupusas en la esquina

Vuelve antes de que baje la neblina.`

const photo = () =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: '#1f6f78' } })
    .jpeg()
    .toBuffer()

test('CMS-01 CMS-03 BLOG-03 LANG-04 a new Spanish-only post with a picture is on both sites, marked as Spanish on the English one', async ({
  studio,
  site,
}) => {
  const { page } = studio
  await studio.open('blog;post')
  await page.getByRole('link', { name: 'Artículo', exact: true }).click()
  await studio.input('title.es').fill(TITLE)
  await studio.input('excerpt.es').fill('Calles de piedra a media hora de la capital.')
  const body = studio.field('body.es').getByRole('textbox')
  await body.click()
  await body.evaluate((editor, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, TEXT)
  await expect(body).toContainText('neblina')

  await page.getByRole('tab', { name: 'Ficha' }).click()
  await expect(studio.publishButton).toBeDisabled()
  await studio.upload({ name: 'valle.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  await studio.input('picture.alt.es').fill('La plaza de Valle de Ángeles al mediodía')
  await studio.field('slug').getByRole('button', { name: 'Generar' }).click()
  await expect(studio.input('slug')).toHaveValue(SLUG)
  await studio.field('category').getByRole('combobox').selectOption({ label: 'Destinos' })
  await studio.publish()

  await site.shows(pathFor('post', 'es', SLUG), TITLE)
  await page.goto(pathFor('post', 'es', SLUG))
  await expect(page.getByRole('heading', { name: 'Qué ver primero', level: 2 })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Talleres de cuero' })).toBeVisible()

  const picture = page.waitForResponse((answer) => answer.url().includes('-1600x900.jpg'))
  await page.goto(pathFor('post', 'en', SLUG))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  for (const words of [
    page.getByRole('heading', { name: TITLE }),
    page.getByText('Vuelve antes de que baje'),
  ])
    expect(await words.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('es')
  expect(await (await picture).headerValue('content-type')).toBe('image/avif')
  const webp = await page.request.get((await picture).url(), { headers: { accept: 'image/webp' } })
  expect(webp.headers()['content-type']).toBe('image/webp')
  await page.goto(pathFor('blog', 'en'))
  await expect(page.locator('[lang=es]').filter({ hasText: TITLE }).first()).toBeVisible()
})

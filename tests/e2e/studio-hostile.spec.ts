import type { SanityDocument } from '@sanity/client'
import { expect, pathFor } from './harness'
import { test } from './harness/editing'
import { createLake } from './harness/lake'

/** Written directly to the lake, which does not validate documents. */
const { client } = createLake('sk-local-editor')

const SCRIPT = '<script>window.harmed = 1</script><img src=x onerror="window.harmed = 1">'
const BREAKOUT = '"></script><svg onload="window.harmed = 1">'
const RIGHT_TO_LEFT = 'مرحبا \u202Eهندوراس\u202C 🏝️👩🏽‍🚀'
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200" onload="window.harmed = 1">
  <script>window.harmed = 1</script><rect width="1200" height="1200" fill="teal"/></svg>`
const HOSTILE_LINKS = [
  'javascript:window.harmed=1',
  'JaVaScRiPt:window.harmed=1',
  'data:text/html,<script>1</script>',
  '//evil.example',
]

test('CMS-05 hostile text, pictures and links cannot harm any page', async ({ page, site, guard }) => {
  // Logged by the browser when a picture with a script is opened as a page.
  guard.allow(/Blocked script execution in .*\.svg/)
  const [product, post] = await Promise.all(
    ['prod-001', 'post-copan-ruinas-slowly'].map((id) => client.getDocument<SanityDocument>(id)),
  )
  if (!product || !post) throw new Error('The seed has a lock and an article about Copán.')
  const made = ['hostile-script', 'hostile-length', 'hostile-post', 'hostile-embed']
  const asset = await client.assets.upload('image', Buffer.from(PICTURE), { filename: 'evil.svg' })
  const block = (text: string, href: string, key: string) => ({
    _type: 'block',
    _key: key,
    style: 'normal',
    markDefs: [{ _key: 'l', _type: 'link', href }],
    children: [{ _type: 'span', _key: 's', text, marks: ['l'] }],
  })
  const slug = (current: string) => ({ _type: 'slug', current })
  const changes = client
    .transaction()
    .createOrReplace({
      ...product,
      _id: 'hostile-script',
      slug: slug('hostile-script'),
      name: { es: SCRIPT, en: BREAKOUT },
      description: { es: `${BREAKOUT} ${RIGHT_TO_LEFT}` },
      details: { es: [SCRIPT, RIGHT_TO_LEFT] },
      pictures: [{ ...Object(product['pictures'])[0], alt: { es: SCRIPT, en: BREAKOUT } }],
    })
    .createOrReplace({
      ...product,
      _id: 'hostile-length',
      slug: slug('hostile-length'),
      name: { es: 'x'.repeat(50_000), en: `${RIGHT_TO_LEFT} `.repeat(1000) },
    })
    .createOrReplace({
      ...post,
      _id: 'hostile-post',
      slug: slug('hostile-post'),
      title: { es: `${RIGHT_TO_LEFT} ${SCRIPT}` },
      body: {
        es: [
          ...HOSTILE_LINKS.map((href, at) => block(`enlace ${at}`, href, `k${at}`)),
          { _type: 'html', _key: 'h', html: SCRIPT },
        ],
      },
    })
    .createOrReplace({
      ...post,
      _id: 'hostile-embed',
      slug: slug('hostile-embed'),
      isFacebookEmbed: true,
      facebookUrl: 'javascript:window.harmed=1',
    })
  await changes.commit()
  await site.shows(pathFor('product', 'es', 'hostile-length'), 'xxxxx')

  const open = async (path: string) => {
    await page.goto(path)
    const state = await page.evaluate(() => ({
      harmed: 'harmed' in window,
      sideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    }))
    expect(state, path).toEqual({ harmed: false, sideways: false })
  }
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    for (const locale of ['es', 'en'] as const) {
      await open(pathFor('products', locale))
      await open(pathFor('product', locale, 'hostile-length'))
      await open(pathFor('product', locale, 'hostile-script'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(locale === 'es' ? SCRIPT : BREAKOUT)
      await expect(page.getByRole('main').locator('img').first()).toHaveJSProperty('complete', true)
      await open(pathFor('blog', locale))
      await open(pathFor('post', locale, 'hostile-post'))
    }
  }
  await expect(page.getByText('enlace 0')).toBeVisible()
  await expect(page.getByRole('link', { name: /^enlace/ })).toHaveCount(0)
  expect((await site.get(pathFor('post', 'es', 'hostile-embed'))).status()).toBe(404)
  await open(pathFor('products', 'es'))
  await expect(page.getByRole('article').filter({ hasText: '$8.90' }).first()).toBeVisible()

  await page.goto(asset.url)
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false)

  const cleanUp = client.transaction()
  for (const id of [...made, asset._id]) cleanUp.delete(id)
  await cleanUp.commit()
})

test('CMS-03 CMS-05 an invalid document keeps its last good version and is named, while others are published', async ({
  site,
}) => {
  const path = pathFor('product', 'es', 'prod-002')
  const price = '$18.50'
  await client
    .transaction()
    .patch('prod-002', (patch) => patch.unset(['price']))
    .patch('prod-003', (patch) => patch.set({ price: 9.87 }))
    .commit()
  await site.shows(pathFor('product', 'es', 'prod-003'), '$9.87')
  expect((await site.text(path)).includes(price)).toBe(true)
  expect(JSON.parse(await site.text('/content-state.json'))).toMatchObject({
    refused: [{ document: 'prod-002', field: 'price', isKept: true }],
  })

  await client.patch('prod-002').set({ price: 18.63 }).commit()
  await site.shows(path, '$18.63')
  expect(JSON.parse(await site.text('/content-state.json'))).toMatchObject({ refused: [] })
})

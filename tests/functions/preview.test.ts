import type { APIContext } from 'astro'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestLake, SITE, startTestLake, writeFixture } from 'content-lake/testing'
import { ENABLE, VERSION } from '@rumbo/preview/addresses'
import { onRequest } from '@rumbo/preview/middleware'
import { newerContent } from '~/content/newer-content'

const STUDIO = 'https://rumbo.sanity.studio'
const SITE_URL = 'https://preview.rumbo.example'
const page = (_id: string, es: string) => ({
  _id,
  _type: 'category',
  name: { es, en: 'Comfort' },
  slug: { current: 'comfort' },
  position: 10,
})
const secret = {
  _id: 'sanity-preview-url-secret.one',
  _type: 'sanity.previewUrlSecret',
  source: 'sanity/presentation',
  secret: 'secret-of-the-studio',
  studioUrl: `${STUDIO}/presentation`,
}

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake({
    seedFile: await writeFixture([page('comfort', 'Comodidad'), page('drafts.comfort', 'Borrador')]),
  })
  await lake.as(SITE).createOrReplace(secret)
  const env = {
    SANITY_PROJECT_ID: 'test',
    SANITY_DATASET: 'production',
    SANITY_API_HOST: lake.url,
    SANITY_READ_TOKEN: SITE,
    PREVIEW_SECRET: 'a-secret-of-the-preview',
  }
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await lake.close()
})

/** The names of the categories that a page of this request would show. */
const shown = () =>
  Promise.resolve(
    new Response(
      (newerContent()?.get('category') ?? [])
        .map(({ value }) => (value as { name: { es: string } }).name.es)
        .join(),
      { headers: { 'content-type': 'text/html' } },
    ),
  )

const get = async (address: string, cookie?: string, method = 'GET') => {
  const url = new URL(address, SITE_URL)
  const request = new Request(url, { method, headers: cookie ? { cookie } : {} })
  const context = { url, request, isPrerendered: false, params: { path: url.pathname.slice(1) } }
  return (await onRequest(context as unknown as APIContext, shown)) as Response
}
const open = (text: string, path = '/shop') =>
  get(`${ENABLE}?sanity-preview-secret=${text}&sanity-preview-pathname=${encodeURIComponent(path)}`)
const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
/** Without the invisible marks of the overlays. */
const plain = async (response: Response) => (await response.text()).replace(/[^\p{L}\p{P} ]/gu, '')

test('CMS-02 without the cookie of the Studio, nobody sees a page of the draft preview', async () => {
  expect((await get(VERSION)).status).toBe(401)
  for (const cookie of [undefined, '__Host-rumbo-preview=x.y', 'rumbo-preview-perspective=drafts']) {
    const response = await get('/shop', cookie)
    expect([response.status, response.headers.get('cache-control')]).toEqual([401, 'private, no-store'])
    expect(await response.text()).not.toMatch(/Borrador|Comodidad/)
  }
})

test('CMS-02 a secret that the Studio has not written does not open the preview', async () => {
  for (const wrong of ['', 'another-secret']) {
    const response = await open(wrong)
    expect([response.status, response.headers.getSetCookie()]).toEqual([401, []])
  }
})

test('CMS-02 the Studio opens the preview, which shows drafts, to its frame only, and no cache keeps them', async () => {
  const opened = await open('secret-of-the-studio', '/en/shop')
  expect([opened.status, new URL(opened.headers.get('location') ?? '', SITE_URL).pathname]).toEqual([
    307,
    '/en/shop',
  ])
  const response = await get('/shop', cookieOf(opened))
  expect(await plain(response)).toBe('Borrador')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'netlify-cdn-cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringContaining(`frame-ancestors ${STUDIO}`) as string,
  })
  expect((await get('/shop', cookieOf(opened), 'POST')).status).toBe(405)
})

test('CMS-02 an editor may look at what is published, and sees the next change at once', async () => {
  const cookie = cookieOf(await open('secret-of-the-studio'))
  const published = cookie.replace('perspective=drafts', 'perspective=published')
  expect(await (await get('/shop', published)).text()).toBe('Comodidad')
  const version = () => get(VERSION, cookie).then((response) => response.text())
  const before = await version()
  expect((await get('/shop', cookie)).headers.get('server-timing')).toBe(`content;desc="${before}"`)
  await lake.as(SITE).createOrReplace(page('drafts.comfort', 'Otro borrador'))
  expect(await version()).not.toBe(before)
  expect(await plain(await get('/shop', cookie))).toBe('Otro borrador')
})

test('CMS-02 the preview is opened at a path of its own site', async () => {
  for (const path of ['//evil.example/a', 'https://evil.example//other.example', '/\\evil.example']) {
    const target = new URL((await open('secret-of-the-studio', path)).headers.get('location') ?? '', SITE_URL)
    expect(target.origin).toBe(SITE_URL)
  }
})

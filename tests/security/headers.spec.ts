import { expect, test } from '@playwright/test'
import { functionProblems, hashedFileProblems, pageProblems } from './header-rules'
import { EVERY_PAGE } from './pages'

test('QUAL-03 every kind of page has the security headers, is revalidated, and is the same for all visitors', async ({
  request,
}) => {
  for (const path of EVERY_PAGE) {
    const answer = await request.get(path, { headers: { cookie: 'a=b', 'accept-language': 'fr' } })
    expect(answer.status(), path).toBe(200)
    expect(pageProblems(answer.headers()), path).toEqual([])
  }
})

test('QUAL-03 missing pages have the security headers too', async ({ request }) => {
  for (const path of ['/shop/product/no-such', '/en/shop/blog/no-such', '/_astro/no-such.js', '/robots.tx']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBeGreaterThanOrEqual(300)
    if (answer.status() !== 404) continue
    expect(answer.headers()['cache-control'] ?? '', path).not.toMatch(/immutable|max-age=[1-9]/)
    expect(pageProblems({ etag: '"none"', ...answer.headers() }), path).toEqual([])
  }
})

test('QUAL-03 an unchanged page is answered with 304', async ({ request }) => {
  const { etag = '' } = (await request.get('/shop')).headers()
  const again = await request.get('/shop', { headers: { 'if-none-match': etag } })
  expect(again.status()).toBe(304)
})

test('QUAL-03 hashed files are cached forever, the service worker is not', async ({ request }) => {
  const html = await (await request.get('/shop')).text()
  const files = new Set(html.match(/\/_astro\/[\w.@-]+\.(?:js|css|woff2)/g))
  expect(files.size).toBeGreaterThan(3)
  for (const file of files) expect(hashedFileProblems((await request.get(file)).headers()), file).toEqual([])
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache')
})

test('QUAL-03 a picture answers HEAD as it answers GET', async ({ page, request }) => {
  await page.goto('/shop/product/prod-001')
  const picture = (await page.getByRole('main').getByRole('img').first().getAttribute('src')) ?? ''
  const [got, looked] = [await request.get(picture), await request.head(picture)]
  expect([got.status(), looked.status()]).toEqual([200, 200])
  expect(got.headers()['content-type']).toMatch(/^image\//)
  expect(looked.headers()['content-type']).toBe(got.headers()['content-type'])
})

const FUNCTIONS = [
  ['POST', '/api/stripe/create-checkout-session'],
  ['GET', '/api/stripe/checkout-session/cs_test_none'],
  ['POST', '/api/stripe/webhook'],
  ['GET', '/api/track-order/TRK-DEMO-TRANSIT'],
  ['GET', '/api/orders'],
  ['POST', '/api/sendwelcomeemail'],
  ['POST', '/api/sanity/webhook'],
] as const

for (const [method, path] of FUNCTIONS) {
  test(`QUAL-03 ${method} ${path} is for this origin only`, async ({ request }) => {
    const headers = { origin: 'https://evil.example', 'x-local-client-ip': '10.9.9.9' }
    const answer = await request.fetch(path, { method, headers, ...(method === 'POST' && { data: '{' }) })
    expect(functionProblems(answer.headers())).toEqual([])
    const response = await request.fetch(path, {
      method: 'OPTIONS',
      headers: { ...headers, 'access-control-request-method': method },
    })
    expect(response.headers()['access-control-allow-origin']).toBeUndefined()
  })
}

test('QUAL-03 pictures are raster files of listed sizes, and harmless when opened as a page', async ({
  page,
  request,
}) => {
  await page.goto('/shop/product/prod-001')
  const address = await page.getByRole('main').getByRole('img').first().getAttribute('src')
  const picture = await request.get(address ?? '', { headers: { accept: 'image/avif,*/*' } })
  expect(picture.status()).toBe(200)
  const headers = picture.headers()
  expect(headers).toMatchObject({ 'content-type': 'image/avif', 'x-content-type-options': 'nosniff' })
  expect(headers['content-security-policy']).toContain('sandbox')
  expect(headers['strict-transport-security']).toContain('max-age=31536000')
  for (const other of [
    address?.replace(/w=\d+/, 'w=8000'),
    address?.replace(/s=\w+/, 's=0000000000000000'),
    address?.replace('.jpg', '.svg'),
    address?.replace(/\?.*/, ''),
  ])
    expect((await request.get(other ?? '')).status(), other).toBe(404)
})

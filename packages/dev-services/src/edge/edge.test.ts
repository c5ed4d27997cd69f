import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, request as callHttp, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { redirects, redirectsFile } from '~/build/redirects'
import { createCompressor } from './compress'
import { openSite } from './site'
import { serveStatic } from './static'

const PAGES = {
  'index.html': 'landing es',
  'en.html': 'landing en',
  '404.html': 'nothing here',
  'shop.html': 'home es',
  'en/shop.html': 'home en',
  'shop/cart.html': 'cart es',
  'shop/not-found.html': 'not found es',
  'shop/track-order.html': 'tracking es',
  'en/shop/track-order.html': 'tracking en',
  'shop/product/prod-001.html': 'soap',
  'shop/product/not-found.html': 'product not found es',
  'en/shop/product/not-found.html': 'product not found en',
  'shop/blog/not-found.html': 'post not found es',
  'shop/legal/not-found.html': 'policy not found es',
  '_astro/app.abc.js': 'console.info(1)'.repeat(200),
  'robots.txt': 'User-agent: *',
  _headers:
    '/*\n  X-Content-Type-Options: nosniff\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n',
}
let server: Server
let origin: string

beforeAll(async () => {
  const root = mkdtempSync(join(tmpdir(), 'rumbo edge '))
  cpSync('netlify.toml', join(root, 'netlify.toml'))
  write(join(root, 'dist/_redirects'), redirectsFile(redirects()))
  for (const [name, text] of Object.entries(PAGES)) write(join(root, 'dist', name), text)
  const site = await openSite(root, join(root, 'dist'))
  const compress = createCompressor()
  server = createServer((request, response) => {
    void serveStatic(site, compress, request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const write = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
const get = (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: 'manual', ...init })
const redirectOf = async (path: string) => {
  const response = await get(path)
  return [response.status, response.headers.get('location')]
}
const contentOf = async (path: string) => {
  const response = await get(path)
  return [response.status, await response.text()]
}

describe('addresses', () => {
  test.each([
    ['/', 'landing es'],
    ['/en', 'landing en'],
    ['/shop', 'home es'],
    ['/shop/cart?a=1', 'cart es'],
    ['/shop/product/prod-001', 'soap'],
  ])('ROUTE-01 %s shows its page', async (path, text) => {
    expect(await contentOf(path)).toEqual([200, text])
  })

  test.each([
    ['/shop/nothing', '/shop/not-found'],
    ['/shop/a/b/c', '/shop/not-found'],
    ['/en/shop/nothing', '/en/shop/not-found'],
    ['/nothing', '/'],
    ['/nothing.html', '/'],
    ['/en/nothing', '/en'],
    ['/shopping', '/'],
  ])('ROUTE-02 unknown %s redirects to %s', async (path, target) => {
    expect(await redirectOf(path)).toEqual([302, target])
  })

  test.each([
    '/favicon.ico',
    '/sitemap-index.xml',
    '/rss.xml',
    '/manifest.webmanifest',
    '/_astro/old.js',
    '/api/x',
    '/pictures/x',
    '/shop/blog/rss.xml',
  ])('ROUTE-02 a missing %s is a 404', async (path) => {
    expect(await contentOf(path)).toEqual([404, 'nothing here'])
  })

  test('ROUTE-02 an existing file is served', async () => {
    expect(await contentOf('/robots.txt')).toEqual([200, 'User-agent: *'])
  })

  test.each([
    ['/cart', '/shop/cart'],
    ['/products?category=comfort&q=a%20b', '/shop/products?category=comfort&q=a%20b'],
    ['/account', '/shop/account'],
    ['/en/products?category=comfort', '/en/shop/products?category=comfort'],
    ['/en/cart', '/en/shop/cart'],
    ['/cart?%', '/shop/cart?%'],
    ['/products?q=%E0%A4%A', '/shop/products?q=%E0%A4%A'],
    ['/products?q=jab%C3%B3n', '/shop/products?q=jab%C3%B3n'],
  ])('ROUTE-03 %s permanently redirects to %s', async (path, target) => {
    expect(await redirectOf(path)).toEqual([301, target])
  })

  test('ROUTE-03 a trailing slash is removed, the query is kept', async () => {
    expect(await redirectOf('/shop/cart/?a=1')).toEqual([301, '/shop/cart?a=1'])
  })

  test.each([
    ['terms', 'terms-and-conditions'],
    ['privacy', 'privacy-policy'],
    ['return', 'return-policy'],
    ['shipping', 'shipping-policy'],
  ])('LEGAL-01 the short name %s redirects to %s in both languages', async (short, long) => {
    expect(await redirectOf(`/shop/legal/${short}`)).toEqual([301, `/shop/legal/${long}`])
    expect(await redirectOf(`/en/shop/legal/${short}`)).toEqual([301, `/en/shop/legal/${long}`])
  })

  test('LEGAL-01 an unknown policy is a 404 with its own page', async () => {
    expect(await contentOf('/shop/legal/cookies')).toEqual([404, 'policy not found es'])
  })

  test('TRACK-01 one page serves every tracking number, in both languages', async () => {
    expect(await contentOf('/shop/track-order/TRK-DEMO-TRANSIT')).toEqual([200, 'tracking es'])
    expect(await contentOf('/en/shop/track-order/TRK-1')).toEqual([200, 'tracking en'])
  })

  test('PROD-05 an unknown product is a 404 with its own page', async () => {
    expect(await contentOf('/shop/product/prod-999')).toEqual([404, 'product not found es'])
    expect(await contentOf('/en/shop/product/prod-999')).toEqual([404, 'product not found en'])
  })

  test('BLOG-07 an unknown post is a 404 with its own page', async () => {
    expect(await contentOf('/shop/blog/nothing')).toEqual([404, 'post not found es'])
  })

  test.each(['//evil.example/', '/%2F%2Fevil.example', '/\\evil.example/'])(
    'QUAL-03 %s never redirects to another host',
    async (path) => {
      const { status, headers } = await raw(path)
      expect(status).toBeGreaterThan(299)
      expect(headers['location'] ?? '/').toMatch(/^\/(?![/\\])/)
    },
  )

  test.each(['/../package.json', '/..%2fpackage.json', '/%2e%2e/package.json', '/%00', '/%E0%A4%A'])(
    'QUAL-03 %s shows nothing outside the site',
    async (path) => {
      expect((await raw(path)).status).not.toBe(200)
    },
  )
})

describe('headers', () => {
  test('QUAL-03 pages accept GET and HEAD only', async () => {
    expect((await get('/shop', { method: 'DELETE' })).status).toBe(405)
  })

  test.each([
    ['POST', '/api/nothing'],
    ['GET', '/.netlify/functions/nothing'],
  ])('ROUTE-02 %s %s is a 404, as on the platform', async (method, path) => {
    expect((await get(path, { method })).status).toBe(404)
  })

  test('ROUTE-02 an unknown address redirects every method, as on the platform', async () => {
    const { status, headers } = await get('/nonsense', { method: 'DELETE', redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([302, '/'])
  })

  test('QUAL-03 header rules apply to pages, and hashed files are immutable', async () => {
    const page = await get('/shop/cart')
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const file = await get('/_astro/app.abc.js')
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('QUAL-03 an unchanged page is not sent again', async () => {
    const etag = (await get('/shop/cart')).headers.get('etag') ?? ''
    expect((await get('/shop/cart', { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await get('/shop/cart', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  test('QUAL-02 text is compressed with Brotli if the browser accepts it', async () => {
    const { headers, body } = await raw('/_astro/app.abc.js', { 'accept-encoding': 'gzip, br' })
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(body).toString()).toBe(PAGES['_astro/app.abc.js'])
  })
})

/** Sends the path as it is and does not decompress the body, unlike `fetch`. */
const raw = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    callHttp({ host: '127.0.0.1', port: new URL(origin).port, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })

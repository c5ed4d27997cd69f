import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  contentSecurityPolicy,
  headersFile,
  inlineSources,
  originsOf,
  pagesByRoute,
} from './security-headers'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('QUAL-03 every inline script and style is hashed, data and files are not', () => {
  const html = `<style>a{}</style><script type="module">one()</script><script>two()</script>
    <script type="application/ld+json">{"a":1}</script><script src="/_astro/x.js"></script><script type="module" src="/y.js"></script>`
  expect(inlineSources(html)).toEqual({ scripts: [sha('one()'), sha('two()')], styles: [sha('a{}')] })
})

test('QUAL-03 the policy allows no unhashed inline code and no framing', () => {
  const policy = contentSecurityPolicy([{ scripts: [sha('one()')], styles: [] }], originsOf({}))
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain(
    `script-src 'self' ${sha(readFileSync('public/speculation-rules.json', 'utf8'))} ${sha('one()')};`,
  )
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("frame-src 'none'")
})

test('QUAL-03 the policy requires Trusted Types and allows only its own policies', () => {
  const policy = contentSecurityPolicy([], originsOf({}))
  expect(policy).toContain(
    "require-trusted-types-for 'script'; trusted-types service-worker speculation-rules trip-reader",
  )
})

test('QUAL-03 the policy allows login and newsletter on another origin, given as domain or URL', () => {
  const origins = originsOf({
    PUBLIC_AUTH0_DOMAIN: 'rumbo.us.auth0.com',
    PUBLIC_NEWSLETTER_URL: 'https://news.example/x',
  })
  const policy = contentSecurityPolicy([], origins)
  expect(policy).toContain("connect-src 'self' https://rumbo.us.auth0.com https://news.example")
  expect(policy).toContain('frame-src https://rumbo.us.auth0.com')
})

test('QUAL-03 HTTPS is required only if the site uses HTTPS', () => {
  const upgraded = (site: string) => contentSecurityPolicy([], { site }).includes('upgrade-insecure-requests')
  expect([upgraded('https://rumbo.example'), upgraded('http://localhost:8888')]).toEqual([true, false])
})

test.each([
  'Strict-Transport-Security',
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy',
  'Permissions-Policy',
  'Content-Security-Policy: default-src',
])('QUAL-03 every page carries %s', (name) => {
  expect(headersFile(contentSecurityPolicy([], originsOf({})), []).split('/sw.js')[0]).toContain(name)
})

const scripts = (...names: string[]) => ({ scripts: names, styles: [] })

test('QUAL-03 the policy of a route allows the inline code of its pages and of those shown for missing pages', () => {
  const pages = pagesByRoute(
    new Map([
      ['/404', scripts('404')],
      ['/shop/not-found', scripts('not found')],
      ['/shop/blog', scripts('blog')],
      ['/shop/blog/reef', scripts('post')],
      ['/shop/cart', scripts('cart')],
    ]),
  )
  const allowed = (pattern: string) => pages.get(pattern)?.flatMap((page) => page.scripts)
  expect(allowed('/shop/cart')).toEqual(['cart', '404', 'not found'])
  expect(allowed('/shop/blog')).toEqual(['blog', '404', 'not found'])
  expect(allowed('/en/shop/cart')).toBeUndefined()
})

test('QUAL-03 a pattern ending in * allows the page before it too, as Netlify applies it there', () => {
  const pages = pagesByRoute(new Map([['/en/shop/order', scripts('order')]]))
  expect(pages.get('/en/shop/order/*')).toEqual([scripts('order')])
})

test('QUAL-03 the policy of a route comes after that of all pages, which it replaces', () => {
  const rules = headersFile('all', [], new Map([['/shop/cart', 'own']]))
  expect(rules.indexOf('/shop/cart\n  Content-Security-Policy: own\n')).toBeGreaterThan(rules.indexOf('all'))
})

test('QUAL-03 files with hashed names are cached forever, missing files in their folder are not', () => {
  const rules = headersFile('', ['/_astro/page.a1b2c3.js'])
  expect(rules).toContain('/_astro/page.a1b2c3.js\n  Cache-Control: public, max-age=31536000, immutable\n')
  expect(rules).not.toMatch(/\/_astro\/\*/)
})

test('QUAL-03 the policy of the pages is not sent with their files', () => {
  const rules = headersFile('default-src secret', ['/_astro/page.a1b2c3.js'])
  expect(rules.split('/_astro/page.a1b2c3.js')[1]).toContain("Content-Security-Policy: default-src 'none'\n")
})

test('QUAL-03 icons are cached for a day, missing ones are not', () => {
  const rules = headersFile('', ['/icons/icon-192.png'])
  expect(rules).toContain('/icons/icon-192.png\n  Cache-Control: public, max-age=86400')
  expect(rules).not.toMatch(/\/icons\/\*/)
})

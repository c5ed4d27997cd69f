import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, headersFile, inlineSources, originsOf } from './security-headers'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('QUAL-03 every inline script and style is hashed, data and files are not', () => {
  const html = `<style>a{}</style><script type="module">one()</script><script>two()</script>
    <script type="application/ld+json">{"a":1}</script><script src="/_astro/x.js"></script><script type="module" src="/y.js"></script>`
  expect(inlineSources(html)).toEqual({ scripts: [sha('one()'), sha('two()')], styles: [sha('a{}')] })
})

test('QUAL-03 the policy allows no unhashed inline code and no framing', () => {
  const policy = contentSecurityPolicy([sha('one()')], [], originsOf({}))
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain(`script-src 'self' ${sha('one()')}`)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("frame-src 'none'")
})

test('QUAL-03 the policy requires Trusted Types and allows only the policy of the service worker', () => {
  const policy = contentSecurityPolicy([], [], originsOf({}))
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types service-worker")
})

test('QUAL-03 the policy allows login and newsletter on another origin, given as domain or URL', () => {
  const origins = originsOf({
    PUBLIC_AUTH0_DOMAIN: 'rumbo.us.auth0.com',
    PUBLIC_NEWSLETTER_URL: 'https://news.example/x',
  })
  const policy = contentSecurityPolicy([], [], origins)
  expect(policy).toContain("connect-src 'self' https://rumbo.us.auth0.com https://news.example")
  expect(policy).toContain('frame-src https://rumbo.us.auth0.com')
})

test('QUAL-03 HTTPS is required only if the site uses HTTPS', () => {
  const upgraded = (site: string) =>
    contentSecurityPolicy([], [], { site }).includes('upgrade-insecure-requests')
  expect([upgraded('https://rumbo.example'), upgraded('http://localhost:8888')]).toEqual([true, false])
})

test.each([
  'Strict-Transport-Security',
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy',
  'Permissions-Policy',
  'Content-Security-Policy: default-src',
])('QUAL-03 every page carries %s', (name) => {
  expect(headersFile(contentSecurityPolicy([], [], originsOf({})), []).split('/sw.js')[0]).toContain(name)
})

test('QUAL-02 the rules for fetching pages ahead have the type that browsers require', () => {
  const rules = headersFile('', [])
  expect(rules).toContain('Speculation-Rules: "/speculation-rules.json"')
  expect(rules).toContain('/speculation-rules.json\n  Content-Type: application/speculationrules+json')
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

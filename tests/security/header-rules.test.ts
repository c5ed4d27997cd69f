import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '../../src/build/security-headers'
import { functionProblems, hashedFileProblems, pageProblems } from './header-rules'

const GOOD = {
  'content-security-policy': contentSecurityPolicy([{ scripts: ["'sha256-a='"], styles: [] }], {
    site: 'https://rumbo.example',
  }),
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cache-control': 'public, max-age=0, must-revalidate',
  etag: '"abc"',
  vary: 'Accept-Encoding',
}
const policyWith = (from: string, to: string) => ({
  'content-security-policy': GOOD['content-security-policy'].replace(from, to),
})

test('QUAL-03 correct headers have no problems', () => expect(pageProblems(GOOD)).toEqual([]))

test.each(Object.keys(GOOD).filter((name) => name !== 'vary'))(
  'QUAL-03 a page without %s is reported',
  (name) => {
    expect(pageProblems({ ...GOOD, [name]: undefined })).toEqual([`${name} is missing`])
  },
)

test.each([
  ['unsafe inline scripts', policyWith("script-src 'self'", "script-src 'self' 'unsafe-inline'")],
  ['eval', policyWith("script-src 'self'", "script-src 'self' 'unsafe-eval'")],
  ['scripts from anywhere', policyWith("script-src 'self'", 'script-src *')],
  ['unsafe inline styles', policyWith("style-src 'self'", "style-src 'unsafe-inline'")],
  ['framing', policyWith("frame-ancestors 'none'", 'frame-ancestors *')],
  ['plugins', policyWith("object-src 'none'", "object-src 'self'")],
  ['another base', policyWith("; base-uri 'self'", '')],
  ['a short HSTS', { 'strict-transport-security': 'max-age=3600' }],
  ['a loose referrer', { 'referrer-policy': 'unsafe-url' }],
  ['the camera', { 'permissions-policy': 'geolocation=(), microphone=()' }],
  ['a page kept by caches', { 'cache-control': 'public, max-age=3600' }],
  ['a cookie', { 'set-cookie': 'a=b' }],
  ['a cache split by cookie', { vary: 'Accept-Encoding, Cookie' }],
  ['a cache split by language', { vary: 'Accept-Language' }],
])('QUAL-03 %s is reported', (_, change) => expect(pageProblems({ ...GOOD, ...change })).toHaveLength(1))

test('QUAL-03 a hashed file that is not cached forever is reported', () => {
  const good = {
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
  }
  expect(hashedFileProblems(good)).toEqual([])
  expect(hashedFileProblems({ ...good, 'cache-control': 'public, max-age=31536000' })).toHaveLength(1)
})

test('QUAL-03 a function that is cacheable or readable by other origins is reported', () => {
  const good = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
  expect(functionProblems(good)).toEqual([])
  expect(functionProblems({ ...good, 'access-control-allow-origin': '*' })).toHaveLength(1)
  expect(functionProblems({ ...good, 'cache-control': 'public' })).toHaveLength(1)
})

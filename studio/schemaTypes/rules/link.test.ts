import { expect, test } from 'vitest'
import { isFacebookAddress, isSafeLink } from './link'

test('CMS-01 a Facebook post requires its URL, other posts do not', () => {
  expect(isFacebookAddress(undefined, { isFacebookEmbed: true })).toMatch(/Pega el enlace/)
  expect(isFacebookAddress(undefined, { isFacebookEmbed: false })).toBe(true)
})

test.each(['https://www.facebook.com/rumbo/posts/1', 'https://fb.watch/abc'])('CMS-01 %s is one', (value) => {
  expect(isFacebookAddress(value, { isFacebookEmbed: true })).toBe(true)
})

test.each(['http://facebook.com/a', 'https://notfacebook.com/a', 'javascript:alert(1)', 'facebook.com'])(
  'CMS-01 %s is not one',
  (value) => {
    expect(isFacebookAddress(value, { isFacebookEmbed: true })).toMatch(/https/)
  },
)

test.each(['https://example.com', 'mailto:hola@rumbo.example', '/shop/products'])(
  'CMS-05 the Studio accepts a link to %s',
  (value) => {
    expect(isSafeLink(value)).toBe(true)
  },
)

test.each(['/\\evil.example', '/\t/evil.example', '/en//evil.example', 'javascript:alert(1)'])(
  'CMS-05 the Studio refuses a link to %j',
  (value) => {
    expect(isSafeLink(value)).toMatch(/https/)
  },
)

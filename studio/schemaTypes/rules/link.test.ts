import { expect, test } from 'vitest'
import { isFacebookAddress } from './link'

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

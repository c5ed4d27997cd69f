import { expect, test } from 'vitest'
import { safeLink } from './safe-link'

test.each([
  'https://example.com/a?b=c#d',
  'HTTP://example.com',
  'mailto:hola@rumbo.example',
  '/shop/products?category=comfort#list',
  '/en/shop/blog/post-001',
  ' /shop ',
])('CMS-05 %j is a link', (href) => {
  expect(safeLink(href)).toBe(href.trim())
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/en//evil.example',
  '/en/.//evil.example',
  'https:evil.example',
  'https:/\\evil.example',
  'https://',
  'mailto:',
  'shop/products',
  '',
])('CMS-05 %j is not a link', (href) => {
  expect(safeLink(href)).toBeUndefined()
})

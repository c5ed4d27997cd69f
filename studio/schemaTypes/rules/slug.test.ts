import { expect, test } from 'vitest'
import { isSlug, slugify } from './slug'

test.each([
  ['Jabón sólido de coco', 'jabon-solido-de-coco'],
  ['  ¡Copán, 10 litros!  ', 'copan-10-litros'],
  ['Ñandú — año', 'nandu-ano'],
  ['🌴', ''],
])('CMS-01 "%s" becomes the address "%s"', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})

test('CMS-01 a slug generated from a long text is well formed', () => {
  expect(isSlug('el código')({ current: slugify('a '.repeat(200)) })).toBe(true)
})

test.each([
  undefined,
  {},
  { current: '' },
  { current: 'Jabón' },
  { current: 'a--b' },
  { current: '-a' },
  { current: 'a/b' },
])('CMS-01 %j is not an address', (value) => {
  expect(isSlug('el código')(value)).toEqual(expect.any(String))
})

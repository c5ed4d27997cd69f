import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { MAX_WISHES, merge, parseWishlist, sharedIn, shareQuery, toggle } from './wishlist'

test('ACC-03 the heart adds, and removes on the second click', () => {
  expect(toggle(['prod-001'], 'kit-002')).toEqual(['prod-001', 'kit-002'])
  expect(toggle(['prod-001', 'kit-002'], 'prod-001')).toEqual(['kit-002'])
})

test('ACC-03 nothing is added to a full list, but items can be removed', () => {
  const full = Array.from({ length: MAX_WISHES }, (_, i) => `prod-${i}`)
  expect(toggle(full, 'one-more')).toEqual(full)
  expect(toggle(full, 'prod-0')).toHaveLength(MAX_WISHES - 1)
})

test.each([
  [undefined, []],
  ['', []],
  ['{"a":1}', []],
  ['["prod-001"', []],
  ['["prod-001","prod-001",7,null,"<script>","kit-002",""]', ['prod-001', 'kit-002']],
])('ACC-03 storage value %j is the list %j', (text, expected) => {
  expect(parseWishlist(text)).toEqual(expected)
})

test('ACC-03 a shared list is merged without duplicates', () => {
  expect(merge(['a', 'b'], ['b', 'c'])).toEqual(['a', 'b', 'c'])
})

test.each(['', '?items=', '?items=,,', '?items=%3Cscript%3E', '?other=a'])(
  'ACC-03 %j shares nothing',
  (query) => {
    expect(sharedIn(query)).toBeUndefined()
  },
)

const id = fc.stringMatching(/^[a-zñ0-9][a-z0-9_-]{0,20}$/)

property.prop([fc.uniqueArray(id, { minLength: 1, maxLength: MAX_WISHES })])(
  'ACC-03 a link carries the list unchanged',
  (list) => {
    expect(sharedIn(shareQuery(list))).toEqual(list)
  },
)

import { expect, test } from 'vitest'
import { targetOf } from '../schemaTypes/rules/link'
import { pageGroups } from './linkable'

test('CMS-01 the pages to link to are grouped, and each exists', () => {
  const groups = pageGroups([
    { _type: 'product', slug: 'prod-006', name: 'Jabón' },
    { _type: 'post', slug: 'roatan', name: null },
  ])
  expect(groups.map(({ title }) => title)).toEqual(['Páginas', 'Productos', 'Artículos'])
  expect(groups[1]?.pages).toEqual([{ path: '/shop/product/prod-006', name: 'Jabón' }])
  expect(groups[2]?.pages).toEqual([{ path: '/shop/blog/roatan', name: 'roatan' }])
  for (const { path } of groups[0]?.pages ?? []) expect(targetOf(path)).toBe('page')
})

import { expect, test } from 'vitest'
import type { LakeDocument } from '../document'
import { runQuery, runQuerySync } from './run'
import { type View, viewOf } from './views'

const stamp = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }
const document = (_id: string, _type: string, fields: object): LakeDocument => ({
  _id,
  _type,
  ...stamp,
  ...fields,
})

const view: View = viewOf([
  document('c1', 'category', { name: { es: 'Salud' } }),
  document('p1', 'product', { name: { es: 'Jabón de coco' }, price: 3, category: { _ref: 'c1' } }),
  document('p2', 'product', { name: { es: 'Almohada' }, price: 9, category: { _ref: 'gone' } }),
  document('order.1', 'order', { note: 'jabón' }),
])
const ids = (query: string, params: Record<string, unknown> = {}) =>
  runQuerySync(view, `${query}._id`, { params })

test('CMS-02 a type is looked up, whatever else the filter asks', () => {
  expect(ids('*[_type == "product" && price > 5]')).toEqual(['p2'])
  expect(ids('*[_type == $type] | order(price desc)', { type: 'product' })).toEqual(['p2', 'p1'])
  expect(ids('*[_type == "product" || _type == "order"]')).toEqual(['p1', 'p2', 'order.1'])
  expect(ids('*[_type == "nothing"]')).toEqual([])
})

test('CMS-02 references are followed; one that leads nowhere is null', () => {
  expect(runQuerySync(view, '*[_type == "product"]{"c": category->name.es}')).toEqual([
    { c: 'Salud' },
    { c: null },
  ])
  expect(ids('*[references($id)]', { id: 'c1' })).toEqual(['p1'])
})

test('CMS-02 paths, slices and field names may come from parameters', () => {
  expect(ids('*[_id in path($path)]', { path: 'order.**' })).toEqual(['order.1'])
  expect(ids('*[_type == "product"][0...$n]', { n: 1 })).toEqual(['p1'])
  expect(runQuerySync(view, '*[_id == "p1"][0].name[$lang]', { params: { lang: 'es' } })).toBe(
    'Jabón de coco',
  )
  expect(runQuerySync(view, '*[_id == "p1"][0].name[$lang]', { params: { lang: 'en' } })).toBeNull()
})

test('CMS-02 the Studio’s text search finds words by their beginning, without accents', () => {
  const search = (q: string) => ids('*[[@, _id] match text::query($q)]', { q })
  expect(search('jabon*')).toEqual(['p1', 'order.1'])
  expect(search('coco jab')).toEqual(['p1'])
  expect(search('jabon -coco')).toEqual(['order.1'])
  expect(search('"de coco"')).toEqual(['p1'])
  expect(search('')).toHaveLength(4)
  expect(ids('*[_type == "product" && name.es match text::query($q)]', { q: 'almo*' })).toEqual(['p2'])
})

test('CMS-02 a parameter that is not given is an error, not an empty answer', () => {
  expect(() => ids('*[slug == $slug]')).toThrow('param $slug referenced, but not provided')
})

test('LIST-08 ten thousand products are listed, ordered and joined in well under half a second', () => {
  const many = viewOf(
    Array.from({ length: 10_000 }, (_, n) =>
      document(`m${n}`, n % 10 ? 'product' : 'category', {
        price: n,
        category: { _ref: `m${(n % 1000) * 10}` },
      }),
    ),
  )
  const started = performance.now()
  const found = runQuerySync(many, '*[_type == "product"] | order(price desc){_id, "c": category->_id}')
  expect(found).toHaveLength(9000)
  expect(performance.now() - started).toBeLessThan(500)
})

test('CMS-02 diff:: functions are evaluated, and rejected where a query must be synchronous', async () => {
  const query = 'diff::changedAny({"price": 1}, {"price": 2}, price)'
  expect(await runQuery(view, query)).toBe(true)
  expect(await runQuery(view, '*[_type == "category"]._id')).toEqual(['c1'])
  expect(() => runQuerySync(view, query)).toThrow('diff:: functions are not supported here')
})

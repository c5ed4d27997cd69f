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
  document('c1', 'genre', { name: { es: 'Drama' } }),
  document('p1', 'film', { name: { es: 'Señora de tokio' }, rating: 3, genre: { _ref: 'c1' } }),
  document('p2', 'film', { name: { es: 'Alaska' }, rating: 9, genre: { _ref: 'gone' } }),
  document('rental.1', 'rental', { note: 'señora' }),
])
const ids = (query: string, params: Record<string, unknown> = {}) =>
  runQuerySync(view, `${query}._id`, { params })

test('CMS-02 filters by type use the index, with any other condition', () => {
  expect(ids('*[_type == "film" && rating > 5]')).toEqual(['p2'])
  expect(ids('*[_type == $type] | order(rating desc)', { type: 'film' })).toEqual(['p2', 'p1'])
  expect(ids('*[_type == "film" || _type == "rental"]')).toEqual(['p1', 'p2', 'rental.1'])
  expect(ids('*[_type == "nothing"]')).toEqual([])
})

test('CMS-02 references are followed, a missing target is null', () => {
  expect(runQuerySync(view, '*[_type == "film"]{"c": genre->name.es}')).toEqual([{ c: 'Drama' }, { c: null }])
  expect(ids('*[references($id)]', { id: 'c1' })).toEqual(['p1'])
  expect(ids('*[_type in $types && references($ids)]', { types: ['film'], ids: ['c1', 'gone'] })).toEqual([
    'p1',
    'p2',
  ])
  expect(ids('*[references("c1", ["gone"])]')).toEqual(['p1', 'p2'])
  expect(ids('*[references(*[_type == "genre"]._id)]')).toEqual(['p1'])
  expect(ids('*[!references("c1") && _type == "film"]')).toEqual(['p2'])
  expect(ids('*[references($id) || _type == "genre"]', { id: 'gone' })).toEqual(['c1', 'p2'])
  expect(ids('*[references($none)]', { none: [] })).toEqual([])
})

test('CMS-02 paths, slices and attribute names can be parameters', () => {
  expect(ids('*[_id in path($path)]', { path: 'rental.**' })).toEqual(['rental.1'])
  expect(ids('*[_type == "film"][0...$n]', { n: 1 })).toEqual(['p1'])
  expect(runQuerySync(view, '*[_id == "p1"][0].name[$lang]', { params: { lang: 'es' } })).toBe(
    'Señora de tokio',
  )
  expect(runQuerySync(view, '*[_id == "p1"][0].name[$lang]', { params: { lang: 'en' } })).toBeNull()
})

test('CMS-02 the Studio’s text search finds prefixes and ignores accents', () => {
  const search = (q: string) => ids('*[[@, _id] match text::query($q)]', { q })
  expect(search('senora*')).toEqual(['p1', 'rental.1'])
  expect(search('tokio sen')).toEqual(['p1'])
  expect(search('senora -tokio')).toEqual(['rental.1'])
  expect(search('"de tokio"')).toEqual(['p1'])
  expect(search('')).toHaveLength(4)
  expect(ids('*[_type == "film" && name.es match text::query($q)]', { q: 'alas*' })).toEqual(['p2'])
})

test('CMS-02 a missing parameter is an error', () => {
  expect(() => ids('*[slug == $slug]')).toThrow('param $slug referenced, but not provided')
})

test('LIST-08 ten thousand documents are listed, in the Studio too, ordered and joined in less than a second of processor time', () => {
  const many = viewOf(
    Array.from({ length: 10_000 }, (_, n) =>
      document(`m${n}`, n % 10 ? 'film' : 'genre', {
        rating: n,
        genre: { _ref: `m${(n % 1000) * 10}` },
      }),
    ),
  )
  const started = process.cpuUsage()
  const found = runQuerySync(many, '*[_type == "film"] | order(rating desc){_id, "c": genre->_id}')
  expect(found).toHaveLength(9000)
  const list =
    '*[_type in $types && ([@, _id] match text::query($q) || references($raw))] | order(_id)[0...101]{_id}'
  expect(runQuerySync(many, list, { params: { types: ['film'], q: '*', raw: '' } })).toHaveLength(101)
  const { user, system } = process.cpuUsage(started)
  expect((user + system) / 1000).toBeLessThan(1000)
})

test('CMS-02 diff:: functions are evaluated, and rejected where a query must be synchronous', async () => {
  const query = 'diff::changedAny({"rating": 1}, {"rating": 2}, rating)'
  expect(await runQuery(view, query)).toBe(true)
  expect(await runQuery(view, '*[_type == "genre"]._id')).toEqual(['c1'])
  expect(() => runQuerySync(view, query)).toThrow('diff:: functions are not supported here')
})

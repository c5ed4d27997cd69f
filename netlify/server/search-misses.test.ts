import { expect, test } from 'vitest'
import { countedSearch, withSearch } from './search-misses'

test.each([
  ['  Hamaca de NYLON ', 'hamaca de nylon'],
  ['Cámara <b>360</b>', 'camara b 360 b'],
  ['ab', undefined],
  ['ana@rumbo.example', undefined],
  ['llamar al 99990000', undefined],
  ['una frase que nadie escribe al buscar', undefined],
  ['x'.repeat(41), undefined],
])('DESK-05 the search "%s" is counted as %s', (typed, counted) => {
  expect(countedSearch(typed)).toBe(counted)
})

test('DESK-05 a search is counted again, and a month keeps 300 different ones', () => {
  const full = Array.from({ length: 300 }, (_, n) => ({ _key: `k${n}`, text: `t${n}`, times: 1 }))
  expect(withSearch(full, 'more')).toEqual(full)
  expect(withSearch(full, 't7')[7]).toEqual({ _key: 'k7', text: 't7', times: 2 })
  expect(withSearch([], 'hamaca azul')).toEqual([{ _key: 'hamaca-azul', text: 'hamaca azul', times: 1 }])
})

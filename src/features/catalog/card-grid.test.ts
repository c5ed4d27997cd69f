import { expect, test } from 'vitest'
import { cellOf, gridOf } from './card-grid'

test('LIST-01 QUAL-01 the last of an odd number of cards is marked, so that no card moves when the next one arrives', () => {
  const marked = (count: number) => Array.from({ length: count }, (_, i) => cellOf(i, count)['data-alone'])
  expect(marked(3)).toEqual([undefined, undefined, true])
  expect(marked(4)).toEqual([undefined, undefined, undefined, undefined])
  expect(gridOf(3)).toEqual({ 'data-count': 3 })
})

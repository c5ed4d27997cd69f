import { expect, test } from 'vitest'
import { mostMissed } from './search-misses.server'

test('DESK-05 searches without a result are summed over the months, the most frequent first', () => {
  const of = (...searches: [string, number][]) => ({
    searches: searches.map(([text, times]) => ({ _key: text, text, times })),
  })
  expect(mostMissed([of(['hamaca', 2], ['drone', 3]), of(['hamaca', 2], ['ancla', 3])])).toEqual([
    ['hamaca', 4],
    ['ancla', 3],
    ['drone', 3],
  ])
})

import { expect, test } from 'vitest'
import { inQueryOrder } from './stored'

test('BLOG-01 entries are in the order of their query, not of their ids', () => {
  const stored = [
    { position: 2, value: 'bay-islands' },
    { position: 0, value: 'entry-basics' },
    { position: 1, value: 'power-plugs' },
  ]
  expect(inQueryOrder(stored)).toEqual(['entry-basics', 'power-plugs', 'bay-islands'])
})

import { expect, test } from 'vitest'
import { moved, type Placed, positionsAfterMove, readPlaced } from './order'

const placed = (id: string, position?: number): Placed => ({ id, title: id, position, versions: [id] })
const afterMove = (items: readonly Placed[], from: number, to: number) =>
  Object.fromEntries(positionsAfterMove(moved(items, from, to), to))

const LIST = [placed('a', 10), placed('b', 20), placed('c', 30)]

test('CMS-01 a moved document is stored between its neighbors, and no other changes', () => {
  expect(afterMove(LIST, 2, 1)).toEqual({ c: 15 })
  expect(afterMove(LIST, 2, 0)).toEqual({ c: 0 })
  expect(afterMove(LIST, 0, 2)).toEqual({ a: 40 })
})

test('CMS-01 a list without room between two documents is numbered again', () => {
  expect(afterMove([placed('a', 10), placed('b', 10), placed('c')], 2, 1)).toEqual({ c: 20, b: 30 })
  let items: readonly Placed[] = LIST
  for (let time = 0; time < 60; time += 1) {
    const next = moved(items, 2, 1)
    const positions = positionsAfterMove(next, 1)
    items = next.map((item) => ({ ...item, position: positions.get(item.id) ?? item.position }))
    const numbers = items.map(({ position }) => position ?? NaN)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(new Set(numbers).size).toBe(3)
  }
})

test('CMS-01 the list has the order of the shop, with the titles that editors are writing', () => {
  const found = [
    { _id: 'new', position: null, title: 'New' },
    { _id: 'soap', position: 20, title: 'Soap' },
    { _id: 'drafts.soap', position: 5, title: 'Better soap' },
    { _id: 'drafts.hat', position: 10, title: null },
  ]
  expect(readPlaced(found)).toEqual([
    { id: 'hat', title: 'Sin nombre', position: 10, versions: ['drafts.hat'] },
    { id: 'soap', title: 'Better soap', position: 20, versions: ['soap', 'drafts.soap'] },
    { id: 'new', title: 'New', position: undefined, versions: ['new'] },
  ])
})

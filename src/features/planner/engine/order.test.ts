import { describe, expect, test } from 'vitest'
import { shortestOrder } from './order'

const line: Record<string, number> = { airport: 0, a: 1, b: 2, c: 3, d: 4 }
const onALine = (from: string, to: string) => Math.abs((line[from] ?? 0) - (line[to] ?? 0))

describe('the order of places', () => {
  test.each([
    // A round trip takes the same time in every order that goes to the far end once.
    [['c', 'a', 'b'], 'airport', ['c', 'b', 'a']],
    [['a', 'b', 'c'], 'airport', ['a', 'b', 'c']],
    [['b', 'c', 'a'], 'airport', ['b', 'c', 'a']],
    [['a', 'c', 'b'], 'airport', ['a', 'c', 'b']],
    [['c', 'a', 'b'], 'd', ['a', 'b', 'c']],
  ])(
    'PLAN-03 for %j on the way from the airport to %s, ties keep the traveler’s order',
    (places, end, order) => {
      expect(shortestOrder(places, 'airport', end, onALine)).toEqual(order)
    },
  )

  test('PLAN-03 if all legs are equally long, the traveler’s order stays', () => {
    const places = ['d', 'b', 'a', 'c']
    expect(shortestOrder(places, 'airport', 'airport', () => 0.1)).toEqual(places)
  })

  test('PLAN-03 a place without a route to it comes last', () => {
    const hours = (_: string, to: string) => (to === 'b' ? Infinity : 1)
    expect(shortestOrder(['b', 'a', 'c'], 'airport', 'airport', hours)).toEqual(['b', 'a', 'c'])
  })
})

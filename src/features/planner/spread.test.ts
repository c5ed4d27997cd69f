import { expect, test } from 'vitest'
import { spread } from './spread'

const distances = (points: readonly { x: number; y: number }[]) =>
  points.flatMap((a, i) => points.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)))

test.each([
  ['near each other', [300, 320]],
  ['on the same point', [300, 300]],
  ['of three in a row', [300, 310, 330]],
])('PLAN-05 the numbers of stops %s can all be read', (_, xs) => {
  const points = xs.map((x) => ({ x, y: 300 }))
  const moved = spread(points)
  expect(Math.min(...distances(moved))).toBeGreaterThan(50)
  const sum = (all: typeof points) => all.reduce((total, { x }) => total + x, 0)
  expect(sum(moved)).toBeCloseTo(sum(points))
})

test('PLAN-05 stops that are far apart stay', () => {
  const points = [
    { x: 100, y: 100, id: 'a' },
    { x: 400, y: 300, id: 'b' },
  ]
  expect(spread(points)).toEqual(points)
})

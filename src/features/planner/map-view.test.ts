import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HEIGHT, project, viewOf, WIDTH } from './map-view'

const point = fc.record({ x: fc.integer({ min: 0, max: WIDTH }), y: fc.integer({ min: 0, max: HEIGHT }) })

test('PLAN-05 the map shows every stop of a route, zoomed in if the route is short', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 10 }), (points) => {
      const view = viewOf(points)
      for (const { x, y } of points.map((one) => project(one, view))) {
        expect(x).toBeGreaterThanOrEqual(-1)
        expect(x).toBeLessThanOrEqual(WIDTH + 1)
        expect(y).toBeGreaterThanOrEqual(-1)
        expect(y).toBeLessThanOrEqual(HEIGHT + 1)
      }
    }),
  )
  expect(viewOf([{ x: 100, y: 100 }]).zoom).toBeGreaterThan(2)
  expect(
    viewOf([
      { x: 0, y: 0 },
      { x: WIDTH, y: HEIGHT },
    ]),
  ).toEqual({ x: 0, y: 0, zoom: 1 })
})

/** The size of the whole map and of every drawing of it. */
export const WIDTH = 800
export const HEIGHT = 460

/** Ids of the shapes in `MapShapes.astro`. */
export const LAND = 'map-land'
export const NEIGHBORS = 'map-neighbors'

/** Margin around the route, as a fraction of the drawing. */
const MARGIN = 0.16
/** The maximum zoom: beyond it the coast looks coarse. */
const MOST = 2.2

interface Point {
  readonly x: number
  readonly y: number
}

/** The part of the map to draw: its top left corner and zoom. */
export interface MapView extends Point {
  readonly zoom: number
}

/** The closest view of all points, with a margin, inside the map. */
export const viewOf = (points: readonly Point[]): MapView => {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const share = Math.max((right - left) / WIDTH, (bottom - top) / HEIGHT) / (1 - 2 * MARGIN)
  const zoom = Math.min(MOST, Math.max(1, 1 / share))
  const start = (middle: number, size: number) =>
    Math.round(Math.min(Math.max(middle - size / zoom / 2, 0), size - size / zoom))
  return points.length === 0
    ? { x: 0, y: 0, zoom: 1 }
    : { x: start((left + right) / 2, WIDTH), y: start((top + bottom) / 2, HEIGHT), zoom }
}

export const project = ({ x, y }: Point, view: MapView): Point => ({
  x: Math.round((x - view.x) * view.zoom),
  y: Math.round((y - view.y) * view.zoom),
})

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { HEIGHT, WIDTH } from './map-view'
import { relativePath } from './relative-path'

/** West, south, east and north of Honduras, with room for the Bay Islands. */
const BOUNDS = [
  [-89.5, 12.9],
  [-83, 16.6],
] as const
const MARGIN = 6

type Country = (Polygon | MultiPolygon) & { readonly properties: { readonly name: string } }
type Atlas = Topology & {
  readonly objects: { readonly countries: { readonly geometries: readonly Country[] } }
}

const projection = geoMercator().fitExtent(
  [
    [MARGIN, MARGIN],
    [WIDTH - MARGIN, HEIGHT - MARGIN],
  ],
  { type: 'MultiPoint', coordinates: BOUNDS.map((corner) => [...corner]) },
)

// Beyond the edges, so that no border is drawn along them.
projection.clipExtent([
  [-MARGIN, -MARGIN],
  [WIDTH + MARGIN, HEIGHT + MARGIN],
])
const path = geoPath(projection).digits(1)

/** The Natural Earth map as SVG paths. All countries would take 80 MB, so only these are converted. */
const drawMap = () => {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Atlas
  const shapeOf = (...names: string[]): string =>
    atlas.objects.countries.geometries
      .filter(({ properties }) => names.includes(properties.name))
      .map((country) => relativePath(path(feature(atlas, country)) ?? ''))
      .join('')
  return {
    land: shapeOf('Honduras'),
    neighbors: shapeOf('Guatemala', 'El Salvador', 'Nicaragua', 'Belize'),
  }
}

/** Drawn at build time. */
export const HONDURAS_MAP = drawMap()

/** Position in map units. */
export const project = ({
  lng,
  lat,
}: {
  readonly lng: number
  readonly lat: number
}): readonly [number, number] => {
  const [x = 0, y = 0] = projection([lng, lat]) ?? []
  return [Math.round(x), Math.round(y)]
}

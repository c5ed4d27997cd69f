import { createRequire } from 'node:module'
import { geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { HEIGHT, WIDTH } from './map-view'
import { relativePath } from './relative-path'

/** West, south, east and north of Honduras, with room for the Bay Islands. */
const BOUNDS = [
  [-89.5, 12.9],
  [-83, 16.6],
] as const
const MARGIN = 6

interface Atlas extends Topology {
  readonly objects: { readonly countries: GeometryCollection<{ name: string }> }
}

const atlas = createRequire(import.meta.url)('world-atlas/countries-10m.json') as Atlas
const { features } = feature(atlas, atlas.objects.countries)

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

const shapeOf = (...names: string[]): string =>
  features
    .filter(({ properties }) => names.includes(properties.name))
    .map((country) => relativePath(path(country) ?? ''))
    .join('')

/** The map of Natural Earth as SVG paths, drawn at build time. */
export const HONDURAS_MAP = {
  land: shapeOf('Honduras'),
  neighbors: shapeOf('Guatemala', 'El Salvador', 'Nicaragua', 'Belize'),
}

/** Position on the map, in its units. */
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

import { memo } from 'react'
import { format } from '~/i18n/format'
import type { Place, PlannerData } from './engine/data'
import type { Trip } from './engine/trip'
import { labelsOf } from './map-labels'
import { HEIGHT, LAND, NEIGHBORS, project, viewOf, WIDTH } from './map-view'
import type { TripPlannerMessages } from './messages.server'
import './map-tokens.css'
import styles from './RouteMap.module.css'
import { spread } from './spread'

interface Props {
  trip: Trip
  data: PlannerData
  t: TripPlannerMessages['plan']
  /** Numbers without names, for a small map. */
  isSmall?: boolean
}

/** The route on the map of `MapShapes.astro`; the list beside it says the same in text. */
export const RouteMap = memo(function RouteMap({ trip, data, t, isSmall = false }: Props) {
  const placeOf = (id: string) => data.places.find((place) => place.id === id)
  const rides = trip.days.flatMap((day) => day.rides)
  const stayed = trip.stays.flatMap(({ place }) => placeOf(place) ?? [])
  const passed = new Set(rides.flatMap(({ from, to }) => [from, to].flatMap((id) => placeOf(id) ?? [])))
  const view = viewOf([...stayed, ...passed])
  const shown = (place: Place) => ({ ...place, ...project(place, view) })
  const stops = spread(stayed.map(shown))
  const { zoom } = view
  /** Where the traveler only arrives, departs or changes vehicles. */
  const gateways = [...passed].filter((place) => !stayed.includes(place)).map(shown)
  const lines = rides.flatMap(({ from, to, leg: { mode } }) => {
    const [a, b] = [placeOf(from), placeOf(to)]
    return a && b ? [{ mode, ...curve(project(a, view), project(b, view)) }] : []
  })
  return (
    <div className={styles.frame}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={format(t.map, { stops: stops.map(({ name }) => name).join(', ') })}
      >
        <g transform={`scale(${zoom}) translate(${-view.x} ${-view.y})`}>
          <use className={styles.shallows} href={`#${LAND}`} strokeWidth={34 / zoom} />
          <use className={styles.shallows} href={`#${LAND}`} strokeWidth={16 / zoom} />
          <use className={styles.neighbors} href={`#${NEIGHBORS}`} strokeWidth={1.5 / zoom} />
          <use className={styles.land} href={`#${LAND}`} strokeWidth={2 / zoom} />
          {data.places.map(({ id, x, y }) => (
            <circle key={id} className={styles.place} cx={x} cy={y} r={4.5 / zoom} />
          ))}
        </g>
        {lines.map(({ d }, i) => (
          <path key={i} className={styles.casing} d={d} />
        ))}
        {lines.map(({ mode, d }, i) => (
          // A ride back has the same ends: only the index tells them apart.
          <path key={i} className={styles.ride} data-mode={mode} d={d} />
        ))}
        {gateways.map(({ x, y }, i) => (
          <circle key={i} className={styles.gateway} cx={x} cy={y} r={9} />
        ))}
        {stops.map(({ id, x, y }, i) => (
          <g key={`${id}${i}`} data-small={isSmall || undefined}>
            <circle className={styles.stop} cx={x} cy={y} r={18} />
            <text className={styles.number} x={x} y={y}>
              {i + 1}
            </text>
          </g>
        ))}
        {!isSmall &&
          labelsOf(
            [...stops, ...gateways],
            lines.flatMap(({ points }) => points),
          ).map(({ name, x, y, anchor }) => (
            <text key={name} className={styles.name} x={x} y={y} textAnchor={anchor}>
              {name}
            </text>
          ))}
      </svg>
    </div>
  )
})

interface Point {
  readonly x: number
  readonly y: number
}

/** Fractions of a leg at which {@link curve} samples points. */
const SHARES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]

/** A slight bend, so that the legs there and back do not hide each other; as a path, and as points on it. */
const curve = (a: Point, b: Point) => {
  const bend = 0.12
  const x = Math.round((a.x + b.x) / 2 - (b.y - a.y) * bend)
  const y = Math.round((a.y + b.y) / 2 + (b.x - a.x) * bend)
  const at = (from: number, middle: number, to: number, share: number) =>
    (1 - share) ** 2 * from + 2 * share * (1 - share) * middle + share ** 2 * to
  return {
    d: `M${a.x} ${a.y}Q${x} ${y} ${b.x} ${b.y}`,
    points: SHARES.map((share) => ({ x: at(a.x, x, b.x, share), y: at(a.y, y, b.y, share) })),
  }
}

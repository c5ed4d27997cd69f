import { format } from '~/i18n/format'
import type { PlannerData } from './engine/data'
import type { Trip } from './engine/trip'
import type { HondurasMap } from './map.server'
import type { TripPlannerMessages } from './messages.server'
import { labelsOf } from './map-labels'
import styles from './RouteMap.module.css'

interface Props {
  map: HondurasMap
  trip: Trip
  data: PlannerData
  t: TripPlannerMessages['plan']
  /** Numbers without names, for a small picture. */
  isSmall?: boolean
}

/** The route on the map; the list beside it says the same in words. */
export function RouteMap({ map, trip, data, t, isSmall = false }: Props) {
  const placeOf = (id: string) => data.places.find((place) => place.id === id)
  const rides = trip.days.flatMap((day) => day.rides)
  const stops = trip.stays.flatMap(({ place }) => placeOf(place) ?? [])
  return (
    <svg
      className={styles.map}
      viewBox={map.viewBox}
      role="img"
      aria-label={format(t.map, { stops: stops.map(({ name }) => name).join(', ') })}
    >
      <path className={styles.neighbors} d={map.neighbors} />
      <path className={styles.land} d={map.land} />
      {data.places.map(({ id, x, y }) => (
        <circle key={id} className={styles.place} cx={x} cy={y} r={4} />
      ))}
      {rides.map(({ from, to, mode }, i) => {
        const a = placeOf(from)
        const b = placeOf(to)
        // A ride back has the same ends: its position tells them apart.
        return a && b && <path key={i} className={styles.ride} data-mode={mode} d={curve(a, b)} />
      })}
      {stops.map(({ id, x, y }, i) => (
        <g key={`${id}${i}`}>
          <circle className={styles.stop} cx={x} cy={y} r={isSmall ? 22 : 15} />
          <text className={styles.number} data-small={isSmall || undefined} x={x} y={y + (isSmall ? 10 : 6)}>
            {i + 1}
          </text>
        </g>
      ))}
      {!isSmall &&
        labelsOf(stops).map(({ name, x, y, anchor }) => (
          <text key={name} className={styles.name} x={x} y={y} textAnchor={anchor}>
            {name}
          </text>
        ))}
    </svg>
  )
}

interface Point {
  readonly x: number
  readonly y: number
}

/** A light bend, so that the way there and the way back do not hide each other. */
const curve = (a: Point, b: Point): string => {
  const bend = 0.12
  const x = (a.x + b.x) / 2 - (b.y - a.y) * bend
  const y = (a.y + b.y) / 2 + (b.x - a.x) * bend
  return `M${a.x} ${a.y}Q${Math.round(x)} ${Math.round(y)} ${b.x} ${b.y}`
}

import type { Leg } from './data'
import type { Ride } from './trip'

export interface FastestRoutes {
  /** Hours of the fastest route; Infinity without one. */
  readonly hours: (from: string, to: string) => number
  readonly rides: (from: string, to: string) => readonly Ride[]
}

/** The fastest routes between all places (Floyd–Warshall). Legs go in both directions. */
export const findFastestRoutes = (places: readonly string[], legs: readonly Leg[]): FastestRoutes => {
  const index = new Map(places.map((id, i) => [id, i]))
  const n = places.length
  const hours = Array.from({ length: n * n }, (_, i) => (i % (n + 1) === 0 ? 0 : Infinity))
  const through = new Int32Array(n * n).fill(-1)
  const direct = new Map<number, Leg>()
  for (const leg of legs) {
    const a = index.get(leg.from)
    const b = index.get(leg.to)
    if (a === undefined || b === undefined || a === b) continue
    for (const at of [a * n + b, b * n + a])
      if (leg.hours < hours[at]!) {
        hours[at] = leg.hours
        direct.set(at, leg)
      }
  }
  for (let via = 0; via < n; via++)
    for (let a = 0; a < n; a++) {
      const first = hours[a * n + via]!
      if (first === Infinity) continue
      for (let b = 0; b < n; b++) {
        const sum = first + hours[via * n + b]!
        if (sum < hours[a * n + b]! - 1e-9) {
          hours[a * n + b] = sum
          through[a * n + b] = via
        }
      }
    }
  const ridesBetween = (a: number, b: number): Ride[] => {
    const at = a * n + b
    if (a === b || hours[at] === Infinity) return []
    const via = through[at]!
    if (via >= 0) return [...ridesBetween(a, via), ...ridesBetween(via, b)]
    return [{ from: places[a]!, to: places[b]!, leg: direct.get(at)! }]
  }
  return {
    hours: (from, to) => hours[(index.get(from) ?? -1) * n + (index.get(to) ?? -1)] ?? Infinity,
    rides: (from, to) => {
      const a = index.get(from)
      const b = index.get(to)
      return a === undefined || b === undefined ? [] : ridesBetween(a, b)
    },
  }
}

/** Hours that stand in for a missing route, so that the place comes last. */
const NO_ROUTE = 1000

/** Sums of the same hours in another order differ by less. */
const SAME = 1e-6

/**
 * The order of `places` with the fewest hours from `start` to `end`, exact (Held–Karp, for up to ten places). Ties go
 * to the order that keeps the first of the given places as early as possible, then the second, and so on.
 */
export const shortestOrder = (
  places: readonly string[],
  start: string,
  end: string,
  hoursBetween: (from: string, to: string) => number,
): string[] => {
  const n = places.length
  const cost = (from: string, to: string) => Math.min(hoursBetween(from, to), NO_ROUTE)
  const between = places.map((from) => places.map((to) => cost(from, to)))
  const all = (1 << n) - 1
  /** The fewest hours from `at` through all places of a set to the end, by set and place. */
  const rest = new Float64Array((all + 1) * n).fill(Infinity)
  places.forEach((place, at) => (rest[at] = cost(place, end)))
  for (let set = 1; set <= all; set++)
    for (let at = 0; at < n; at++) {
      if (set & (1 << at)) continue
      let least = Infinity
      for (let next = 0; next < n; next++) {
        if (!(set & (1 << next))) continue
        const hours = between[at]![next]! + rest[(set ^ (1 << next)) * n + next]!
        if (hours < least) least = hours
      }
      rest[set * n + at] = least
    }

  const order: string[] = []
  let from = places.map((place) => cost(start, place))
  for (let set = all; set !== 0;) {
    let first = -1
    let least = Infinity
    for (let next = 0; next < n; next++) {
      if (!(set & (1 << next))) continue
      const hours = from[next]! + rest[(set ^ (1 << next)) * n + next]!
      if (hours < least - SAME) {
        least = hours
        first = next
      }
    }
    order.push(places[first]!)
    from = between[first]!
    set ^= 1 << first
  }
  return order
}

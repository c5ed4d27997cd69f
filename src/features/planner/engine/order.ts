/** Hours that stand for a missing route, so that such a place comes last. */
const NO_ROUTE = 1000

/**
 * The order of `places` with the fewest hours from `start` to `end`, exact (Held–Karp, for up to ten places). Among
 * equals, the one closest to the given order.
 */
export const shortestOrder = (
  places: readonly string[],
  start: string,
  end: string,
  hoursBetween: (from: string, to: string) => number,
): string[] => {
  const n = places.length
  if (n < 2) return [...places]
  const cost = (from: string, to: string) => Math.min(hoursBetween(from, to), NO_ROUTE)
  const between = places.map((from) => places.map((to) => cost(from, to)))
  const sets = 1 << n
  const best = new Float64Array(sets * n).fill(Infinity)
  const before = new Int8Array(sets * n).fill(-1)
  places.forEach((place, i) => (best[(1 << i) * n + i] = cost(start, place)))
  for (let set = 1; set < sets; set++)
    for (let last = 0; last < n; last++) {
      const hours = best[set * n + last]!
      if (hours === Infinity) continue
      for (let next = 0; next < n; next++) {
        if (set & (1 << next)) continue
        const at = (set | (1 << next)) * n + next
        const sum = hours + between[last]![next]!
        if (sum < best[at]! - 1e-9) {
          best[at] = sum
          before[at] = last
        }
      }
    }
  const full = sets - 1
  let last = 0
  let least = Infinity
  places.forEach((place, i) => {
    const sum = best[full * n + i]! + cost(place, end)
    if (sum < least - 1e-9) {
      least = sum
      last = i
    }
  })
  const order: string[] = []
  for (let set = full, at = last; at >= 0;) {
    order.unshift(places[at]!)
    const previous = before[set * n + at]!
    set &= ~(1 << at)
    at = previous
  }
  return order
}

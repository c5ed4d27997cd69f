export type Point = readonly [x: number, y: number]

/** A seeded random number generator from 0 to 1, so that pictures are reproducible. */
export const randomFrom = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index))

const round = (value: number) => Math.round(value * 10) / 10

/** A soft curve through all points (Catmull-Rom as cubic Béziers); starts with `M` unless `joined`. */
export const curve = (points: readonly Point[], joined = false): string => {
  const get = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  const [startX, startY] = get(0)
  let d = `${joined ? 'L' : 'M'}${round(startX)} ${round(startY)}`
  for (let index = 0; index < points.length - 1; index++) {
    const [a, b, c, e] = [get(index - 1), get(index), get(index + 1), get(index + 2)]
    const first = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]
    const second = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6]
    d += `C${[...first, ...second, ...c].map(round).join(' ')}`
  }
  return d
}

/** A closed soft shape through all points. */
export const blob = (points: readonly Point[]): string => {
  const count = points.length
  const get = (index: number): Point => points[(index + count) % count] ?? [0, 0]
  let d = `M${round(get(0)[0])} ${round(get(0)[1])}`
  for (let index = 0; index < count; index++) {
    const [a, b, c, e] = [get(index - 1), get(index), get(index + 1), get(index + 2)]
    const first = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]
    const second = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6]
    d += `C${[...first, ...second, ...c].map(round).join(' ')}`
  }
  return `${d}Z`
}

export const polygon = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`

/** A random ridge line from x = -40 to `width` + 40 around `y`. */
export const ridge = (seed: number, width: number, y: number, height: number, steps: number): Point[] => {
  const random = randomFrom(seed)
  return times(steps + 1, (index): Point => [
    -40 + ((width + 80) * index) / steps,
    y + (random() - 0.5) * 2 * height,
  ])
}

/** Fills from a ridge down to `bottom`. */
export const below = (points: readonly Point[], bottom: number, soft = true) => {
  const first = points[0] ?? [0, 0]
  const last = points.at(-1) ?? [0, 0]
  const top = soft ? curve(points) : `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
  return `${top}L${last[0]} ${bottom}L${first[0]} ${bottom}Z`
}

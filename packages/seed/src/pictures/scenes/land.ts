import { below, curve, type Point, randomFrom, ridge, times } from '../geometry'
import { blur, clip, down, ellipse, group, linear, path, stroke } from '../svg'

/** One soft range of hills, light at the crest. */
export const hills = (
  seed: number,
  width: number,
  y: number,
  height: number,
  colors: readonly [string, string],
  bottom: number,
  steps = 7,
) => path(below(ridge(seed, width, y, height, steps), bottom), down(`${colors[0]}@0`, `${colors[1]}@100`))

/** Crowns of trees along a line and, fainter, on the slope beneath it. */
export const woodedSlope = (
  seed: number,
  line: readonly Point[],
  colors: readonly [string, string],
  bottom: number,
  crown = 26,
) => {
  const random = randomFrom(seed * 7 + 1)
  const row = (drop: number, grow: number, fill: string) =>
    line.slice(0, -1).flatMap((from, index) => {
      const to = line[index + 1] ?? from
      const count = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / (crown * grow * 0.95))
      return times(count, (step) => {
        const part = (step + (drop ? random() : 0)) / count
        const ease = part * part * (3 - 2 * part)
        const size = crown * grow * (0.75 + random() * 0.7)
        const [x, y] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * ease + drop]
        return ellipse(x, y, size, size * 0.85, fill)
      })
    })
  const depth = bottom - Math.min(...line.map(([, y]) => y))
  const lit = down(`${colors[0]}/0.75@0`, `${colors[0]}/0@75`)
  const slope = [1.4, 3.2, 5.4]
    .map((step) => step * crown)
    .filter((drop) => drop < depth)
    .flatMap((drop, index) => row(drop, 1.25 + index * 0.2, lit))
  return (
    row(0, 1, down(`${colors[0]}@0`, `${colors[1]}@130`)).join('') +
    path(below(line, bottom), down(`${colors[0]}@0`, `${colors[1]}@100`)) +
    clip(path(below(line, bottom), '#000'), ...slope)
  )
}

/** A forested range: a hill whose edge is a row of crowns. */
export const woodedRidge = (
  seed: number,
  width: number,
  y: number,
  height: number,
  colors: readonly [string, string],
  bottom: number,
  crown = 26,
) => woodedSlope(seed, ridge(seed, width, y, height, 6), colors, bottom, crown)

/** A peak with lit and shaded flanks; `foot` is the half width of its base. */
export const peak = (
  x: number,
  top: number,
  foot: number,
  bottom: number,
  lit: readonly [string, string],
  shade: string,
  seed = 3,
) => {
  const random = randomFrom(seed)
  const flank = (side: -1 | 1): Point[] =>
    times(6, (step): Point => {
      const part = (step + 1) / 6
      const bow = Math.pow(part, 1.25)
      return [x + side * foot * bow * (0.92 + random() * 0.16), top + (bottom - top) * part]
    })
  const left = flank(-1)
  const right = flank(1)
  const whole = `${curve([...left].reverse().concat([[x, top]], right))}Z`
  const ridgeLine = curve(
    times(6, (step): Point => [
      x + (random() - 0.35) * foot * 0.16 * step,
      top + ((bottom - top) * step) / 5,
    ]),
  )
  const last = right.at(-1) ?? [x, bottom]
  const shaded = `${ridgeLine}L${last[0] + 60} ${bottom}L${last[0] + 60} ${top - 40}L${x} ${top - 40}Z`
  const gullies = times(5, (index) => {
    const from = x + (index - 2) * foot * 0.17
    const start = top + (bottom - top) * (0.22 + random() * 0.2)
    return stroke(
      curve([
        [from, start],
        [from + (index - 2) * 26, start + 90],
        [from + (index - 2) * 64, start + 230],
      ]),
      shade,
      16,
      { opacity: 0.35, filter: blur(7) },
    )
  }).join('')
  return clip(
    path(whole, '#000'),
    path(whole, down(`${lit[0]}@0`, `${lit[1]}@100`)),
    path(shaded, shade, { opacity: 0.5, filter: blur(5) }),
    gullies,
  )
}

/** Sand from `y` down, with ripples and grains. */
export const sand = (
  seed: number,
  width: number,
  y: number,
  bottom: number,
  colors: readonly [string, string] = ['#fbe6bb', '#e3b878'],
  swell = 26,
) => {
  const random = randomFrom(seed)
  const line = ridge(seed, width, y, swell, 4)
  const shape = below(line, bottom)
  const ripples = times(9, (index) => {
    const depth = y + swell + ((bottom - y) * (index + 0.5)) / 9
    const left = random() * width * 0.7
    const points = times(5, (step): Point => [left + step * width * 0.09, depth + (random() - 0.5) * 14])
    return stroke(curve(points), '#b98849', 3 + index * 0.8, { opacity: 0.22, filter: blur(2) })
  })
  const grains = times(150, () => {
    const part = Math.pow(random(), 0.6)
    return ellipse(
      random() * width,
      y + part * (bottom - y),
      1 + part * 2,
      0.8 + part * 1.3,
      random() > 0.5 ? '#a9783c' : '#fff7e0',
      { opacity: 0.5 },
    )
  })
  return clip(
    path(shape, '#000'),
    path(shape, down(`${colors[0]}@0`, `${colors[1]}@100`)),
    group({}, ...ripples, ...grains),
    stroke(curve(line), '#fff6dd', 12, { opacity: 0.6, filter: blur(4) }),
  )
}

/** Mist lying in a valley. */
export const mist = (y: number, width: number, height: number, color = '#ffffff', opacity = 0.6) =>
  group(
    { filter: blur(height / 3), opacity },
    ellipse(width * 0.28, y, width * 0.42, height / 2, color),
    ellipse(width * 0.78, y + height * 0.3, width * 0.4, height / 2.4, color),
  )

/** A boulder drawn around the origin, 200 wide, lit from the left. */
export const boulder = (
  seed: number,
  colors: readonly [string, string, string] = ['#b7b3a6', '#7f8077', '#4c5350'],
) => {
  const random = randomFrom(seed)
  const jitter = () => (random() - 0.5) * 16
  const shape = `M-100 ${50 + jitter()}C${-104 + jitter()} ${-10 + jitter()} ${-60 + jitter()} -66 ${-10 + jitter()} -64C${50 + jitter()} ${-66 + jitter()} 104 ${-20 + jitter()} 100 50C70 66 -70 66 -100 50Z`
  return clip(
    path(shape, '#000'),
    path(shape, linear(60, `${colors[0]}@5`, `${colors[1]}@55`, `${colors[2]}@100`)),
    path('M-90 0Q-40 -60 40 -58Q-10 -20 -20 20Q-60 30 -96 34Z', '#ffffff', {
      opacity: 0.14,
      filter: blur(5),
    }),
    stroke('M-20 -50Q0 -10 -8 40M40 -40Q52 0 40 50', colors[2], 3, { opacity: 0.35 }),
    ellipse(0, 60, 110, 22, colors[2], { opacity: 0.6, filter: blur(8) }),
  )
}

/** A blurred shadow on the ground, under something that stands at (x, y). */
export const contact = (x: number, y: number, rx: number, ry: number, opacity = 0.4, color = '#0b2730') =>
  ellipse(x, y, rx, ry, color, { opacity, filter: blur(Math.max(3, ry * 0.55)) }) +
  ellipse(x, y, rx * 0.8, ry * 0.5, color, { opacity: opacity * 0.7, filter: blur(Math.max(2, ry * 0.22)) })

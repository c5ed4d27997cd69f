import { below, blob, curve, type Point, randomFrom, ridge, times } from '../geometry'
import { at, blur, circle, clip, down, ellipse, group, path, radial, rect, stroke } from '../svg'

type Colors = readonly string[]

export const LAGOON: Colors = ['#8fe0d6@0', '#2fb5bd@35', '#0f7f9b@75', '#0b5f7f@100']
export const OPEN_SEA: Colors = ['#3aa6c4@0', '#14759a@55', '#0b4f74@100']
export const DUSK_SEA: Colors = ['#f0a878@0', '#a8667f@40', '#3f3f74@100']
export const NIGHT_SEA: Colors = ['#3d7796@0', '#164a6d@45', '#0a2a48@100']

/** Sea between a horizon and `bottom`, with waves that grow toward the viewer. */
export const sea = (
  seed: number,
  width: number,
  horizon: number,
  bottom: number,
  colors: Colors = OPEN_SEA,
  crest = '#ffffff',
) => {
  const random = randomFrom(seed)
  const waves = times(60, () => {
    const part = Math.pow(random(), 1.7)
    const y = horizon + 6 + part * (bottom - horizon - 6)
    const length = 20 + part * 150 * (0.5 + random())
    const x = random() * width
    const lift = 2 + part * 7
    return stroke(
      `M${x} ${y}q${length / 4} ${-lift} ${length / 2} 0t${length / 2} 0`,
      crest,
      1.5 + part * 3.5,
      { opacity: (0.14 + random() * 0.24).toFixed(2) },
    )
  })
  return clip(
    rect(0, horizon, width, bottom - horizon, '#000'),
    rect(0, horizon, width, bottom - horizon, down(...colors)),
    ...waves,
  )
}

/** The sun's or moon's broken path on the water. */
export const glint = (
  seed: number,
  x: number,
  horizon: number,
  bottom: number,
  color: string,
  spread = 90,
  opacity = 0.7,
) => {
  const random = randomFrom(seed)
  return times(34, (index) => {
    const part = index / 34
    const y = horizon + 3 + part * (bottom - horizon)
    const width = (14 + part * spread * 1.3) * (0.4 + random())
    return ellipse(x + (random() - 0.5) * (10 + part * spread), y, width / 2, 1.4 + part * 3.6, color, {
      opacity: (opacity * (1 - part * 0.6) * (0.5 + random() / 2)).toFixed(2),
    })
  }).join('')
}

/** The wash where sea meets sand: foam along a wavering line. */
export const foam = (seed: number, width: number, y: number, swell = 16) => {
  const line = ridge(seed, width, y, swell, 8)
  const wet = line.map(([px, py]): Point => [px, py + 34])
  return (
    stroke(curve(wet), '#b98a55', 46, { opacity: 0.35, filter: blur(9) }) +
    path(`${curve(line)}L${width + 40} ${y - 60}L-40 ${y - 60}Z`, down('#d8fbf2/0@0', '#c9f5ec/0.75@100')) +
    stroke(curve(line), '#ffffff', 13, { opacity: 0.95 }) +
    stroke(curve(line.map(([px, py]): Point => [px, py - 22])), '#ffffff', 6, {
      opacity: 0.55,
      'stroke-dasharray': '90 40 160 60',
    })
  )
}

/** Caustics: the pattern of light in shallow water or on the sea floor. */
export const caustics = (
  seed: number,
  box: readonly [number, number, number, number],
  color = '#e9fff6',
  opacity = 0.35,
  cell = 120,
) => {
  const random = randomFrom(seed)
  const [x0, y0, width, height] = box
  const rows = Math.ceil(height / (cell * 0.55))
  const columns = Math.ceil(width / cell)
  const rings = times(rows * columns, (index) => {
    const cx = x0 + (index % columns) * cell + ((Math.floor(index / columns) % 2) * cell) / 2
    const cy = y0 + Math.floor(index / columns) * cell * 0.55
    const points = times(6, (corner): Point => {
      const angle = (corner / 6) * Math.PI * 2
      return [
        cx + Math.cos(angle) * cell * (0.42 + random() * 0.22),
        cy + Math.sin(angle) * cell * 0.5 * (0.42 + random() * 0.22),
      ]
    })
    return stroke(blob(points), color, 2 + random() * 4)
  })
  return group({ opacity, filter: blur(2.2) }, ...rings)
}

export const underwater = (
  width: number,
  top: number,
  bottom: number,
  colors: Colors = ['#7fe3dc@0', '#25a9bd@30', '#0d6f95@70', '#0a4770@100'],
) => rect(0, top, width, bottom - top, down(...colors))

export const bubbleColumn = (
  seed: number,
  x: number,
  y: number,
  height: number,
  count: number,
  size = 13,
) => {
  const random = randomFrom(seed)
  return times(count, (index) => {
    const r = size * (0.35 + random())
    return at(x + (random() - 0.5) * 70, y - (height * index) / count, {}, bubble(r))
  }).join('')
}

export const bubble = (r: number) =>
  circle(0, 0, r, radial(0.4, 0.35, 0.65, '#ffffff/0.05@0', '#ffffff/0.18@70', '#ffffff/0.75@100')) +
  ellipse(-r * 0.35, -r * 0.4, r * 0.26, r * 0.18, '#ffffff', { opacity: 0.95 })

/** A surface seen from the side: the line between air and water. */
export const waterline = (seed: number, width: number, y: number, bottom: number, colors: Colors) => {
  const line = ridge(seed, width, y, 15, 9)
  return (
    path(below(line, bottom), down(...colors)) +
    stroke(curve(line.map(([px, py]): Point => [px, py + 13])), '#dffcf6', 22, {
      opacity: 0.4,
      filter: blur(7),
    }) +
    stroke(curve(line), '#ffffff', 7, { opacity: 0.95 })
  )
}

/** A fall of water between two heights. */
export const waterfall = (seed: number, x: number, top: number, bottom: number, width: number) => {
  const random = randomFrom(seed)
  const shape = `M${x - width * 0.36} ${top}Q${x} ${top - 14} ${x + width * 0.36} ${top}Q${x + width * 0.42} ${(top + bottom) / 2} ${x + width * 0.56} ${bottom}L${x - width * 0.56} ${bottom}Q${x - width * 0.42} ${(top + bottom) / 2} ${x - width * 0.36} ${top}Z`
  const threads = times(16, () => {
    const from = x + (random() - 0.5) * width * 0.66
    const start = top + random() * (bottom - top) * 0.4
    const end = start + (bottom - start) * (0.4 + random() * 0.6)
    return stroke(
      `M${from} ${start}Q${from + (from - x) * 0.1} ${(start + end) / 2} ${from + (from - x) * 0.42} ${end}`,
      random() > 0.35 ? '#ffffff' : '#8fc9d6',
      2 + (random() * width) / 22,
      { opacity: 0.65 },
    )
  })
  const spray = group(
    { filter: blur(width / 9), opacity: 0.85 },
    ...times(7, () =>
      circle(
        x + (random() - 0.5) * width * 1.5,
        bottom + (random() - 0.6) * width * 0.3,
        width * (0.14 + random() * 0.16),
        '#f4fffd',
      ),
    ),
  )
  return (
    clip(path(shape, '#000'), path(shape, down('#eafcff@0', '#bfe6ee@60', '#f4ffff@100')), ...threads) + spray
  )
}

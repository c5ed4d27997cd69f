import { blob, type Point, randomFrom, times } from '../geometry'
import { at, blur, circle, clip, down, ellipse, group, path, radial, rect } from '../svg'

/** Stops from zenith to horizon. */
const HOURS = {
  dawn: ['#6f8fb8@0', '#e9b3a8@45', '#ffd9a3@80', '#fff0cf@100'],
  morning: ['#4fb3d9@0', '#9ad9ea@55', '#e8f7ef@100'],
  noon: ['#1e8fcf@0', '#63c3ea@60', '#c4ecf4@100'],
  golden: ['#f0936b@0', '#f9b978@45', '#ffe3a6@100'],
  dusk: ['#2b2f63@0', '#7a4a86@40', '#e07a6a@75', '#ffc17d@100'],
  night: ['#071a35@0', '#12345c@55', '#2a5f86@100'],
  overcast: ['#6d93a6@0', '#a9c4cb@60', '#dfe9e4@100'],
} as const

type Hour = keyof typeof HOURS

export const sky = (hour: Hour, width: number, height: number) =>
  rect(0, 0, width, height, down(...HOURS[hour]))

/** A round light that fades to nothing at `radius`. */
export const glow = (x: number, y: number, radius: number, color: string, opacity = 0.8) =>
  circle(
    x,
    y,
    radius,
    radial(0.5, 0.5, 0.5, `${color}/${opacity}@0`, `${color}/${opacity * 0.45}@35`, `${color}/0@100`),
  )

export const sun = (x: number, y: number, radius: number, color = '#fff3cf') =>
  glow(x, y, radius * 3.6, color, 0.75) +
  circle(x, y, radius, radial(0.45, 0.4, 0.65, '#ffffff@0', `${color}@100`))

export const moon = (x: number, y: number, radius: number) =>
  glow(x, y, radius * 3.4, '#cfe6ff', 0.5) +
  circle(x, y, radius, radial(0.35, 0.35, 0.8, '#fffdf2@0', '#f3e6c2@70', '#cdb98e@100')) +
  group(
    { fill: '#c9b68d', opacity: 0.4 },
    ellipse(x - radius * 0.3, y - radius * 0.2, radius * 0.2, radius * 0.17, '#c9b68d'),
    ellipse(x + radius * 0.32, y + radius * 0.25, radius * 0.27, radius * 0.22, '#c9b68d'),
    ellipse(x - radius * 0.15, y + radius * 0.5, radius * 0.12, radius * 0.1, '#c9b68d'),
  )

export const stars = (seed: number, count: number, width: number, height: number, color = '#fff8e0') => {
  const random = randomFrom(seed)
  return times(count, () => {
    const [x, y, size] = [random() * width, random() * height, random()]
    const light = size > 0.93 ? glow(x, y, 14, color, 0.7) : ''
    return light + circle(x, y, 1 + size * 2.2, color, { opacity: (0.35 + size * 0.6).toFixed(2) })
  }).join('')
}

/** A heaped cloud, lit from above, about 400 wide at scale 1. */
export const cloud = (
  x: number,
  y: number,
  scale: number,
  tint: readonly [string, string],
  opacity = 1,
  flip = false,
) => {
  const puffs: [number, number, number][] = [
    [-130, 20, 58],
    [-70, -22, 76],
    [10, -58, 92],
    [88, -18, 74],
    [146, 22, 52],
    [0, 26, 92],
  ]
  const whole =
    puffs.map(([px, py, r]) => circle(px, py, r, '#000')).join('') + ellipse(0, 66, 196, 44, '#000')
  const lights = puffs.map(([px, py, r]) =>
    circle(
      px - r * 0.1,
      py - r * 0.12,
      r * 0.86,
      radial(0.42, 0.3, 0.62, `${tint[0]}@0`, `${tint[0]}/0@100`),
    ),
  )
  const body = clip(
    whole,
    rect(-200, -160, 400, 280, down(`${tint[0]}@30`, `${tint[1]}@100`)),
    ...lights,
    ellipse(0, 108, 210, 40, tint[1], { opacity: 0.8, filter: blur(14) }),
  )
  return at(x, y, { scale, opacity, flip }, body)
}

/** Thin high cloud: long blurred strokes. */
export const wisps = (
  seed: number,
  width: number,
  top: number,
  height: number,
  color: string,
  opacity = 0.5,
) => {
  const random = randomFrom(seed)
  return group(
    { filter: blur(9), opacity },
    ...times(7, () => {
      const length = width * (0.18 + random() * 0.3)
      return ellipse(random() * width, top + random() * height, length / 2, 5 + random() * 12, color)
    }),
  )
}

/** Light shafts fanning down from a point above the picture. */
export const shafts = (
  seed: number,
  x: number,
  y: number,
  length: number,
  color: string,
  opacity = 0.4,
  spread = 70,
) => {
  const random = randomFrom(seed)
  return group(
    { filter: blur(10) },
    ...times(7, (index) => {
      const middle = -spread / 2 + (spread * (index + random() * 0.6)) / 6.5
      const half = 1.6 + random() * 3.4
      const corner = (degrees: number): Point => {
        const angle = ((degrees + 90) * Math.PI) / 180
        return [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
      }
      const [left, right] = [corner(middle - half), corner(middle + half)]
      return path(
        `M${x} ${y}L${left.join(' ')}L${right.join(' ')}Z`,
        down(`${color}/${opacity}@0`, `${color}/0@100`),
      )
    }),
  )
}

/** Bokeh: out-of-focus lights. */
export const bokeh = (
  seed: number,
  count: number,
  box: readonly [number, number, number, number],
  colors: readonly string[],
  size: readonly [number, number] = [14, 60],
) => {
  const random = randomFrom(seed)
  return times(count, () => {
    const color = colors[Math.floor(random() * colors.length)] ?? '#ffffff'
    const radius = size[0] + random() * (size[1] - size[0])
    const [x, y] = [box[0] + random() * box[2], box[1] + random() * box[3]]
    const opacity = (0.12 + random() * 0.3).toFixed(2)
    return circle(x, y, radius, color, { opacity, filter: blur(2) })
  }).join('')
}

/** Darkens the corners. */
export const vignette = (width: number, height: number, color = '#06222b', opacity = 0.32) =>
  rect(0, 0, width, height, radial(0.5, 0.48, 0.75, `${color}/0@55`, `${color}/${opacity}@100`))

/** Faint soft patches that add variety to flat areas. */
export const patches = (
  seed: number,
  count: number,
  box: readonly [number, number, number, number],
  color: string,
  opacity: number,
  size: number,
) => {
  const random = randomFrom(seed)
  return group(
    { filter: blur(size / 4), opacity },
    ...times(count, () => {
      const [x, y] = [box[0] + random() * box[2], box[1] + random() * box[3]]
      const points = times(7, (index): Point => {
        const angle = (index / 7) * Math.PI * 2
        const reach = size * (0.5 + random() * 0.7)
        return [x + Math.cos(angle) * reach * 1.7, y + Math.sin(angle) * reach * 0.6]
      })
      return path(blob(points), color)
    }),
  )
}

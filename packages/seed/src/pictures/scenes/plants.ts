import { curve, type Point, randomFrom, times } from '../geometry'
import { at, blur, clip, down, ellipse, group, linear, path, radial, stroke } from '../svg'

type Greens = readonly [light: string, middle: string, dark: string]
export const SUNLIT: Greens = ['#9fd46a', '#3f9b57', '#17643f']
export const DEEP: Greens = ['#3f9a68', '#1c6b4c', '#0b3d33']
export const SILHOUETTE: Greens = ['#0f4a43', '#0a3532', '#062522']

/** A feathered palm frond growing right from the origin, `length` long, drooping. */
export const frond = (length: number, [light, middle, dark]: Greens) => {
  const spine: Point[] = [
    [0, 0],
    [length * 0.35, -length * 0.16],
    [length * 0.7, -length * 0.12],
    [length, length * 0.12],
  ]
  const onSpine = (part: number): Point => {
    const q = 1 - part
    const w = [q * q * q, 3 * q * q * part, 3 * q * part * part, part * part * part]
    return [0, 1].map((axis) =>
      spine.reduce((sum, point, index) => sum + (point[axis] ?? 0) * (w[index] ?? 0), 0),
    ) as unknown as Point
  }
  const leaflets = (side: -1 | 1) =>
    times(22, (index) => {
      const part = 0.08 + (index / 22) * 0.9
      const [x, y] = onSpine(part)
      const reach = length * 0.34 * Math.sin(Math.PI * Math.min(1, part * 0.82 + 0.16))
      const tip: Point = [x + reach * 0.75, y + side * reach * 0.62 + reach * 0.34]
      const bend: Point = [x + reach * 0.3, y + side * reach * 0.5]
      return `M${x} ${y}Q${bend[0]} ${bend[1]} ${tip[0]} ${tip[1]}Q${bend[0] + reach * 0.2} ${bend[1] + side * -4} ${x + reach * 0.16} ${y}Z`
    }).join('')
  return (
    path(leaflets(1), down(`${middle}@0`, `${dark}@100`)) +
    path(leaflets(-1), linear(60, `${light}@0`, `${middle}@100`)) +
    stroke(curve(spine), light, length * 0.014, { opacity: 0.8 })
  )
}

/** A coconut palm whose foot is at (x, y). */
export const palm = (
  x: number,
  y: number,
  height: number,
  lean: number,
  greens: Greens = SUNLIT,
  trunk: readonly [string, string] = ['#c79a6b', '#6d4a33'],
) => {
  const top: Point = [x + lean, y - height]
  const w = height * 0.035
  const middle: Point = [x + lean * 0.25, y - height * 0.5]
  const shape = `M${x - w * 1.3} ${y}Q${middle[0] - w} ${middle[1]} ${top[0] - w * 0.6} ${top[1]}L${top[0] + w * 0.6} ${top[1]}Q${middle[0] + w} ${middle[1]} ${x + w * 1.5} ${y}Z`
  const rings = times(14, (index) => {
    const part = (index + 1) / 15
    const q = 1 - part
    const cx = q * q * x + 2 * q * part * middle[0] + part * part * top[0]
    const cy = q * q * y + 2 * q * part * middle[1] + part * part * top[1]
    return `M${cx - w * 1.6} ${cy}q${w * 1.6} ${w * 0.9} ${w * 3.2} 0`
  }).join('')
  const fronds = [200, 165, 235, 140, -62, -20, 15, 42, -100].map((angle) => {
    const flip = angle > 90 || angle < -90
    return at(top[0], top[1], { rotate: flip ? angle - 180 : angle, flip }, frond(height * 0.5, greens))
  })
  const nuts = [
    [-1.2, 1],
    [1.1, 1.3],
    [0, 2],
  ].map(([dx = 0, dy = 0]) =>
    ellipse(
      top[0] + dx * w * 1.1,
      top[1] + dy * w,
      w * 1.05,
      w * 1.15,
      radial(0.35, 0.3, 0.8, '#b98350@0', '#5a3921@100'),
    ),
  )
  return (
    ellipse(x + w, y, w * 4, w * 0.9, '#0b2730', { opacity: 0.4, filter: blur(w * 0.4) }) +
    path(shape, linear(0, `${trunk[0]}@20`, `${trunk[1]}@90`)) +
    clip(path(shape, '#000'), stroke(rings, trunk[1], w * 0.3, { opacity: 0.5 })) +
    ellipse(top[0], top[1] + w * 0.2, w * 1.6, w * 1.1, greens[2]) +
    group({}, ...fronds.slice(0, 5), ...nuts, ...fronds.slice(5))
  )
}

/** A banana leaf growing up from the origin. */
export const bananaLeaf = (length: number, [light, middle, dark]: Greens, splits = 7) => {
  const w = length * 0.2
  const shape = `M0 0C${-w * 1.2} ${-length * 0.2} ${-w * 1.25} ${-length * 0.7} 0 ${-length}C${w * 1.25} ${-length * 0.7} ${w * 1.2} ${-length * 0.2} 0 0Z`
  const half = `M0 0C${w * 1.2} ${-length * 0.2} ${w * 1.25} ${-length * 0.7} 0 ${-length}Z`
  const veins = times(splits * 2, (index) => {
    const y = -length * (0.1 + (index / (splits * 2)) * 0.8)
    return `M0 ${y}Q${w * 0.6} ${y - length * 0.05} ${w * 1.1} ${y - length * 0.14}M0 ${y}Q${-w * 0.6} ${y - length * 0.05} ${-w * 1.1} ${y - length * 0.14}`
  }).join('')
  return clip(
    path(shape, '#000'),
    path(shape, down(`${light}@0`, `${middle}@100`)),
    path(half, dark, { opacity: 0.4 }),
    stroke(veins, dark, length * 0.008, { opacity: 0.45 }),
    stroke(`M0 0V${-length}`, light, length * 0.022, { opacity: 0.9 }),
  )
}

/** A split monstera leaf, stalk at the origin, pointing up. */
export const monstera = (size: number, [light, middle, dark]: Greens) => {
  const s = size / 200
  const shape =
    'M0 0C-60 -6 -104 -50 -98 -112C-92 -168 -46 -204 0 -214C46 -204 92 -168 98 -112C104 -50 60 -6 0 0Z'
  const notch = (y: number, side: number, depth: number) =>
    `M${side * 120} ${y - 14}Q${side * (108 - depth)} ${y + 2} ${side * (100 - depth)} ${y + 14}Q${side * 80} ${y + 12} ${side * 120} ${y + 10}Z`
  const notches = [-160, -118, -76, -40].flatMap((y) => [notch(y, -1, 56), notch(y + 4, 1, 56)]).join('')
  const veins = [-30, -66, -104, -146]
    .map((y) => `M0 ${y + 20}Q40 ${y} 84 ${y - 16}M0 ${y + 20}Q-40 ${y} -84 ${y - 16}`)
    .join('')
  const id = `${shape}${notches}`
  return at(
    0,
    0,
    { scale: s },
    clip(
      path(id, '#000', { 'clip-rule': 'evenodd' }),
      path(shape, linear(70, `${light}@0`, `${middle}@60`, `${dark}@100`)),
      path('M0 0C60 -6 104 -50 98 -112C92 -168 46 -204 0 -214Z', dark, { opacity: 0.3 }),
      stroke(veins, light, 3.4, { opacity: 0.6 }),
      stroke('M0 0V-205', light, 5, { opacity: 0.85 }),
    ),
  )
}

/** A fern growing up from the origin. */
export const fern = (length: number, [light, middle]: Greens) =>
  times(15, (index) => {
    const part = index / 15
    const y = -length * (0.1 + part * 0.85)
    const reach = length * 0.3 * Math.sin(Math.PI * (0.22 + part * 0.75))
    const x = part * part * length * 0.18
    return (
      path(
        `M${x} ${y}q${reach * 0.6} ${-reach * 0.36} ${reach} ${reach * 0.08}q${-reach * 0.5} ${reach * 0.12} ${-reach} ${-reach * 0.02}Z`,
        light,
      ) +
      path(
        `M${x} ${y}q${-reach * 0.6} ${-reach * 0.36} ${-reach} ${reach * 0.08}q${reach * 0.5} ${reach * 0.12} ${reach} ${-reach * 0.02}Z`,
        middle,
      )
    )
  }).join('') + stroke(`M0 0Q0 ${-length * 0.55} ${length * 0.18} ${-length}`, middle, length * 0.014)

/** Leaves in a fan, for the corners of a jungle picture. */
export const thicket = (
  seed: number,
  x: number,
  y: number,
  size: number,
  greens: Greens,
  from: number,
  to: number,
  count = 7,
) => {
  const random = randomFrom(seed)
  return times(count, (index) => {
    const rotate = from + ((to - from) * index) / Math.max(1, count - 1) + (random() - 0.5) * 10
    const length = size * (0.75 + random() * 0.5)
    const kind = Math.floor(random() * 3)
    const leaf =
      kind === 0
        ? bananaLeaf(length, greens)
        : kind === 1
          ? monstera(length * 0.85, greens)
          : fern(length, greens)
    return at(x, y, { rotate }, leaf)
  }).join('')
}

/** Hanging lianas with small leaves. */
export const vines = (seed: number, width: number, count: number, length: number, color: string) => {
  const random = randomFrom(seed)
  return times(count, () => {
    const x = random() * width
    const drop = length * (0.4 + random() * 0.6)
    const sway = (random() - 0.5) * 60
    const leaves = times(9, (index) =>
      ellipse(x + (sway * index) / 9 + (index % 2 ? 9 : -9), (drop * index) / 9, 11, 5.5, color, {
        transform: `rotate(${index % 2 ? 30 : -30} ${x} ${(drop * index) / 9})`,
      }),
    ).join('')
    return stroke(`M${x} -10Q${x - sway * 0.4} ${drop / 2} ${x + sway} ${drop}`, color, 4) + leaves
  }).join('')
}

/** Blurred foliage far behind. */
export const canopyBlur = (
  seed: number,
  width: number,
  height: number,
  colors: readonly string[],
  size = 130,
) => {
  const random = randomFrom(seed)
  return group(
    { filter: blur(22) },
    ...times(38, () =>
      ellipse(
        random() * width,
        random() * height,
        size * (0.5 + random()),
        size * (0.3 + random() * 0.6),
        colors[Math.floor(random() * colors.length)] ?? '#1c6b4c',
        { opacity: 0.75 },
      ),
    ),
  )
}

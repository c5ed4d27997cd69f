import { type Point, randomFrom, times } from '../geometry'
import { at, blur, clip, ellipse, group, linear, path, stroke } from '../svg'
import { woodedSlope } from './land'
import { waterfall } from './water'

interface Forest {
  readonly lit: string
  readonly deep: string
}

/** Wet rock behind a fall, its top at `top`. */
const cliff = (seed: number, x: number, top: number, bottom: number, width: number) => {
  const random = randomFrom(seed)
  const shape = `M${x - width * 1.7} ${top - 10}Q${x} ${top - 34} ${x + width * 1.7} ${top - 10}L${x + width * 1.9} ${bottom}H${x - width * 1.9}Z`
  const cracks = times(16, () => {
    const from = x + (random() - 0.5) * width * 3.2
    const start = top + random() * (bottom - top) * 0.7
    return `M${from} ${start}l${(random() - 0.5) * 30} ${40 + random() * 60}l${(random() - 0.5) * 40} ${20 + random() * 30}`
  })
  return clip(
    path(shape, '#000'),
    path(shape, linear(80, '#8f9a8a@0', '#5a6a60@45', '#2f443f@100')),
    stroke(cracks.join(''), '#22332f', width * 0.05, { opacity: 0.45 }),
    stroke(cracks.join(''), '#cfe0d0', width * 0.02, { opacity: 0.35, transform: 'translate(-5 -3)' }),
    ellipse(x, bottom, width * 1.5, (bottom - top) * 0.3, '#dff5ee', { opacity: 0.35, filter: blur(22) }),
  )
}

/** A waterfall in its gorge: forest above, rock behind, wooded shoulders to both sides. */
export const gorge = (
  seed: number,
  x: number,
  top: number,
  bottom: number,
  width: number,
  reach: number,
  { lit, deep }: Forest,
) => {
  const crown = width * 0.26
  const brow: Point[] = [
    [x - reach, top - width * 0.5],
    [x - width * 1.6, top - width * 0.16],
    [x - width * 0.3, top + width * 0.06],
    [x + width * 0.3, top + width * 0.06],
    [x + width * 1.6, top - width * 0.2],
    [x + reach, top - width * 0.6],
  ]
  const shoulder = (side: -1 | 1): Point[] => {
    const points: Point[] = [
      [x + side * reach, top - width * 0.1],
      [x + side * width * 2, top + (bottom - top) * 0.22],
      [x + side * width * 1.1, top + (bottom - top) * 0.62],
      [x + side * width * 0.85, bottom + 10],
    ]
    return side < 0 ? points : points.reverse()
  }
  return group(
    {},
    woodedSlope(seed, brow, [lit, deep], bottom, crown),
    cliff(seed + 1, x, top, bottom, width),
    waterfall(seed + 2, x, top, bottom, width),
    woodedSlope(seed + 3, shoulder(-1), [lit, deep], bottom + 40, crown),
    woodedSlope(seed + 4, shoulder(1), [lit, deep], bottom + 40, crown),
    at(
      x,
      bottom,
      {},
      ellipse(0, 0, width * 1.1, width * 0.22, '#ffffff', { opacity: 0.6, filter: blur(width / 9) }),
    ),
  )
}

import { times } from '../geometry'
import { group, rect, stroke } from '../svg'

/** One step-fret: stairs that climb to a square hook; `size` is its height. */
const fret = (x: number, y: number, size: number) => {
  const u = size / 6
  return `M${x} ${y}h${u}v${-u}h${u}v${-u}h${u}v${-u}h${u}v${-u}h${u}v${-u}h${u * 5}v${u * 4}h${-u * 3}v${-u * 2}h${u * 1.4}M${x + u * 10} ${y - u * 5}`
}

/** A band of Maya step-frets along a line from x, standing on `y`. */
export const greca = (
  x: number,
  y: number,
  width: number,
  size: number,
  color: string,
  opacity = 1,
  weight = size / 8,
) => {
  const pace = size * 2
  const count = Math.max(1, Math.floor(width / pace))
  const start = x + (width - count * pace) / 2
  return group(
    { opacity },
    stroke(times(count, (index) => fret(start + index * pace, y, size)).join(''), color, weight, {
      'stroke-linecap': 'square',
      'stroke-linejoin': 'miter',
    }),
  )
}

/** The band between two rules, on its own ground. */
export const grecaBorder = (
  x: number,
  y: number,
  width: number,
  height: number,
  ground: string,
  color: string,
  opacity = 1,
) =>
  group(
    { opacity },
    rect(x, y, width, height, ground),
    rect(x, y + height * 0.08, width, height * 0.05, color),
    rect(x, y + height * 0.87, width, height * 0.05, color),
    greca(x, y + height * 0.76, width, height * 0.54, color),
  )

import { HEIGHT, WIDTH } from './map-view'

interface Point {
  readonly x: number
  readonly y: number
}

interface Stop extends Point {
  readonly name: string
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Height of a line of text. */
const LINE = 26
/** Average width of a label character. */
const CHARACTER = 11.5
const GAP = 24
const RADIUS = 18

interface Label {
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
}

const boxAt = ({ x, y, anchor }: Label, width: number): Box => {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - LINE, bottom: y + 6 }
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const isIn = ({ left, right, top, bottom }: Box, { x, y }: Point) =>
  left < x && x < right && top < y && y < bottom

/**
 * Places each name beside its stop, where it covers no other name or stop, and as little of the lines as possible,
 * which are given as points (`ways`). Each name appears once.
 */
export const labelsOf = (stops: readonly Stop[], ways: readonly Point[] = []) => {
  const once = stops.filter(({ name }, i) => stops.findIndex((stop) => stop.name === name) === i)
  const taken: Box[] = once.map(({ x, y }) => ({
    left: x - RADIUS,
    right: x + RADIUS,
    top: y - RADIUS,
    bottom: y + RADIUS,
  }))
  return once.map(({ name, x, y }, i) => {
    const width = name.length * CHARACTER
    const options = [
      { x, y: y - GAP, anchor: 'middle' as const },
      { x: x + GAP, y: y + 7, anchor: 'start' as const },
      { x, y: y + GAP + 18, anchor: 'middle' as const },
      { x: x - GAP, y: y + 7, anchor: 'end' as const },
      { x: x + GAP - 4, y: y - GAP, anchor: 'start' as const },
      { x: x + GAP - 4, y: y + GAP + 18, anchor: 'start' as const },
    ].map((option) => ({ ...option, box: boxAt(option, width) }))
    const isFree = ({ box }: (typeof options)[number]) =>
      box.left > 0 &&
      box.right < WIDTH &&
      box.top > 0 &&
      box.bottom < HEIGHT &&
      !taken.some((other, at) => at !== i && overlap(box, other))
    const covered = ({ box }: (typeof options)[number]) => ways.filter((point) => isIn(box, point)).length
    const best = options.filter(isFree).toSorted((a, b) => covered(a) - covered(b))[0] ?? options[1]!
    taken.push(best.box)
    return { name, ...best }
  })
}

import { times } from '../geometry'
import { greca } from '../scenes/greca'
import { blur, clip, group, linear, path, rect, stroke } from '../svg'

/** Clothes rolled and folded: a strip of soft blocks, each `width` wide. */
const folded = (
  x: number,
  y: number,
  width: number,
  height: number,
  [light, dark]: readonly [string, string],
  pattern = '',
) => {
  const shape = rect(x, y, width, height, '#000', Math.min(30, height / 3))
  return clip(
    shape,
    rect(x, y, width, height, linear(80, `${light}@0`, `${dark}@110`), 30),
    pattern,
    stroke(`M${x} ${y + height * 0.5}q${width / 2} 16 ${width} 0`, dark, 5, { opacity: 0.5 }),
    rect(x, y, width, height * 0.24, '#ffffff', 0, { opacity: 0.22 }),
  )
}

const CLOTHES = [
  folded(-390, -30, 250, 110, ['#ff9a7a', '#c93c1e']),
  folded(
    -150,
    -56,
    240,
    130,
    ['#fff6e0', '#d9c49a'],
    stroke(times(9, (index) => `M${-140 + index * 28} -70v160`).join(''), '#2f8ea0', 9, { opacity: 0.7 }),
  ),
  folded(80, -40, 300, 120, ['#ffd98a', '#e09a2a']),
  folded(-380, 20, 330, 90, ['#9fd48a', '#2f8a50']),
  folded(-60, 20, 220, 90, ['#7d6bc9', '#40348c']),
  folded(150, 26, 240, 90, ['#7fd0d6', '#1f8296']),
].join('')

/** An open suitcase seen from the front: lid up, `contents` or clothes showing; 900 wide, 640 high around the origin. */
export const openSuitcase = (
  [light, middle, dark]: readonly [string, string, string] = ['#3fa6b8', '#14687e', '#083a4b'],
  contents = CLOTHES,
) =>
  group(
    {},
    rect(-430, -340, 860, 400, linear(70, `${middle}@0`, `${dark}@100`), 54),
    rect(-398, -312, 796, 370, linear(80, '#f8e6c4@0', '#e0bd8a@100'), 36),
    stroke(times(13, (index) => `M${-370 + index * 62} -300V60`).join(''), '#c99a5e', 4, { opacity: 0.35 }),
    path('M-398 -40Q0 20 398 -40V60H-398Z', linear(90, '#d9a86a@0', '#b07c40@100'), { opacity: 0.85 }),
    stroke('M-398 -40Q0 20 398 -40', '#8a5a24', 8, { opacity: 0.7 }),
    contents,
    path(
      'M-450 60H450L424 290Q420 330 380 330H-380Q-420 330 -424 290Z',
      linear(80, `${light}@0`, `${middle}@50`, `${dark}@110`),
    ),
    ...times(8, (index) => rect(-380 + index * 102, 110, 44, 200, '#ffffff', 16, { opacity: 0.08 })),
    rect(-456, 44, 912, 40, linear(90, '#fbe9c2@0', '#d9b25e@50', '#8b6520@100'), 16),
    greca(-400, 150, 800, 44, '#ffe2b0', 0.85, 6),
    stroke('M-90 212Q-90 276 0 276T90 212', '#0b2f3b', 28),
    stroke('M-86 216Q-82 268 0 268', '#5fb3c4', 8, { opacity: 0.7 }),
    rect(-300, 60, 70, 70, linear(70, '#fff6d8@0', '#c9a04a@100'), 12),
    rect(230, 60, 70, 70, linear(70, '#fff6d8@0', '#c9a04a@100'), 12),
    rect(-420, 86, 840, 26, dark, 0, { opacity: 0.4, filter: blur(8) }),
  )

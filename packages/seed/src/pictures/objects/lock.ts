import { times } from '../geometry'
import { lettering, mark } from '../lettering'
import { blur, clip, down, ellipse, group, linear, radial, rect, stroke } from '../svg'

const LOOP = 'M-112 -40C-136 -150 -236 -232 -176 -330C-108 -424 84 -420 176 -322C236 -250 142 -150 112 -40'

/** Braided steel in a clear sleeve, along a path. */
const sleevedCable = (d: string) =>
  stroke(d, '#4b2018', 36, { 'stroke-linecap': 'butt' }) +
  stroke(d, '#e8674a', 32, { 'stroke-linecap': 'butt' }) +
  stroke(d, '#aab6bc', 17, { 'stroke-linecap': 'butt' }) +
  stroke(d, '#5f6d75', 17, { 'stroke-linecap': 'butt', 'stroke-dasharray': '3 8' }) +
  stroke(d, '#ffffff', 6, { 'stroke-dasharray': '6 5', 'stroke-linecap': 'butt', opacity: 0.75 }) +
  stroke(d, '#ffd9cc', 6, { 'stroke-linecap': 'butt', opacity: 0.55, transform: 'translate(-9 -6)' })

const dial = (x: number, digit: string, index: number) =>
  rect(x - 46, -20, 92, 154, '#7c1f10', 20) +
  rect(
    x - 38,
    -12,
    76,
    138,
    linear(
      90,
      '#111d22@0',
      '#3d4d55@20',
      '#fbf8f0@33',
      '#ffffff@50',
      '#e9e3d4@67',
      '#45565e@82',
      '#10191d@100',
    ),
    12,
  ) +
  stroke(
    times(8, (row) => `M${x - 36} ${row * 17 - 4}h8M${x + 28} ${row * 17 - 4}h8`).join(''),
    '#0b2730',
    4,
    { opacity: 0.35 },
  ) +
  lettering(digit, x, 82, 50, '#0e3a4a', 2.1) +
  lettering(String((Number(digit) + 1 + index) % 10), x, 6, 15, '#dfe6e6', 1.6)

const ferrule = (x: number) =>
  rect(x - 30, -92, 60, 56, linear(0, '#f4f6f5@0', '#aab6bc@50', '#66757d@100'), 10) +
  stroke(`M${x - 28} -70H${x + 28}M${x - 28} -56H${x + 28}`, '#55646c', 3, { opacity: 0.6 })

/**
 * A three-digit combination lock with a flexible cable, loop up; 380 wide, from -410 to 206 around the origin. The slot
 * is for the inspectors' master key.
 */
export const cableLock = (digits: readonly [string, string, string] = ['5', '0', '4']) => {
  const body = rect(-184, -52, 368, 258, '#000', 58)
  return group(
    {},
    sleevedCable(LOOP),
    ferrule(-112),
    ferrule(112),
    rect(-184, -44, 368, 258, '#7a1d0e', 58),
    rect(-184, -52, 368, 254, linear(65, '#ff9472@0', '#ee5a3a@38', '#bf3319@100'), 58),
    clip(
      body,
      rect(-170, -44, 340, 90, down('#ffffff/0.5', '#ffffff/0'), 46),
      rect(120, -52, 80, 258, '#7a1d0e', 0, { opacity: 0.3, filter: blur(18) }),
      ellipse(-60, 212, 220, 26, '#7a1d0e', { opacity: 0.35, filter: blur(10) }),
    ),
    stroke('M-172 30V146A46 46 0 0 0 -126 194H120', '#ffb59c', 4, { opacity: 0.7 }),
    dial(-104, digits[0], 0),
    dial(0, digits[1], 1),
    dial(104, digits[2], 2),
    stroke('M-172 57h12M172 57h-12', '#fff1dc', 7),
    ellipse(0, 168, 22, 20, '#8a2413'),
    ellipse(0, 167, 17, 15, radial(0.4, 0.35, 0.7, '#f4f6f5@0', '#8b9aa1@100')),
    rect(-3, 157, 6, 19, '#22343c', 3),
    mark(-132, 168, 17, '#fff1dc', '#fff1dc'),
  )
}

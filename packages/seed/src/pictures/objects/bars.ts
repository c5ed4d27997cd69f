import { randomFrom, times } from '../geometry'
import { bubble } from '../scenes/water'
import { at, blur, circle, clip, down, ellipse, group, linear, path, radial, rect, stroke } from '../svg'

/** A bar of white coconut soap with a pressed palm; 460 wide, 300 high. */
export const coconutSoap = () => {
  const top =
    'M-190 -120Q-230 -112 -226 -60V20Q-228 74 -176 84Q0 104 176 84Q228 74 226 20V-60Q230 -112 190 -120Q0 -142 -190 -120Z'
  const pressed =
    'M-150 -88Q-178 -84 -176 -52V14Q-176 44 -146 48Q0 62 146 48Q176 44 176 14V-52Q178 -84 150 -88Q0 -102 -150 -88Z'
  const palmLine =
    'M-16 40Q-10 0 8 -34M8 -34Q-30 -62 -74 -34M8 -34Q-20 -78 -60 -70M8 -34Q20 -80 64 -72M8 -34Q50 -60 90 -24M8 -34Q40 -36 56 2M-40 42Q0 28 46 42'
  return group(
    {},
    path('M-226 10V70Q-228 130 -176 140Q0 160 176 140Q228 130 226 70V10Z', down('#e9dcc4@0', '#c7b08a@100')),
    path(top, linear(55, '#ffffff@0', '#fdf6e8@50', '#ead9bb@100')),
    path(pressed, linear(55, '#e4d3b3@0', '#fbf2e0@70', '#ffffff@100')),
    stroke(palmLine, '#b99b6a', 13, { opacity: 0.75 }),
    stroke(palmLine, '#fffdf6', 6, { opacity: 0.9, transform: 'translate(4 5)' }),
    stroke('M-200 -104Q0 -132 190 -106', '#ffffff', 10, { filter: blur(2) }),
    ellipse(-120, -96, 70, 12, '#ffffff', { opacity: 0.9, filter: blur(5) }),
  )
}

/** Half a coconut, cut side to the viewer; radius 170. */
export const coconutHalf = () =>
  group(
    {},
    circle(0, 0, 172, radial(0.4, 0.35, 0.75, '#a5703f@0', '#5f3b21@80', '#3a2214@100')),
    stroke(
      times(30, (index) => {
        const angle = (index / 30) * Math.PI * 2
        return `M${Math.cos(angle) * 160} ${Math.sin(angle) * 160}L${Math.cos(angle + 0.1) * 178} ${Math.sin(angle + 0.1) * 178}`
      }).join(''),
      '#7a4d2a',
      5,
    ),
    circle(0, 0, 154, '#4b2d1a'),
    circle(0, 0, 146, radial(0.45, 0.4, 0.62, '#ffffff@0', '#fffaf0@80', '#efe2cb@100')),
    circle(4, 6, 98, radial(0.5, 0.62, 0.6, '#f6ecd8@0', '#e2d2b4@70', '#c4ad86@100')),
    ellipse(0, 44, 70, 36, '#ffffff', { opacity: 0.6, filter: blur(10) }),
    stroke('M-118 -70A140 140 0 0 1 -30 -134', '#ffffff', 10, { opacity: 0.9 }),
  )

/** A round, undyed shampoo bar with an aloe leaf pressed in; radius 200, seen a little from above. */
export const shampooBar = () =>
  group(
    {},
    path(
      'M-204 0V64C-204 130 -110 168 0 168S204 130 204 64V0Z',
      linear(0, '#dbe6c3@0', '#b4cb9a@50', '#80a070@100'),
    ),
    ellipse(0, 0, 204, 112, linear(60, '#f6f8e6@0', '#dfeaca@55', '#b6cf9f@100')),
    ellipse(0, 4, 160, 84, linear(60, '#bdd3a2@0', '#e6efd2@100')),
    path('M-96 42Q-60 -52 88 -56Q30 10 -96 42Z', linear(40, '#a3c48c@0', '#7ba06b@100')),
    stroke(
      'M-86 38Q-10 -4 80 -50M-40 22q-14 -30 -6 -44M0 4q-8 -26 8 -42M-20 14q20 10 40 2M22 -10q18 4 30 -6',
      '#f6fae9',
      6,
      { opacity: 0.85 },
    ),
    stroke('M-196 -14A200 108 0 0 1 60 -104', '#ffffff', 10, { opacity: 0.8, filter: blur(2) }),
    ellipse(-110, -50, 50, 16, '#ffffff', {
      opacity: 0.6,
      filter: blur(7),
      transform: 'rotate(-20 -110 -50)',
    }),
  )

/** The bar's round tin with its lid on; 300 wide, 220 high. */
export const tin = () =>
  group(
    {},
    path('M-150 -40V60C-150 116 150 116 150 60V-40Z', linear(0, '#f4f6f5@0', '#b9c4c6@45', '#74838b@100')),
    stroke('M-150 -4C-150 52 150 52 150 -4', '#5f6e76', 5, { opacity: 0.6 }),
    ellipse(0, -40, 150, 60, linear(50, '#ffffff@0', '#d3dbdc@55', '#9fabb0@100')),
    ellipse(0, -38, 118, 46, linear(50, '#2f9a68@0', '#14573d@100')),
    path('M-62 -24Q-36 -66 58 -62Q24 -18 -62 -24Z', '#bfe8a5'),
    stroke('M-54 -26Q0 -44 50 -58', '#2f7a4d', 5),
    stroke('M-130 -52A150 60 0 0 1 10 -96', '#ffffff', 7, { opacity: 0.9 }),
  )

/** A slatted wooden dish; 560 wide. */
export const soapDish = () =>
  group(
    {},
    ellipse(0, 20, 290, 84, linear(0, '#d9a468@0', '#a8703c@60', '#6d431f@100')),
    ellipse(0, 0, 290, 84, linear(20, '#f0c890@0', '#cf9556@60', '#a46b36@100')),
    stroke('M-230 -26H230M-270 6H270M-240 38H240', '#7d4f27', 12, { opacity: 0.6 }),
    stroke('M-230 -31H230M-270 1H270M-240 33H240', '#ffe6bf', 4, { opacity: 0.6 }),
  )

/** An aloe plant's fan of leaves, growing up from the origin. */
export const aloe = (size: number) =>
  [-58, 56, -36, 36, -16, 16, 0]
    .map((rotate, index) => {
      const [w, h] = [size * 0.1, size * (0.7 + index * 0.05)]
      const teeth = times(
        7,
        (tooth) =>
          `M${-w * (1 - tooth / 8)} ${-h * (0.1 + tooth * 0.11)}l${-size * 0.03} ${-size * 0.02}l${size * 0.02} ${-size * 0.03}ZM${w * (1 - tooth / 8)} ${-h * (0.1 + tooth * 0.11)}l${size * 0.03} ${-size * 0.02}l${-size * 0.02} ${-size * 0.03}Z`,
      ).join('')
      return at(
        0,
        0,
        { rotate },
        path(teeth, '#8ccf8a'),
        path(
          `M${-w} 0Q${-w * 1.1} ${-h * 0.5} 0 ${-h}Q${w * 1.1} ${-h * 0.5} ${w} 0Z`,
          linear(0, '#a5dba0@0', '#5aae74@45', '#246b4c@100'),
        ),
        path(
          `M${-w * 0.5} 0Q${-w * 0.5} ${-h * 0.5} 0 ${-h * 0.96}Q${-w * 0.1} ${-h * 0.5} ${-w * 0.1} 0Z`,
          '#d9f5cf',
          { opacity: 0.5 },
        ),
      )
    })
    .join('')

/** A folding toothbrush, opened at an angle; the hinge is the origin. `open` is the head's turn in degrees, 180 folded. */
export const foldingBrush = (
  open: number,
  [light, middle, dark]: readonly [string, string, string] = ['#58c7cf', '#1593a8', '#0a5468'],
) => {
  const bristles = times(9, (column) => {
    const x = 268 + column * 19
    return rect(
      x,
      -98,
      15,
      74,
      column % 3 === 1 ? linear(90, '#ff8f70@0', '#f2654a@100') : linear(90, '#ffffff@0', '#cfe6ea@100'),
      6,
    )
  }).join('')
  const folded = open === 180
  const head = group(
    folded ? { transform: 'scale(1 0.5)' } : {},
    bristles,
    path(
      'M0 -26Q150 -26 236 -20Q260 -30 300 -30H430Q460 -30 460 0Q460 26 430 26H290Q250 26 230 20Q150 26 0 26Z',
      linear(90, '#ffffff@0', '#eef4f2@50', '#b9cdd0@100'),
    ),
    stroke('M20 -14Q150 -16 236 -8M270 -18H430', '#ffffff', 7),
  )
  return group(
    {},
    folded ? at(0, 0, { rotate: open }, head) : '',
    path(
      'M0 -44H-420Q-470 -44 -470 0Q-470 44 -420 44H0Q46 40 46 0Q46 -40 0 -44Z',
      linear(90, `${light}@0`, `${middle}@50`, `${dark}@100`),
    ),
    rect(-410, -12, 330, 26, dark, 13, { opacity: 0.6 }),
    rect(-404, -8, 318, 8, '#06303d', 4, { opacity: 0.5 }),
    ...times(4, (index) => rect(-400 + index * 44, 20, 26, 10, '#06303d', 5, { opacity: 0.75 })),
    stroke('M-420 -30H-40', '#e5fdfb', 9, { opacity: 0.75 }),
    folded ? '' : at(0, 0, { rotate: open }, head),
    circle(0, 0, 48, linear(60, `${light}@0`, `${middle}@60`, `${dark}@100`)),
    circle(0, 0, 26, linear(60, '#ffb08f@0', '#e5532f@60', '#a8300f@100')),
    stroke('M-12 0H12', '#7c1f10', 7),
  )
}

/** Suds: a heap of bubbles on a line at y = 0; `spread` pixels wide. */
export const suds = (spread: number, seed = 1) => {
  const random = randomFrom(seed)
  const heap = times(34, () => {
    const x = (random() - 0.5) * spread
    const room = 1 - Math.abs(x / spread) * 2
    return { x, y: -random() * room * spread * 0.3, r: spread * (0.03 + random() * 0.05 + room * 0.03) }
  }).sort((a, b) => a.y - b.y)
  return heap
    .map(({ x, y, r }) => at(x, y, {}, circle(0, 0, r, '#ffffff', { opacity: 0.62 }), bubble(r)))
    .join('')
}

/** A clear glass tumbler of water; 200 wide, 300 high. */
export const waterGlass = (tint = '#bfeaf2') => {
  const glass = 'M-104 -150H104L84 140Q82 152 68 152H-68Q-82 152 -84 140Z'
  return group(
    {},
    path(glass, linear(0, '#ffffff/0.65@0', '#e6f6f8/0.25@40', '#9fc6d0/0.6@100')),
    clip(
      path(glass, '#000'),
      path('M-120 -84H120V160H-120Z', linear(0, `${tint}/0.9@0`, `${tint}/0.65@60`, '#4aa5c0/0.85@100')),
      ellipse(0, -84, 100, 18, '#f2fdff', { opacity: 0.85 }),
      rect(-86, -140, 18, 270, '#ffffff', 9, { opacity: 0.75, filter: blur(3) }),
    ),
    stroke('M-104 -150L-84 140M104 -150L84 140', '#ffffff', 4, { opacity: 0.75 }),
    ellipse(0, -150, 104, 18, 'none', { stroke: '#ffffff', 'stroke-width': 6, opacity: 0.9 }),
    path('M-80 128H80L78 142Q76 152 64 152H-64Q-76 152 -78 142Z', '#ffffff', { opacity: 0.5 }),
  )
}

import { times } from '../geometry'
import { mark } from '../lettering'
import { greca } from '../scenes/greca'
import { at, blur, circle, clip, ellipse, group, linear, path, radial, rect, stroke } from '../svg'

type Shades = readonly [light: string, middle: string, dark: string]

const BODY =
  'M-150 -120L-84 -214Q-72 -230 -50 -230H50Q72 -230 84 -214L150 -120V206Q150 240 116 240H-116Q-150 240 -150 206Z'
const SEAM =
  'M-134 -114L-74 -202Q-66 -214 -50 -214H50Q66 -214 74 -202L134 -114V202Q134 224 112 224H-112Q-134 224 -134 202Z'

/** The strap through the hole, with its buckle. */
const strap = () =>
  stroke('M-6 -172C-40 -260 -70 -350 -12 -392C58 -436 96 -340 12 -172', '#7a2112', 34) +
  stroke('M-6 -172C-40 -260 -70 -350 -12 -392C58 -436 96 -340 12 -172', '#c9442a', 26) +
  stroke('M-10 -180C-42 -262 -66 -346 -10 -384C50 -420 82 -340 8 -180', '#ffc2ac', 3, {
    opacity: 0.8,
    'stroke-dasharray': '10 7',
  }) +
  at(
    56,
    -338,
    { rotate: 24 },
    rect(-27, -34, 54, 68, 'none', 10, { stroke: '#8b6520', 'stroke-width': 13 }),
    rect(-27, -36, 54, 68, 'none', 10, { stroke: '#f0d592', 'stroke-width': 9 }),
    stroke('M-24 -2H26', '#f0d592', 8),
  )

const leather = ([light, middle, dark]: Shades) =>
  path(BODY, dark, { transform: 'translate(5 8)' }) +
  path(BODY, linear(60, `${light}@0`, `${middle}@55`, `${dark}@112`)) +
  clip(
    path(BODY, '#000'),
    path('M-150 -240H60L-70 240H-150Z', '#ffffff', { opacity: 0.13 }),
    rect(84, -240, 80, 500, dark, 0, { opacity: 0.4, filter: blur(20) }),
    ...times(60, (index) =>
      ellipse(((index * 83) % 300) - 150, ((index * 131) % 470) - 230, 3, 2, dark, { opacity: 0.18 }),
    ),
  ) +
  path(SEAM, 'none', { stroke: '#ffd9c2', 'stroke-width': 4, 'stroke-dasharray': '13 9', opacity: 0.85 })

const eyelet = () =>
  circle(0, -176, 31, '#8b6520') +
  circle(0, -177, 29, radial(0.4, 0.35, 0.8, '#fff3c8@0', '#e0bd6a@60', '#a87f30@100')) +
  circle(0, -176, 16, '#3a1a10')

/** A luggage tag, its flap closed over the name; 300 wide, from -410 (strap) to 240. */
export const luggageTag = (shades: Shades = ['#f4795a', '#d0452a', '#8a2310']) => {
  const flap = 'M-128 -104H128V150Q128 190 88 190H-88Q-128 190 -128 150Z'
  return group(
    {},
    leather(shades),
    path(flap, shades[2], { opacity: 0.6, filter: blur(7), transform: 'translate(5 9)' }),
    path(flap, linear(65, '#17677b@0', '#0e4c5c@55', '#08303c@110')),
    clip(
      path(flap, '#000'),
      greca(-120, 4, 240, 56, '#ffd98a', 1, 8),
      rect(-128, -66, 256, 6, '#ffd98a'),
      rect(-128, 20, 256, 6, '#ffd98a'),
      path('M-128 -110H40L-60 190H-128Z', '#ffffff', { opacity: 0.08 }),
    ),
    stroke('M-114 -92V148Q-114 176 -86 176H86Q114 176 114 148V-92', '#8fd3d6', 3, {
      opacity: 0.7,
      'stroke-dasharray': '11 8',
    }),
    mark(0, 82, 27, '#fbf6ee', '#ff8f68'),
    circle(0, 156, 17, '#8b6520'),
    circle(0, 154, 16, radial(0.4, 0.35, 0.8, '#fff3c8@0', '#e0bd6a@60', '#a87f30@100')),
    eyelet(),
    strap(),
  )
}

/** The card on which the traveler writes name and telephone; 208 wide, 176 high. */
export const nameCard = () =>
  group(
    {},
    rect(-104, -88, 208, 176, linear(60, '#fffdf6@0', '#f3ead7@100'), 12),
    mark(-62, -46, 22, '#0e4c5c', '#d5412a'),
    stroke('M-24 -56H80M-24 -32H50', '#0e4c5c', 8, { opacity: 0.75 }),
    stroke('M-82 12H82M-82 44H82M-82 70H20', '#b9a888', 4),
    stroke('M-78 8q12 -22 22 -6t22 -4t24 0t24 -4M-78 40q14 -16 26 -2t28 -4', '#2f6fae', 5),
  )

/** The tag with its flap lifted off the name. */
export const openLuggageTag = (shades: Shades = ['#f4795a', '#d0452a', '#8a2310']) =>
  group(
    {},
    leather(shades),
    rect(-122, -84, 244, 212, '#0a3a47', 16),
    at(0, 22, {}, nameCard()),
    path('M-122 -84H40L-60 128H-122Z', '#ffffff', { opacity: 0.16 }),
    path(
      'M-128 -84L-150 -150Q0 -176 150 -150L128 -84Q0 -96 -128 -84Z',
      linear(90, '#0a3a47@0', '#17677b@70', '#0e4c5c@100'),
    ),
    stroke('M-138 -142Q0 -166 138 -142', '#8fd3d6', 3, { opacity: 0.7, 'stroke-dasharray': '11 8' }),
    path('M-128 -80Q0 -92 128 -80V-52Q0 -70 -128 -52Z', '#04202a', { opacity: 0.35, filter: blur(7) }),
    eyelet(),
    strap(),
  )

import { emoji } from './emoji'
import type { Point } from './geometry'
import { macawFlying } from './objects/birds'
import { wide, TALL, WIDE } from './picture'
import { hills, mist, peak, sand, woodedSlope } from './scenes/land'
import { DEEP, palm, SILHOUETTE, SUNLIT, thicket } from './scenes/plants'
import { temple } from './scenes/ruins'
import { cloud, glow, moon, sky, stars, sun, vignette, wisps } from './scenes/sky'
import { glint, NIGHT_SEA, sea } from './scenes/water'
import {
  at,
  blur,
  circle,
  clip,
  down,
  ellipse,
  group,
  lifted,
  linear,
  path,
  radial,
  rect,
  stroke,
} from './svg'

/** Outline of the island. */
const ISLAND: Point[] = [
  [0, 560],
  [60, 540],
  [150, 516],
  [250, 508],
  [340, 528],
  [400, 560],
]

const ROUTE = 'M330 640C420 470 560 520 660 600S860 690 960 560S1090 470 1240 500'

/** A map pin with its point at the origin. */
const pin = () =>
  group(
    {},
    ellipse(0, 4, 34, 11, '#0b2a33', { opacity: 0.45, filter: blur(5) }),
    path('M0 0C-34 -46 -58 -70 -58 -106A58 58 0 0 1 58 -106C58 -70 34 -46 0 0Z', '#ffffff'),
    path(
      'M0 -14C-28 -52 -47 -76 -47 -106A47 47 0 0 1 47 -106C47 -76 28 -52 0 -14Z',
      linear(60, '#ff8f68@0', '#e24e25@60', '#b83512@100'),
    ),
    circle(0, -106, 20, '#fffaf0'),
  )

/** A route from the ruins in the west along the coast to the islands. */
const route = wide(
  'route',
  sky('dawn', WIDE, 520),
  wisps(6, WIDE, 50, 180, '#fff0dc', 0.7),
  sun(1010, 330, 70, '#fff0c8'),
  cloud(1400, 160, 0.6, ['#fff6ea', '#f0c6b0'], 0.9),
  cloud(820, 120, 0.42, ['#fff6ea', '#f0c6b0'], 0.8, true),
  peak(560, 120, 420, 620, ['#9fc7a8', '#4f9a78'], '#24675a', 11),
  peak(800, 220, 330, 620, ['#a9cfae', '#5aa383'], '#2a6f60', 6),
  hills(8, WIDE, 420, 40, ['#b9c79a', '#7fae88'], 620),
  sea(12, WIDE, 430, TALL, ['#f6d2a4@0', '#58bdc0@22', '#128a9f@60', '#0b5f7f@100'], '#fff6e4'),
  glint(4, 1010, 434, 720, '#fff2cc', 130, 0.85),
  mist(430, WIDE, 60, '#fff0d8', 0.6),
  ellipse(1290, 566, 300, 42, '#8fe8d8', { opacity: 0.75, filter: blur(6) }),
  ellipse(1290, 552, 230, 30, down('#fdf0cf@0', '#e9c58a@100')),
  at(1090, 0, {}, woodedSlope(6, ISLAND, ['#6fb567', '#2f8a55'], 550, 16)),
  palm(1190, 548, 190, -40),
  palm(1400, 550, 220, 44),
  woodedSlope(
    9,
    [
      [-40, 470],
      [240, 500],
      [520, 530],
      [760, 590],
      [900, 690],
      [1010, 900],
    ],
    ['#a9c766', '#3f8f55'],
    TALL,
    26,
  ),
  at(330, 640, { scale: 0.56 }, temple(7)),
  woodedSlope(
    15,
    [
      [-40, 640],
      [200, 648],
      [440, 672],
      [640, 730],
      [800, 830],
      [860, 930],
    ],
    ['#8cbc5a', '#3a8450'],
    TALL,
    22,
  ),
  stroke(ROUTE, '#0b2a33', 20, { opacity: 0.25, filter: blur(5), transform: 'translate(0 10)' }),
  stroke(ROUTE, '#fffaf0', 17, { 'stroke-dasharray': '2 34' }),
  stroke(ROUTE, '#e24e25', 10, { 'stroke-dasharray': '2 34' }),
  emoji('sailboat', 1000, 640, 210, { until: 25, shadow: 8 }),
  at(330, 372, { scale: 0.92 }, pin()),
  at(690, 596, {}, pin()),
  at(1240, 508, { scale: 0.9 }, pin()),
  at(800, 240, { scale: 0.42, rotate: -8 }, macawFlying()),
  at(1000, 150, { scale: 0.27, rotate: -4 }, macawFlying()),
  thicket(4, 10, 950, 380, SUNLIT, -30, 60, 7),
  thicket(7, 1610, 950, 400, DEEP, -80, 10, 7),
  vignette(WIDE, TALL, '#2c1e0a', 0.24),
)

/** A signal symbol: three arcs above a point. */
const signal = (size: number, color: string) =>
  group(
    {},
    circle(0, 0, size * 0.1, color),
    ...[0.38, 0.66, 0.94].map((part) => {
      const r = size * part
      return stroke(`M${-r * 0.7} ${-r * 0.7}A${r} ${r} 0 0 1 ${r * 0.7} ${-r * 0.7}`, color, size * 0.11, {
        opacity: 1.1 - part * 0.5,
      })
    }),
  )

/** An e-SIM chip; 160 wide. */
const chip = () =>
  group(
    {},
    rect(-80, -80, 160, 160, linear(60, '#fff0c0@0', '#f0b94a@60', '#c98a1e@100'), 36),
    stroke('M-80 -26H-30M-80 26H-30M80 -26H30M80 26H30M0 -80V-40M0 80V40', '#8b5a12', 8),
    rect(-30, -40, 60, 80, '#ffe6a0', 18, { stroke: '#8b5a12', 'stroke-width': 8 }),
  )

/** A phone that shows the bay by day. */
const phone = () => {
  const screen = rect(-148, -318, 296, 636, '#000', 40)
  return group(
    {},
    rect(-166, -336, 332, 672, linear(60, '#6d7f8a@0', '#1c2a31@60', '#0e181d@100'), 56),
    clip(
      screen,
      at(
        -148,
        -318,
        {},
        rect(0, 0, 296, 636, down('#1e8fcf@0', '#63c3ea@38', '#c4ecf4@58', '#c4ecf4@100')),
        sun(214, 120, 34),
        cloud(86, 190, 0.24, ['#ffffff', '#d3edf7']),
        peak(90, 250, 150, 400, ['#8fd0ac', '#3f966f'], '#1d6658', 6),
        hills(4, 296, 350, 18, ['#5fb58a', '#2f8a6a'], 400),
        sea(5, 296, 384, 640, ['#8fe0d6@0', '#2fb5bd@45', '#0f7f9b@100']),
        sand(7, 296, 560, 640, ['#fbe6bb', '#e3b878'], 8),
        palm(262, 600, 220, -50),
      ),
      path('M-148 -318H60L-148 160Z', '#ffffff', { opacity: 0.12 }),
    ),
    rect(-44, -304, 88, 22, '#0b161b', 11),
    circle(0, -30, 128, radial(0.5, 0.5, 0.5, '#fff0c0/0.85@0', '#ffd27a/0@100')),
    at(0, -30, {}, group({ filter: '@shadow 0 8 10 #0b2a33 0.5' }, chip())),
  )
}

/** The bay at night with a phone that has a signal. */
const esim = wide(
  'esim',
  sky('night', WIDE, 620),
  stars(7, 150, WIDE, 420),
  rect(0, 380, WIDE, 240, down('#e07a6a/0@0', '#e07a6a/0.55@70', '#ffc17d/0.8@100')),
  moon(1290, 170, 62),
  peak(240, 300, 420, 640, ['#3c5a78', '#2a4864'], '#152f4a', 6),
  peak(1480, 360, 380, 640, ['#3c5a78', '#2a4864'], '#152f4a', 11),
  hills(5, WIDE, 560, 34, ['#23445c', '#1a3850'], 640),
  ...[120, 190, 255, 330, 415, 1240, 1305, 1390, 1450, 1530].map((x, index) =>
    glow(x, 604 - (index % 3) * 9, 22, '#ffd58a', 0.95),
  ),
  sea(9, WIDE, 610, TALL, NIGHT_SEA, '#bfe3f0'),
  glint(3, 1290, 616, 860, '#fff2cc', 120, 0.7),
  ...[120, 255, 415, 1390, 1530].map((x) => glint(x, x, 616, 700, '#ffcf8a', 24, 0.5)),
  emoji('airplane', 580, 150, 120, { rotate: 12, shadow: 6 }),
  sand(14, WIDE, 800, TALL, ['#8a7a78', '#4a4658'], 16),
  glow(800, 470, 560, '#8fd3d6', 0.4),
  at(800, 186, {}, group({ filter: '@shadow 0 0 12 #8ff0e0 0.9' }, signal(150, '#f4fffb'))),
  ellipse(800, 862, 260, 24, '#0a1c2a', { opacity: 0.55, filter: blur(12) }),
  at(800, 545, { rotate: 4, scale: 0.9 }, lifted('#04121c', phone())),
  palm(170, 900, 600, 70, DEEP, ['#5f5458', '#2e2a38']),
  thicket(33, 1620, 960, 430, SILHOUETTE, -80, 10, 7),
  thicket(31, -20, 970, 320, SILHOUETTE, -20, 70, 6),
  vignette(WIDE, TALL, '#020c16', 0.4),
)

/** Hero pictures of pages without a product, post or destination, by feature folder. */
export const HEROES = [
  { ...route, feature: 'planner' },
  { ...esim, feature: 'guides' },
] as const

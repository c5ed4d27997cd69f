import { emoji } from '../emoji'
import { waterGlass } from '../objects/bars'
import { repellent } from '../objects/bottles'
import { firstAid, gauze, orangeSlice, plasterStrip, sachet } from '../objects/health'
import { SQUARE, square } from '../picture'
import { tabletop } from '../scenes/floors'
import { boulder, contact, mist, peak, sand, woodedRidge } from '../scenes/land'
import { DEEP, SILHOUETTE, SUNLIT, canopyBlur, fern, monstera, palm, thicket, vines } from '../scenes/plants'
import { bokeh, cloud, glow, shafts, sky, sun, vignette } from '../scenes/sky'
import { LAGOON, glint, sea } from '../scenes/water'
import { at, circle, dropShadow, group, linear, path, rect, stroke } from '../svg'

const aid = square(
  'prod-014-in-use',
  sky('morning', SQUARE, 760),
  sun(220, 190, 72),
  cloud(900, 200, 0.8, ['#ffffff', '#cfe6ea']),
  peak(830, 190, 620, 860, ['#a8d4b4', '#4f9a80'], '#2a6a62', 6),
  mist(560, SQUARE, 120, '#ffffff', 0.65),
  woodedRidge(7, SQUARE, 610, 50, ['#5fae74', '#2f8062'], 900, 30),
  woodedRidge(13, SQUARE, 720, 30, ['#2f8a55', '#155a40'], 960, 42),
  path('M0 830Q300 760 620 800T1200 770V1200H0Z', linear(90, '#d9b27c@0', '#8f6238@100')),
  path('M0 850Q280 800 500 850Q300 900 0 1000Z', '#3f8a4d', { opacity: 0.6 }),
  at(1050, 980, { scale: 1.7 }, boulder(3)),
  at(120, 1020, { scale: 1.4 }, boulder(8)),
  emoji('hiking-boot', 1010, 800, 330, { shadow: 18 }),
  contact(560, 1050, 440, 46, 0.55, '#2c1a0a'),
  at(
    560,
    790,
    { scale: 1.3, rotate: -4 },
    group({ filter: dropShadow(18, 22, 18, '#2c0a0a', 0.5) }, firstAid()),
  ),
  contact(900, 1118, 120, 20, 0.5, '#2c1a0a'),
  at(905, 1020, { scale: 1.02 }, gauze()),
  at(
    240,
    1090,
    { rotate: -18, scale: 1.25 },
    group({ filter: dropShadow(6, 10, 8, '#2c1a0a', 0.5) }, plasterStrip()),
  ),
  at(
    430,
    1130,
    { rotate: 12, scale: 1.05 },
    group({ filter: dropShadow(6, 10, 8, '#2c1a0a', 0.5) }, plasterStrip(['#9fdbe6', '#3fa6b8'])),
  ),
  at(1190, 1210, { rotate: -30 }, fern(330, SUNLIT)),
  at(20, 900, { rotate: 20 }, fern(280, SUNLIT)),
  vignette(SQUARE, SQUARE, '#1c2a14', 0.28),
)

const spray = square(
  'prod-015-in-use',
  rect(0, 0, SQUARE, SQUARE, linear(90, '#f6a878@0', '#a8785f@26', '#2f5a4d@60', '#0a2b2b@100')),
  canopyBlur(9, SQUARE, 900, ['#1f5f4c', '#2f7a55', '#134a40', '#d98a5f'], 150),
  group({ opacity: 0.7 }, shafts(6, 980, -140, 1400, '#ffd9a0', 0.5, 70)),
  vines(5, SQUARE, 8, 420, '#0d3b33'),
  thicket(17, 40, 900, 520, DEEP, -30, 80, 6),
  thicket(23, 1180, 900, 520, DEEP, -85, 20, 6),
  glow(600, 620, 560, '#fff0b8', 0.75),
  ...[1, 0.72, 0.46].map((part, index) =>
    circle(600, 630, 530 * part, 'none', {
      stroke: '#fff6d0',
      'stroke-width': 5,
      'stroke-dasharray': index === 0 ? '4 26' : '2 30',
      'stroke-linecap': 'round',
      opacity: 0.75,
    }),
  ),
  emoji('mosquito', 150, 330, 180, { rotate: -20, shadow: 8 }),
  emoji('mosquito', 1050, 260, 150, { flip: true, rotate: 16, shadow: 8 }),
  emoji('mosquito', 1080, 760, 120, { flip: true, rotate: -14 }),
  rect(0, 1060, SQUARE, 140, linear(90, '#2c4a34@0', '#0a2018@100')),
  contact(600, 1110, 260, 34, 0.7, '#030d0a'),
  at(
    600,
    650,
    { scale: 1.46, rotate: -3 },
    group({ filter: dropShadow(18, 18, 18, '#03140f', 0.6) }, repellent()),
  ),
  at(90, 1230, { rotate: 28 }, monstera(420, SUNLIT)),
  at(1130, 1240, { rotate: -30 }, monstera(440, SUNLIT)),
  at(330, 1250, { rotate: -4 }, fern(260, SUNLIT)),
  at(900, 1250, { rotate: 10 }, fern(280, DEEP)),
  bokeh(22, 22, [80, 420, 1040, 640], ['#fff3a0', '#e6ff9a'], [4, 10]),
  thicket(3, 60, -60, 330, SILHOUETTE, 90, 190, 5),
  thicket(13, 1150, -60, 330, SILHOUETTE, 170, 270, 5),
  vignette(SQUARE, SQUARE, '#03140f', 0.45),
)

const packet = (x: number, y: number, rotate: number, scale: number, accent?: readonly [string, string]) =>
  at(x, y, { rotate, scale }, group({ filter: dropShadow(14, 18, 14, '#3a1f08', 0.5) }, sachet(accent)))

const salts = square(
  'prod-016-in-use',
  sky('noon', SQUARE, 560),
  sun(260, 210, 110, '#fff0b0'),
  cloud(700, 200, 0.6, ['#ffffff', '#d5edf5'], 0.9),
  sea(5, SQUARE, 470, 720, LAGOON),
  glint(2, 260, 472, 660, '#ffffff', 120, 0.8),
  sand(4, SQUARE, 660, 900),
  palm(1120, 790, 640, -120),
  tabletop(4, SQUARE, 850, SQUARE, ['#f0b88a', '#cf7f52', '#7a3a1c']),
  contact(900, 1090, 210, 34, 0.5, '#3a1f08'),
  stroke('M900 1000L800 370', '#d9482c', 22),
  stroke('M896 1000L796 370', '#ffb59c', 7),
  at(900, 800, { scale: 1.9 }, waterGlass()),
  at(
    1030,
    520,
    { scale: 1.02, rotate: 12 },
    group({ filter: dropShadow(6, 8, 8, '#6b3a08', 0.35) }, orangeSlice()),
  ),
  contact(400, 1112, 340, 36, 0.55, '#3a1f08'),
  packet(240, 830, -22, 1.1),
  packet(340, 805, -11, 1.24),
  packet(640, 810, 16, 1.24),
  packet(480, 800, 2, 1.4),
  at(
    1070,
    1100,
    { scale: 0.86, stretch: [1, 0.6] },
    group({ filter: dropShadow(6, 10, 8, '#3a1f08', 0.5) }, orangeSlice()),
  ),
  emoji('coconut', 100, 1090, 190, { shadow: 12 }),
  vignette(SQUARE, SQUARE, '#3a1f08', 0.24),
)

export const HEALTH = [aid, spray, salts]

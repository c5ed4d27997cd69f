import { emoji } from '../emoji'
import { comboLock, dryBag, luggageTag, packingCube, shell, zipper } from '../objects/cases'
import { square } from '../picture'
import { cobbles, plaster, planks, windowLight } from '../scenes/floors'
import { contact, hills, mist, woodedRidge, boulder } from '../scenes/land'
import { DEEP, frond, SUNLIT, thicket } from '../scenes/plants'
import { houses } from '../scenes/ruins'
import { glow, patches, shafts, sky, sun, vignette } from '../scenes/sky'
import { glint, LAGOON, sea } from '../scenes/water'
import { at, blur, circle, dropShadow, group, linear, path, radial, rect, stroke } from '../svg'

const SIDE = 1200

const lock = square(
  'prod-001',
  at(-120, 420, { rotate: -14 }, shell(1700, 1500, ['#3fa6b8', '#14687e', '#083a4b'], 190)),
  at(
    -200,
    470,
    { rotate: -14 },
    rect(-60, -130, 1900, 190, '#07303e', 0, { opacity: 0.55, filter: blur(14) }),
    zipper(1800, '#0b2f3b', '#d8c38c', 58),
  ),
  at(-200, 130, { rotate: -14 }, shell(1800, 330, ['#3fa6b8', '#14687e', '#083a4b'], 190)),
  rect(0, 0, SIDE, SIDE, linear(40, '#ffd9a0/0.55@0', '#ffd9a0/0@45')),
  at(
    610,
    286,
    { rotate: -14 },
    rect(-128, -40, 256, 80, linear(90, '#f4e6bd@0', '#c9a85a@60', '#8b6a26@100'), 26, {
      filter: dropShadow(0, 12, 10, '#021820', 0.6),
    }),
    rect(-62, -14, 124, 28, '#5a4214', 14),
  ),
  at(
    640,
    700,
    { rotate: -6, scale: 1.75 },
    group({ filter: dropShadow(34, 38, 26, '#021820', 0.62) }, comboLock()),
  ),
  at(
    560,
    345,
    { rotate: -14 },
    rect(-70, -30, 160, 56, linear(90, '#f8edca@0', '#cfae62@60', '#8b6a26@100'), 22),
    rect(-40, -8, 100, 12, '#fff8e0', 6, { opacity: 0.6 }),
  ),
  emoji('key', 1010, 1040, 210, { rotate: 24, shadow: 16 }),
  vignette(SIDE, SIDE, '#021820', 0.4),
)

const cubes = square(
  'prod-002',
  plaster(12, SIDE, 800, '#ffe3c4', '#f0b48e'),
  windowLight(120, 130, 520, '#fff6dc', 0.75),
  at(
    40,
    60,
    { rotate: 28, scale: 1 },
    group({ opacity: 0.24, filter: blur(7) }, frond(620, ['#8a4b2f', '#8a4b2f', '#8a4b2f'])),
  ),
  planks(4, SIDE, 780, SIDE, ['#d9a06a', '#c58850', '#6e4220'], [600, 120]),
  contact(600, 1052, 480, 44, 0.6, '#3a1c0a'),
  contact(960, 1086, 220, 34, 0.6, '#3a1c0a'),
  group(
    { filter: dropShadow(14, 18, 16, '#3a1c0a', 0.4) },
    at(540, 925, {}, packingCube(760, 240, 120, ['#3fa6b8', '#14687e', '#083a4b'])),
  ),
  group(
    { filter: dropShadow(12, 16, 14, '#06222b', 0.45) },
    at(520, 672, { rotate: -1.5 }, packingCube(630, 210, 110, ['#ff9a7a', '#e5532f', '#a8300f'])),
  ),
  group(
    { filter: dropShadow(10, 14, 12, '#3a1c0a', 0.45) },
    at(555, 450, { rotate: 2 }, packingCube(500, 180, 96, ['#ffd98a', '#f2ab35', '#b9730f'])),
  ),
  emoji('t-shirt', 520, 280, 230, { rotate: -10, shadow: 12 }),
  emoji('socks', 700, 290, 150, { rotate: 14, shadow: 10 }),
  group(
    { filter: dropShadow(12, 18, 16, '#3a1c0a', 0.5) },
    at(960, 985, { rotate: 3 }, packingCube(330, 190, 90, ['#9fd48a', '#3f9b57', '#17643f'])),
  ),
  vignette(SIDE, SIDE, '#3a1c0a', 0.25),
)

const drybag = square(
  'prod-003',
  sky('morning', SIDE, 700),
  sun(930, 190, 70),
  woodedRidge(5, SIDE, 330, 70, ['#7fc0a6', '#4d9a86'], 760, 20),
  mist(420, SIDE, 80, '#f4fff8', 0.6),
  woodedRidge(8, SIDE, 450, 60, ['#3f9a68', '#1c6b4c'], 760, 30),
  woodedRidge(11, SIDE, 540, 40, ['#22774f', '#0d4a3a'], 760, 40),
  sea(6, SIDE, 600, SIDE, ['#9fe0cf@0', '#3fa89a@30', '#1d7c78@70', '#0f5a5e@100']),
  glint(3, 930, 600, 1000, '#fffbe6', 120, 0.8),
  emoji('canoe', 250, 640, 250, { flip: true }),
  at(1030, 900, { scale: 1.9 }, boulder(4)),
  at(560, 1060, { scale: 4.1, stretch: [1, 0.62] }, boulder(9, ['#c9c3b2', '#8b8a7d', '#4c5350'])),
  at(120, 1090, { scale: 1.7 }, boulder(7)),
  contact(590, 980, 250, 34, 0.65),
  at(
    590,
    640,
    { scale: 1.1, rotate: 3 },
    group({ filter: dropShadow(20, 10, 18, '#06222b', 0.35) }, dryBag()),
  ),
  ...[
    [330, 860, 15],
    [290, 800, 10],
    [866, 830, 14],
    [905, 770, 9],
    [840, 900, 10],
    [376, 930, 9],
    [820, 480, 8],
    [350, 560, 7],
  ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, radial(0.4, 0.35, 0.7, '#ffffff@0', '#9fe0ea/0.7@100'))),
  thicket(21, -20, 1230, 400, SUNLIT, -10, 70, 6),
  thicket(15, 1220, 1240, 400, DEEP, -75, 5, 6),
  vignette(SIDE, SIDE, '#062b26', 0.3),
)

const tag = square(
  'prod-004',
  sky('golden', SIDE, 700),
  sun(250, 250, 80, '#fff1c4'),
  hills(3, SIDE, 420, 60, ['#c98a86', '#b57478'], 800),
  group(
    { filter: blur(3) },
    woodedRidge(9, SIDE, 520, 40, ['#7a8a5c', '#55704f'], 800, 24),
    at(
      -70,
      770,
      { scale: 1.25 },
      houses([
        ['#f6e3c0', '#2f8ea0'],
        ['#f0b8a0', '#c93c1e'],
        ['#bfe0d2', '#17643f'],
        ['#f7d98a', '#8a4b2f'],
        ['#f6e3c0', '#2f8ea0'],
      ]),
    ),
  ),
  cobbles(5, SIDE, 760, SIDE, '#d9b490', '#8a6a54'),
  group({ opacity: 0.55 }, shafts(5, 230, 200, 1300, '#fff0c4', 0.5, 90)),
  patches(4, 6, [0, 800, 1200, 400], '#5a3424', 0.35, 160),
  group({ filter: dropShadow(26, 30, 22, '#2a140a', 0.5) }, at(830, 560, { rotate: 4 }, shell2())),
  stroke('M600 250C560 170 690 130 720 196', '#7a4a24', 34),
  at(
    520,
    690,
    { rotate: 9, scale: 1.62 },
    group(
      { filter: dropShadow(26, 30, 20, '#2a140a', 0.55) },
      stroke('M-4 -176C-40 -290 40 -330 58 -300C70 -262 30 -200 4 -176', '#7a4a24', 24),
      luggageTag(),
    ),
  ),
  stroke('M556 396C552 330 596 262 660 214', '#a86a34', 34),
  stroke('M550 390C546 326 588 256 652 206', '#d99a5c', 8),
  vignette(SIDE, SIDE, '#2a140a', 0.35),
)

/** The edge of a leather suitcase with its handle, behind the tag. */
function shell2() {
  return group(
    {},
    stroke('M-170 -340Q-170 -440 -70 -440H130Q230 -440 230 -340', '#5d3517', 64),
    stroke('M-176 -350Q-172 -446 -70 -448H130', '#b97a3f', 16),
    rect(-330, -340, 900, 1100, linear(60, '#d39a5c@0', '#a86830@50', '#6d3d18@100'), 60),
    rect(-300, -310, 840, 1040, 'none', 44, {
      stroke: '#ffe2b0',
      'stroke-width': 5,
      'stroke-dasharray': '22 14',
      opacity: 0.8,
    }),
    rect(-330, 20, 900, 120, '#5d3517', 0, { opacity: 0.9 }),
    rect(-330, 20, 900, 16, '#b97a3f', 0, { opacity: 0.8 }),
    rect(150, 4, 120, 150, linear(70, '#fff0c0@0', '#d9b25e@50', '#8b6520@100'), 18),
    path('M-330 -280Q-330 -340 -270 -340H60L-330 300Z', '#ffffff', { opacity: 0.14 }),
  )
}

export const ACCESSORIES = [lock, cubes, drybag, tag]

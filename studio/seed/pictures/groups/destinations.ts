import { emoji } from '../emoji'
import { wide } from '../picture'
import { cobbles, planks } from '../scenes/floors'
import { boulder, contact, hills, mist, peak, sand, woodedRidge } from '../scenes/land'
import {
  bananaLeaf,
  DEEP,
  fern,
  frond,
  monstera,
  palm,
  SILHOUETTE,
  SUNLIT,
  thicket,
  vines,
} from '../scenes/plants'
import { reefBank } from '../scenes/reef'
import { stela, temple } from '../scenes/ruins'
import { cloud, glow, shafts, sky, sun, vignette, wisps } from '../scenes/sky'
import { caustics, foam, glint, LAGOON, sea, waterfall, waterline } from '../scenes/water'
import { at, blur, dropShadow, ellipse, group, linear, path, rect } from '../svg'

const W = 1600
const H = 900

/** A ceiba: pale trunk on buttress roots under a flat, wide crown. Foot at the origin, 700 high. */
const ceiba = () =>
  group(
    {},
    path(
      'M-46 -470Q-40 -120 -120 -10Q-60 -40 -30 -20Q-10 -50 0 0Q20 -60 40 -16Q80 -40 130 -4Q44 -110 46 -470Z',
      linear(0, '#d8c8a8@0', '#9a8a6c@55', '#5f5540@100'),
    ),
    ...[
      [-190, -520, 150, 70],
      [180, -530, 160, 74],
      [-60, -590, 180, 84],
      [80, -600, 150, 76],
      [-260, -470, 90, 42],
      [270, -476, 92, 44],
      [0, -520, 200, 66],
    ].map(([x = 0, y = 0, rx = 0, ry = 0]) =>
      ellipse(x, y, rx, ry, linear(80, '#8fc46a@0', '#3f8f50@60', '#1f6140@100')),
    ),
  )

const copan = wide(
  'destination-copan',
  sky('golden', W, 700),
  wisps(4, W, 60, 200, '#fff3dc', 0.6),
  sun(420, 190, 84, '#fff6d8'),
  hills(8, W, 400, 50, ['#b9a98a', '#8f9a78'], 700),
  woodedRidge(5, W, 450, 40, ['#8fae6a', '#5a8a58'], 760, 28),
  at(1420, 700, { scale: 0.9 }, ceiba()),
  at(180, 690, { scale: 0.72, flip: true }, ceiba()),
  at(900, 700, { scale: 1.02, stretch: [1.08, 1] }, temple(7)),
  mist(660, W, 90, '#fff3d6', 0.55),
  group({ opacity: 0.5 }, shafts(8, 380, 80, 1300, '#fff6d8', 0.55, 100)),
  woodedRidge(15, W, 690, 8, ['#5fa055', '#2f7547'], 760, 16),
  rect(0, 700, W, 200, linear(90, '#9fc06a@0', '#5a8f4a@100')),
  path('M690 900L860 700H950L1130 900Z', linear(90, '#efdcb0@0', '#c9a872@100')),
  contact(480, 852, 210, 30, 0.5, '#2c2a10'),
  at(480, 860, { scale: 1.24 }, group({ filter: dropShadow(22, 8, 14, '#2c2a10', 0.4) }, stela())),
  emoji('parrot', 1120, 560, 190, { shadow: 10 }),
  emoji('parrot', 1260, 640, 130, { flip: true, shadow: 8 }),
  at(1170, 720, {}, boulder(4, ['#e6d6b0', '#b79d72', '#6f5b3f'])),
  emoji('parrot', 690, 190, 120, { rotate: 24, shadow: 6 }),
  thicket(4, 40, 940, 330, SUNLIT, -30, 60, 6),
  thicket(7, 1600, 940, 380, DEEP, -80, 10, 7),
  vignette(W, H, '#2c1e0a', 0.32),
)

const roatan = wide(
  'destination-roatan',
  sky('noon', W, 460),
  sun(1180, 130, 70),
  cloud(420, 170, 0.8, ['#ffffff', '#d3edf7']),
  cloud(980, 240, 0.5, ['#ffffff', '#d3edf7'], 0.9, true),
  woodedRidge(6, W, 330, 40, ['#5fb58a', '#2f8a6a'], 470, 20),
  woodedRidge(9, 760, 360, 40, ['#3f9f68', '#17694c'], 470, 26),
  sea(12, W, 420, 640, LAGOON),
  sand(3, 620, 424, 470, ['#fdf0cf', '#efd09a'], 10),
  palm(180, 450, 300, 60),
  palm(330, 446, 240, -40),
  palm(470, 450, 200, 50),
  emoji('sailboat', 1080, 470, 210, { until: 25 }),
  emoji('motor-boat', 700, 500, 150, { until: 24 }),
  waterline(8, W, 560, H, ['#8fece0@0', '#2fbac4@30', '#0f83a0@70', '#0b5a80@100']),
  group({ opacity: 0.7 }, shafts(5, 1000, 480, 620, '#eafff8', 0.5, 110)),
  caustics(9, [0, 575, 1600, 130], '#f0fffa', 0.2, 150),
  group({ opacity: 0.4 }, reefBank(4, W, 850, 1)),
  sand(14, W, 850, H, ['#f3ddb0', '#c79c62'], 12),
  reefBank(22, 560, 900, 1.15),
  at(1060, 0, {}, reefBank(16, 560, 900, 1.15)),
  emoji('turtle', 800, 740, 250, { rotate: -10, flip: true, shadow: 14 }),
  emoji('tropical-fish', 520, 700, 130, { shadow: 8 }),
  emoji('tropical-fish', 1110, 690, 100, { flip: true, shadow: 8 }),
  emoji('fish', 620, 820, 80, {}),
  emoji('octopus', 1010, 850, 100, { shadow: 8 }),
  at(-20, -20, { rotate: 30 }, frond(560, SUNLIT)),
  at(-40, 60, { rotate: 2 }, frond(460, DEEP)),
  vignette(W, H, '#053349', 0.24),
)

const picoBonito = wide(
  'destination-pico-bonito',
  sky('morning', W, 700),
  wisps(6, W, 60, 180, '#ffffff', 0.7),
  peak(820, 60, 640, 760, ['#8fcfa6', '#3f9a74'], '#1d6658', 11),
  peak(420, 230, 440, 760, ['#7fc49a', '#3a906c'], '#1d6658', 6),
  peak(1260, 210, 460, 760, ['#6fb890', '#2f8462'], '#17594c', 15),
  cloud(600, 250, 0.7, ['#ffffff', '#d8efe8'], 0.85),
  cloud(1080, 190, 0.6, ['#ffffff', '#d8efe8'], 0.8, true),
  mist(440, W, 120, '#ffffff', 0.7),
  woodedRidge(7, W, 470, 50, ['#4fa870', '#227a55'], 800, 30),
  waterfall(4, 830, 400, 690, 150),
  woodedRidge(21, 760, 560, 40, ['#3a9a5c', '#145a42'], 860, 40),
  at(900, 0, {}, woodedRidge(25, 760, 560, 40, ['#3a9a5c', '#145a42'], 860, 40)),
  path(
    'M740 690H920Q1000 780 1240 900H420Q640 790 740 690Z',
    linear(90, '#d8fbf2@0', '#5fc9c0@35', '#1f8f92@100'),
  ),
  glint(6, 830, 700, 890, '#ffffff', 190, 0.8),
  glow(830, 690, 200, '#ffffff', 0.7),
  at(560, 840, { scale: 1 }, boulder(3)),
  at(1090, 850, { scale: 1.2 }, boulder(9)),
  at(690, 770, { scale: 0.5 }, boulder(6)),
  at(980, 760, { scale: 0.56 }, boulder(2)),
  emoji('canoe', 810, 800, 230, { rotate: -6, until: 25, shadow: 10 }),
  group({ opacity: 0.5 }, shafts(3, 1500, -120, 1500, '#fbffe0', 0.5, 80)),
  thicket(31, -20, 930, 520, SUNLIT, -20, 70, 8),
  thicket(33, 1630, 930, 540, DEEP, -75, 20, 8),
  thicket(35, 1600, -30, 360, SILHOUETTE, 200, 270, 5),
  vines(7, 420, 5, 360, '#0d4a3a'),
  emoji('butterfly', 1180, 430, 110, { rotate: 18 }),
  emoji('frog', 1090, 752, 90, { shadow: 6 }),
  at(0, 940, { rotate: 16 }, bananaLeaf(360, SUNLIT)),
  vignette(W, H, '#062b22', 0.3),
)

export const DESTINATIONS = [copan, roatan, picoBonito]

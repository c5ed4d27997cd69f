import { emoji } from '../emoji'
import { macaw, macawFlying } from '../objects/birds'
import { TALL, WIDE, wide } from '../picture'
import { gorge } from '../scenes/gorge'
import { boulder, contact, hills, mist, peak, sand, woodedRidge, woodedSlope } from '../scenes/land'
import { DEEP, SILHOUETTE, SUNLIT, bananaLeaf, frond, palm, thicket, vines } from '../scenes/plants'
import { reefBank } from '../scenes/reef'
import { stela, temple } from '../scenes/ruins'
import { cloud, glow, shafts, sky, sun, vignette, wisps } from '../scenes/sky'
import { LAGOON, caustics, glint, sea, waterline } from '../scenes/water'
import { at, dropShadow, ellipse, group, linear, path, rect } from '../svg'

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
  sky('golden', WIDE, 700),
  wisps(4, WIDE, 60, 200, '#fff3dc', 0.6),
  sun(300, 170, 84, '#fff6d8'),
  hills(8, WIDE, 400, 50, ['#b9a98a', '#8f9a78'], 700),
  woodedRidge(5, WIDE, 450, 40, ['#9fbe6a', '#5a8a58'], 760, 28),
  at(1440, 700, { scale: 0.9 }, ceiba()),
  at(150, 690, { scale: 0.66, flip: true }, ceiba()),
  at(900, 700, { scale: 1.02, stretch: [1.08, 1] }, temple(7)),
  mist(660, WIDE, 90, '#fff3d6', 0.55),
  group({ opacity: 0.5 }, shafts(8, 280, 60, 1300, '#fff6d8', 0.55, 100)),
  woodedRidge(15, WIDE, 690, 8, ['#6fb055', '#2f7547'], 760, 16),
  rect(0, 700, WIDE, 200, linear(90, '#9fc06a@0', '#5a8f4a@100')),
  path('M690 900L860 700H950L1130 900Z', linear(90, '#efdcb0@0', '#c9a872@100')),
  contact(480, 852, 210, 30, 0.5, '#2c2a10'),
  at(480, 860, { scale: 1.24 }, group({ filter: dropShadow(22, 8, 14, '#2c2a10', 0.4) }, stela())),
  at(1230, 770, { scale: 1.5 }, boulder(4, ['#e6d6b0', '#b79d72', '#6f5b3f'])),
  at(
    1230,
    684,
    { scale: 0.72, flip: true },
    group({ filter: dropShadow(14, 8, 10, '#2c2a10', 0.4) }, macaw()),
  ),
  at(730, 250, { scale: 0.5, rotate: -8 }, macawFlying()),
  at(1160, 160, { scale: 0.32, rotate: -4 }, macawFlying()),
  thicket(4, 40, 940, 330, SUNLIT, -30, 60, 6),
  thicket(7, 1600, 940, 380, DEEP, -80, 10, 7),
  vignette(WIDE, TALL, '#2c1e0a', 0.32),
)

const roatan = wide(
  'destination-roatan',
  sky('noon', WIDE, 460),
  sun(1180, 130, 70),
  cloud(420, 170, 0.8, ['#ffffff', '#d3edf7']),
  cloud(980, 240, 0.5, ['#ffffff', '#d3edf7'], 0.9, true),
  woodedRidge(6, WIDE, 330, 40, ['#5fb58a', '#2f8a6a'], 470, 20),
  woodedSlope(
    9,
    [
      [-40, 330],
      [240, 350],
      [460, 380],
      [640, 400],
      [760, 428],
    ],
    ['#4fae70', '#17694c'],
    440,
    22,
  ),
  sea(12, WIDE, 420, 640, LAGOON),
  ellipse(300, 452, 400, 30, linear(90, '#fdf0cf@0', '#e9c58a@100')),
  ellipse(300, 474, 430, 14, '#e9fff8', { opacity: 0.6 }),
  palm(180, 450, 300, 60),
  palm(330, 446, 240, -40),
  palm(470, 450, 200, 50),
  emoji('sailboat', 1080, 470, 210, { until: 25 }),
  emoji('motor-boat', 700, 500, 150, { until: 24 }),
  waterline(8, WIDE, 560, TALL, ['#8fece0@0', '#2fbac4@30', '#0f83a0@70', '#0b5a80@100']),
  group({ opacity: 0.7 }, shafts(5, 1000, 480, 620, '#eafff8', 0.5, 110)),
  caustics(9, [0, 575, 1600, 130], '#f0fffa', 0.2, 150),
  group({ opacity: 0.4 }, reefBank(4, WIDE, 850, 1)),
  sand(14, WIDE, 850, TALL, ['#f3ddb0', '#c79c62'], 12),
  reefBank(22, 560, 900, 1.15),
  at(1060, 0, {}, reefBank(16, 560, 900, 1.15)),
  emoji('turtle', 800, 700, 250, { rotate: -10, flip: true, shadow: 14 }),
  emoji('tropical-fish', 520, 700, 130, { shadow: 8 }),
  emoji('tropical-fish', 1110, 690, 100, { flip: true, shadow: 8 }),
  emoji('fish', 620, 820, 80, {}),
  emoji('octopus', 1010, 850, 100, { shadow: 8 }),
  at(1640, 30, { flip: true, rotate: -12 }, frond(480, SUNLIT)),
  at(1630, -40, { flip: true, rotate: -40 }, frond(400, DEEP)),
  vignette(WIDE, TALL, '#053349', 0.24),
)

const picoBonito = wide(
  'destination-pico-bonito',
  sky('morning', WIDE, 700),
  wisps(6, WIDE, 60, 180, '#ffffff', 0.7),
  peak(420, 190, 460, 760, ['#8fd0ac', '#3f966f'], '#1d6658', 6),
  peak(1250, 170, 480, 760, ['#7fc49a', '#348a66'], '#17594c', 15),
  peak(820, 50, 620, 760, ['#a3dbb4', '#4aa27a'], '#1d6658', 11),
  cloud(560, 250, 0.7, ['#ffffff', '#d8efe8'], 0.9),
  cloud(1110, 210, 0.6, ['#ffffff', '#d8efe8'], 0.85, true),
  mist(420, WIDE, 120, '#ffffff', 0.75),
  rect(0, 640, WIDE, 260, linear(90, '#2f8a54@0', '#11513a@100')),
  gorge(31, 830, 430, 690, 150, 900, { lit: '#5fb86e', deep: '#17603f' }),
  path(
    'M700 690H960Q1060 780 1330 900H330Q600 780 700 690Z',
    linear(90, '#d8fbf2@0', '#5fc9c0@35', '#1f8f92@100'),
  ),
  glint(6, 830, 700, 890, '#ffffff', 190, 0.8),
  glow(830, 690, 200, '#ffffff', 0.6),
  at(500, 840, { scale: 1 }, boulder(3)),
  at(1160, 850, { scale: 1.2 }, boulder(9)),
  at(650, 750, { scale: 0.5 }, boulder(6)),
  at(1010, 740, { scale: 0.56 }, boulder(2)),
  emoji('canoe', 830, 800, 230, { rotate: -6, until: 25, shadow: 10 }),
  group({ opacity: 0.5 }, shafts(3, 1500, -120, 1500, '#fbffe0', 0.5, 80)),
  thicket(31, -20, 930, 520, SUNLIT, -20, 70, 8),
  thicket(33, 1630, 930, 540, DEEP, -75, 20, 8),
  thicket(35, 1600, -30, 360, SILHOUETTE, 200, 270, 5),
  vines(7, 330, 5, 360, '#0d4a3a'),
  emoji('butterfly', 1190, 460, 120, { rotate: 18, shadow: 8 }),
  emoji('frog', 1160, 752, 90, { shadow: 6 }),
  at(0, 940, { rotate: 16 }, bananaLeaf(360, SUNLIT)),
  vignette(WIDE, TALL, '#062b22', 0.3),
)

export const DESTINATIONS = [copan, roatan, picoBonito]

import { emoji } from '../emoji'
import { times } from '../geometry'
import { garifunaDrum, soupBowl } from '../objects/food-and-drums'
import { activityScene, TALL, WIDE } from '../picture'
import { tabletop } from '../scenes/floors'
import { gorge } from '../scenes/gorge'
import { boulder, contact, hills, mist, peak, sand, woodedRidge } from '../scenes/land'
import { DEEP, frond, palm, SILHOUETTE, SUNLIT, thicket } from '../scenes/plants'
import { reefBank } from '../scenes/reef'
import { houses } from '../scenes/ruins'
import { bokeh, cloud, glow, shafts, sky, stars, sun, vignette } from '../scenes/sky'
import {
  bubbleColumn,
  caustics,
  DUSK_SEA,
  foam,
  glint,
  LAGOON,
  NIGHT_SEA,
  sea,
  underwater,
} from '../scenes/water'
import { at, blur, circle, ellipse, group, lifted, linear, path, rect, stroke } from '../svg'

const reef = activityScene(
  'reef',
  underwater(WIDE, 0, TALL, ['#a8f0e4@0', '#4fd0cd@30', '#1f9fb5@65', '#0d6a90@100']),
  group({ opacity: 0.8 }, shafts(12, 800, -220, 1300, '#f4fffb', 0.5, 90)),
  caustics(7, [0, 0, 1600, 260], '#f4fffb', 0.35, 150),
  group({ opacity: 0.45 }, reefBank(41, WIDE, 800, 1.05)),
  sand(6, WIDE, 790, TALL, ['#f8e6bd', '#d0a66c'], 16),
  reefBank(52, WIDE, 890, 1.3),
  emoji('turtle', 720, 400, 430, { rotate: -12, shadow: 14 }),
  emoji('tropical-fish', 1190, 520, 220, { flip: true, shadow: 10 }),
  emoji('tropical-fish', 360, 610, 170, { shadow: 10 }),
)

const dive = activityScene(
  'dive',
  underwater(WIDE, 0, TALL, ['#2aa6bd@0', '#0f6f98@45', '#08406b@100']),
  group({ opacity: 0.6 }, shafts(4, 760, -240, 1300, '#dffcff', 0.5, 70)),
  at(-60, 0, {}, reefBank(23, 540, 880, 1.7)),
  at(1180, 0, {}, reefBank(61, 480, 880, 1.7)),
  emoji('fish', 300, 250, 130, {}),
  emoji('fish', 420, 330, 90, {}),
  emoji('diving-mask', 820, 520, 520, { rotate: -8, shadow: 24 }),
  bubbleColumn(5, 1110, 480, 460, 14, 24),
  vignette(WIDE, TALL, '#021e3a', 0.4),
)

const whaleShark = activityScene(
  'whale-shark',
  underwater(WIDE, 0, TALL, ['#8fe4e0@0', '#2fa9c4@35', '#0f6a98@100']),
  group({ opacity: 0.7 }, shafts(9, 600, -220, 1300, '#f4fffb', 0.5, 90)),
  caustics(4, [0, 0, 1600, 200], '#f4fffb', 0.35, 150),
  at(
    800,
    480,
    { rotate: -6 },
    path('M-300 30L-420 220L-230 90Z', '#2b5468'),
    path('M120 -60L150 -190L20 -95Z', '#2f5d72'),
    path('M-560 -30L-760 -190L-690 0L-770 130Z', '#35667c'),
    path(
      'M590 -20C560 -120 330 -150 60 -120C-200 -92 -420 -60 -600 -30C-420 60 -160 130 120 124C380 118 560 90 590 -20Z',
      linear(90, '#3f7890@0', '#4f8ba0@45', '#dfeeea@100'),
    ),
    ...times(7, (column) =>
      times(4, (row) => circle(-300 + column * 110 + (row % 2) * 50, -74 + row * 34, 11, '#e9f6f2')).join(''),
    ),
    circle(500, -18, 13, '#12262e'),
    stroke('M586 20Q540 62 470 60', '#24485a', 8),
    stroke('M400 -40q-20 40 0 80M366 -44q-20 44 0 88', '#24485a', 6, { opacity: 0.7 }),
  ),
  emoji('fish', 1290, 700, 110, { flip: true }),
  emoji('fish', 1170, 760, 80, { flip: true }),
  vignette(WIDE, TALL, '#052f4a', 0.3),
)

const beach = activityScene(
  'beach',
  sky('noon', WIDE, 460),
  sun(1230, 130, 74),
  cloud(460, 160, 0.8, ['#ffffff', '#d3edf7']),
  hills(4, WIDE, 400, 30, ['#5fb58a', '#2f8a6a'], 470),
  sea(12, WIDE, 420, 660, LAGOON),
  sand(14, WIDE, 640, TALL, ['#fbe6bb', '#e3b878'], 20),
  foam(3, WIDE, 640, 12),
  palm(330, 800, 640, 120),
  palm(150, 820, 520, -60),
  contact(1010, 842, 220, 30, 0.35, '#6b4a20'),
  emoji('beach-with-umbrella', 1010, 660, 420, {}),
  at(1640, 20, { flip: true, rotate: -12 }, frond(480, SUNLIT)),
)

const island = activityScene(
  'island',
  sky('morning', WIDE, 500),
  cloud(360, 180, 0.7, ['#ffffff', '#d3edf2'], 0.9),
  cloud(1280, 150, 0.6, ['#ffffff', '#d3edf2'], 0.9, true),
  sea(5, WIDE, 450, TALL, ['#3fb0c8@0', '#3fc9c6@30', '#8fece0@100']),
  ellipse(800, 600, 520, 70, '#c9fff0', { opacity: 0.8, filter: blur(8) }),
  ellipse(800, 580, 420, 54, linear(90, '#fdf0cf@0', '#e9c58a@100')),
  palm(640, 580, 340, -70),
  palm(800, 574, 420, 30),
  palm(950, 580, 330, 90),
  emoji('motor-boat', 1240, 700, 260, { until: 24, shadow: 8 }),
  caustics(4, [0, 660, 1600, 240], '#f4fffb', 0.4, 150),
  vignette(WIDE, TALL, '#053349', 0.2),
)

const mangrove = activityScene(
  'mangrove',
  rect(0, 0, WIDE, TALL, linear(90, '#dff3c4@0', '#7fbf7a@45', '#1f6a4a@100')),
  glow(800, 330, 520, '#fffbe0', 0.8),
  ...[-1, 1].flatMap((side) =>
    times(5, (index) => {
      const x = 800 + side * (330 + index * 120)
      return group(
        { opacity: 0.55 + index * 0.1 },
        stroke(
          `M${x} 120V520M${x} 470q-60 60 -70 170M${x} 470q60 60 70 170M${x} 520q-20 60 -24 130M${x} 520q24 60 30 130`,
          index % 2 ? '#5b4a30' : '#4a3b26',
          22,
        ),
      )
    }),
  ),
  thicket(8, 260, -40, 480, DEEP, 60, 200, 9),
  thicket(12, 1340, -40, 480, DEEP, 160, 300, 9),
  sea(9, WIDE, 600, TALL, ['#bfe0a0@0', '#4f9a74@35', '#14503f@100'], '#f4ffe0'),
  glint(5, 800, 610, 890, '#fffbe0', 200, 0.7),
  emoji('canoe', 800, 680, 520, { until: 25, shadow: 14 }),
  thicket(31, -20, 950, 380, SUNLIT, -10, 60, 6),
  thicket(33, 1630, 950, 380, SUNLIT, -70, 10, 6),
  vignette(WIDE, TALL, '#06281c', 0.34),
)

const nightSea = activityScene(
  'night-sea',
  sky('night', WIDE, 560),
  stars(7, 220, WIDE, 540),
  hills(5, WIDE, 520, 26, ['#23445c', '#1a3850'], 580),
  sea(9, WIDE, 550, TALL, NIGHT_SEA, '#bfe3f0'),
  glow(640, 730, 420, '#5ff0e0', 0.5),
  glint(3, 640, 640, 880, '#8ffff0', 320, 0.9),
  emoji('canoe', 640, 690, 460, { until: 25, shadow: 10 }),
  palm(170, 900, 560, 70, DEEP, ['#3f3a44', '#1e1c26']),
  vignette(WIDE, TALL, '#020c16', 0.4),
)

const waterfall = activityScene(
  'waterfall',
  sky('morning', WIDE, 500),
  peak(420, 60, 520, 760, ['#8fd0ac', '#3f966f'], '#1d6658', 6),
  peak(1250, 80, 520, 760, ['#7fc49a', '#348a66'], '#17594c', 15),
  rect(0, 640, WIDE, 260, linear(90, '#2f8a54@0', '#11513a@100')),
  gorge(31, 800, 210, 720, 210, 900, { lit: '#5fb86e', deep: '#17603f' }),
  path(
    'M640 720H960Q1100 800 1400 900H220Q520 800 640 720Z',
    linear(90, '#d8fbf2@0', '#5fc9c0@35', '#1f8f92@100'),
  ),
  glint(6, 800, 730, 890, '#ffffff', 260, 0.8),
  at(420, 830, { scale: 1.2 }, boulder(3)),
  at(1200, 840, { scale: 1.3 }, boulder(9)),
  thicket(31, -20, 930, 480, SUNLIT, -20, 70, 8),
  thicket(33, 1630, 930, 480, DEEP, -75, 20, 8),
)

const river = activityScene(
  'river',
  sky('morning', WIDE, 420),
  peak(800, 40, 700, 640, ['#9fd0b4', '#3f8a74'], '#1d5a58', 3),
  woodedRidge(8, WIDE, 430, 40, ['#5fae5c', '#1f6a48'], TALL, 26),
  path(
    'M700 480H900Q980 640 1500 900H100Q620 640 700 480Z',
    linear(90, '#e6fff8@0', '#6fd0c6@35', '#1f8f92@100'),
  ),
  ...times(26, (index) =>
    ellipse(
      800 + Math.sin(index * 2.3) * (60 + index * 17),
      510 + index * 15,
      24 + index * 3,
      5 + index * 0.7,
      '#ffffff',
      { opacity: 0.7, filter: blur(3) },
    ),
  ),
  at(430, 760, { scale: 1.5 }, boulder(4)),
  at(1220, 740, { scale: 1.6 }, boulder(7)),
  at(980, 560, { scale: 0.7 }, boulder(2)),
  at(610, 590, { scale: 0.6 }, boulder(6)),
  thicket(41, -30, 900, 380, SUNLIT, -10, 70, 6),
  thicket(44, 1640, 900, 380, DEEP, -80, 0, 6),
)

const hotSprings = activityScene(
  'hot-springs',
  sky('golden', WIDE, 420),
  woodedRidge(8, WIDE, 250, 50, ['#6f9a62', '#2f6a4c'], 620, 34),
  woodedRidge(3, WIDE, 400, 26, ['#4f8a52', '#1c5540'], TALL, 30),
  ...[
    [520, 700, 430, 120],
    [1150, 620, 330, 80],
  ].map(([x = 0, y = 0, rx = 0, ry = 0]) =>
    group(
      {},
      ellipse(x, y + 14, rx + 34, ry + 24, '#7f8077'),
      ellipse(x, y, rx, ry, linear(90, '#c9fff2@0', '#4fc0bd@60', '#1f8f92@100')),
      ...times(12, (index) =>
        at(
          x + Math.cos((index / 12) * Math.PI * 2) * (rx + 12),
          y + Math.sin((index / 12) * Math.PI * 2) * (ry + 12),
          { scale: 0.34 + (index % 3) * 0.08 },
          boulder(index + 2),
        ),
      ),
    ),
  ),
  mist(540, WIDE, 260, '#ffffff', 0.75),
  mist(660, WIDE, 130, '#ffffff', 0.5),
  thicket(31, -20, 940, 420, SUNLIT, -10, 70, 6),
  thicket(33, 1630, 940, 420, DEEP, -75, 10, 6),
)

const village = activityScene(
  'village',
  sky('morning', WIDE, 480),
  sun(420, 150, 70),
  cloud(1080, 140, 0.7, ['#ffffff', '#d3edf2'], 0.9),
  sea(8, WIDE, 410, 600, LAGOON),
  sand(5, WIDE, 560, TALL),
  foam(3, WIDE, 562, 8),
  palm(200, 760, 580, 70),
  palm(1430, 740, 600, -80),
  emoji('hut', 1120, 560, 360, { shadow: 12 }),
  emoji('hut', 760, 560, 280, { flip: true, shadow: 10 }),
  emoji('canoe', 420, 640, 260, { until: 25, shadow: 8 }),
  contact(900, 862, 170, 26, 0.5, '#6b4a20'),
  at(900, 640, { scale: 1.05 }, lifted('#2c1408', garifunaDrum())),
)

const stilts = activityScene(
  'stilts',
  sky('noon', WIDE, 480),
  cloud(420, 150, 0.7, ['#ffffff', '#d3edf7']),
  woodedRidge(6, WIDE, 330, 50, ['#7fb58a', '#3f8a6a'], 520, 24),
  sea(12, WIDE, 470, TALL, LAGOON),
  ...times(9, (index) => rect(190 + index * 150, 590, 20, 170, '#5a3a22')),
  rect(150, 588, 1300, 26, linear(90, '#c98f5a@0', '#7a4f26@100'), 6),
  at(
    190,
    590,
    {},
    houses([
      ['#f0a88a', '#a8300f'],
      ['#bfe0d2', '#17643f'],
      ['#f7cf7a', '#8a4b2f'],
      ['#cfe3f4', '#2f6ea0'],
      ['#f6dfae', '#2f8ea0'],
    ]),
  ),
  glint(4, 800, 640, 890, '#ffffff', 300, 0.4),
  emoji('motor-boat', 560, 800, 300, { until: 24, shadow: 8 }),
  vignette(WIDE, TALL, '#053349', 0.2),
)

const seaDinner = activityScene(
  'sea-dinner',
  sky('dusk', WIDE, 480),
  sun(1120, 400, 70, '#ffd9a0'),
  sea(5, WIDE, 430, 660, DUSK_SEA, '#ffe0c0'),
  glint(3, 1120, 440, 640, '#ffe6b8', 110, 0.8),
  palm(190, 720, 560, 60, SILHOUETTE, ['#3a2430', '#1e1420']),
  tabletop(8, WIDE, 620, TALL, ['#c9804c', '#8a4a26', '#4a2410']),
  contact(700, 830, 300, 34, 0.55, '#2c1408'),
  at(710, 690, { scale: 1.35 }, lifted('#2c1408', soupBowl(emoji('fish', 26, -58, 170, { rotate: -10 })))),
  contact(1210, 800, 90, 18, 0.5, '#2c1408'),
  glow(1210, 640, 240, '#ffcf7a', 0.7),
  emoji('candle', 1210, 690, 240, {}),
  emoji('lime', 420, 800, 120, { shadow: 8 }),
  vignette(WIDE, TALL, '#1e0c1a', 0.34),
)

const townDinner = activityScene(
  'town-dinner',
  sky('night', WIDE, 640),
  at(
    60,
    640,
    { scale: 1.25 },
    houses(
      [
        ['#a8826a', '#3a2a3a'],
        ['#8a5a5a', '#3a2430'],
        ['#6f8a86', '#203a40'],
        ['#a88a5a', '#4a3420'],
        ['#8a6a7a', '#33203a'],
      ],
      true,
    ),
  ),
  rect(0, 560, WIDE, 100, linear(90, '#2a2436@0', '#15121c@100')),
  bokeh(6, 26, [0, 60, WIDE, 420], ['#ffcf8a', '#ff9f6a', '#ffe6b0']),
  tabletop(8, WIDE, 620, TALL, ['#b9764a', '#7a4224', '#40200e']),
  contact(640, 826, 250, 30, 0.55, '#1c0c04'),
  ellipse(640, 800, 300, 76, linear(90, '#fffaf0@0', '#d9c9a8@100')),
  emoji('stuffed-flatbread', 640, 700, 380, { shadow: 10 }),
  glow(1120, 620, 260, '#ffcf7a', 0.7),
  emoji('candle', 1120, 680, 250, {}),
  contact(1320, 810, 80, 16, 0.5, '#1c0c04'),
  emoji('hot-pepper', 1310, 770, 120, { shadow: 8 }),
  vignette(WIDE, TALL, '#0c0814', 0.36),
)

/** Activities in, on and beside the water, and in the evening. */
export const WATER_ACTIVITIES = [
  reef,
  dive,
  whaleShark,
  beach,
  island,
  mangrove,
  nightSea,
  waterfall,
  river,
  hotSprings,
  village,
  stilts,
  seaDinner,
  townDinner,
]

import { emoji } from '../emoji'
import { randomFrom, times } from '../geometry'
import { branch, macawFlying, toucan } from '../objects/birds'
import { coconutSoap } from '../objects/bars'
import { sunscreen } from '../objects/bottles'
import { foldBottle } from '../objects/comfort'
import { flag } from '../objects/paper'
import { coffeeBranch, coffeeCup, drum, drumstick, garifunaDrum, soupBowl } from '../objects/table'
import { wide } from '../picture'
import { cobbles, planks, tabletop } from '../scenes/floors'
import { boulder, contact, hills, mist, peak, sand, woodedRidge } from '../scenes/land'
import { bananaLeaf, DEEP, frond, monstera, palm, SILHOUETTE, SUNLIT, thicket, vines } from '../scenes/plants'
import { brainCoral, reefBank, seaFan, staghorn } from '../scenes/reef'
import { bunting, hammock } from '../scenes/rooms'
import { houses, stela, temple } from '../scenes/ruins'
import { cloud, glow, shafts, sky, sun, vignette, wisps } from '../scenes/sky'
import { bubbleColumn, caustics, foam, glint, LAGOON, sea, underwater, waterfall } from '../scenes/water'
import { at, blur, clip, dropShadow, ellipse, group, linear, path, rect, stroke } from '../svg'

const W = 1600
const H = 900
const lift = (colour: string, ...children: string[]) =>
  group({ filter: dropShadow(14, 16, 14, colour, 0.42) }, ...children)

const bayIslands = wide(
  'post-bay-islands-reef',
  sky('morning', W, 400),
  sun(800, 180, 70),
  cloud(330, 150, 0.6, ['#ffffff', '#d3edf2'], 0.9),
  cloud(1260, 170, 0.7, ['#ffffff', '#d3edf2'], 0.9, true),
  peak(480, 250, 300, 400, ['#6fb890', '#2f8a6a'], '#1d6658', 5),
  peak(1130, 290, 240, 400, ['#6fb890', '#2f8a6a'], '#1d6658', 8),
  sea(5, W, 372, H, ['#3fb0c8@0', '#3fc9c6@22', '#7fe3d3@60', '#3fbdc0@100']),
  glint(3, 800, 376, 560, '#ffffff', 120, 0.7),
  caustics(4, [0, 520, 1600, 380], '#f4fffb', 0.45, 150),
  group(
    { opacity: 0.55, filter: blur(2) },
    at(260, 720, { stretch: [1.2, 0.6] }, brainCoral(3, 130, ['#ffb08f', '#d9482c'])),
    at(1330, 700, { stretch: [1, 0.7] }, staghorn(5, 240, '#e5486f', '#ff9fb4')),
    at(1180, 830, { stretch: [1.2, 0.6] }, brainCoral(9, 110, ['#c7a6f4', '#7a4bc0'])),
    at(430, 860, { stretch: [1, 0.7] }, seaFan(170, '#8a5bd0', '#c7a6f4')),
  ),
  group(
    { opacity: 0.28, filter: blur(10) },
    ellipse(360, 640, 120, 40, '#06404f'),
    ellipse(1260, 590, 90, 30, '#06404f'),
  ),
  emoji('turtle', 370, 570, 230, { rotate: -18, opacity: 0.96 }),
  emoji('tropical-fish', 1240, 550, 120, { opacity: 0.95, flip: true }),
  emoji('fish', 1120, 620, 80, { opacity: 0.9 }),
  group(
    { filter: dropShadow(0, 10, 14, '#06404f', 0.5) },
    clip(
      path('M730 400H870L1150 900H450Z', '#000'),
      planks(6, W, 396, H, ['#e0b27c', '#c38b52', '#6b4220'], [800, 230], 40),
      crossBoards(),
    ),
  ),
  ...[
    [720, 430, 0.5],
    [880, 430, 0.5],
    [655, 540, 0.85],
    [945, 540, 0.85],
    [540, 740, 1.5],
    [1060, 740, 1.5],
  ].map(([x = 0, y = 0, scale = 1]) =>
    at(
      x,
      y,
      { scale },
      rect(-20, -74, 40, 130, linear(0, '#c9935a@0', '#7a4a24@60', '#4a2a12@100'), 12),
      ellipse(0, -74, 20, 8, '#e9c08a'),
    ),
  ),
  contact(800, 800, 230, 30, 0.5, '#2c1408'),
  emoji('diving-mask', 800, 660, 360, { rotate: -6, shadow: 20 }),
  emoji('sailboat', 1010, 372, 90, { until: 25 }),
  at(-30, 40, { rotate: 12 }, frond(460, SUNLIT)),
  at(1630, 20, { flip: true, rotate: -14 }, frond(460, SUNLIT)),
  vignette(W, H, '#053349', 0.24),
)

function crossBoards() {
  return stroke(times(13, (index) => `M0 ${404 + Math.pow(index, 1.75) * 6.2}H1600`).join(''), '#6b4220', 5, {
    opacity: 0.55,
  })
}

const copanTown = wide(
  'post-copan-ruinas-slowly',
  sky('morning', W, 620),
  sun(560, 190, 70),
  cloud(1150, 150, 0.7, ['#ffffff', '#d8ecec'], 0.9),
  woodedRidge(4, W, 370, 60, ['#7fc09a', '#4f987a'], 700, 26),
  at(800, 560, { scale: 0.5 }, temple(7)),
  woodedRidge(8, W, 540, 16, ['#3f9a5c', '#1f6a48'], 700, 24),
  at(
    -120,
    690,
    { scale: 1.36 },
    houses([
      ['#f6dfae', '#2f8ea0'],
      ['#f0a88a', '#a8300f'],
    ]),
  ),
  at(
    1080,
    690,
    { scale: 1.36 },
    houses([
      ['#bfe0d2', '#17643f'],
      ['#f7cf7a', '#8a4b2f'],
    ]),
  ),
  cobbles(6, W, 640, H, '#e0cdb0', '#9a8468'),
  bunting(W, 250, 60, ['#d9482c', '#f6b73c', '#2f8ea0', '#9fd48a', '#fff3dc'], 18),
  contact(1060, 760, 170, 24, 0.5, '#2c2010'),
  emoji('auto-rickshaw', 1060, 670, 260, { shadow: 14 }),
  contact(560, 860, 190, 28, 0.55, '#2c2010'),
  at(540, 870, { scale: 1.12 }, lift('#2c2010', stela())),
  at(820, 470, { scale: 0.92, rotate: -8 }, lift('#2c2010', macawFlying())),
  at(1310, 420, { scale: 0.5, flip: true, rotate: 6 }, macawFlying()),
  emoji('potted-plant', 300, 800, 190, { shadow: 12 }),
  emoji('blossom', 1310, 810, 110, { shadow: 8 }),
  vignette(W, H, '#2c2010', 0.28),
)

const laCeiba = wide(
  'post-pico-bonito-la-ceiba',
  sky('dawn', W, 640),
  sun(1130, 240, 80),
  peak(960, 110, 640, 740, ['#7fb8a0', '#3f8a74'], '#1d5a58', 3),
  peak(1400, 260, 420, 740, ['#6fa892', '#2f7866'], '#17504c', 9),
  mist(430, W, 120, '#fff3e0', 0.75),
  woodedRidge(5, W, 480, 40, ['#4f9f72', '#1f6f50'], 820, 30),
  waterfall(8, 1010, 420, 660, 130),
  woodedRidge(11, W, 600, 18, ['#2f8a58', '#0f5440'], 860, 40),
  path(
    'M920 660H1110Q1180 740 1500 900H620Q860 760 920 660Z',
    linear(90, '#e6fff8@0', '#6fd0c6@35', '#1f8f92@100'),
  ),
  glint(5, 1030, 670, 890, '#ffffff', 220, 0.85),
  glow(1010, 660, 190, '#ffffff', 0.75),
  at(1290, 790, { scale: 0.9 }, boulder(4)),
  at(830, 780, { scale: 0.8 }, boulder(7)),
  at(1050, 790, {}, raft()),
  group({ opacity: 0.5 }, shafts(6, 1300, -120, 1300, '#fff3cf', 0.5, 90)),
  canopyCorner(),
  at(180, 700, { rotate: -4 }, lift('#06221a', branch(720))),
  at(560, 672, { scale: 1.38 }, lift('#06221a', toucan())),
  thicket(41, -30, 940, 440, SUNLIT, -10, 70, 6),
  thicket(44, 1640, 930, 420, DEEP, -80, 0, 6),
  at(420, 930, { rotate: -6 }, monstera(230, DEEP)),
  vines(9, 360, 5, 420, '#0d4a3a'),
  vignette(W, H, '#062b22', 0.34),
)

function canopyCorner() {
  return thicket(48, 120, -60, 420, SILHOUETTE, 90, 190, 7)
}

function raft() {
  return group(
    { filter: dropShadow(6, 12, 8, '#063a3a', 0.45) },
    path(
      'M-130 -10Q-140 40 -90 46H90Q140 40 130 -10Q110 20 0 22T-130 -10Z',
      linear(90, '#ff9a5c@0', '#e5532f@60', '#a8300f@100'),
    ),
    ellipse(0, 4, 104, 22, '#5a1c10'),
    ...[-60, 0, 60].map((x, index) =>
      group(
        {},
        ellipse(x, -14, 24, 30, ['#2f8ea0', '#f6b73c', '#3f9b57'][index] ?? '#fff'),
        ellipse(x, -56, 19, 20, '#b9794a'),
        path(`M${x - 23} -60a23 23 0 0 1 46 0Z`, ['#d9482c', '#fffaf0', '#f6b73c'][index] ?? '#fff'),
      ),
    ),
    stroke('M-90 -50L-150 30M40 -46L130 40', '#7a4a24', 8),
    path(
      'M-132 -14Q-126 -34 -104 -20Q-60 22 0 22T104 -20Q126 -34 132 -14Q140 40 90 46H-90Q-140 40 -132 -14Z',
      'none',
      { stroke: '#ffd2b0', 'stroke-width': 5, opacity: 0.6 },
    ),
  )
}

const habits = wide(
  'post-reef-friendly-habits',
  underwater(W, 0, H, ['#a8f0e4@0', '#4fd0cd@30', '#1f9fb5@65', '#0d6a90@100']),
  group({ opacity: 0.8 }, shafts(12, 800, -220, 1300, '#f4fffb', 0.5, 90)),
  caustics(7, [0, 0, 1600, 260], '#f4fffb', 0.35, 150),
  group({ opacity: 0.45 }, reefBank(41, W, 800, 1.05)),
  sand(6, W, 780, H, ['#f8e6bd', '#d0a66c'], 16),
  reefBank(52, 420, 880, 1.2),
  at(1200, 0, {}, reefBank(57, 420, 880, 1.2)),
  emoji('turtle', 350, 330, 220, { rotate: -12, shadow: 12 }),
  emoji('tropical-fish', 1250, 340, 170, { flip: true, shadow: 10 }),
  emoji('tropical-fish', 1120, 230, 100, { flip: true }),
  emoji('fish', 520, 520, 100, {}),
  emoji('fish', 430, 580, 70, {}),
  contact(600, 838, 140, 24, 0.5),
  at(620, 560, { scale: 0.88, rotate: -6 }, lift('#053349', sunscreen())),
  contact(1000, 842, 150, 24, 0.5),
  at(
    1010,
    838,
    { scale: 0.92, rotate: 4 },
    lift('#053349', foldBottle(0, ['#ffb59c', '#ee6a48', '#a8300f'])),
  ),
  contact(810, 856, 190, 22, 0.5),
  at(810, 782, { scale: 0.72, rotate: -4 }, lift('#053349', coconutSoap())),
  bubbleColumn(5, 780, 640, 480, 10, 14),
  bubbleColumn(9, 1190, 700, 420, 8, 11),
  vignette(W, H, '#053349', 0.3),
)

const slow = wide(
  'post-slow-travel-honduras',
  sky('golden', W, 560),
  sun(1050, 210, 84),
  wisps(9, W, 90, 160, '#fff3dc', 0.6),
  peak(560, 170, 560, 700, ['#c9b08a', '#8f9a70'], '#6a7a58', 3),
  hills(4, W, 410, 60, ['#9fb070', '#6f9058'], 760),
  hills(12, W, 500, 50, ['#7fa85a', '#4a824c'], 820),
  stroke('M1640 500C1300 470 1180 560 900 560S420 500 300 580S500 680 860 660', '#e9d2a6', 46),
  stroke('M1640 500C1300 470 1180 560 900 560S420 500 300 580S500 680 860 660', '#ffffff', 4, {
    'stroke-dasharray': '26 22',
    opacity: 0.8,
  }),
  emoji('bus', 840, 510, 190, { shadow: 12 }),
  hills(22, W, 690, 26, ['#4f9a55', '#2a6a45'], H),
  group({ opacity: 0.4 }, shafts(4, 1050, 100, 1100, '#fff3cf', 0.5, 100)),
  at(-10, 0, {}, rect(120, -20, 70, 940, linear(0, '#a8703c@0', '#6b4220@60', '#3d2410@100'), 20)),
  rect(1420, -20, 70, 940, linear(0, '#a8703c@0', '#6b4220@60', '#3d2410@100'), 20),
  hammock(
    W,
    420,
    400,
    ['#d9482c', '#fff3dc', '#f6b73c', '#2f8ea0', '#fff3dc', '#d9482c', '#0f5468'],
    150,
    1450,
  ),
  emoji('womans-hat', 560, 640, 200, { rotate: -14, shadow: 12 }),
  emoji('open-book', 740, 690, 190, { rotate: 6, shadow: 12 }),
  contact(1060, 852, 150, 22, 0.55, '#2c1a0a'),
  at(1040, 740, { scale: 0.98 }, lift('#2c1a0a', coffeeCup())),
  at(1630, 60, { flip: true, rotate: -10 }, frond(420, SUNLIT)),
  vignette(W, H, '#2c1a0a', 0.3),
)

const table = wide(
  'post-coffee-and-garifuna-table',
  sky('morning', W, 480),
  sun(420, 160, 70),
  cloud(1080, 140, 0.7, ['#ffffff', '#d3edf2'], 0.9),
  hills(9, W, 390, 30, ['#5fae95', '#3a8a7c'], 460),
  sea(8, W, 410, 600, LAGOON),
  sand(5, W, 540, 720),
  foam(3, W, 548, 8),
  palm(250, 650, 480, 70),
  palm(1370, 650, 520, -80),
  emoji('hut', 1130, 500, 230, { shadow: 10 }),
  emoji('hut', 940, 520, 170, { flip: true, shadow: 8 }),
  emoji('canoe', 620, 590, 210, { until: 25, shadow: 8 }),
  tabletop(8, W, 650, H, ['#d9955c', '#9c5a30', '#542c12']),
  group(
    { filter: dropShadow(8, 14, 10, '#2c1408', 0.45) },
    at(560, 900, { rotate: 70 }, bananaLeaf(660, SUNLIT)),
    at(1040, 900, { rotate: -66 }, bananaLeaf(620, DEEP)),
  ),
  contact(1180, 820, 160, 28, 0.55, '#2c1408'),
  at(1180, 640, { scale: 0.9 }, lift('#2c1408', garifunaDrum())),
  contact(800, 838, 260, 30, 0.55, '#2c1408'),
  at(810, 730, { scale: 1.06 }, lift('#2c1408', soupBowl(emoji('fish', 26, -58, 170, { rotate: -10 })))),
  contact(450, 826, 150, 24, 0.5, '#2c1408'),
  at(440, 710, { scale: 0.92 }, lift('#2c1408', coffeeCup(['#fffaf0', '#e9d9b8', '#a8926a']))),
  at(130, 760, { scale: 0.98, rotate: 10 }, lift('#2c1408', coffeeBranch())),
  emoji('coconut', 1010, 830, 130, { shadow: 10 }),
  emoji('lime', 620, 830, 100, { shadow: 8 }),
  vignette(W, H, '#2c1408', 0.26),
)

const parades = wide(
  'post-september-patriotic-parades',
  sky('noon', W, 620),
  cloud(500, 190, 0.7, ['#ffffff', '#d5edf5'], 0.95),
  cloud(1150, 140, 0.6, ['#ffffff', '#d5edf5'], 0.95, true),
  woodedRidge(7, W, 440, 50, ['#7fc09a', '#3f8a68'], 700, 24),
  at(
    -150,
    670,
    { scale: 1.24 },
    houses([
      ['#fff3dc', '#18a5d8'],
      ['#f7cf7a', '#a8563a'],
      ['#f0a88a', '#8a3a2f'],
      ['#bfe0d2', '#17643f'],
      ['#fff3dc', '#18a5d8'],
      ['#f6dfae', '#2f8ea0'],
    ]),
  ),
  bunting(W, 70, 70, ['#18a5d8', '#ffffff'], 20),
  bunting(W, 190, 80, ['#ffffff', '#18a5d8'], 24),
  rect(0, 660, W, 240, linear(90, '#b9b2a8@0', '#7f7870@100')),
  stroke('M0 690H1600', '#f4ecda', 8, { opacity: 0.7 }),
  at(360, 250, { scale: 1.06 }, lift('#0b2f3b', flag(600))),
  at(1140, 200, { scale: 0.94 }, lift('#0b2f3b', flag(660))),
  contact(600, 846, 210, 30, 0.55),
  at(600, 690, { scale: 0.84, rotate: -6 }, lift('#0b2f3b', drum(['#ff8f70', '#d9482c', '#8a2413']))),
  contact(930, 862, 260, 36, 0.6),
  at(930, 660, { scale: 1.08, rotate: 4 }, lift('#0b2f3b', drum())),
  at(870, 480, { rotate: 32 }, lift('#0b2f3b', drumstick())),
  at(1060, 470, { rotate: 140 }, lift('#0b2f3b', drumstick())),
  emoji('trumpet', 330, 760, 240, { rotate: -10, shadow: 14 }),
  emoji('trumpet', 1290, 760, 200, { rotate: 8, flip: true, shadow: 12 }),
  confetti(),
  vignette(W, H, '#0b2f3b', 0.22),
)

function confetti() {
  const random = randomFrom(15)
  return times(90, () =>
    rect(-7, -4, 14, 8, ['#18a5d8', '#ffffff', '#f6b73c', '#d9482c'][Math.floor(random() * 4)] ?? '#fff', 2, {
      transform: `translate(${Math.round(random() * W)} ${Math.round(random() * 620)}) rotate(${Math.round(random() * 180)})`,
      opacity: 0.9,
    }),
  ).join('')
}

export const PLACE_POSTS = [bayIslands, copanTown, laCeiba, habits, slow, table, parades]

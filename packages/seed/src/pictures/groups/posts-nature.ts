import { emoji } from '../emoji'
import { times } from '../geometry'
import { coconutSoap } from '../objects/bars'
import { branch, toucan } from '../objects/birds'
import { sunscreen } from '../objects/bottles'
import { foldBottle } from '../objects/comfort'
import { TALL, WIDE, wide } from '../picture'
import { planks } from '../scenes/floors'
import { gorge } from '../scenes/gorge'
import { boulder, contact, mist, peak, sand } from '../scenes/land'
import { DEEP, SILHOUETTE, SUNLIT, frond, monstera, thicket, vines } from '../scenes/plants'
import { brainCoral, reefBank, seaFan, staghorn } from '../scenes/reef'
import { cloud, glow, shafts, sky, sun, vignette } from '../scenes/sky'
import { bubbleColumn, caustics, glint, sea, underwater } from '../scenes/water'
import { at, blur, clip, dropShadow, ellipse, group, lifted, linear, path, rect, stroke } from '../svg'

const bayIslands = wide(
  'post-bay-islands-reef',
  sky('morning', WIDE, 400),
  sun(800, 180, 70),
  cloud(330, 150, 0.6, ['#ffffff', '#d3edf2'], 0.9),
  cloud(1260, 170, 0.7, ['#ffffff', '#d3edf2'], 0.9, true),
  peak(480, 250, 300, 400, ['#6fb890', '#2f8a6a'], '#1d6658', 5),
  peak(1130, 290, 240, 400, ['#6fb890', '#2f8a6a'], '#1d6658', 8),
  sea(5, WIDE, 372, TALL, ['#3fb0c8@0', '#3fc9c6@22', '#7fe3d3@60', '#3fbdc0@100']),
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
      planks(6, WIDE, 396, TALL, ['#e0b27c', '#c38b52', '#6b4220'], [800, 230], 40),
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
  vignette(WIDE, TALL, '#053349', 0.24),
)

function crossBoards() {
  return stroke(times(13, (index) => `M0 ${404 + Math.pow(index, 1.75) * 6.2}H1600`).join(''), '#6b4220', 5, {
    opacity: 0.55,
  })
}

const laCeiba = wide(
  'post-pico-bonito-la-ceiba',
  sky('dawn', WIDE, 640),
  sun(1290, 210, 80),
  peak(1400, 260, 420, 740, ['#7fb8a0', '#2f7866'], '#17504c', 9),
  peak(960, 70, 620, 740, ['#9fd0b4', '#3f8a74'], '#1d5a58', 3),
  mist(430, WIDE, 120, '#fff3e0', 0.75),
  rect(0, 620, WIDE, 280, linear(90, '#2f8a54@0', '#11513a@100')),
  gorge(53, 1060, 440, 680, 140, 1200, { lit: '#5fae6a', deep: '#145a42' }),
  path(
    'M940 680H1180Q1270 780 1520 900H620Q860 780 940 680Z',
    linear(90, '#e6fff8@0', '#6fd0c6@35', '#1f8f92@100'),
  ),
  glint(5, 1060, 690, 890, '#ffffff', 220, 0.85),
  glow(1060, 680, 190, '#ffffff', 0.6),
  at(1340, 820, { scale: 0.9 }, boulder(4)),
  at(850, 800, { scale: 0.7 }, boulder(7)),
  at(1090, 800, { scale: 1.1 }, raft()),
  group({ opacity: 0.5 }, shafts(6, 1400, -120, 1300, '#fff3cf', 0.5, 90)),
  canopyCorner(),
  at(120, 716, { rotate: -4 }, lifted('#06221a', branch(760))),
  at(540, 690, { scale: 1.42 }, lifted('#06221a', toucan())),
  thicket(41, -30, 940, 440, SUNLIT, -10, 70, 6),
  thicket(44, 1640, 930, 420, DEEP, -80, 0, 6),
  at(420, 930, { rotate: -6 }, monstera(230, DEEP)),
  vines(9, 360, 5, 420, '#0d4a3a'),
  vignette(WIDE, TALL, '#062b22', 0.34),
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
  underwater(WIDE, 0, TALL, ['#a8f0e4@0', '#4fd0cd@30', '#1f9fb5@65', '#0d6a90@100']),
  group({ opacity: 0.8 }, shafts(12, 800, -220, 1300, '#f4fffb', 0.5, 90)),
  caustics(7, [0, 0, 1600, 260], '#f4fffb', 0.35, 150),
  group({ opacity: 0.45 }, reefBank(41, WIDE, 800, 1.05)),
  sand(6, WIDE, 780, TALL, ['#f8e6bd', '#d0a66c'], 16),
  reefBank(52, 420, 880, 1.2),
  at(1200, 0, {}, reefBank(57, 420, 880, 1.2)),
  emoji('turtle', 350, 330, 220, { rotate: -12, shadow: 12 }),
  emoji('tropical-fish', 1250, 340, 170, { flip: true, shadow: 10 }),
  emoji('tropical-fish', 1120, 230, 100, { flip: true }),
  emoji('fish', 520, 520, 100, {}),
  emoji('fish', 430, 580, 70, {}),
  contact(600, 838, 140, 24, 0.5),
  at(620, 560, { scale: 0.88, rotate: -6 }, lifted('#053349', sunscreen())),
  contact(1000, 842, 150, 24, 0.5),
  at(
    1010,
    838,
    { scale: 0.92, rotate: 4 },
    lifted('#053349', foldBottle(0, ['#ffb59c', '#ee6a48', '#a8300f'])),
  ),
  contact(810, 856, 190, 22, 0.5),
  at(810, 782, { scale: 0.72, rotate: -4 }, lifted('#053349', coconutSoap())),
  bubbleColumn(5, 780, 640, 480, 10, 14),
  bubbleColumn(9, 1190, 700, 420, 8, 11),
  vignette(WIDE, TALL, '#053349', 0.3),
)

export const NATURE_POSTS = [bayIslands, laCeiba, habits]

import { emoji } from '../emoji'
import {
  aloe,
  coconutHalf,
  coconutSoap,
  foldingBrush,
  shampooBar,
  soapDish,
  suds,
  tin,
} from '../objects/bars'
import { atomiser, atomizerCap, mistSpray, sanitizer, sunscreen } from '../objects/bottles'
import { SQUARE, square } from '../picture'
import { tabletop, tiles, windowLight } from '../scenes/floors'
import { gorge } from '../scenes/gorge'
import { boulder, contact, hills, sand } from '../scenes/land'
import { DEEP, SUNLIT, bananaLeaf, canopyBlur, monstera, palm } from '../scenes/plants'
import { reefBank } from '../scenes/reef'
import { bokeh, cloud, glow, patches, shafts, sky, sun, vignette } from '../scenes/sky'
import { DUSK_SEA, OPEN_SEA, bubbleColumn, caustics, glint, sea, waterline } from '../scenes/water'
import { at, blur, dropShadow, group, linear, path, rect, stroke } from '../svg'

const reefSunscreen = square(
  'prod-005-in-use',
  sky('noon', SQUARE, 520),
  sun(970, 150, 76),
  cloud(220, 220, 0.8, ['#ffffff', '#d5edf5']),
  cloud(820, 330, 0.5, ['#ffffff', '#d5edf5'], 0.9, true),
  hills(4, SQUARE, 430, 18, ['#4fa287', '#2f7d6e'], 520),
  palm(160, 462, 250, -46),
  sand(2, 420, 450, 520),
  sea(7, SQUARE, 462, 560, OPEN_SEA),
  waterline(3, SQUARE, 540, SQUARE, ['#86e6dc@0', '#2ab1c0@30', '#0d7799@70', '#0a4c74@100']),
  group({ opacity: 0.75 }, shafts(2, 860, 470, 900, '#e9fff8', 0.5, 80)),
  caustics(5, [0, 560, 1200, 200], '#e9fff6', 0.16, 150),
  group({ opacity: 0.45 }, reefBank(12, SQUARE, 1090, 1.1)),
  emoji('turtle', 1000, 760, 190, { rotate: -14, flip: true, shadow: 12 }),
  emoji('fish', 210, 720, 120, { flip: true }),
  sand(9, SQUARE, 1110, SQUARE, ['#f3ddb0', '#c79c62'], 14),
  reefBank(31, 380, 1180, 1.15),
  at(840, 0, {}, reefBank(5, 420, 1180, 1.1)),
  emoji('tropical-fish', 206, 890, 190, { shadow: 10 }),
  emoji('tropical-fish', 1010, 960, 120, { flip: true }),
  contact(600, 1140, 220, 30, 0.5),
  bubbleColumn(4, 330, 1000, 420, 9, 16),
  bubbleColumn(8, 880, 1060, 480, 10, 12),
  at(
    600,
    640,
    { scale: 1.6, rotate: -5 },
    group({ filter: dropShadow(16, 18, 18, '#053349', 0.5) }, sunscreen()),
  ),
  stroke('M380 556q60 -18 110 0M716 548q70 -16 120 4', '#ffffff', 9, { opacity: 0.85 }),
  vignette(SQUARE, SQUARE, '#053349', 0.3),
)

const soap = square(
  'prod-006-in-use',
  tiles(0, 0, SQUARE, SQUARE, 240, '#bfe6df', '#2fa3a5', '#f7b48f'),
  patches(3, 6, [0, 0, 1200, 1200], '#0e4c5c', 0.18, 260),
  rect(0, 0, SQUARE, SQUARE, linear(45, '#fff6dc/0.6@0', '#0b4a5a/0.35@100')),
  group(
    { filter: dropShadow(16, 24, 18, '#06333c', 0.5) },
    at(190, 1190, { rotate: 46 }, bananaLeaf(1360, SUNLIT, 11)),
  ),
  group(
    { filter: dropShadow(16, 24, 18, '#06333c', 0.5) },
    at(1110, 1230, { rotate: -34 }, bananaLeaf(1180, DEEP, 10)),
  ),
  at(
    890,
    330,
    { rotate: -18, scale: 1.36 },
    group({ filter: dropShadow(18, 26, 18, '#06333c', 0.6) }, coconutHalf()),
  ),
  at(
    300,
    350,
    { rotate: 30, scale: 0.92 },
    group({ filter: dropShadow(18, 26, 18, '#06333c', 0.6) }, coconutHalf()),
  ),
  at(
    590,
    740,
    { rotate: -9, scale: 1.86 },
    group({ filter: dropShadow(16, 22, 16, '#06333c', 0.55) }, coconutSoap()),
  ),
  at(820, 1010, { rotate: -12 }, suds(420, 3)),
  at(330, 470, { rotate: -8 }, suds(220, 6)),
  emoji('hibiscus', 210, 900, 210, { rotate: -20, shadow: 14 }),
  vignette(SQUARE, SQUARE, '#06333c', 0.32),
)

const toothbrush = square(
  'prod-007-in-use',
  rect(0, 0, SQUARE, SQUARE, linear(60, '#fff2dd@0', '#f6c9a6@100')),
  tiles(0, 620, SQUARE, 600, 150, '#fff6e8', '#e9795a', '#2f8ea0'),
  rect(0, 590, SQUARE, 40, linear(90, '#ffffff@0', '#e0c9a8@100'), 0, {
    filter: dropShadow(0, 10, 8, '#5a3018', 0.3),
  }),
  windowLight(560, 60, 560, '#fffbe9', 0.8),
  rect(0, 0, SQUARE, SQUARE, linear(35, '#ffffff/0@40', '#7a3a20/0.28@100')),
  at(
    1040,
    610,
    { rotate: 8 },
    group(
      { filter: blur(2) },
      at(0, 0, { rotate: -30 }, monstera(300, SUNLIT)),
      at(-20, 0, { rotate: 14 }, monstera(340, SUNLIT)),
      at(0, 0, { rotate: 50 }, monstera(260, DEEP)),
    ),
  ),
  rect(960, 520, 190, 190, linear(0, '#f09a72@0', '#b8502f@100'), 30, {
    filter: dropShadow(10, 14, 12, '#5a3018', 0.4),
  }),
  group(
    { filter: dropShadow(24, 36, 22, '#4a2412', 0.5) },
    at(620, 760, { rotate: -38, scale: 1.18 }, foldingBrush(-64)),
  ),
  emoji('droplet', 980, 900, 110, { rotate: 20, shadow: 8 }),
  emoji('droplet', 1070, 1010, 64, { rotate: -10, shadow: 6 }),
  emoji('sparkles', 250, 300, 170, { opacity: 0.95 }),
  emoji('bubbles', 200, 1030, 210, {}),
  vignette(SQUARE, SQUARE, '#4a2412', 0.26),
)

const gel = square(
  'prod-008-in-use',
  rect(0, 0, SQUARE, 860, linear(80, '#f6d7a0@0', '#e88f63@55', '#8f4a5c@100')),
  bokeh(7, 26, [0, 60, 1200, 620], ['#ffd98a', '#ff9a7a', '#7fd0d6', '#fff3cf', '#9fd48a'], [26, 90]),
  path(
    'M0 0H1200V130Q1100 190 1000 130Q900 190 800 130Q700 190 600 130Q500 190 400 130Q300 190 200 130Q100 190 0 130Z',
    linear(0, '#d5412a@0', '#e9694a@50', '#b8331b@100'),
    { filter: dropShadow(0, 18, 14, '#5a1c10', 0.4) },
  ),
  path(
    'M200 0H400V130Q300 190 200 130ZM600 0H800V130Q700 190 600 130ZM1000 0H1200V130Q1100 190 1000 130Z',
    '#fff3dc',
    { opacity: 0.94 },
  ),
  group(
    { filter: blur(2.5) },
    emoji('mango', 150, 660, 270, { rotate: -20 }),
    emoji('pineapple', 1040, 560, 420),
    emoji('mango', 330, 720, 230, { rotate: 20 }),
    emoji('banana', 900, 730, 270),
    emoji('tangerine', 470, 740, 180),
  ),
  tabletop(5, SQUARE, 800, SQUARE, ['#c98b54', '#8f5a30', '#4f2c14']),
  contact(600, 1092, 260, 36, 0.6, '#2c1408'),
  emoji('tangerine', 180, 960, 240, { shadow: 14 }),
  emoji('lime', 1010, 1020, 220, { rotate: -10, shadow: 14 }),
  emoji('blossom', 330, 1080, 120, { rotate: 20, shadow: 8 }),
  glow(600, 640, 420, '#fff6dc', 0.55),
  at(
    600,
    660,
    { scale: 1.6, rotate: 4 },
    group({ filter: dropShadow(18, 16, 16, '#2c1408', 0.45) }, sanitizer()),
  ),
  vignette(SQUARE, SQUARE, '#2c1408', 0.38),
)

const perfume = square(
  'prod-009-in-use',
  sky('dusk', SQUARE, 820),
  sun(330, 560, 120, '#ffdf9e'),
  cloud(880, 260, 0.9, ['#f0a0a0', '#8a5a96'], 0.75),
  cloud(160, 330, 0.6, ['#f6b09a', '#9a5f90'], 0.7, true),
  hills(12, SQUARE, 690, 40, ['#6a4a80', '#4a3a70'], 860),
  sea(11, SQUARE, 720, SQUARE, DUSK_SEA, '#ffe3c0'),
  glint(5, 330, 722, 1020, '#ffe6b0', 150, 0.85),
  rect(0, 940, SQUARE, 260, linear(90, '#5a3a52@0', '#2b1c38@100')),
  rect(0, 940, SQUARE, 12, '#ffc99a', 0, { opacity: 0.6 }),
  contact(690, 1082, 210, 30, 0.7, '#12081e'),
  at(640, 320, { rotate: 10 }, mistSpray(470, '#ffe9df')),
  at(
    690,
    670,
    { scale: 1.5, rotate: 6 },
    group({ filter: dropShadow(20, 14, 18, '#12081e', 0.5) }, atomiser()),
  ),
  contact(970, 1094, 110, 22, 0.6, '#12081e'),
  at(970, 1000, { scale: 1.02, rotate: -4 }, atomizerCap()),
  emoji('hibiscus', 330, 990, 330, { rotate: -14, shadow: 18 }),
  emoji('blossom', 520, 1090, 150, { rotate: 24, shadow: 10 }),
  emoji('hibiscus', 1110, 860, 190, { rotate: 30, flip: true, shadow: 12 }),
  vignette(SQUARE, SQUARE, '#12081e', 0.36),
)

const shampoo = square(
  'prod-010-in-use',
  rect(0, 0, SQUARE, SQUARE, linear(90, '#f6f3c4@0', '#a9d9a0@45', '#2f7a5f@100')),
  canopyBlur(6, SQUARE, 620, ['#d9eaa0', '#8fc97f', '#5fae74', '#f9f7cf'], 150),
  gorge(17, 840, 210, 700, 170, 900, { lit: '#5fae6a', deep: '#1d6a4a' }),
  group({ opacity: 0.65 }, shafts(4, 120, -120, 1300, '#fffbe0', 0.6, 80)),
  rect(0, 700, SQUARE, 200, linear(90, '#bfece0@0', '#5fb8ac@100')),
  caustics(3, [0, 720, 1200, 120], '#ffffff', 0.4, 110),
  at(600, 1100, { scale: 7, stretch: [1, 0.62] }, boulder(31, ['#7f8a84', '#4f5f5a', '#22332f'])),
  at(180, 900, {}, aloe(560)),
  at(1130, 860, { flip: true }, aloe(400)),
  contact(560, 1100, 400, 46, 0.65, '#081f1b'),
  at(560, 1030, { scale: 1.28 }, soapDish()),
  at(
    560,
    850,
    { scale: 1.56, rotate: -3 },
    group({ filter: dropShadow(6, 20, 12, '#12261a', 0.55) }, shampooBar()),
  ),
  at(370, 1010, {}, suds(260, 4)),
  at(770, 760, {}, suds(200, 9)),
  contact(1000, 1110, 170, 26, 0.6, '#081f1b'),
  at(1000, 1010, { scale: 0.86 }, group({ filter: dropShadow(8, 10, 8, '#081f1b', 0.5) }, tin())),
  at(20, 1230, { rotate: 30 }, monstera(330, DEEP)),
  vignette(SQUARE, SQUARE, '#081f1b', 0.34),
)

export const TOILETRIES = [reefSunscreen, soap, toothbrush, gel, perfume, shampoo]

import { emoji } from '../emoji'
import { randomFrom, times } from '../geometry'
import { macawFlying } from '../objects/birds'
import { flag } from '../objects/paper'
import { paintedBus, palillona } from '../objects/street'
import { coffeeBranch, coffeeCup, drum, drumstick, garifunaDrum, soupBowl } from '../objects/food-and-drums'
import { TALL, WIDE, wide } from '../picture'
import { cobbles, planks, tabletop } from '../scenes/floors'
import { grecaBorder } from '../scenes/greca'
import { contact, hills, peak, sand, woodedRidge } from '../scenes/land'
import { DEEP, SUNLIT, bananaLeaf, frond, palm } from '../scenes/plants'
import { bunting, hammock } from '../scenes/interiors'
import { houses, stela, temple } from '../scenes/ruins'
import { cloud, shafts, sky, sun, vignette, wisps } from '../scenes/sky'
import { LAGOON, foam, sea } from '../scenes/water'
import { at, dropShadow, group, lifted, linear, rect, stroke } from '../svg'

const copanTown = wide(
  'post-copan-ruinas-slowly',
  sky('morning', WIDE, 620),
  sun(420, 140, 66),
  cloud(1180, 130, 0.6, ['#ffffff', '#d8ecec'], 0.9),
  woodedRidge(4, WIDE, 330, 60, ['#8fd09a', '#4f987a'], 700, 26),
  at(830, 640, { scale: 0.94 }, temple(7)),
  woodedRidge(8, WIDE, 628, 8, ['#5fae5c', '#1f6a48'], 700, 18),
  at(
    -220,
    690,
    { scale: 1.24 },
    houses([
      ['#f6dfae', '#2f8ea0'],
      ['#f0a88a', '#a8300f'],
    ]),
  ),
  at(
    1210,
    690,
    { scale: 1.24 },
    houses([
      ['#bfe0d2', '#17643f'],
      ['#f7cf7a', '#8a4b2f'],
    ]),
  ),
  cobbles(6, WIDE, 650, TALL, '#e0cdb0', '#9a8468'),
  bunting(WIDE, 210, 50, ['#d9482c', '#f6b73c', '#2f8ea0', '#9fd48a', '#fff3dc'], 20),
  contact(1150, 800, 160, 22, 0.5, '#2c2010'),
  emoji('auto-rickshaw', 1150, 710, 250, { shadow: 14 }),
  contact(520, 862, 190, 28, 0.55, '#2c2010'),
  at(500, 870, { scale: 1.14 }, lifted('#2c2010', stela())),
  at(830, 470, { scale: 0.96, rotate: -8 }, lifted('#2c2010', macawFlying())),
  at(1080, 250, { scale: 0.5, flip: true, rotate: 6 }, macawFlying()),
  emoji('potted-plant', 290, 800, 190, { shadow: 12 }),
  emoji('blossom', 1330, 820, 110, { shadow: 8 }),
  vignette(WIDE, TALL, '#2c2010', 0.28),
)

const slow = wide(
  'post-slow-travel-honduras',
  sky('golden', WIDE, 560),
  sun(1130, 190, 84),
  wisps(9, WIDE, 90, 160, '#fff3dc', 0.6),
  peak(560, 130, 560, 700, ['#d9bf94', '#8f9a70'], '#6a7a58', 3),
  woodedRidge(4, WIDE, 330, 40, ['#a9ba70', '#6f9058'], 760, 22),
  hills(12, WIDE, 370, 30, ['#9fc060', '#4a824c'], 820),
  stroke(
    'M1640 410C1300 390 1180 434 900 430S420 400 330 432S560 492 900 516S1320 580 1460 680',
    '#8a6a44',
    44,
    {
      opacity: 0.35,
    },
  ),
  stroke(
    'M1640 405C1300 385 1180 429 900 425S420 395 330 427S560 487 900 511S1320 575 1460 675',
    '#efdcb0',
    37,
  ),
  stroke(
    'M1640 405C1300 385 1180 429 900 425S420 395 330 427S560 487 900 511S1320 575 1460 675',
    '#ffffff',
    3,
    {
      'stroke-dasharray': '26 22',
      opacity: 0.85,
    },
  ),
  contact(560, 408, 90, 8, 0.5),
  at(560, 406, { scale: 0.46, rotate: 2 }, paintedBus()),
  woodedRidge(22, WIDE, 630, 26, ['#5fae5c', '#2a6a45'], TALL, 26),
  group({ opacity: 0.4 }, shafts(4, 1130, 80, 1100, '#fff3cf', 0.5, 100)),
  rect(0, 0, WIDE, 56, linear(90, '#6b4220@0', '#8a5a2c@100'), 0, {
    filter: dropShadow(0, 12, 10, '#2c1a0a', 0.4),
  }),
  grecaBorder(0, 56, WIDE, 44, '#0e4c5c', '#f6d98a', 0.95),
  planks(3, WIDE, 800, TALL, ['#c98f5a', '#a86f3c', '#5a3516'], [800, 300], 22),
  ...[150, 1410].map((x) => rect(x, 90, 62, 720, linear(0, '#b97f46@0', '#7a4f26@60', '#452a10@100'), 14)),
  hammock(
    WIDE,
    430,
    330,
    ['#d9482c', '#fff3dc', '#f6b73c', '#2f8ea0', '#fff3dc', '#d9482c', '#0f5468'],
    180,
    1440,
  ),
  emoji('womans-hat', 590, 600, 230, { rotate: -12, shadow: 14 }),
  emoji('open-book', 800, 640, 210, { rotate: 5, shadow: 14 }),
  contact(1110, 872, 150, 22, 0.55, '#2c1a0a'),
  at(1090, 752, { scale: 1.02 }, lifted('#2c1a0a', coffeeCup())),
  at(1640, 130, { flip: true, rotate: -10 }, frond(420, SUNLIT)),
  vignette(WIDE, TALL, '#2c1a0a', 0.3),
)

const table = wide(
  'post-coffee-and-garifuna-table',
  sky('morning', WIDE, 480),
  sun(420, 160, 70),
  cloud(1080, 140, 0.7, ['#ffffff', '#d3edf2'], 0.9),
  hills(9, WIDE, 390, 30, ['#5fae95', '#3a8a7c'], 460),
  sea(8, WIDE, 410, 600, LAGOON),
  sand(5, WIDE, 540, 720),
  foam(3, WIDE, 548, 8),
  palm(250, 650, 480, 70),
  palm(1370, 650, 520, -80),
  emoji('hut', 1130, 500, 230, { shadow: 10 }),
  emoji('hut', 940, 520, 170, { flip: true, shadow: 8 }),
  emoji('canoe', 620, 590, 210, { until: 25, shadow: 8 }),
  tabletop(8, WIDE, 650, TALL, ['#d9955c', '#9c5a30', '#542c12']),
  group(
    { filter: dropShadow(8, 14, 10, '#2c1408', 0.45) },
    at(560, 900, { rotate: 70 }, bananaLeaf(660, SUNLIT)),
    at(1040, 900, { rotate: -66 }, bananaLeaf(620, DEEP)),
  ),
  contact(1180, 820, 160, 28, 0.55, '#2c1408'),
  at(1180, 640, { scale: 0.9 }, lifted('#2c1408', garifunaDrum())),
  contact(800, 838, 260, 30, 0.55, '#2c1408'),
  at(810, 730, { scale: 1.06 }, lifted('#2c1408', soupBowl(emoji('fish', 26, -58, 170, { rotate: -10 })))),
  contact(450, 826, 150, 24, 0.5, '#2c1408'),
  at(440, 710, { scale: 0.92 }, lifted('#2c1408', coffeeCup(['#fffaf0', '#e9d9b8', '#a8926a']))),
  at(130, 760, { scale: 0.98, rotate: 10 }, lifted('#2c1408', coffeeBranch())),
  emoji('coconut', 1010, 830, 130, { shadow: 10 }),
  emoji('lime', 620, 830, 100, { shadow: 8 }),
  vignette(WIDE, TALL, '#2c1408', 0.26),
)

const parades = wide(
  'post-september-patriotic-parades',
  sky('noon', WIDE, 620),
  cloud(500, 190, 0.7, ['#ffffff', '#d5edf5'], 0.95),
  cloud(1150, 140, 0.6, ['#ffffff', '#d5edf5'], 0.95, true),
  woodedRidge(7, WIDE, 440, 50, ['#7fc09a', '#3f8a68'], 700, 24),
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
  bunting(WIDE, 70, 70, ['#18a5d8', '#ffffff'], 20),
  bunting(WIDE, 190, 80, ['#ffffff', '#18a5d8'], 24),
  rect(0, 660, WIDE, 240, linear(90, '#b9b2a8@0', '#7f7870@100')),
  stroke('M0 690H1600', '#f4ecda', 8, { opacity: 0.7 }),
  confetti(),
  at(60, 230, { scale: 0.94 }, lifted('#0b2f3b', flag(640))),
  at(1190, 200, { scale: 0.94 }, lifted('#0b2f3b', flag(660))),
  contact(470, 846, 120, 18, 0.5),
  at(450, 846, { scale: 0.88 }, lifted('#0b2f3b', palillona())),
  contact(680, 850, 200, 30, 0.55),
  at(680, 720, { scale: 0.7, rotate: -6 }, lifted('#0b2f3b', drum(['#ff8f70', '#d9482c', '#8a2413']))),
  contact(980, 862, 260, 36, 0.6),
  at(980, 670, { scale: 1.04, rotate: 4 }, lifted('#0b2f3b', drum())),
  at(920, 490, { rotate: 32 }, lifted('#0b2f3b', drumstick())),
  at(1110, 480, { rotate: 140 }, lifted('#0b2f3b', drumstick())),
  emoji('trumpet', 250, 800, 170, { rotate: -10, shadow: 12 }),
  emoji('trumpet', 1320, 790, 180, { rotate: 8, flip: true, shadow: 12 }),
  vignette(WIDE, TALL, '#0b2f3b', 0.22),
)

function confetti() {
  const random = randomFrom(15)
  return times(90, () =>
    rect(-7, -4, 14, 8, ['#18a5d8', '#ffffff', '#f6b73c', '#d9482c'][Math.floor(random() * 4)] ?? '#fff', 2, {
      transform: `translate(${Math.round(random() * WIDE)} ${Math.round(random() * 620)}) rotate(${Math.round(random() * 180)})`,
      opacity: 0.9,
    }),
  ).join('')
}

export const CULTURE_POSTS = [copanTown, slow, table, parades]

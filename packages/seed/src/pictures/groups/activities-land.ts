import { emoji } from '../emoji'
import { times } from '../geometry'
import { branch, macaw, macawFlying, toucan } from '../objects/birds'
import { coffeeBranch, coffeeCup } from '../objects/food-and-drums'
import { activityScene, TALL, WIDE } from '../picture'
import { cobbles, planks, plaster, tabletop, tiles, windowLight } from '../scenes/floors'
import { grecaBorder } from '../scenes/greca'
import { bunting, hammock } from '../scenes/interiors'
import { contact, hills, mist, peak, woodedRidge } from '../scenes/land'
import { bananaLeaf, DEEP, fern, monstera, SUNLIT, thicket, vines } from '../scenes/plants'
import { houses, stela, temple } from '../scenes/ruins'
import { bokeh, cloud, glow, shafts, sky, sun, vignette, wisps } from '../scenes/sky'
import { at, blur, down, ellipse, group, lifted, linear, path, rect, stroke } from '../svg'

const ruins = activityScene(
  'ruins',
  sky('golden', WIDE, 700),
  sun(300, 160, 84, '#fff6d8'),
  woodedRidge(5, WIDE, 400, 50, ['#9fbe6a', '#5a8a58'], 760, 28),
  at(930, 720, { scale: 1.2, stretch: [1.08, 1] }, temple(7)),
  rect(0, 710, WIDE, 190, down('#9fc06a', '#5a8f4a')),
  path('M740 900L870 712H990L1140 900Z', down('#efdcb0', '#c9a872')),
  contact(420, 852, 200, 28, 0.5, '#2c2a10'),
  at(420, 860, { scale: 1.3 }, lifted('#2c2a10', stela())),
  at(1330, 200, { scale: 0.5, rotate: -6 }, macawFlying()),
  thicket(7, 1600, 940, 380, DEEP, -80, 10, 7),
)

const museum = activityScene(
  'museum',
  plaster(4, WIDE, 660, '#f6e8cd', '#d9b98a'),
  windowLight(1080, 90, 380, '#fffbe6', 0.7),
  planks(3, WIDE, 650, TALL, ['#a8744a', '#8a5a34', '#4a2c14'], [800, 200], 22),
  ...[
    [430, 0.78],
    [860, 0.7],
    [1240, 0.6],
  ].map(([x = 0, half = 0]) =>
    rect(x - 150 * half, 600, 300 * half, 200, linear(10, '#fffaf0@0', '#c9bda6@100'), 6),
  ),
  at(430, 604, { scale: 0.92 }, lifted('#3a2410', stela())),
  emoji('amphora', 860, 480, 270, { shadow: 12 }),
  emoji('scroll', 1240, 510, 200, { shadow: 10 }),
  grecaBorder(0, 0, WIDE, 70, '#7a2f1b', '#f6d98a', 0.9),
  vignette(WIDE, TALL, '#2c1a0a', 0.26),
)

const forest = activityScene(
  'forest',
  rect(0, 0, WIDE, TALL, down('#e6f4c9@0', '#8fc48a@50', '#2f7a54@100')),
  glow(800, 260, 560, '#fffde6', 0.9),
  ...times(14, (index) => {
    const x = (index * 397) % WIDE
    const far = index % 3
    return rect(
      x,
      -20,
      26 + far * 18,
      700 + far * 40,
      linear(0, '#7a8a5c@0', '#3f5a40@60', '#24402f@100'),
      10,
      { opacity: 0.4 + far * 0.25 },
    )
  }),
  group({ opacity: 0.7 }, shafts(3, 700, -120, 1300, '#fbffe0', 0.6, 70)),
  rect(0, 640, WIDE, 260, down('#4f9a5a', '#1f5f40')),
  path('M740 640H850Q900 740 1120 900H420Q700 740 740 640Z', down('#e0c898', '#a87f4c')),
  ...times(10, (index) =>
    at(90 + index * 158, 700 + (index % 3) * 26, { rotate: (index % 5) * 8 - 16 }, fern(170, SUNLIT)),
  ),
  emoji('hiking-boot', 700, 790, 210, { shadow: 12, flip: true }),
  thicket(31, -20, 930, 460, SUNLIT, -20, 60, 7),
  thicket(33, 1630, 930, 460, DEEP, -70, 10, 7),
  vines(7, WIDE, 8, 300, '#1d5a3a'),
)

const viewpoint = activityScene(
  'viewpoint',
  sky('morning', WIDE, 560),
  sun(1180, 150, 70),
  wisps(6, WIDE, 60, 160, '#ffffff', 0.7),
  peak(420, 170, 520, 620, ['#9fc7a8', '#4f9a78'], '#24675a', 11),
  peak(1140, 210, 560, 620, ['#a9cfae', '#5aa383'], '#2a6f60', 6),
  hills(9, WIDE, 470, 30, ['#8fc08a', '#4f8f62'], 660),
  ...times(4, (index) =>
    at(
      300 + index * 260,
      600 + (index % 2) * 20,
      { scale: 0.26 },
      houses([
        ['#fff3dc', '#a8563a'],
        ['#f6dfae', '#2f8ea0'],
        ['#f0a88a', '#8a3a2f'],
      ]),
    ),
  ),
  mist(560, WIDE, 70, '#ffffff', 0.5),
  woodedRidge(22, WIDE, 690, 26, ['#5fae5c', '#2a6a45'], TALL, 28),
  ...times(9, (index) => rect(140 + index * 165, 730, 26, 170, linear(0, '#c98f5a@0', '#6b4220@100'), 6)),
  rect(0, 730, WIDE, 30, down('#d9a06a', '#8a5a2c'), 8),
  rect(0, 800, WIDE, 24, down('#c98f5a', '#7a4f26'), 8),
)

const coffee = activityScene(
  'coffee',
  sky('morning', WIDE, 520),
  sun(400, 150, 66),
  peak(1150, 120, 560, 640, ['#9fd0b4', '#3f8a74'], '#1d5a58', 3),
  ...times(5, (index) => hills(4 + index, WIDE, 380 + index * 56, 18, ['#6fb560', '#2f7a4a'], 700)),
  tabletop(8, WIDE, 640, TALL, ['#d9955c', '#9c5a30', '#542c12']),
  at(250, 700, { scale: 1.6, rotate: 8 }, lifted('#2c1408', coffeeBranch())),
  contact(960, 838, 260, 32, 0.55, '#2c1408'),
  at(960, 660, { scale: 1.7 }, lifted('#2c1408', coffeeCup())),
  ...times(16, (index) =>
    ellipse(1240 + (index % 6) * 44, 770 + Math.floor(index / 6) * 34, 22, 15, '#5a2c14', {
      transform: `rotate(${index * 37} ${1240 + (index % 6) * 44} ${770 + Math.floor(index / 6) * 34})`,
    }),
  ),
)

const cacao = activityScene(
  'cacao',
  rect(0, 0, WIDE, 640, down('#cfe6a8', '#5f9a5a')),
  glow(800, 240, 480, '#fffde6', 0.7),
  thicket(4, 200, -60, 460, DEEP, 60, 200, 8),
  thicket(7, 1400, -60, 460, SUNLIT, 160, 300, 8),
  tabletop(8, WIDE, 600, TALL, ['#c9804c', '#8a4a26', '#4a2410']),
  at(420, 860, { rotate: 74 }, bananaLeaf(700, SUNLIT)),
  contact(560, 820, 220, 30, 0.5, '#2c1408'),
  at(
    560,
    700,
    { rotate: -14 },
    path(
      'M-260 0Q-220 -130 0 -136Q220 -130 280 0Q220 130 0 136Q-220 130 -260 0Z',
      linear(70, '#f6b73c@0', '#d9682c@50', '#8a2f14@100'),
    ),
    stroke('M-250 0Q0 -60 270 0M-240 -40Q0 -130 240 -44M-240 40Q0 120 240 44', '#8a3a14', 7, {
      opacity: 0.55,
    }),
  ),
  emoji('chocolate-bar', 1130, 700, 330, { rotate: 10, shadow: 14 }),
)

const market = activityScene(
  'market',
  plaster(6, WIDE, 620, '#f7cf7a', '#d98a4a'),
  bunting(WIDE, 40, 40, ['#d9482c', '#f6b73c', '#2f8ea0', '#9fd48a', '#fff3dc'], 18),
  hammock(WIDE, 200, 250, ['#d9482c', '#fff3dc', '#f6b73c', '#2f8ea0', '#fff3dc', '#0f5468']),
  tabletop(8, WIDE, 580, TALL, ['#c9804c', '#8a4a26', '#4a2410']),
  contact(640, 806, 250, 26, 0.55, '#2c1408'),
  // In the basket, so behind it.
  emoji('pineapple', 560, 480, 300, { rotate: -34 }),
  emoji('banana', 762, 520, 250, { rotate: 24 }),
  emoji('mango', 668, 548, 200, { rotate: -10 }),
  emoji('basket', 640, 640, 420),
  contact(990, 792, 96, 16, 0.5, '#2c1408'),
  emoji('coconut', 990, 716, 190),
  contact(1180, 826, 70, 12, 0.45, '#2c1408'),
  emoji('lime', 1180, 772, 132),
  contact(370, 826, 78, 13, 0.45, '#2c1408'),
  emoji('tangerine', 370, 764, 150),
)

const town = activityScene(
  'town',
  sky('morning', WIDE, 620),
  cloud(1180, 130, 0.6, ['#ffffff', '#d8ecec'], 0.9),
  woodedRidge(4, WIDE, 330, 60, ['#8fd09a', '#4f987a'], 700, 26),
  at(
    -60,
    700,
    { scale: 1.4 },
    houses([
      ['#f6dfae', '#2f8ea0'],
      ['#f0a88a', '#a8300f'],
      ['#bfe0d2', '#17643f'],
      ['#f7cf7a', '#8a4b2f'],
      ['#fff3dc', '#18708a'],
    ]),
  ),
  cobbles(6, WIDE, 660, TALL, '#e0cdb0', '#9a8468'),
  bunting(WIDE, 150, 50, ['#d9482c', '#f6b73c', '#2f8ea0', '#9fd48a', '#fff3dc'], 20),
  contact(1120, 822, 190, 24, 0.5, '#2c2010'),
  emoji('auto-rickshaw', 1120, 710, 330, { shadow: 14 }),
)

const church = activityScene(
  'church',
  sky('noon', WIDE, 620),
  cloud(330, 170, 0.7, ['#ffffff', '#d5edf5']),
  cloud(1320, 130, 0.6, ['#ffffff', '#d5edf5'], 0.9, true),
  woodedRidge(7, WIDE, 480, 40, ['#7fc09a', '#3f8a68'], 700, 24),
  rect(500, 330, 600, 380, linear(10, '#fffaf0@0', '#e3d3b0@100')),
  path('M500 330Q560 220 690 240Q740 140 800 130Q860 140 910 240Q1040 220 1100 330Z', '#fff6e2'),
  ...[500, 980].map((x) =>
    group(
      {},
      rect(x - 40, 210, 200, 500, linear(10, '#fffdf6@0', '#dcc9a0@100')),
      path(`M${x - 56} 210H${x + 176}L${x + 60} 90Z`, '#c9583a'),
      rect(x + 26, 270, 68, 110, '#5a4a3a', 34),
    ),
  ),
  ellipse(800, 290, 58, 58, '#fffaf0', { stroke: '#8a6a3a', 'stroke-width': 10 }),
  stroke('M800 290V252M800 290L826 304', '#3a2a1a', 8),
  rect(730, 500, 140, 210, '#6b4220', 70),
  cobbles(6, WIDE, 690, TALL, '#e0cdb0', '#9a8468'),
  emoji('potted-plant', 420, 720, 170, { shadow: 10 }),
  emoji('potted-plant', 1180, 720, 170, { shadow: 10 }),
)

const birds = activityScene(
  'birds',
  sky('dawn', WIDE, 640),
  sun(330, 280, 80, '#fff0c8'),
  hills(3, WIDE, 420, 50, ['#8fb0a8', '#5a8a80'], 700),
  mist(480, WIDE, 130, '#fff3e0', 0.8),
  woodedRidge(8, WIDE, 640, 40, ['#4f8a62', '#1c5540'], TALL, 30),
  mist(690, WIDE, 90, '#fff3e0', 0.5),
  at(260, 690, { rotate: -4, scale: 1.2 }, lifted('#06221a', branch(900))),
  at(720, 660, { scale: 1.6 }, lifted('#06221a', toucan())),
  thicket(41, -30, 940, 440, SUNLIT, -10, 70, 6),
  thicket(44, 1640, 930, 420, DEEP, -80, 0, 6),
)

const macaws = activityScene(
  'macaws',
  rect(0, 0, WIDE, TALL, down('#cfe6a8@0', '#6fae6a@55', '#1f5f40@100')),
  glow(900, 260, 500, '#fffde6', 0.8),
  thicket(4, 100, -60, 560, DEEP, 40, 160, 8),
  thicket(9, 1500, -60, 560, SUNLIT, 190, 300, 8),
  at(200, 660, { rotate: -3, scale: 1.5 }, lifted('#06221a', branch(900))),
  at(620, 610, { scale: 1.5 }, lifted('#06221a', macaw())),
  at(1010, 590, { scale: 1.4, flip: true }, lifted('#06221a', macaw())),
  at(420, 940, { rotate: -6 }, monstera(300, DEEP)),
  at(1250, 940, { rotate: 10 }, monstera(320, SUNLIT)),
)

const garden = activityScene(
  'garden',
  rect(0, 0, WIDE, TALL, down('#eaf6cf@0', '#9fd08a@50', '#3f8a54@100')),
  glow(800, 380, 460, '#fffde6', 0.95),
  rect(0, 620, WIDE, 280, down('#6fb560', '#2f7a48')),
  path('M750 600H850L1180 900H420Z', down('#f0dcae', '#c9a06a')),
  ...[-1, 1].flatMap((side) =>
    times(9, (index) => {
      const x = 800 + side * (110 + index * 84)
      return stroke(
        `M${x} 900Q${x + side * 20} 420 ${800 - side * (20 - index * 30)} ${20 - index * 20}`,
        index % 2 ? '#7fae4a' : '#4f8a3a',
        20 + index * 3,
      )
    }),
  ),
  emoji('hibiscus', 330, 770, 190, { shadow: 8 }),
  emoji('hibiscus', 1290, 790, 210, { shadow: 8 }),
  emoji('butterfly', 980, 480, 170, { rotate: 16, shadow: 8 }),
)

const butterflies = activityScene(
  'butterflies',
  rect(0, 0, WIDE, TALL, down('#d8ecb0@0', '#5f9a5a@70', '#1f5f40@100')),
  bokeh(5, 18, [0, 0, WIDE, 600], ['#fffde6', '#dff3c4']),
  thicket(31, 200, 960, 560, SUNLIT, -30, 60, 8),
  thicket(33, 1400, 960, 560, DEEP, -60, 20, 8),
  emoji('butterfly', 520, 380, 400, { rotate: -14, shadow: 14 }),
  emoji('butterfly', 1050, 300, 300, { rotate: 20, shadow: 12 }),
  emoji('butterfly', 930, 640, 240, { rotate: -30, shadow: 12 }),
  emoji('hibiscus', 1280, 660, 200, { shadow: 8 }),
)

const frogs = activityScene(
  'frogs',
  rect(0, 0, WIDE, TALL, down('#0b2a33', '#06181c')),
  path('M1420 120L120 620L560 900L1480 200Z', linear(160, '#fff3c0/0.75@0', '#fff3c0/0.1@100'), {
    filter: blur(16),
  }),
  emoji('flashlight', 1400, 190, 330, { rotate: 0, shadow: 12 }),
  at(200, 960, { rotate: 30 }, monstera(620, DEEP)),
  at(780, 1010, { rotate: -8 }, monstera(640, SUNLIT)),
  emoji('frog', 560, 560, 400, { shadow: 14 }),
  vines(7, WIDE, 9, 320, '#0d3a2c'),
  vignette(WIDE, TALL, '#000a0c', 0.5),
)

const iguana = activityScene(
  'iguana',
  rect(0, 0, WIDE, TALL, down('#dff3c4@0', '#7fbf7a@55', '#2f6a4a@100')),
  glow(560, 240, 460, '#fffde6', 0.8),
  thicket(9, 1500, -60, 520, DEEP, 170, 300, 8),
  stroke('M-40 760Q420 640 800 700T1660 620', '#6b5030', 110),
  stroke('M-40 740Q420 620 800 680T1660 600', '#9a7a4c', 40, { opacity: 0.8 }),
  emoji('lizard', 800, 500, 520, { rotate: -6, shadow: 16 }),
  thicket(31, 60, 960, 420, SUNLIT, -20, 60, 6),
  at(1300, 950, { rotate: 8 }, monstera(320, SUNLIT)),
)

const cave = activityScene(
  'cave',
  rect(0, 0, WIDE, TALL, down('#3a2a2c@0', '#5a4438@60', '#2a1e1c@100')),
  glow(820, 470, 520, '#ffcf8a', 0.9),
  ...times(15, (index) => {
    const x = index * 115
    const drop = 150 + ((index * 97) % 260)
    return path(
      `M${x - 62} -10Q${x - 14} ${drop * 0.5} ${x} ${drop}Q${x + 14} ${drop * 0.5} ${x + 62} -10Z`,
      linear(10, '#d9b48a@0', '#8a684c@60', '#4a342a@100'),
    )
  }),
  ...times(9, (index) => {
    const x = 60 + index * 190
    const rise = 90 + ((index * 71) % 170)
    return Math.abs(x - 800) < 240
      ? ''
      : path(
          `M${x - 70} 910Q${x - 12} ${900 - rise * 0.5} ${x} ${860 - rise}Q${x + 12} ${900 - rise * 0.5} ${x + 70} 910Z`,
          linear(10, '#c9a078@0', '#7a5a42@60', '#3a2820@100'),
        )
  }),
  path('M720 560H900L1080 900H540Z', down('#c9a06a', '#8a6236')),
  stroke('M716 480V560L520 900M904 480V560L1100 900', '#5a3c20', 14),
  stroke('M700 500L470 790M920 500L1150 790', '#e0b87c', 12),
  vignette(WIDE, TALL, '#100a0c', 0.5),
)

const horse = activityScene(
  'horse',
  sky('golden', WIDE, 560),
  sun(300, 160, 76, '#fff6d8'),
  peak(1150, 140, 560, 640, ['#b9c79a', '#7fae78'], '#4f8a60', 6),
  woodedRidge(5, WIDE, 430, 40, ['#a9c766', '#5a9a58'], 760, 26),
  rect(0, 640, WIDE, 260, down('#a9c766', '#5a8f4a')),
  path('M1700 660Q1100 660 900 740T-40 880V920H700Q1000 780 1700 720Z', down('#efdcb0', '#c9a06a')),
  contact(820, 838, 240, 28, 0.45, '#2c2a10'),
  emoji('horse', 800, 620, 500, {}),
  thicket(7, 1600, 950, 340, DEEP, -80, 0, 6),
)

const meeting = activityScene(
  'meeting',
  plaster(9, WIDE, 640, '#eef1ea', '#c3d0ce'),
  windowLight(960, 60, 420, '#fffbe6', 0.8),
  tiles(0, 520, WIDE, 110, 110, '#fff6e2', '#2f8ea0', '#d9682c'),
  tabletop(8, WIDE, 610, TALL, ['#b9865a', '#8a5c36', '#4a2e18']),
  contact(620, 800, 330, 30, 0.5, '#2c1408'),
  emoji('laptop', 620, 620, 520, { shadow: 12 }),
  at(1080, 700, { scale: 1.1 }, lifted('#2c1408', coffeeCup(['#fffaf0', '#e9d9b8', '#a8926a']))),
  emoji('notebook', 1340, 740, 230, { rotate: 8, shadow: 12 }),
)

const fort = activityScene(
  'fort',
  sky('noon', WIDE, 560),
  cloud(420, 150, 0.7, ['#ffffff', '#d3edf7']),
  woodedRidge(6, WIDE, 430, 50, ['#7fb58a', '#3f8a6a'], 620, 24),
  rect(0, 560, WIDE, 340, linear(90, '#d9c49a@0', '#a88a60@100')),
  ...times(8, (index) => rect(-20 + index * 210, 470, 130, 100, linear(10, '#e6d4ac@0', '#b79d72@100'), 6)),
  stroke(times(5, (row) => `M0 ${620 + row * 62}H1600`).join(''), '#8a6e48', 5, { opacity: 0.5 }),
  stroke(
    times(40, (index) => `M${(index * 211) % WIDE} ${620 + (index % 4) * 62}v62`).join(''),
    '#8a6e48',
    5,
    { opacity: 0.5 },
  ),
  contact(800, 850, 420, 34, 0.5, '#2c2010'),
  at(
    800,
    700,
    { rotate: -8 },
    path(
      'M-380 -70L430 -46V46L-380 70Q-420 0 -380 -70Z',
      linear(90, '#6d7f8a@0', '#2c3a42@60', '#141e24@100'),
    ),
    rect(400, -60, 44, 120, '#24323a', 12),
    ellipse(442, 0, 12, 34, '#080e12'),
    rect(-120, -72, 34, 144, '#1c282f', 10),
  ),
  ...[600, 900].map((x) =>
    group(
      {},
      ellipse(x, 790, 84, 84, '#6b4220'),
      ellipse(x, 790, 58, 58, '#a8744a'),
      stroke(`M${x - 70} 790H${x + 70}M${x} 720V860`, '#6b4220', 16),
    ),
  ),
)

const zipline = activityScene(
  'zipline',
  sky('morning', WIDE, 500),
  peak(420, 60, 520, 760, ['#8fd0ac', '#3f966f'], '#1d6658', 6),
  peak(1250, 80, 520, 760, ['#7fc49a', '#348a66'], '#17594c', 15),
  mist(520, WIDE, 120, '#ffffff', 0.6),
  woodedRidge(8, WIDE, 640, 60, ['#4f9a58', '#1c5f44'], TALL, 32),
  stroke('M-20 130L1620 420', '#2c3a42', 14),
  stroke('M780 270V420M780 420L690 500M780 420L870 500', '#d9482c', 16),
  rect(720, 250, 120, 44, '#f6b73c', 20, { transform: 'rotate(10 780 270)' }),
  emoji('rescue-workers-helmet', 780, 580, 320, { shadow: 14 }),
  thicket(31, -20, 930, 480, SUNLIT, -20, 70, 8),
  thicket(33, 1630, 930, 480, DEEP, -75, 20, 8),
)

const tobacco = activityScene(
  'tobacco',
  rect(0, 0, WIDE, 700, down('#5a4030', '#8a6444')),
  glow(800, 120, 620, '#ffdf9a', 0.6),
  rect(0, 60, WIDE, 34, down('#8a5a2c', '#4a2c14')),
  ...times(9, (index) =>
    at(
      90 + index * 178,
      90,
      { rotate: 172 + (index % 3) * 8 },
      bananaLeaf(440, index % 2 ? ['#d9a85a', '#9a6a2c', '#5a3814'] : ['#b9c06a', '#7a8a3a', '#4a5a20']),
    ),
  ),
  tabletop(8, WIDE, 660, TALL, ['#b9764a', '#7a4224', '#40200e']),
  ...times(5, (index) =>
    rect(520 + index * 12, 810 - index * 34, 560, 32, linear(90, '#a8743c@0', '#5a3414@100'), 16),
  ),
)

/** Activities in forests, towns and houses. */
export const LAND_ACTIVITIES = [
  ruins,
  museum,
  forest,
  viewpoint,
  coffee,
  cacao,
  market,
  town,
  church,
  birds,
  macaws,
  garden,
  butterflies,
  frogs,
  iguana,
  cave,
  horse,
  meeting,
  fort,
  zipline,
  tobacco,
]

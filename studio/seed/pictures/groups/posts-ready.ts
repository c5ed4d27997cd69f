import { emoji } from '../emoji'
import { comboLock } from '../objects/cases'
import { sunHat } from '../objects/comfort'
import { firstAid, passport } from '../objects/health'
import { bankCard, boardingPass, coin, note, simCard, stampedPages } from '../objects/paper'
import { adapter, cable, phone, powerBank, socket } from '../objects/power'
import { openSuitcase } from '../objects/suitcase'
import { streetLamp } from '../objects/table'
import { wide } from '../picture'
import { cobbles, plaster, tabletop, windowLight } from '../scenes/floors'
import { grecaBorder } from '../scenes/greca'
import { contact, hills, peak, sand } from '../scenes/land'
import { frond, palm, SUNLIT } from '../scenes/plants'
import { hammock, lamplight } from '../scenes/rooms'
import { houses } from '../scenes/ruins'
import { bokeh, cloud, glow, moon, sky, stars, sun, vignette, wisps } from '../scenes/sky'
import { glint, LAGOON, OPEN_SEA, sea } from '../scenes/water'
import { at, blur, clip, dropShadow, group, linear, path, rect, stroke } from '../svg'

const W = 1600
const H = 900
const lift = (colour: string, ...children: string[]) =>
  group({ filter: dropShadow(14, 18, 16, colour, 0.45) }, ...children)

const entry = wide(
  'post-honduras-entry-basics',
  sky('dawn', W, 640),
  sun(1180, 400, 80),
  cloud(300, 200, 0.8, ['#fff3e6', '#e9b3a8'], 0.9),
  cloud(1320, 190, 0.6, ['#fff3e6', '#e9b3a8'], 0.85, true),
  hills(5, W, 510, 50, ['#8fa3b0', '#6f8a98'], 640),
  peak(420, 380, 340, 640, ['#9fb3b8', '#7f9aa0'], '#5f7a88', 4),
  rect(0, 590, W, 80, linear(90, '#7f8f96@0', '#5a6a72@100')),
  stroke('M0 632H1600', '#ffffff', 5, { 'stroke-dasharray': '60 40', opacity: 0.7 }),
  emoji('airplane-departure', 1010, 300, 300, { until: 21 }),
  stroke('M0 -10V660M400 -10V660M800 -10V660M1200 -10V660M1600 -10V660', '#33505c', 26, { opacity: 0.85 }),
  rect(0, 0, W, 26, '#33505c', 0, { opacity: 0.85 }),
  tabletop(3, W, 640, H, ['#d9b98a', '#a87848', '#5f3d1c']),
  at(540, 660, { scale: 0.98, rotate: -5 }, lift('#3a220c', stampedPages())),
  at(1010, 730, { scale: 0.92, rotate: 8 }, lift('#3a220c', boardingPass())),
  at(930, 560, { scale: 0.92, rotate: -9 }, lift('#3a220c', passport())),
  contact(1290, 800, 130, 26, 0.5, '#3a220c'),
  at(
    1290,
    700,
    {},
    lift(
      '#3a220c',
      rect(-74, 40, 148, 54, linear(0, '#c98a4a@0', '#7a4520@100'), 10),
      rect(-80, 88, 160, 18, '#3a2c2c', 6),
      rect(-18, -40, 36, 90, linear(0, '#d99a5c@0', '#8a5226@100'), 10),
      at(0, -70, {}, rect(-42, -36, 84, 72, linear(30, '#f0b87a@0', '#a8652c@100'), 36)),
    ),
  ),
  vignette(W, H, '#2a1c10', 0.3),
)

const packing = wide(
  'post-packing-by-season',
  clip(
    path('M0 0H860L700 900H0Z', '#000'),
    sky('noon', W, H),
    sun(300, 180, 90),
    cloud(560, 160, 0.5, ['#ffffff', '#d5edf5'], 0.9),
    sea(4, 900, 500, 640, LAGOON),
    sand(3, 900, 590, H),
    palm(150, 640, 380, 50),
  ),
  clip(
    path('M860 0H1600V900H700Z', '#000'),
    sky('overcast', W, H),
    peak(1340, 240, 520, 760, ['#7fa898', '#4f8078'], '#2f5a58', 7),
    cloud(1000, 150, 0.9, ['#c3d2d8', '#7f98a4'], 1),
    cloud(1350, 190, 1, ['#b3c6cd', '#6f8a98'], 1, true),
    hills(8, W, 600, 30, ['#4f9078', '#2a6a5a'], H),
    rain(),
  ),
  stroke('M868 -10L700 910', '#fffaf0', 14),
  contact(800, 856, 520, 50, 0.6, '#1c2a28'),
  at(800, 560, { scale: 0.92 }, lift('#1c2a28', openSuitcase())),
  emoji('umbrella', 1120, 330, 300, { rotate: 22, shadow: 14 }),
  emoji('hiking-boot', 1250, 770, 220, { shadow: 14, flip: true }),
  at(480, 330, { scale: 0.56, rotate: -14 }, lift('#1c2a28', sunHat())),
  emoji('sunglasses', 690, 400, 190, { rotate: -8, shadow: 10 }),
  emoji('thong-sandal', 330, 760, 190, { rotate: -20, shadow: 12 }),
  emoji('shorts', 920, 400, 190, { rotate: 8, shadow: 10 }),
  vignette(W, H, '#1c2a28', 0.24),
)

function rain() {
  const drops = Array.from({ length: 90 }, (_, index) => {
    const [x, y] = [720 + ((index * 137) % 900), (index * 211) % 900]
    return `M${x} ${y}l-12 44`
  })
  return stroke(drops.join(''), '#e6f6fa', 4, { opacity: 0.5 })
}

const plugs = wide(
  'post-power-plugs-honduras',
  plaster(9, W, 660, '#3f9fae', '#0f5468'),
  windowLight(980, 20, 520, '#d8fbf2', 0.28),
  grecaBorder(0, 585, W, 75, '#f6d98a', '#a8300f', 0.95),
  tabletop(7, W, 660, H, ['#d9a86a', '#a8703a', '#5a3516']),
  at(530, 320, { scale: 1.5 }, socket()),
  cable(
    'M700 430C800 460 900 330 900 480C900 640 760 720 860 780C930 820 990 800 1010 760',
    '#fdf6e6',
    '#b9a888',
    24,
  ),
  at(
    566,
    428,
    {},
    lift(
      '#06222b',
      rect(-70, -66, 210, 132, linear(90, '#ffffff@0', '#efe7d5@50', '#b9ad92@100'), 44),
      rect(120, -36, 60, 72, linear(90, '#f4ecda@0', '#a89c80@100'), 18),
      stroke('M-40 -40V40M-10 -40V40', '#c3b69b', 8),
    ),
  ),
  contact(1010, 812, 200, 24, 0.55, '#2c1408'),
  at(
    1030,
    580,
    { scale: 0.84, rotate: 7 },
    lift('#2c1408', phone(linear(90, '#2b2f63@0', '#c0607a@60', '#ffb27a@100'), 0.9)),
  ),
  contact(1270, 818, 150, 22, 0.55, '#2c1408'),
  at(1270, 620, { scale: 0.74, rotate: -4 }, lift('#2c1408', powerBank(['#ff9a7a', '#e5532f', '#a8300f']))),
  contact(320, 836, 190, 26, 0.55, '#2c1408'),
  at(400, 730, { scale: 0.58, rotate: -5 }, lift('#2c1408', adapter())),
  emoji('high-voltage', 800, 250, 170, { rotate: 10, shadow: 12 }),
  emoji('hot-beverage', 720, 800, 160, { shadow: 12 }),
  vignette(W, H, '#06222b', 0.36),
)

const money = wide(
  'post-lempiras-and-cards',
  rect(0, 0, W, 640, linear(80, '#ffe6b8@0', '#f7b98a@60', '#d98a6a@100')),
  bokeh(5, 26, [0, 120, 1600, 480], ['#ffd98a', '#ff9a7a', '#7fd0d6', '#fff3cf', '#9fd48a'], [20, 70]),
  group(
    { filter: blur(2) },
    emoji('pineapple', 250, 470, 300),
    emoji('mango', 420, 560, 200, { rotate: -14 }),
    emoji('mango', 560, 570, 180, { rotate: 14 }),
    emoji('banana', 1330, 520, 270),
    emoji('coconut', 1150, 570, 170),
    emoji('tangerine', 1020, 580, 140),
    emoji('basket', 720, 540, 220),
  ),
  awning(),
  tabletop(9, W, 620, H, ['#c98b54', '#8f5a30', '#4f2c14']),
  at(500, 640, { rotate: -24, scale: 0.98 }, lift('#2c1408', note('500', ['#e9c6e6', '#b97fb8', '#5a2a66']))),
  at(640, 600, { rotate: -10, scale: 0.98 }, lift('#2c1408', note('100', ['#ffe3a6', '#e9b35a', '#8a5510']))),
  at(790, 610, { rotate: 5, scale: 0.98 }, lift('#2c1408', note('50', ['#bfe0f2', '#6fb0d6', '#164f80']))),
  at(920, 670, { rotate: 19, scale: 0.98 }, lift('#2c1408', note('20', ['#c6ebb8', '#7fc08a', '#1c6340']))),
  contact(700, 850, 250, 30, 0.5, '#2c1408'),
  emoji('purse', 690, 760, 300, { shadow: 16 }),
  at(1150, 770, { rotate: -12, scale: 0.8 }, lift('#2c1408', bankCard())),
  at(930, 830, { scale: 0.7 }, lift('#2c1408', coin('5'))),
  at(430, 820, { scale: 0.84, rotate: -12 }, lift('#2c1408', coin('1', ['#fbfdfd', '#c3cdd2', '#7a8a92']))),
  at(530, 850, { scale: 0.62, rotate: 10 }, lift('#2c1408', coin('2'))),
  vignette(W, H, '#2c1408', 0.34),
)

function awning() {
  const scallop = (index: number) =>
    `M${index * 160} 0H${index * 160 + 160}V110Q${index * 160 + 80} 180 ${index * 160} 110Z`
  return group(
    { filter: dropShadow(0, 16, 14, '#5a1c10', 0.4) },
    ...Array.from({ length: 10 }, (_, index) =>
      path(scallop(index), index % 2 ? '#fff3dc' : linear(90, '#1f8296@0', '#14687e@100')),
    ),
  )
}

const safety = wide(
  'post-safety-with-sense',
  sky('dusk', W, 640),
  stars(8, 90, W, 260),
  moon(1190, 150, 58),
  peak(860, 250, 640, 700, ['#6a4f86', '#4a3f70'], '#2f2a58', 8),
  wisps(4, W, 240, 140, '#f0a890', 0.45),
  at(
    -60,
    640,
    { scale: 1.12 },
    houses([
      ['#c98a6a', '#3a2f5a'],
      ['#d9b08a', '#5a2f3a'],
      ['#8fa3a8', '#2a3f5a'],
    ]),
  ),
  at(
    1130,
    640,
    { scale: 1.12 },
    houses([
      ['#d9a07a', '#3a2f5a'],
      ['#9fb0a0', '#2a4a4a'],
      ['#c98a6a', '#3a2f5a'],
    ]),
  ),
  rect(0, 0, W, H, linear(90, '#2b2f63/0.35@0', '#2b2f63/0.2@70', '#2b2f63/0.5@100')),
  ...[75, 355, 640].map((x) =>
    group({}, rect(x - 62, 450, 68, 86, '#ffd98a', 4, { opacity: 0.9 }), lamplight(x - 30, 500, 120)),
  ),
  ...[1265, 1545].map((x) =>
    group({}, rect(x - 62, 450, 68, 86, '#ffd98a', 4, { opacity: 0.9 }), lamplight(x - 30, 500, 120)),
  ),
  cobbles(4, W, 640, H, '#9a86a0', '#4a3f62'),
  at(330, 700, { scale: 0.94 }, streetLamp()),
  lamplight(330, 190, 360),
  at(1010, 660, { scale: 0.6 }, streetLamp()),
  lamplight(1010, 340, 230),
  group({ opacity: 0.5 }, lamplight(330, 740, 420)),
  rect(0, 790, W, 110, linear(90, '#7a5a50@0', '#3f2a34@100')),
  rect(0, 790, W, 10, '#ffd9a0', 0, { opacity: 0.6 }),
  contact(620, 850, 300, 24, 0.6, '#140c1c'),
  emoji('world-map', 600, 700, 380, { rotate: -5, shadow: 18 }),
  contact(900, 856, 150, 22, 0.6, '#140c1c'),
  at(880, 660, { scale: 0.82, rotate: 5 }, lift('#140c1c', comboLock())),
  contact(1150, 856, 180, 22, 0.6, '#140c1c'),
  at(1150, 740, { scale: 0.56, rotate: -4 }, lift('#140c1c', firstAid())),
  emoji('mobile-phone', 400, 790, 150, { rotate: 8, shadow: 10 }),
  vignette(W, H, '#140c1c', 0.36),
)

const connected = wide(
  'post-staying-connected-esim',
  sky('golden', W, 520),
  sun(430, 360, 90, '#fff6d0'),
  cloud(1200, 150, 0.7, ['#fff3e0', '#f2b48a'], 0.85),
  sea(6, W, 450, 700, OPEN_SEA),
  glint(4, 430, 452, 690, '#fff0c0', 150, 0.9),
  sand(7, W, 640, H),
  palm(180, 830, 760, 120),
  palm(1430, 830, 780, -120),
  hammock(
    1240,
    330,
    430,
    ['#d9482c', '#f6b73c', '#fff3dc', '#2f8ea0', '#0f5468', '#f6b73c', '#d9482c'],
    240,
    1370,
  ),
  glow(800, 470, 420, '#fff6dc', 0.5),
  at(800, 480, { scale: 1.34, rotate: -7 }, lift('#3a1c0a', signalPhone())),
  at(1090, 640, { scale: 0.92, rotate: 13 }, lift('#3a1c0a', simCard())),
  at(
    560,
    330,
    {},
    group(
      { filter: dropShadow(0, 6, 8, '#3a1c0a', 0.4) },
      ...[150, 105, 60].map((r) =>
        stroke(`M${-r} ${-r * 0.55}A${r * 1.15} ${r * 1.15} 0 0 1 ${r} ${-r * 0.55}`, '#fffaf0', 24),
      ),
      stroke('M0 8V9', '#fffaf0', 34),
    ),
  ),
  emoji('tropical-drink', 500, 740, 200, { shadow: 12 }),
  at(1620, -30, { flip: true, rotate: -30 }, frond(420, SUNLIT)),
  vignette(W, H, '#3a1c0a', 0.28),
)

function signalPhone() {
  const screen = linear(90, '#0f7f9b@0', '#14687e@50', '#0b3a4a@100')
  return group(
    {},
    rect(-132, -262, 264, 524, linear(60, '#5b6a72@0', '#1c2a31@100'), 44),
    rect(-118, -248, 236, 496, screen, 32),
    rect(-36, -238, 72, 18, '#0b161b', 9),
    ...[0, 1, 2, 3].map((index) =>
      rect(-78 + index * 42, 40 - 36 - index * 34, 30, 36 + index * 34, index < 3 ? '#ffd98a' : '#ff8f70', 9),
    ),
    rect(-78, 90, 156, 20, '#eafcf6', 10, { opacity: 0.85 }),
    rect(-78, 126, 104, 16, '#eafcf6', 8, { opacity: 0.5 }),
    rect(-78, 180, 156, 44, '#e5532f', 22),
    path('M-118 -216Q-118 -248 -86 -248H40L-118 40Z', '#ffffff', { opacity: 0.1 }),
  )
}

export const READY_POSTS = [entry, packing, plugs, money, safety, connected]

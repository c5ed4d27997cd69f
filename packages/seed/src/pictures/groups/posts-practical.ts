import { emoji } from '../emoji'
import { cableLock } from '../objects/lock'
import { firstAid } from '../objects/health'
import { bankCard, coin, note, simCard } from '../objects/paper'
import { streetLamp } from '../objects/street'
import { TALL, WIDE, wide } from '../picture'
import { cobbles, tabletop } from '../scenes/floors'
import { contact, peak, sand } from '../scenes/land'
import { SUNLIT, frond, palm } from '../scenes/plants'
import { hammock, lamplight } from '../scenes/interiors'
import { houses } from '../scenes/ruins'
import { bokeh, cloud, glow, moon, sky, stars, sun, vignette, wisps } from '../scenes/sky'
import { OPEN_SEA, glint, sea } from '../scenes/water'
import { at, blur, dropShadow, group, lifted, linear, path, rect, stroke } from '../svg'

const money = wide(
  'post-lempiras-and-cards',
  rect(0, 0, WIDE, 640, linear(80, '#ffe9bf@0', '#f7b98a@60', '#c97a62@100')),
  bokeh(5, 22, [0, 120, 1600, 300], ['#ffd98a', '#ff9a7a', '#7fd0d6', '#fff3cf', '#9fd48a'], [20, 70]),
  group(
    { filter: blur(1.5) },
    ...[-20, 540, 1100].map((x) =>
      group(
        {},
        rect(x, 470, 520, 150, linear(90, '#b9793f@0', '#7a4a22@100'), 12),
        stroke(`M${x} 520h520M${x} 570h520`, '#4f2c14', 7, { opacity: 0.5 }),
      ),
    ),
    ...[60, 190, 320, 440].map((x, index) => emoji('mango', x, 430, 170, { rotate: index % 2 ? 18 : -14 })),
    ...[620, 760, 900, 1010].map((x, index) => emoji(index % 2 ? 'coconut' : 'tangerine', x, 440, 150)),
    ...[1180, 1340, 1490].map((x, index) => emoji(index === 1 ? 'pineapple' : 'banana', x, 410, 230)),
  ),
  awning(),
  tabletop(9, WIDE, 610, TALL, ['#d9a06a', '#9c6a3a', '#4f2c14']),
  at(
    430,
    600,
    { rotate: -26, scale: 1.14 },
    lifted('#2c1408', note('500', ['#e9c6e6', '#b97fb8', '#5a2a66'])),
  ),
  at(
    610,
    540,
    { rotate: -11, scale: 1.14 },
    lifted('#2c1408', note('100', ['#ffe3a6', '#e9b35a', '#8a5510'])),
  ),
  at(800, 545, { rotate: 5, scale: 1.14 }, lifted('#2c1408', note('50', ['#bfe0f2', '#6fb0d6', '#164f80']))),
  at(970, 620, { rotate: 21, scale: 1.14 }, lifted('#2c1408', note('20', ['#c6ebb8', '#7fc08a', '#1c6340']))),
  contact(700, 860, 260, 30, 0.5, '#2c1408'),
  emoji('purse', 690, 740, 350, { shadow: 16 }),
  at(1180, 750, { rotate: -12, scale: 0.94 }, lifted('#2c1408', bankCard())),
  at(940, 820, { scale: 0.82 }, lifted('#2c1408', coin('5'))),
  at(400, 810, { scale: 0.96, rotate: -12 }, lifted('#2c1408', coin('1', ['#fbfdfd', '#c3cdd2', '#7a8a92']))),
  at(515, 840, { scale: 0.7, rotate: 10 }, lifted('#2c1408', coin('2'))),
  vignette(WIDE, TALL, '#2c1408', 0.3),
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
  sky('dusk', WIDE, 640),
  stars(8, 90, WIDE, 260),
  moon(1190, 150, 58),
  peak(860, 250, 640, 700, ['#6a4f86', '#4a3f70'], '#2f2a58', 8),
  wisps(4, WIDE, 240, 140, '#f0a890', 0.45),
  at(
    -60,
    640,
    { scale: 1.12 },
    houses(
      [
        ['#c98a6a', '#3a2f5a'],
        ['#d9b08a', '#5a2f3a'],
        ['#8fa3a8', '#2a3f5a'],
      ],
      true,
    ),
  ),
  at(
    1130,
    640,
    { scale: 1.12 },
    houses(
      [
        ['#d9a07a', '#3a2f5a'],
        ['#9fb0a0', '#2a4a4a'],
        ['#c98a6a', '#3a2f5a'],
      ],
      true,
    ),
  ),
  rect(0, 0, WIDE, TALL, linear(90, '#2b2f63/0.35@0', '#2b2f63/0.2@70', '#2b2f63/0.5@100')),
  ...[23, 303, 583, 1213, 1493].map((x) => lamplight(x, 483, 130)),
  cobbles(4, WIDE, 640, TALL, '#9a86a0', '#4a3f62'),
  at(330, 700, { scale: 0.94 }, streetLamp()),
  lamplight(330, 190, 360),
  at(1010, 660, { scale: 0.6 }, streetLamp()),
  lamplight(1010, 340, 230),
  group({ opacity: 0.5 }, lamplight(330, 740, 420)),
  rect(0, 790, WIDE, 110, linear(90, '#7a5a50@0', '#3f2a34@100')),
  rect(0, 790, WIDE, 10, '#ffd9a0', 0, { opacity: 0.6 }),
  contact(620, 850, 300, 24, 0.6, '#140c1c'),
  emoji('world-map', 600, 700, 380, { rotate: -5, shadow: 18 }),
  contact(900, 856, 150, 22, 0.6, '#140c1c'),
  at(880, 690, { scale: 0.72, rotate: 5 }, lifted('#140c1c', cableLock())),
  contact(1150, 856, 180, 22, 0.6, '#140c1c'),
  at(1150, 740, { scale: 0.56, rotate: -4 }, lifted('#140c1c', firstAid())),
  emoji('mobile-phone', 400, 790, 150, { rotate: 8, shadow: 10 }),
  vignette(WIDE, TALL, '#140c1c', 0.36),
)

const connected = wide(
  'post-staying-connected-esim',
  sky('golden', WIDE, 520),
  sun(430, 360, 90, '#fff6d0'),
  cloud(1200, 150, 0.7, ['#fff3e0', '#f2b48a'], 0.85),
  sea(6, WIDE, 450, 700, OPEN_SEA),
  glint(4, 430, 452, 690, '#fff0c0', 150, 0.9),
  sand(7, WIDE, 640, TALL),
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
  at(800, 480, { scale: 1.34, rotate: -7 }, lifted('#3a1c0a', signalPhone())),
  at(1090, 640, { scale: 0.92, rotate: 13 }, lifted('#3a1c0a', simCard())),
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
  vignette(WIDE, TALL, '#3a1c0a', 0.28),
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

export const PRACTICAL_POSTS = [money, safety, connected]

import { emoji } from '../emoji'
import { dryBag, shell, zipper } from '../objects/cases'
import { CLAY, flatCube, MAIZE, MOSS, packingCube, TEAL } from '../objects/cubes'
import { cableLock } from '../objects/lock'
import { openSuitcase } from '../objects/suitcase'
import { luggageTag } from '../objects/tag'
import { SQUARE, square } from '../picture'
import { cobbles, planks, plaster, windowLight } from '../scenes/floors'
import { boulder, contact, hills, woodedRidge } from '../scenes/land'
import { DEEP, SUNLIT, frond } from '../scenes/plants'
import { houses } from '../scenes/ruins'
import { cloud, patches, shafts, sky, sun, vignette } from '../scenes/sky'
import { LAGOON, caustics, glint, sea } from '../scenes/water'
import { at, blur, circle, dropShadow, group, linear, path, radial, rect, stroke } from '../svg'

const CASE = ['#3fa6b8', '#14687e', '#083a4b'] as const

const lock = square(
  'prod-001-in-use',
  rect(0, 0, SQUARE, SQUARE, '#0f5468'),
  at(
    600,
    600,
    { rotate: -14 },
    at(-1000, -1000, {}, shell(2000, 650, CASE, 190)),
    at(-1000, -230, {}, shell(2000, 1400, CASE, 190)),
    rect(-1000, -372, 2000, 36, '#062732', 0, { opacity: 0.6, filter: blur(9) }),
    rect(-1000, -226, 2000, 60, '#062732', 0, { opacity: 0.55, filter: blur(14) }),
    at(-1000, -290, {}, zipper(2000, '#0b2f3b', '#d8c38c', 62)),
  ),
  rect(0, 0, SQUARE, SQUARE, linear(40, '#ffd9a0/0.6@0', '#ffd9a0/0@50')),
  at(
    545,
    300,
    { rotate: -14 },
    group(
      { filter: dropShadow(6, 14, 10, '#021820', 0.6) },
      rect(-190, -44, 190, 88, linear(90, '#f8edca@0', '#cfae62@55', '#80601f@100'), 30),
      rect(30, -44, 190, 88, linear(90, '#f8edca@0', '#cfae62@55', '#80601f@100'), 30),
      rect(-170, -34, 150, 12, '#fff8e0', 6, { opacity: 0.7 }),
      rect(50, -34, 150, 12, '#fff8e0', 6, { opacity: 0.7 }),
    ),
  ),
  at(
    620,
    800,
    { rotate: -5, scale: 1.3 },
    group({ filter: dropShadow(30, 36, 24, '#021820', 0.62) }, cableLock()),
  ),
  at(
    548,
    330,
    { rotate: -10 },
    rect(-64, -36, 74, 92, linear(90, '#f8edca@0', '#cfae62@55', '#80601f@100'), 26),
    rect(26, -36, 74, 92, linear(90, '#f8edca@0', '#cfae62@55', '#80601f@100'), 26),
    rect(-52, -28, 50, 10, '#fff8e0', 5, { opacity: 0.7 }),
    rect(38, -28, 50, 10, '#fff8e0', 5, { opacity: 0.7 }),
  ),
  vignette(SQUARE, SQUARE, '#021820', 0.4),
)

const cubes = square(
  'prod-002-in-use',
  plaster(12, SQUARE, 800, '#ffe3c4', '#f0b48e'),
  windowLight(120, 130, 520, '#fff6dc', 0.75),
  at(
    40,
    60,
    { rotate: 28, scale: 1 },
    group({ opacity: 0.24, filter: blur(7) }, frond(620, ['#8a4b2f', '#8a4b2f', '#8a4b2f'])),
  ),
  planks(4, SQUARE, 780, SQUARE, ['#d9a06a', '#c58850', '#6e4220'], [600, 120]),
  contact(600, 1066, 500, 44, 0.6, '#3a1c0a'),
  at(
    600,
    690,
    { scale: 1.1 },
    group(
      { filter: dropShadow(14, 18, 16, '#3a1c0a', 0.4) },
      openSuitcase(
        ['#8a9aa3', '#4d5f69', '#22323a'],
        at(-232, -70, { rotate: -2 }, packingCube(330, 300, CLAY)) +
          at(226, -64, { rotate: 2 }, packingCube(360, 290, TEAL)) +
          at(-10, -10, { rotate: -1 }, packingCube(230, 220, MAIZE)),
      ),
    ),
  ),
  contact(250, 1118, 190, 26, 0.6, '#3a1c0a'),
  at(
    250,
    1060,
    { rotate: -2 },
    group({ filter: dropShadow(10, 14, 12, '#3a1c0a', 0.5) }, flatCube(340, 110, MOSS)),
  ),
  emoji('t-shirt', 900, 1090, 200, { rotate: 10, shadow: 12 }),
  vignette(SQUARE, SQUARE, '#3a1c0a', 0.25),
)

const drybag = square(
  'prod-003-in-use',
  sky('morning', SQUARE, 700),
  sun(930, 200, 76),
  cloud(330, 190, 0.9, ['#ffffff', '#cfe8ef']),
  cloud(1110, 420, 0.5, ['#ffffff', '#cfe8ef'], 0.9, true),
  woodedRidge(5, 520, 500, 50, ['#6fb890', '#3a8a70'], 590, 20),
  sea(6, SQUARE, 560, SQUARE, LAGOON),
  glint(3, 930, 562, 900, '#fffbe6', 130, 0.85),
  emoji('sailboat', 250, 560, 190, { until: 25 }),
  caustics(8, [0, 800, 1200, 400], '#f0fffa', 0.3, 150),
  at(1050, 930, { scale: 1.9 }, boulder(4)),
  at(120, 1010, { scale: 1.7 }, boulder(7)),
  at(580, 1080, { scale: 4.1, stretch: [1, 0.62] }, boulder(9, ['#c9c3b2', '#8b8a7d', '#4c5350'])),
  contact(600, 1010, 260, 34, 0.65),
  at(
    600,
    680,
    { scale: 1.16, rotate: 3 },
    group({ filter: dropShadow(20, 10, 18, '#06222b', 0.35) }, dryBag()),
  ),
  ...splashes(),
  at(1240, 90, { flip: true, rotate: -10 }, frond(520, SUNLIT)),
  at(1230, -20, { flip: true, rotate: -38 }, frond(420, DEEP)),
  emoji('spiral-shell', 300, 1050, 130, { rotate: -14, shadow: 8 }),
  emoji('crab', 930, 1080, 130, { rotate: 8, shadow: 8 }),
  vignette(SQUARE, SQUARE, '#053349', 0.28),
)

function splashes() {
  const drops = [
    [300, 900, 18],
    [260, 830, 11],
    [900, 880, 16],
    [950, 800, 10],
    [870, 960, 12],
    [346, 990, 10],
    [858, 560, 9],
    [340, 640, 8],
  ] as const
  const fill = radial(0.4, 0.35, 0.7, '#ffffff@0', '#9fe0ea/0.7@100')
  return drops.map(([x, y, r]) => circle(x, y, r, fill))
}

const tag = square(
  'prod-004-in-use',
  sky('golden', SQUARE, 700),
  sun(250, 250, 80, '#fff1c4'),
  hills(3, SQUARE, 420, 60, ['#c98a86', '#b57478'], 800),
  group(
    { filter: blur(3) },
    woodedRidge(9, SQUARE, 520, 40, ['#7a8a5c', '#55704f'], 800, 24),
    at(
      -70,
      770,
      { scale: 1.25 },
      houses([
        ['#f6e3c0', '#2f8ea0'],
        ['#f0b8a0', '#c93c1e'],
        ['#bfe0d2', '#17643f'],
        ['#f7d98a', '#8a4b2f'],
        ['#f6e3c0', '#2f8ea0'],
      ]),
    ),
  ),
  cobbles(5, SQUARE, 760, SQUARE, '#d9b490', '#8a6a54'),
  group({ opacity: 0.55 }, shafts(5, 230, 200, 1300, '#fff0c4', 0.5, 90)),
  patches(4, 6, [0, 800, 1200, 400], '#5a3424', 0.35, 160),
  group({ filter: dropShadow(26, 30, 22, '#2a140a', 0.5) }, at(830, 560, { rotate: 4 }, shell2())),
  at(
    540,
    720,
    { rotate: 9, scale: 1.34 },
    group({ filter: dropShadow(26, 30, 20, '#2a140a', 0.55) }, luggageTag()),
  ),
  vignette(SQUARE, SQUARE, '#2a140a', 0.35),
)

/** The edge of a leather suitcase with its handle, behind the tag. */
function shell2() {
  return group(
    {},
    stroke('M-170 -340Q-170 -440 -70 -440H130Q230 -440 230 -340', '#5d3517', 64),
    stroke('M-176 -350Q-172 -446 -70 -448H130', '#b97a3f', 16),
    rect(-330, -340, 900, 1100, linear(60, '#d39a5c@0', '#a86830@50', '#6d3d18@100'), 60),
    rect(-300, -310, 840, 1040, 'none', 44, {
      stroke: '#ffe2b0',
      'stroke-width': 5,
      'stroke-dasharray': '22 14',
      opacity: 0.8,
    }),
    rect(-330, 20, 900, 120, '#5d3517', 0, { opacity: 0.9 }),
    rect(-330, 20, 900, 16, '#b97a3f', 0, { opacity: 0.8 }),
    rect(150, 4, 120, 150, linear(70, '#fff0c0@0', '#d9b25e@50', '#8b6520@100'), 18),
    path('M-330 -280Q-330 -340 -270 -340H60L-330 300Z', '#ffffff', { opacity: 0.14 }),
  )
}

export const ACCESSORIES = [lock, cubes, drybag, tag]

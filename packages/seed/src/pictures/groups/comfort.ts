import { emoji } from '../emoji'
import { earplug, eyeMask, foldBottle, neckPillow, softCushion } from '../objects/comfort'
import { sunHatAbove } from '../objects/hat'
import { SQUARE, square } from '../picture'
import { gorge } from '../scenes/gorge'
import { boulder, contact, sand } from '../scenes/land'
import { DEEP, SUNLIT, frond, thicket } from '../scenes/plants'
import { cabinWall, cabinWindow, linen } from '../scenes/interiors'
import { cloud, glow, moon, shafts, sky, stars, sun, vignette } from '../scenes/sky'
import { caustics, foam, sea } from '../scenes/water'
import { at, blur, dropShadow, ellipse, group, linear, rect } from '../svg'

const dawnView = [
  sky('dawn', SQUARE, 900),
  sun(960, 470, 70, '#fff0c0'),
  cloud(980, 640, 1, ['#fffaf0', '#edb9a0']),
  cloud(760, 700, 0.9, ['#ffffff', '#f0c4ac'], 1, true),
].join('')

const pillow = square(
  'prod-017-in-use',
  cabinWall(SQUARE, SQUARE, ['#f3eee3', '#b9c4cf']),
  cabinWindow(1010, 430, 330, 470, dawnView),
  cabinWindow(190, 430, 330, 470, dawnView, 0.6),
  rect(0, 0, SQUARE, SQUARE, linear(150, '#ffdfae/0.45@0', '#ffdfae/0@50')),
  group(
    { filter: dropShadow(24, 20, 24, '#13233a', 0.5) },
    rect(210, 240, 780, 1100, linear(20, '#51708f@0', '#2f4a69@50', '#182c47@105'), 130),
  ),
  rect(246, 276, 708, 1040, 'none', 104, {
    stroke: '#9db8d0',
    'stroke-width': 4,
    'stroke-dasharray': '14 10',
    opacity: 0.6,
  }),
  rect(300, 170, 600, 420, linear(30, '#6d8dab@0', '#3d5b7c@55', '#213854@105'), 110, {
    filter: dropShadow(6, 18, 16, '#0c1a2e', 0.55),
  }),
  ellipse(480, 250, 170, 60, '#ffffff', { opacity: 0.2, filter: blur(22) }),
  rect(330, 200, 540, 360, 'none', 86, {
    stroke: '#b7cde0',
    'stroke-width': 4,
    'stroke-dasharray': '14 10',
    opacity: 0.6,
  }),
  rect(60, 880, 190, 400, linear(0, '#7f8c97@0', '#4a5863@100'), 60, {
    filter: dropShadow(10, 14, 14, '#13233a', 0.5),
  }),
  rect(950, 880, 190, 400, linear(0, '#6d7a85@0', '#38454f@100'), 60, {
    filter: dropShadow(10, 14, 14, '#13233a', 0.5),
  }),
  rect(70, 880, 170, 40, '#ffffff', 20, { opacity: 0.25 }),
  at(
    600,
    640,
    { scale: 1.08, rotate: -4 },
    group({ filter: dropShadow(18, 30, 22, '#0c1a2e', 0.6) }, neckPillow()),
  ),
  vignette(SQUARE, SQUARE, '#13233a', 0.28),
)

const mask = square(
  'prod-018-in-use',
  sky('night', SQUARE, SQUARE),
  stars(15, 210, SQUARE, 760),
  moon(260, 240, 120),
  cloud(900, 300, 0.9, ['#4a7aa0', '#1f4a72'], 0.6),
  cloud(120, 520, 0.7, ['#4a7aa0', '#1f4a72'], 0.55, true),
  group(
    { filter: dropShadow(0, 26, 26, '#030b1c', 0.6) },
    at(620, 800, { rotate: -4 }, softCushion(1080, 620, '#fdf8ee', '#b9c4dc')),
  ),
  linen(SQUARE, 1010, SQUARE, '#8fb0d6', '#3f5f96'),
  rect(0, 0, SQUARE, SQUARE, linear(40, '#cfe6ff/0.25@0', '#cfe6ff/0@60')),
  ellipse(620, 790, 440, 120, '#20305a', { opacity: 0.35, filter: blur(28) }),
  at(
    610,
    690,
    { scale: 1.5, rotate: -8 },
    group({ filter: dropShadow(10, 24, 18, '#0a1030', 0.6) }, eyeMask()),
  ),
  contact(880, 1084, 90, 16, 0.5, '#0a1030'),
  at(
    850,
    1010,
    { scale: 1.15, rotate: -14 },
    group({ filter: dropShadow(8, 10, 8, '#0a1030', 0.45) }, earplug()),
  ),
  at(
    980,
    1040,
    { scale: 1.15, rotate: 66 },
    group({ filter: dropShadow(8, 10, 8, '#0a1030', 0.45) }, earplug()),
  ),
  emoji('star', 1010, 190, 90, { rotate: 14 }),
  emoji('star', 560, 130, 60, { rotate: -10 }),
  vignette(SQUARE, SQUARE, '#030b1c', 0.4),
)

const hat = square(
  'prod-019-in-use',
  rect(0, 0, SQUARE, SQUARE, linear(115, '#fbe9c2@0', '#f3d79f@55', '#e6bd7c@100')),
  sand(8, SQUARE, -60, SQUARE, ['#fbeac4', '#e9c588'], 10),
  at(
    -60,
    700,
    { rotate: -24 },
    group(
      {},
      rect(-400, 330, 2400, 1000, linear(90, '#8fe6dc@0', '#2fb5bd@40', '#0f7f9b@100')),
      caustics(3, [-300, 420, 2000, 600], '#f0fffa', 0.5, 130),
    ),
  ),
  at(-60, 700, { rotate: -24 }, foam2()),
  group(
    { opacity: 0.35, filter: blur(10) },
    at(-60, 20, { rotate: 24 }, frond(900, ['#7a4d1a', '#7a4d1a', '#7a4d1a'])),
    at(-40, -40, { rotate: 58 }, frond(760, ['#7a4d1a', '#7a4d1a', '#7a4d1a'])),
  ),
  ellipse(640, 590, 400, 390, '#6d431a', { opacity: 0.45, filter: blur(26) }),
  at(590, 520, { scale: 1.36, rotate: 12 }, sunHatAbove()),
  emoji('sunglasses', 250, 970, 270, { rotate: -16, shadow: 14 }),
  emoji('spiral-shell', 1040, 180, 170, { rotate: 24, shadow: 12 }),
  emoji('crab', 1000, 980, 170, { rotate: -24, shadow: 12 }),
  emoji('thong-sandal', 150, 250, 190, { rotate: -30, shadow: 12 }),
  emoji('thong-sandal', 262, 170, 190, { rotate: -12, flip: true, shadow: 12 }),
)

function foam2() {
  return at(-300, 270, {}, foam(6, 2200, 60, 26))
}

const bottle = square(
  'prod-020-in-use',
  sky('morning', SQUARE, 600),
  gorge(23, 330, 260, 760, 190, 1000, { lit: '#5fb874', deep: '#15593f' }),
  group({ opacity: 0.6 }, shafts(8, 1100, -160, 1400, '#fbffe0', 0.55, 70)),
  sea(4, SQUARE, 760, SQUARE, ['#bff0e2@0', '#4fbfae@35', '#1c8a88@75', '#0f6068@100']),
  glow(330, 780, 260, '#ffffff', 0.7),
  caustics(6, [0, 880, 1200, 320], '#eafff4', 0.25, 150),
  at(1100, 900, { scale: 1.8 }, boulder(2)),
  at(110, 990, { scale: 1.6 }, boulder(12)),
  at(610, 1090, { scale: 4.4, stretch: [1, 0.5] }, boulder(5, ['#cfcabb', '#8f8e80', '#4f5450'])),
  contact(610, 1030, 230, 32, 0.6),
  at(610, 1030, { scale: 1.3 }, group({ filter: dropShadow(18, 12, 16, '#08302c', 0.5) }, foldBottle(0))),
  emoji('butterfly', 930, 640, 150, { rotate: 20, shadow: 8 }),
  thicket(6, 1230, -50, 420, SUNLIT, -170, -90, 5),
  thicket(8, -30, 1220, 330, DEEP, 0, 70, 5),
  vignette(SQUARE, SQUARE, '#08302c', 0.3),
)

export const COMFORT = [pillow, mask, hat, bottle]

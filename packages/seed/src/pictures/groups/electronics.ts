import { emoji } from '../emoji'
import {
  adapter,
  cable,
  headphones,
  phone,
  powerBank,
  screenDusk,
  socket,
  soundWaves,
  usbPlug,
} from '../objects/power'
import { SQUARE, square } from '../picture'
import { plaster, tabletop, windowLight } from '../scenes/floors'
import { grecaBorder } from '../scenes/greca'
import { contact, hills, peak, woodedRidge } from '../scenes/land'
import { frond } from '../scenes/plants'
import { cabinWall, cabinWindow, lamplight, wing } from '../scenes/interiors'
import { bokeh, cloud, glow, moon, sky, stars, sun, vignette } from '../scenes/sky'
import { at, blur, dropShadow, ellipse, group, linear, path, rect } from '../svg'

const power = square(
  'prod-011-in-use',
  sky('night', SQUARE, 900),
  stars(9, 170, SQUARE, 620),
  moon(960, 190, 84),
  peak(330, 330, 520, 900, ['#2f6a86', '#174a66'], '#0b2c46', 5),
  peak(900, 420, 480, 900, ['#28607c', '#14425e'], '#0b2c46', 9),
  woodedRidge(6, SQUARE, 700, 40, ['#124a52', '#0a3038'], 960, 34),
  rect(0, 800, SQUARE, 400, linear(90, '#174f4c@0', '#082a2e@100')),
  lamplight(210, 780, 420, '#ffb95e'),
  path('M-30 860L190 500L420 860Z', linear(20, '#ffc36b@0', '#f08a3c@50', '#a84a1c@100')),
  path('M190 500L130 860H250Z', '#5a230c'),
  path('M190 500L154 860H226Z', '#ffe39a', { opacity: 0.85, filter: blur(8) }),
  ellipse(560, 1120, 620, 150, '#05191d', { opacity: 0.5, filter: blur(30) }),
  tabletop(3, SQUARE, 900, SQUARE, ['#6b5140', '#3f2d24', '#1c120d']),
  rect(0, 900, 700, 300, linear(0, '#ffb95e/0.4@0', '#ffb95e/0@100')),
  contact(470, 1094, 260, 34, 0.7, '#05090c'),
  contact(900, 1094, 190, 26, 0.6, '#05090c'),
  cable(
    'M470 330C460 130 780 120 840 330C880 470 690 1110 830 1140C900 1150 880 1090 872 1064',
    '#ff9a7a',
    '#a8300f',
    24,
  ),
  glow(470, 720, 460, '#6dffd0', 0.28),
  at(
    470,
    700,
    { scale: 1.42, rotate: -5 },
    group({ filter: dropShadow(20, 16, 16, '#03080a', 0.6) }, powerBank()),
  ),
  at(
    905,
    770,
    { scale: 1.1, rotate: 7 },
    group({ filter: dropShadow(16, 14, 14, '#03080a', 0.6) }, phone(screenDusk, 0.78)),
  ),
  bokeh(12, 16, [60, 520, 1080, 420], ['#ffe08a', '#d8ff9a'], [4, 9]),
  vignette(SQUARE, SQUARE, '#03101a', 0.4),
)

const plug = square(
  'prod-012-in-use',
  plaster(5, SQUARE, 830, '#f7c08f', '#cf6a45'),
  windowLight(520, 40, 600, '#ffe9bd', 0.55),
  at(
    1240,
    -20,
    { rotate: 152, flip: false },
    group({ opacity: 0.28, filter: blur(9) }, frond(760, ['#7a2f1b', '#7a2f1b', '#7a2f1b'])),
  ),
  grecaBorder(0, 742, SQUARE, 88, '#0e4c5c', '#f6d98a', 0.95),
  tabletop(6, SQUARE, 830, SQUARE, ['#e9c79a', '#b98553', '#6b4220']),
  at(210, 330, { scale: 1.12 }, socket()),
  contact(740, 1068, 400, 44, 0.55, '#3a1a0a'),
  cable(
    'M1230 760C1120 700 1010 800 1060 930C1090 1010 1010 1080 900 1104C700 1150 420 1130 360 1060',
    '#fdf6e6',
    '#b9a888',
    26,
  ),
  at(384, 1080, { rotate: -64, scale: 1.05 }, usbPlug()),
  at(
    690,
    760,
    { scale: 1.56, rotate: -7 },
    group({ filter: dropShadow(22, 24, 20, '#3a1a0a', 0.5) }, adapter()),
  ),
  emoji('hot-beverage', 140, 960, 260, { shadow: 16 }),
  vignette(SQUARE, SQUARE, '#3a1a0a', 0.32),
)

const cabinView = [
  sky('dawn', SQUARE, 1200),
  sun(830, 560, 90, '#fff0c0'),
  cloud(300, 660, 1.1, ['#fff3e6', '#e5a99a']),
  cloud(760, 760, 1.3, ['#fffaf0', '#edb9a0'], 1, true),
  cloud(480, 900, 1.6, ['#ffffff', '#f0c4ac']),
  hills(4, SQUARE, 950, 20, ['#7fb7b5', '#4d8f98'], 1200),
  wing(120, 830, 1.5),
].join('')

const audio = square(
  'prod-013-in-use',
  cabinWall(SQUARE, SQUARE, ['#dfeaea', '#9fb8c0']),
  cabinWindow(600, 520, 700, 920, cabinView),
  rect(0, 0, SQUARE, SQUARE, linear(25, '#ffe3b4/0.5@0', '#ffe3b4/0@50')),
  rect(0, 1060, SQUARE, 140, linear(90, '#eef1ee@0', '#9fb0b6@100')),
  rect(0, 1060, SQUARE, 10, '#ffffff'),
  contact(620, 1090, 430, 34, 0.5),
  at(
    620,
    660,
    { scale: 1.36, rotate: -7 },
    group({ filter: dropShadow(26, 26, 24, '#123040', 0.5) }, headphones()),
  ),
  soundWaves(1040, 700, 100, '#d5412a'),
  emoji('musical-notes', 190, 330, 190, { rotate: -10, shadow: 10 }),
  emoji('musical-note', 1060, 360, 120, { rotate: 14, shadow: 8 }),
  vignette(SQUARE, SQUARE, '#123040', 0.3),
)

export const ELECTRONICS = [power, plug, audio]

import { emoji } from '../emoji'
import { coconutSoap, foldingBrush } from '../objects/bars'
import { atomiser, repellent, sunscreen } from '../objects/bottles'
import { dryBag } from '../objects/cases'
import { earplug, eyeMask, foldBottle, neckPillow, sunHat } from '../objects/comfort'
import { firstAid, sachet } from '../objects/health'
import { headphones } from '../objects/power'
import { square } from '../picture'
import { cobbles } from '../scenes/floors'
import { contact, hills, mist, sand, woodedRidge } from '../scenes/land'
import { DEEP, fern, monstera, palm, SUNLIT, thicket } from '../scenes/plants'
import { cabinWall, cabinWindow, wing } from '../scenes/rooms'
import { stela, temple } from '../scenes/ruins'
import { cloud, glow, moon, shafts, sky, stars, sun, vignette } from '../scenes/sky'
import { foam, glint, LAGOON, sea } from '../scenes/water'
import { at, dropShadow, group, linear, rect } from '../svg'

const SIDE = 1200
const stand = (colour: string, ...children: string[]) =>
  group({ filter: dropShadow(14, 12, 14, colour, 0.45) }, ...children)

const beach = square(
  'kit-001',
  sky('morning', SIDE, 560),
  sun(900, 180, 84),
  cloud(250, 190, 0.9, ['#ffffff', '#d3edf2']),
  hills(6, SIDE, 430, 30, ['#5fae95', '#3a8a7c'], 520),
  emoji('sailboat', 330, 420, 130, { until: 25 }),
  sea(9, SIDE, 470, 800, LAGOON),
  glint(7, 900, 474, 720, '#ffffff', 130, 0.85),
  sand(5, SIDE, 760, SIDE),
  at(0, 0, {}, foam(4, SIDE, 770, 12)),
  palm(1090, 900, 760, -120),
  palm(60, 840, 560, 70),
  contact(360, 1080, 250, 36, 0.5, '#5a3a14'),
  at(370, 720, { scale: 1.1, rotate: -5 }, stand('#5a3a14', dryBag())),
  contact(940, 1090, 170, 30, 0.5, '#5a3a14'),
  at(
    935,
    1084,
    { scale: 0.98, rotate: 3 },
    stand('#5a3a14', foldBottle(0, ['#ffb59c', '#ee6a48', '#a8300f'])),
  ),
  contact(690, 1110, 170, 30, 0.5, '#5a3a14'),
  at(690, 790, { scale: 0.98, rotate: 6 }, stand('#5a3a14', sunscreen())),
  at(390, 372, { scale: 0.78, rotate: -9 }, stand('#5a3a14', sunHat())),
  contact(480, 1140, 180, 22, 0.5, '#5a3a14'),
  at(470, 1070, { scale: 0.72, rotate: -5 }, stand('#5a3a14', coconutSoap())),
  emoji('diving-mask', 1060, 1010, 250, { rotate: 8, shadow: 14 }),
  emoji('spiral-shell', 160, 1110, 130, { rotate: -12, shadow: 10 }),
  emoji('hibiscus', 810, 1140, 120, { rotate: 12, shadow: 8 }),
  vignette(SIDE, SIDE, '#3a2a10', 0.22),
)

const trails = square(
  'kit-002',
  sky('golden', SIDE, 760),
  sun(300, 220, 90, '#fff3cf'),
  cloud(950, 170, 0.7, ['#fff3e0', '#f2b48a'], 0.85),
  woodedRidge(4, SIDE, 470, 60, ['#8fae6a', '#5f8a5a'], 820, 28),
  at(700, 760, { scale: 1.02 }, temple()),
  mist(730, SIDE, 90, '#fff0d0', 0.5),
  woodedRidge(9, SIDE, 745, 12, ['#4f9a55', '#2a6f48'], 860, 22),
  group({ opacity: 0.5 }, shafts(3, 260, 120, 1300, '#fff3cf', 0.55, 90)),
  cobbles(8, SIDE, 800, SIDE, '#d8c19a', '#8a734f'),
  emoji('parrot', 190, 430, 210, { flip: true, shadow: 10 }),
  contact(430, 1076, 300, 44, 0.6, '#2c1e0a'),
  emoji('backpack', 420, 800, 640, { rotate: -3, shadow: 22 }),
  contact(770, 1080, 160, 28, 0.55, '#2c1e0a'),
  at(760, 800, { scale: 0.88, rotate: 4 }, stand('#2c1e0a', repellent())),
  contact(1010, 1064, 150, 26, 0.55, '#2c1e0a'),
  at(1000, 1062, { scale: 1, rotate: 2 }, stand('#2c1e0a', foldBottle(0))),
  contact(560, 1150, 210, 26, 0.5, '#2c1e0a'),
  at(560, 1030, { scale: 0.66, rotate: -4 }, stand('#2c1e0a', firstAid())),
  at(850, 1070, { scale: 0.5, rotate: 14 }, stand('#2c1e0a', sachet())),
  at(770, 1090, { scale: 0.5, rotate: -12 }, stand('#2c1e0a', sachet(['#7fd8a6', '#2f9a68']))),
  emoji('hiking-boot', 180, 1050, 260, { shadow: 16 }),
  thicket(12, 1240, 720, 330, SUNLIT, -110, -40, 5),
  at(1180, 1230, { rotate: -28 }, monstera(300, DEEP)),
  at(20, 1220, { rotate: 24 }, fern(300, SUNLIT)),
  vignette(SIDE, SIDE, '#2c1e0a', 0.3),
)

const nightView = [
  sky('dusk', SIDE, SIDE),
  stars(3, 130, SIDE, 420),
  moon(760, 230, 62),
  cloud(420, 560, 1, ['#d98fa0', '#6f4a8a'], 0.9),
  cloud(820, 660, 1.3, ['#f0a890', '#7a5090'], 1, true),
  cloud(560, 780, 1.3, ['#ffc9a0', '#a06a98'], 1),
  wing(350, 620, 0.9),
].join('')

const flight = square(
  'kit-003',
  cabinWall(SIDE, SIDE, ['#e9e6f0', '#a9b0cc']),
  cabinWindow(640, 400, 560, 700, nightView),
  cabinWindow(1290, 400, 560, 700, nightView, 0.5),
  cabinWindow(-10, 400, 560, 700, nightView),
  rect(0, 0, SIDE, SIDE, linear(60, '#ffd0b0/0.25@0', '#2b2f63/0.35@100')),
  rect(0, 940, SIDE, 260, linear(90, '#f6f2ea@0', '#b9b6c8@100')),
  rect(0, 940, SIDE, 14, '#ffffff'),
  contact(400, 1020, 340, 40, 0.5, '#1c1a40'),
  at(390, 690, { scale: 1.02, rotate: -8 }, stand('#1c1a40', neckPillow(['#ffa88c', '#e9603c', '#9b2a12']))),
  contact(850, 1030, 270, 34, 0.5, '#1c1a40'),
  at(840, 730, { scale: 0.86, rotate: 7 }, stand('#1c1a40', headphones())),
  contact(560, 1120, 330, 30, 0.45, '#1c1a40'),
  at(500, 1010, { scale: 0.86, rotate: -6 }, stand('#1c1a40', eyeMask())),
  contact(1065, 1120, 90, 20, 0.5, '#1c1a40'),
  at(1065, 950, { scale: 0.62, rotate: 5 }, stand('#1c1a40', atomiser())),
  at(880, 1110, { scale: 0.42, rotate: -6 }, stand('#1c1a40', foldingBrush(-18))),
  at(200, 1110, { scale: 0.62, rotate: -20 }, stand('#1c1a40', earplug())),
  at(270, 1130, { scale: 0.62, rotate: 62 }, stand('#1c1a40', earplug())),
  glow(640, 400, 500, '#ffd9b0', 0.16),
  vignette(SIDE, SIDE, '#1c1a40', 0.32),
)

export const KITS = [beach, trails, flight]

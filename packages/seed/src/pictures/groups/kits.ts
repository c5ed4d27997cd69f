import { emoji } from '../emoji'
import { coconutSoap, foldingBrush } from '../objects/bars'
import { macawFlying } from '../objects/birds'
import { repellent, sanitizer, sunscreen } from '../objects/bottles'
import { dryBag } from '../objects/cases'
import { earplug, eyeMask, foldBottle, neckPillow } from '../objects/comfort'
import { sunHat } from '../objects/hat'
import { sachet } from '../objects/health'
import { cableLock } from '../objects/lock'
import { SQUARE, square } from '../picture'
import { cobbles } from '../scenes/floors'
import { contact, hills, mist, sand, woodedRidge } from '../scenes/land'
import { DEEP, SUNLIT, fern, monstera, palm, thicket } from '../scenes/plants'
import { cabinWall, cabinWindow, wing } from '../scenes/interiors'
import { temple } from '../scenes/ruins'
import { cloud, glow, moon, shafts, sky, stars, sun, vignette } from '../scenes/sky'
import { LAGOON, foam, glint, sea } from '../scenes/water'
import { at, group, lifted, linear, rect } from '../svg'

/** The objects of a kit, small enough for a 16:9 crop. */
const still = (...objects: string[]) => at(600, 990, { scale: 0.86 }, at(-600, -990, {}, ...objects))

const beach = square(
  'kit-001',
  sky('morning', SQUARE, 560),
  sun(700, 170, 84),
  cloud(420, 210, 0.8, ['#ffffff', '#d3edf2']),
  hills(6, SQUARE, 430, 30, ['#5fae95', '#3a8a7c'], 520),
  sea(9, SQUARE, 470, 800, LAGOON),
  glint(7, 700, 474, 720, '#ffffff', 130, 0.85),
  emoji('sailboat', 910, 500, 130, { until: 25 }),
  sand(5, SQUARE, 760, SQUARE),
  foam(4, SQUARE, 770, 12),
  palm(1110, 900, 760, -90),
  palm(40, 840, 560, 60),
  still(
    contact(370, 968, 190, 30, 0.5, '#5a3a14'),
    at(370, 706, { scale: 0.86, rotate: -5 }, lifted('#5a3a14', dryBag())),
    contact(640, 986, 120, 24, 0.5, '#5a3a14'),
    at(640, 690, { scale: 0.94, rotate: 4 }, lifted('#5a3a14', sunscreen())),
    contact(880, 990, 230, 28, 0.5, '#5a3a14'),
    at(880, 880, { scale: 0.64, rotate: 5 }, lifted('#5a3a14', sunHat())),
    contact(520, 1024, 150, 18, 0.5, '#5a3a14'),
    at(520, 950, { scale: 0.62, rotate: -5 }, lifted('#5a3a14', coconutSoap())),
  ),
  emoji('spiral-shell', 170, 1110, 140, { rotate: -12, shadow: 10 }),
  emoji('hibiscus', 760, 1140, 120, { rotate: 12, shadow: 8 }),
  vignette(SQUARE, SQUARE, '#3a2a10', 0.22),
)

const trails = square(
  'kit-002',
  sky('golden', SQUARE, 760),
  sun(960, 190, 90, '#fff3cf'),
  cloud(130, 190, 0.7, ['#fff3e0', '#f2b48a'], 0.85),
  woodedRidge(4, SQUARE, 470, 60, ['#9fbe6a', '#5f8a5a'], 820, 28),
  at(360, 740, { scale: 0.98 }, temple()),
  mist(730, SQUARE, 90, '#fff0d0', 0.5),
  woodedRidge(9, SQUARE, 745, 12, ['#5fa855', '#2a6f48'], 860, 22),
  group({ opacity: 0.5 }, shafts(3, 960, 100, 1300, '#fff3cf', 0.55, 90)),
  cobbles(8, SQUARE, 800, SQUARE, '#d8c19a', '#8a734f'),
  at(660, 190, { scale: 0.52, flip: true, rotate: 6 }, lifted('#2c1e0a', macawFlying())),
  still(
    contact(850, 972, 140, 26, 0.6, '#2c1e0a'),
    at(850, 968, { scale: 0.9, rotate: 2 }, lifted('#2c1e0a', foldBottle(0))),
    contact(640, 976, 110, 24, 0.6, '#2c1e0a'),
    at(640, 702, { scale: 0.9, rotate: -3 }, lifted('#2c1e0a', repellent())),
    contact(340, 996, 230, 28, 0.6, '#2c1e0a'),
    at(340, 886, { scale: 0.68, rotate: -4 }, lifted('#2c1e0a', sunHat())),
    contact(740, 1024, 150, 20, 0.55, '#2c1e0a'),
    at(700, 926, { scale: 0.46, rotate: -9 }, lifted('#2c1e0a', sachet())),
    at(800, 936, { scale: 0.46, rotate: 8 }, lifted('#2c1e0a', sachet())),
  ),
  thicket(12, 1260, 860, 260, SUNLIT, -110, -40, 4),
  at(1150, 1240, { rotate: -24 }, monstera(300, DEEP)),
  at(20, 830, { rotate: 30 }, fern(300, SUNLIT)),
  vignette(SQUARE, SQUARE, '#2c1e0a', 0.3),
)

const nightView = [
  sky('dusk', SQUARE, SQUARE),
  stars(3, 130, SQUARE, 420),
  moon(760, 230, 62),
  cloud(420, 560, 1, ['#d98fa0', '#6f4a8a'], 0.9),
  cloud(820, 660, 1.3, ['#f0a890', '#7a5090'], 1, true),
  cloud(560, 780, 1.3, ['#ffc9a0', '#a06a98'], 1),
  wing(350, 620, 0.9),
].join('')

const flight = square(
  'kit-003',
  cabinWall(SQUARE, SQUARE, ['#e9e6f0', '#a9b0cc']),
  cabinWindow(640, 400, 560, 700, nightView),
  cabinWindow(1370, 400, 560, 700, nightView, 0.5),
  cabinWindow(-90, 400, 560, 700, nightView),
  rect(0, 0, SQUARE, SQUARE, linear(60, '#ffd0b0/0.25@0', '#2b2f63/0.35@100')),
  rect(0, 900, SQUARE, 300, linear(90, '#f6f2ea@0', '#b9b6c8@100')),
  rect(0, 900, SQUARE, 14, '#ffffff'),
  still(
    contact(440, 930, 300, 36, 0.5, '#1c1a40'),
    at(440, 640, { scale: 0.94, rotate: -6 }, lifted('#1c1a40', neckPillow())),
    contact(800, 960, 120, 24, 0.55, '#1c1a40'),
    at(790, 760, { scale: 0.74, rotate: 4 }, lifted('#1c1a40', sanitizer())),
    contact(980, 986, 100, 20, 0.55, '#1c1a40'),
    at(975, 890, { scale: 0.5, rotate: 5 }, lifted('#1c1a40', cableLock())),
    contact(420, 980, 260, 24, 0.5, '#1c1a40'),
    at(430, 900, { scale: 0.8, rotate: -4 }, lifted('#1c1a40', eyeMask())),
    at(760, 1000, { scale: 0.5, rotate: 4 }, lifted('#1c1a40', foldingBrush(-14))),
    at(190, 966, { scale: 0.58, rotate: -20 }, lifted('#1c1a40', earplug())),
    at(262, 990, { scale: 0.58, rotate: 62 }, lifted('#1c1a40', earplug())),
  ),
  glow(640, 400, 500, '#ffd9b0', 0.16),
  vignette(SQUARE, SQUARE, '#1c1a40', 0.32),
)

export const KITS = [beach, trails, flight]

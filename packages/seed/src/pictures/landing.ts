import { macawFlying } from './objects/birds'
import { sunscreen } from './objects/bottles'
import { dryBag } from './objects/cases'
import { sunHat } from './objects/hat'
import { emoji } from './emoji'
import { foam, glint, sea } from './scenes/water'
import { contact, hills, mist, peak, sand, woodedSlope } from './scenes/land'
import { DEEP, palm, thicket } from './scenes/plants'
import { temple } from './scenes/ruins'
import { glow, stars, sun, wisps } from './scenes/sky'
import { below, curve, type Point } from './geometry'
import { at, blur, down, group, lifted, path, rect, stroke, svgDocument } from './svg'

const DUSK = '#3a220c'

/** Dark enough at the top for white text. */
const dawn = (width: number, height: number) =>
  rect(
    0,
    0,
    width,
    height,
    down('#06242d@0', '#0f3d4c@34', '#4d5560@56', '#a8696a@72', '#e98a6a@84', '#ffcf94@95', '#ffe7bd@100'),
  )

const water = (seed: number, width: number, horizon: number, bottom: number) =>
  sea(seed, width, horizon, bottom, ['#f3bd90@0', '#5fa9ae@26', '#1f7f92@58', '#0e5b70@100'], '#fff0d8')

/** What to bring: a dry bag, sunscreen and a hat, standing at the origin; 620 wide. */
const luggage = () =>
  group(
    {},
    contact(-190, -4, 150, 20, 0.5, DUSK),
    at(-190, -224, { scale: 0.72, rotate: -4 }, lifted(DUSK, dryBag())),
    contact(40, 6, 90, 16, 0.5, DUSK),
    at(40, -212, { scale: 0.7, rotate: 5 }, lifted(DUSK, sunscreen())),
    contact(220, 24, 150, 18, 0.5, DUSK),
    at(220, -58, { scale: 0.5, rotate: 5 }, lifted(DUSK, sunHat())),
  )

/** A rise of sand whose crest runs through `line`. */
const dune = (line: readonly Point[], bottom: number) =>
  path(below(line, bottom), '#8a5a24', { opacity: 0.35, filter: blur(14), transform: 'translate(-14 8)' }) +
  path(below(line, bottom), down('#fdebc6@0', '#eec184@60', '#cf9857@100')) +
  stroke(curve(line), '#fff6dd', 10, { opacity: 0.7, filter: blur(4) })

/** A wooded point that runs out into the sea, with a temple on it. */
const headland = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    { scale },
    woodedSlope(
      9,
      [
        [-560, 0],
        [-420, -30],
        [-200, -56],
        [60, -50],
        [240, -26],
        [330, 0],
      ],
      ['#56756a', '#2a5450'],
      4,
      17,
    ),
    at(-40, -34, { scale: 0.42 }, temple(6, ['#c9a58c', '#8a6d66', '#4f4450'])),
    woodedSlope(
      14,
      [
        [-640, 6],
        [-420, -14],
        [-160, -24],
        [120, -16],
        [300, -2],
        [370, 6],
      ],
      ['#3f655c', '#1e4447'],
      10,
      14,
    ),
  )

/** The bay at dawn for wide screens. Text stands on the left, tiles along the lower fifth. */
const landscape = {
  id: 'landing-landscape',
  width: 1920,
  height: 1200,
  widths: [1280, 1920],
  fallbackWidth: 1280,
  svg: svgDocument(
    1920,
    1200,
    dawn(1920, 700),
    stars(5, 90, 1920, 300),
    wisps(6, 1920, 330, 200, '#ffb48a', 0.28),
    glow(1060, 640, 620, '#ffd9a0', 0.7),
    sun(1060, 606, 84),
    peak(1560, 250, 560, 720, ['#7d6a7c', '#b98277'], '#4e4660', 8),
    peak(330, 430, 420, 720, ['#6d667c', '#a87a74'], '#463f58', 4),
    hills(5, 1920, 610, 34, ['#6a6070', '#8f6f70'], 720),
    water(4, 1920, 660, 1200),
    glint(2, 1060, 664, 980, '#fff0c8', 150, 0.9),
    mist(660, 1920, 50, '#ffdcb8', 0.5),
    headland(1010, 704, 0.9),
    emoji('sailboat', 640, 790, 120, { until: 25 }),
    sand(7, 1920, 930, 1200, ['#fbe0b0', '#d9a86c'], 16),
    foam(6, 1920, 944, 12),
    dune(
      [
        [300, 1250],
        [520, 1070],
        [820, 966],
        [1080, 880],
        [1360, 838],
        [1640, 850],
        [1980, 826],
      ],
      1200,
    ),
    palm(1720, 900, 520, 130, DEEP),
    palm(1860, 960, 800, -110),
    at(1450, 890, { scale: 0.84 }, luggage()),
    at(1085, 412, { scale: 0.27, rotate: -8 }, macawFlying()),
    at(912, 398, { scale: 0.16, rotate: -2 }, macawFlying()),
    thicket(4, 1990, 1240, 360, DEEP, -80, 10, 7),
  ),
}

/** The same bay for upright screens: text above, tiles below y = 1050. */
const portrait = {
  id: 'landing-portrait',
  width: 900,
  height: 1600,
  widths: [480, 720, 900],
  fallbackWidth: 900,
  svg: svgDocument(
    900,
    1600,
    dawn(900, 800),
    stars(5, 60, 900, 330),
    wisps(6, 900, 470, 150, '#ffb48a', 0.3),
    glow(370, 740, 460, '#ffd9a0', 0.7),
    sun(370, 690, 60),
    peak(700, 430, 400, 820, ['#7d6a7c', '#b98277'], '#4e4660', 8),
    hills(5, 900, 724, 26, ['#6a6070', '#8f6f70'], 820),
    water(4, 900, 770, 1600),
    glint(2, 370, 774, 1010, '#fff0c8', 110, 0.9),
    mist(770, 900, 40, '#ffdcb8', 0.5),
    headland(285, 800, 0.72),
    emoji('sailboat', 250, 862, 96, { until: 25 }),
    sand(7, 900, 1010, 1600, ['#fbe0b0', '#d9a86c'], 14),
    foam(6, 900, 1022, 10),
    dune(
      [
        [-60, 1130],
        [120, 1090],
        [300, 1020],
        [480, 990],
        [700, 984],
        [960, 960],
      ],
      1600,
    ),
    palm(820, 1050, 430, -40),
    at(590, 1030, { scale: 0.66 }, luggage()),
    at(425, 660, { scale: 0.15, rotate: -8 }, macawFlying()),
  ),
}

export const LANDING = [landscape, portrait] as const

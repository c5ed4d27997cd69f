import { LOGO } from '~/lib/logo'
import { dryBag } from './objects/cases'
import { coconutSoap } from './objects/bars'
import { macawFlying } from './objects/birds'
import { sunscreen } from './objects/bottles'
import { sunHat } from './objects/hat'
import { grecaBorder } from './scenes/greca'
import { contact, hills, peak, sand } from './scenes/land'
import { palm } from './scenes/plants'
import { glow, sun, wisps } from './scenes/sky'
import { foam, glint, sea } from './scenes/water'
import { at, circle, down, group, lifted, linear, path, radial, rect, stroke, svgDocument } from './svg'
import { WORDMARK } from './wordmark'

const NEEDLE = 'M0 -74C9 -40 17 -16 25 0H-25C-17 -16 -9 -40 0 -74Z'

/** The brand's compass rose, drawn for a circle of radius 100. */
const rose = (light: string, tip: string, ticks: string) =>
  group(
    {},
    stroke('M0 -82V-70M0 82V70M-82 0H-70M82 0H70', ticks, 7),
    group(
      { transform: 'rotate(35)' },
      path(NEEDLE, tip),
      path(NEEDLE, light, { transform: 'rotate(180)' }),
      path('M0 -74C9 -40 17 -16 25 0H0Z', '#000000', { opacity: 0.12 }),
      path('M0 74C9 40 17 16 25 0H0Z', '#000000', { opacity: 0.12 }),
    ),
    circle(0, 0, 8, '#0b3441'),
  )

/** The compass in its ring with the shop's name, for a light ground; 390 wide, its middle left at the origin. */
export const signature = () =>
  group(
    {},
    at(
      54,
      0,
      { scale: 0.54 },
      circle(0, 0, 96, 'none', { stroke: '#0e4c5c', 'stroke-width': 10 }),
      rose('#0e4c5c', '#e24e25', '#0e4c5c'),
    ),
    at(130, 32, { scale: 0.62 }, path(WORDMARK, '#0b3441')),
  )

/** The favicon. It becomes light in a dark color scheme. */
export const favicon = () =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    '<style>.sea{fill:#0e4c5c}.tail{fill:#fbf6ee}.pin{fill:#0e4c5c}@media (prefers-color-scheme:dark){.sea{fill:#8fd3d6}.tail{fill:#0b3441}.pin{fill:#8fd3d6}}</style>',
    '<circle class="sea" cx="32" cy="32" r="31"/>',
    '<g transform="translate(32 32) rotate(35)"><path fill="#f2603a" d="M0-26 9.5 0h-19Z"/><path class="tail" d="M0 26 9.5 0h-19Z"/></g>',
    '<circle class="pin" cx="32" cy="32" r="3.2"/>',
    '</svg>\n',
  ].join('')

/** The logo for the dark banner of mails, whose programs show no SVG. */
export const mailMark = () =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">',
    `<circle cx="${LOGO.ring.cx}" cy="${LOGO.ring.cy}" r="${LOGO.ring.r}" fill="none" stroke="#ffffff" stroke-width="${LOGO.ring.width}"/>`,
    `<path d="${LOGO.needle}" fill="#ff9a76"/>`,
    '</svg>',
  ].join('')

/** An app icon of 512 px. `inset` is the fraction of the side left free around the compass, `corner` the radius. */
export const appIcon = (inset: number, corner: number) => {
  const radius = 256 * (1 - inset)
  return svgDocument(
    512,
    512,
    rect(0, 0, 512, 512, linear(60, '#1f7f92@0', '#0e4c5c@50', '#08303c@100'), corner),
    at(
      256,
      256,
      { scale: radius / 100 },
      circle(0, 0, 96, 'none', { stroke: '#fbf6ee', 'stroke-width': 8 }),
      circle(0, 0, 92, radial(0.4, 0.35, 0.75, '#2f9fb0/0.55@0', '#2f9fb0/0@100')),
      rose('#fbf6ee', linear(60, '#ff8f68@0', '#e24e25@100'), '#fbf6ee'),
    ),
  )
}

/** The default Open Graph picture, 1200 × 630. */
export const sharePicture = () =>
  svgDocument(
    1200,
    630,
    rect(
      0,
      0,
      1200,
      440,
      down('#082832@0', '#17495a@32', '#8a5a62@58', '#e98a6a@78', '#ffcf94@94', '#ffe7bd@100'),
    ),
    at(160, 0, {}, wisps(6, 900, 190, 130, '#ffb48a', 0.3)),
    glow(610, 410, 420, '#ffd9a0', 0.6),
    sun(610, 390, 66),
    peak(930, 190, 420, 460, ['#8a6a74', '#b98277'], '#5a4a62', 8),
    hills(5, 1200, 396, 30, ['#7a6470', '#a8766f'], 470),
    sea(4, 1200, 420, 560, ['#f0b48a@0', '#4f9fa6@35', '#14687e@100'], '#fff0d8'),
    glint(2, 610, 422, 540, '#fff0c8', 110, 0.85),
    sand(7, 1200, 506, 630, ['#fbe6bb', '#e3b878'], 5),
    foam(6, 1200, 516, 8),
    palm(1150, 580, 460, -70),
    contact(800, 574, 150, 20, 0.5, '#5a3a14'),
    at(800, 402, { scale: 0.54, rotate: -4 }, lifted('#3a220c', dryBag())),
    contact(990, 580, 110, 18, 0.5, '#5a3a14'),
    at(975, 404, { scale: 0.56, rotate: 6 }, lifted('#3a220c', sunscreen())),
    at(1065, 540, { scale: 0.38, rotate: 7 }, lifted('#3a220c', sunHat())),
    contact(880, 600, 110, 12, 0.5, '#5a3a14'),
    at(880, 556, { scale: 0.42, rotate: -4 }, lifted('#3a220c', coconutSoap())),
    at(560, 96, { scale: 0.3, rotate: -8 }, macawFlying()),
    at(
      126,
      218,
      { scale: 0.58 },
      circle(0, 0, 96, '#0b3441'),
      circle(0, 0, 96, 'none', { stroke: '#fbf6ee', 'stroke-width': 9 }),
      rose('#fbf6ee', '#ff7a50', '#fbf6ee'),
    ),
    at(206, 266, { scale: 1 }, path(WORDMARK, '#fffaf0', { filter: '@shadow 0 3 4 #082832 0.5' })),
    grecaBorder(0, 600, 1200, 30, '#0e4c5c', '#f6d98a'),
  )

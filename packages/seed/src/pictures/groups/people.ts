import { dryBag } from '../objects/cases'
import { sunscreen } from '../objects/bottles'
import { sunHat } from '../objects/hat'
import { luggageTag } from '../objects/tag'
import { casement, danilo, marcela, openBox, shelf } from '../objects/people'
import { TALL, wide, WIDE } from '../picture'
import { plaster, tabletop } from '../scenes/floors'
import { greca } from '../scenes/greca'
import { contact, hills, peak } from '../scenes/land'
import { DEEP, SUNLIT, thicket } from '../scenes/plants'
import { cloud, glow, sky, sun, vignette } from '../scenes/sky'
import { emoji } from '../emoji'
import { at, lifted } from '../svg'

const UMBER = '#3a220c'

/** The two founders pack an order at a table by the window. */
export const PEOPLE = [
  wide(
    'about-workshop',
    plaster(4, WIDE, TALL, '#fbe9cc', '#e9c391'),
    casement(
      120,
      110,
      400,
      420,
      sky('dawn', WIDE, 460) +
        sun(250, 220, 46, '#fff0c8') +
        cloud(430, 190, 0.34, ['#fff6ea', '#f0c6b0'], 0.9) +
        peak(400, 250, 260, 520, ['#9fc7a8', '#4f9a78'], '#24675a', 11) +
        peak(190, 320, 220, 520, ['#a9cfae', '#5aa383'], '#2a6f60', 6) +
        hills(8, 640, 470, 26, ['#8fbf78', '#3f8f55'], 560) +
        thicket(4, 140, 570, 150, SUNLIT, -60, 60, 6),
    ),
    glow(320, 330, 520, '#fff0c8', 0.35),
    at(
      1390,
      270,
      {},
      shelf([
        [120, 120, '#e0a963'],
        [90, 150, '#2f8a9a'],
        [150, 90, '#d9683f'],
      ]),
    ),
    at(
      1390,
      500,
      {},
      shelf([
        [160, 84, '#7fae72'],
        [120, 140, '#e7bd7c'],
        [110, 110, '#5c78b8'],
      ]),
    ),
    at(600, 372, { scale: 0.98 }, lifted(UMBER, marcela())),
    at(1010, 340, { scale: 1.04 }, lifted(UMBER, danilo())),
    tabletop(6, WIDE, 776, TALL, ['#c88d52', '#9a6333', '#6b3f1c']),
    at(0, 0, {}, greca(0, 872, WIDE, 28, '#fff6e4', 0.5)),
    at(
      806,
      846,
      { scale: 0.9 },
      openBox(
        at(-62, -218, { scale: 0.34, rotate: -8 }, dryBag()),
        at(66, -214, { scale: 0.36, rotate: 7 }, sunscreen()),
      ),
    ),
    contact(360, 838, 150, 18, 0.45, UMBER),
    at(360, 800, { scale: 0.46, rotate: -4 }, lifted(UMBER, sunHat())),
    at(1220, 800, { scale: 0.34, rotate: 62 }, lifted(UMBER, luggageTag())),
    emoji('hot-beverage', 1440, 770, 130, { shadow: 10 }),
    thicket(9, 20, 900, 250, DEEP, -60, 40, 5),
    vignette(WIDE, TALL, '#2c1e0a', 0.26),
  ),
]

import { coconutSoap, foldingBrush, shampooBar, tin } from '../objects/bars'
import { atomiser, atomizerCap, pumpCap, repellent, sanitizer, sunscreen } from '../objects/bottles'
import { dryBag } from '../objects/cases'
import { earplug, eyeMask, foldBottle, neckPillow } from '../objects/comfort'
import { CLAY, MAIZE, MOSS, packingCube, TEAL } from '../objects/cubes'
import { sunHat } from '../objects/hat'
import { firstAid, sachet } from '../objects/health'
import { cableLock } from '../objects/lock'
import { adapter, headphones, powerBank } from '../objects/power'
import { luggageTag } from '../objects/tag'
import { signature } from '../brand'
import { type Picture, share, square } from '../picture'
import { grecaBorder } from '../scenes/greca'
import { CORAL, DUSK, FLOOR, LAGOON, LEAF, SAND, standing, studio, type Tone } from '../scenes/studio'
import { at } from '../svg'

/**
 * A product on its own, or a kit, on a calm ground: the picture of product cards. Everything stands on the same floor, under the same
 * light, and within the middle 900 × 660 px, so that crops to 4:5 and 16:9 keep it whole.
 */
const packshot = (id: string, tone: Tone, ...objects: string[]) => ({ id, tone, objects })

const SHOTS = [
  packshot('prod-001', SAND, standing(SAND, cableLock(), { scale: 1.06, foot: 206, base: 160, rotate: -2 })),
  packshot(
    'prod-002',
    SAND,
    standing(SAND, packingCube(440, 560, TEAL), { x: 450, y: FLOOR - 40, foot: 280, base: 200, rotate: -2 }),
    standing(SAND, packingCube(360, 410, CLAY), { x: 770, y: FLOOR - 24, foot: 205, base: 160, rotate: 2 }),
    standing(SAND, packingCube(270, 280, MAIZE), { x: 610, foot: 140, base: 120, rotate: -2 }),
    standing(
      SAND,
      packingCube(230, 150, MOSS, [
        ['#2f3b40', '#11191d'],
        ['#f4efe4', '#b9b2a2'],
      ]),
      { x: 870, y: FLOOR + 18, foot: 75, base: 104, rotate: 3 },
    ),
  ),
  packshot('prod-003', SAND, standing(SAND, dryBag(), { scale: 0.92, foot: 300, base: 168 })),
  packshot('prod-004', SAND, standing(SAND, luggageTag(), { scale: 1.03, foot: 236, base: 130, rotate: 4 })),
  packshot('prod-005', LAGOON, standing(LAGOON, sunscreen(), { scale: 1.06, foot: 306, base: 112 })),
  packshot('prod-006', LAGOON, standing(LAGOON, coconutSoap(), { scale: 1.6, foot: 148, base: 216 })),
  packshot(
    'prod-007',
    LAGOON,
    standing(LAGOON, foldingBrush(-58), { x: 650, scale: 1.08, foot: 44, base: 40 }),
  ),
  packshot('prod-008', LAGOON, standing(LAGOON, sanitizer(), { x: 575, scale: 1.16, foot: 260, base: 126 })),
  packshot(
    'prod-009',
    LAGOON,
    standing(LAGOON, atomiser(), { x: 535, scale: 1.14, foot: 280, base: 76 }),
    standing(LAGOON, atomizerCap(), { x: 745, y: FLOOR + 10, scale: 1.14, foot: 84, base: 76 }),
  ),
  packshot(
    'prod-010',
    LAGOON,
    standing(LAGOON, shampooBar(), { x: 500, y: FLOOR - 20, scale: 1.46, foot: 164, base: 190 }),
    standing(LAGOON, tin(), { x: 850, y: FLOOR + 20, scale: 1.06, foot: 100, base: 146 }),
  ),
  packshot('prod-011', CORAL, standing(CORAL, powerBank(), { scale: 1.16, foot: 276, base: 136 })),
  packshot('prod-012', CORAL, standing(CORAL, adapter(), { x: 630, scale: 1.5, foot: 190, base: 190 })),
  packshot('prod-013', CORAL, standing(CORAL, headphones(), { scale: 1.04, foot: 300, base: 290 })),
  packshot('prod-014', LEAF, standing(LEAF, firstAid(), { x: 625, scale: 1.42, foot: 192, base: 236 })),
  packshot(
    'prod-015',
    LEAF,
    standing(LEAF, repellent(), { x: 550, scale: 1.02, foot: 300, base: 100 }),
    standing(LEAF, pumpCap(), { x: 750, y: FLOOR + 10, scale: 1.02, foot: 95, base: 62 }),
  ),
  packshot(
    'prod-016',
    LEAF,
    standing(LEAF, sachet(), { x: 420, y: FLOOR - 40, scale: 1.2, foot: 196, base: 120, rotate: -10 }),
    standing(LEAF, sachet(), { x: 780, y: FLOOR - 40, scale: 1.2, foot: 196, base: 120, rotate: 10 }),
    standing(LEAF, sachet(), { scale: 1.42, foot: 198, base: 124 }),
  ),
  packshot('prod-017', DUSK, standing(DUSK, neckPillow(), { scale: 1.06, foot: 312, base: 220 })),
  packshot(
    'prod-018',
    DUSK,
    standing(DUSK, eyeMask(), { x: 590, y: FLOOR - 46, scale: 1.3, foot: 136, base: 240, rotate: -2 }),
    standing(DUSK, earplug(), { x: 830, y: FLOOR + 4, scale: 0.88, foot: 92, base: 50 }),
    standing(DUSK, earplug(), { x: 930, y: FLOOR + 16, scale: 0.88, foot: 92, base: 50 }),
  ),
  packshot('prod-019', DUSK, standing(DUSK, sunHat(), { y: FLOOR - 20, scale: 1.2, foot: 168, base: 290 })),
  packshot('prod-020', DUSK, standing(DUSK, foldBottle(0), { scale: 1.1, foot: 0, base: 118 })),
  packshot(
    'kit-001-detail',
    SAND,
    standing(SAND, dryBag(), { x: 350, scale: 0.86, foot: 300, base: 168 }),
    standing(SAND, sunscreen(), { x: 620, scale: 0.9, foot: 306, base: 112 }),
    standing(SAND, sunHat(), { x: 880, y: FLOOR + 6, scale: 0.76, foot: 168, base: 290 }),
    standing(SAND, coconutSoap(), { x: 590, y: FLOOR + 44, scale: 0.62, foot: 148, base: 216 }),
  ),
  packshot(
    'kit-002-detail',
    LEAF,
    standing(LEAF, foldBottle(0), { x: 830, scale: 0.98, foot: 0, base: 118 }),
    standing(LEAF, repellent(), { x: 620, scale: 0.9, foot: 300, base: 100 }),
    standing(LEAF, sunHat(), { x: 360, y: FLOOR + 14, scale: 0.8, foot: 168, base: 290 }),
    standing(LEAF, sachet(), { x: 720, y: FLOOR + 44, scale: 0.6, foot: 198, base: 124, rotate: -5 }),
    standing(LEAF, sachet(), { x: 920, y: FLOOR + 48, scale: 0.6, foot: 198, base: 124, rotate: 5 }),
  ),
  packshot(
    'kit-003-detail',
    DUSK,
    standing(DUSK, neckPillow(), { x: 420, scale: 0.9, foot: 312, base: 220 }),
    standing(DUSK, sanitizer(), { x: 780, scale: 0.88, foot: 260, base: 126 }),
    standing(DUSK, cableLock(), { x: 970, y: FLOOR + 14, scale: 0.62, foot: 206, base: 160 }),
    standing(DUSK, eyeMask(), { x: 420, y: FLOOR + 30, scale: 0.82, foot: 136, base: 240, rotate: -2 }),
    standing(DUSK, foldingBrush(-24), { x: 800, y: FLOOR + 62, scale: 0.46, foot: 44, base: 200 }),
    standing(DUSK, earplug(), { x: 188, y: FLOOR + 50, scale: 0.56, foot: 92, base: 50 }),
    standing(DUSK, earplug(), { x: 244, y: FLOOR + 62, scale: 0.56, foot: 92, base: 50 }),
  ),
]

export const PACKSHOTS: readonly Picture[] = SHOTS.map(({ id, tone, objects }) =>
  square(id, studio(tone), ...objects),
)

const SCALE = 0.7
const SHARE_FLOOR = 528

/** What social networks show of a product or kit: the same objects with the brand, 1200 × 630. */
export const SHARES: readonly Picture[] = SHOTS.map(({ id, tone, objects }) =>
  share(
    `${id.replace('-detail', '')}-share`,
    studio(tone, 1200, 630, 410, SHARE_FLOOR),
    at(820 - 600 * SCALE, SHARE_FLOOR - FLOOR * SCALE, { scale: SCALE }, ...objects),
    at(64, 292, {}, signature()),
    grecaBorder(0, 594, 1200, 36, '#0e4c5c', '#f6d98a'),
  ),
)

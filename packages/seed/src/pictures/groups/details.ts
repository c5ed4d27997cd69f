import { coconutSoap, foldingBrush, shampooBar, suds, waterGlass } from '../objects/bars'
import { atomiser, mistSpray, repellent, sanitizer } from '../objects/bottles'
import { packedLiquidsBag, plugFace } from '../objects/box-contents'
import { dryBag } from '../objects/cases'
import { foldBottle, neckPillow } from '../objects/comfort'
import { packingCube, TEAL } from '../objects/cubes'
import { rolledHat } from '../objects/hat'
import { firstAid, passport, sachet } from '../objects/health'
import { cableLock } from '../objects/lock'
import { headphones } from '../objects/power'
import { powerBankTop } from '../objects/ports'
import { openLuggageTag } from '../objects/tag'
import { square } from '../picture'
import {
  CORAL,
  DUSK,
  LAGOON,
  LEAF,
  lying,
  SAND,
  standing,
  studio,
  surface,
  type Tone,
} from '../scenes/studio'
import { at } from '../svg'

/** A part of a product, large, on the ground of its packshot. */
const closeUp = (
  id: string,
  tone: Tone,
  object: string,
  x: number,
  y: number,
  scale: number,
  rotate: number,
  ...more: string[]
) => square(`${id}-detail`, surface(tone), lying(tone, object, { x, y, scale, rotate, height: 46 }), ...more)

/** A product beside a passport, for its size. */
const besidePassport = (
  id: string,
  tone: Tone,
  object: string,
  scale: number,
  rotate = 0,
  x = 800,
  y = 620,
) =>
  square(
    `${id}-detail`,
    surface(tone),
    lying(tone, passport(), { x: 330, y: 610, scale: 1.3, rotate: -6, height: 14 }),
    lying(tone, object, { x, y, scale, rotate, height: 34 }),
  )

export const DETAILS = [
  closeUp('prod-001', SAND, cableLock(), 590, 760, 2.3, -8),
  closeUp('prod-002', SAND, packingCube(440, 560, TEAL), 470, 800, 2.1, -7),
  closeUp('prod-003', SAND, dryBag(), 600, 1130, 2.25, -4),
  square(
    'prod-004-detail',
    studio(SAND),
    standing(SAND, openLuggageTag(), { scale: 1.1, foot: 236, base: 130, rotate: -3 }),
  ),
  square(
    'prod-005-detail',
    surface(LAGOON),
    lying(LAGOON, packedLiquidsBag(), { y: 622, scale: 1.06, rotate: -3, height: 22 }),
  ),
  besidePassport('prod-006', LAGOON, coconutSoap(), 0.82, -4),
  besidePassport('prod-007', LAGOON, foldingBrush(180), 0.92, -78, 850, 410),
  besidePassport('prod-008', LAGOON, sanitizer(), 0.78, 8, 770),
  besidePassport('prod-009', LAGOON, atomiser(), 0.66, 12, 780),
  closeUp(
    'prod-010',
    LAGOON,
    shampooBar(),
    600,
    640,
    2.1,
    -6,
    at(380, 900, { rotate: -4 }, suds(520, 4)),
    at(900, 560, { rotate: 8 }, suds(300, 9)),
  ),
  square('prod-011-detail', studio(CORAL), powerBankTop()),
  square(
    'prod-012-detail',
    surface(CORAL),
    ...(['A', 'C', 'G', 'I'] as const).map((type, index) =>
      lying(CORAL, plugFace(type), {
        x: 380 + (index % 2) * 440,
        y: 330 + Math.floor(index / 2) * 480,
        scale: 1.34,
        height: 26,
      }),
    ),
  ),
  closeUp('prod-013', CORAL, headphones(), 1010, 330, 2.15, -8),
  besidePassport('prod-014', LEAF, firstAid(), 1.06, 4, 860),
  square(
    'prod-015-detail',
    studio(LEAF),
    at(560, 560, { rotate: -2 }, mistSpray(520, '#ffffff')),
    standing(LEAF, repellent(), { x: 740, y: 1560, scale: 1.9, foot: 300, base: 100 }),
  ),
  square(
    'prod-016-detail',
    studio(LEAF),
    standing(LEAF, waterGlass(), { x: 420, scale: 1.9, foot: 152, base: 80 }),
    standing(LEAF, sachet(), { x: 790, scale: 1.3, foot: 198, base: 124, rotate: 3 }),
  ),
  closeUp('prod-017', DUSK, neckPillow(), 620, 330, 2.1, 4),
  besidePassport('prod-019', DUSK, rolledHat(), 1.2, 84, 810),
  square(
    'prod-020-detail',
    studio(DUSK),
    standing(DUSK, foldBottle(0), { x: 430, scale: 1.02, foot: 0, base: 118 }),
    standing(DUSK, foldBottle(1), { x: 800, scale: 1.02, foot: 0, base: 124 }),
  ),
]

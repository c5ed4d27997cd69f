import { coconutSoap, foldingBrush, shampooBar, tin } from '../objects/bars'
import { repellent, sanitizer, sunscreen } from '../objects/bottles'
import {
  audioCable,
  earplugCase,
  foldedShirt,
  fuse,
  leaflet,
  rolledTowel,
  scissors,
  sealed,
  tweezers,
  usbCable,
} from '../objects/box-contents'
import { dryBag } from '../objects/cases'
import { earplug, eyeMask, foldBottle, neckPillow } from '../objects/comfort'
import { CLAY, drawstringBag, MAIZE, MOSS, packingCube, TEAL } from '../objects/cubes'
import { sunHatAbove } from '../objects/hat'
import { firstAid, gauze, plasterStrip, sachet } from '../objects/health'
import { cableLock } from '../objects/lock'
import { adapter, headphones, phone, powerBank, screenDusk } from '../objects/power'
import { luggageTag, nameCard } from '../objects/tag'
import { square } from '../picture'
import { CORAL, DUSK, LAGOON, LEAF, lying, SAND, surface, type Tone } from '../scenes/studio'

type Item = readonly [object: string, x: number, y: number, scale: number, rotate?: number, height?: number]

/** Everything in the box or kit, seen from above. */
const flatLay = (id: string, tone: Tone, ...items: Item[]) =>
  square(
    `${id}-inside`,
    surface(tone),
    ...items.map(([object, x, y, scale, rotate = 0, height = 24]) =>
      lying(tone, object, { x, y, scale, rotate, height }),
    ),
  )

const ten = Array.from({ length: 10 }, (_, index): Item => [
  sachet(),
  236 + (index % 5) * 182,
  370 + Math.floor(index / 5) * 440,
  0.62,
  (index % 3) * 3 - 3,
  12,
])

export const CONTENTS = [
  flatLay('prod-001', SAND, [leaflet(), 810, 600, 1.4, 5, 8], [cableLock(), 430, 680, 1.12, -6]),
  flatLay(
    'prod-002',
    SAND,
    [packingCube(480, 600, TEAL), 360, 560, 1, -2],
    [packingCube(380, 440, CLAY), 850, 430, 1, 2],
    [packingCube(300, 300, MAIZE), 780, 860, 1, -3],
    [
      packingCube(220, 150, MOSS, [
        ['#2f3b40', '#11191d'],
        ['#f4efe4', '#b9b2a2'],
      ]),
      360,
      990,
      1.1,
      2,
    ],
  ),
  flatLay(
    'prod-003',
    SAND,
    [dryBag(), 380, 640, 1.05, -5, 30],
    [rolledTowel(), 850, 330, 0.98, 4, 34],
    [foldedShirt(), 800, 620, 0.82, -4, 18],
    [phone(screenDusk, 0.8), 820, 930, 0.6, 74, 10],
  ),
  flatLay(
    'prod-004',
    SAND,
    [luggageTag(), 420, 680, 1.3, -8],
    [nameCard(), 850, 450, 1.5, 7, 8],
    [nameCard(), 830, 820, 1.5, -5, 8],
  ),
  flatLay('prod-010', LAGOON, [shampooBar(), 440, 500, 1.5, -4, 34], [tin(), 800, 840, 1.5, 4, 28]),
  flatLay('prod-011', CORAL, [powerBank(), 400, 610, 1.3, -5], [usbCable(), 830, 590, 1.5, 4, 14]),
  flatLay('prod-012', CORAL, [adapter(), 500, 540, 1.4, -5, 34], [fuse(), 860, 930, 1.2, -14, 12]),
  flatLay(
    'prod-013',
    CORAL,
    [headphones(), 390, 430, 0.9, -6, 30],
    [drawstringBag(['#e9a58c', '#c9603f', '#7f2f18']), 860, 430, 1.3, 5, 26],
    [audioCable(), 380, 930, 1.1, 0, 12],
    [usbCable(), 830, 900, 1, -6, 12],
  ),
  flatLay(
    'prod-014',
    LEAF,
    [firstAid(), 420, 300, 1.06, -3, 34],
    [gauze(), 870, 270, 1.05, 0, 20],
    [gauze(), 1030, 380, 0.9, 0, 20],
    [sealed('gauze'), 220, 640, 1, -6, 10],
    [sealed('gauze'), 430, 660, 1, 4, 10],
    [sealed('wipe'), 640, 650, 1, -3, 10],
    [sealed('wipe'), 850, 640, 1, 6, 10],
    [plasterStrip(), 220, 880, 0.9, -10, 8],
    [plasterStrip(['#9fdbe6', '#3fa6b8']), 240, 990, 0.9, 6, 8],
    [plasterStrip(), 480, 900, 0.9, 5, 8],
    [plasterStrip(['#f9c9b8', '#e08a6a']), 490, 1010, 0.9, -7, 8],
    [tweezers(), 830, 860, 1.1, -8, 12],
    [scissors(), 850, 1010, 1.1, 6, 12],
  ),
  flatLay('prod-016', LEAF, ...ten),
  flatLay('prod-017', DUSK, [neckPillow(), 440, 560, 1.14, -6, 44], [drawstringBag(), 890, 780, 1.2, 5, 34]),
  flatLay(
    'prod-018',
    DUSK,
    [eyeMask(), 600, 430, 1.36, -3, 22],
    [earplugCase(), 360, 880, 1.15, -8, 24],
    ...[0, 1, 2, 3].map((index): Item => [
      earplug(),
      600 + index * 120,
      880 + (index % 2) * 20,
      0.9,
      index * 8 - 12,
      16,
    ]),
  ),
  flatLay(
    'kit-001',
    SAND,
    [dryBag(), 360, 560, 0.98, -6, 30],
    [sunHatAbove(), 830, 380, 0.92, 8, 34],
    [sunscreen(), 700, 850, 0.78, -74, 20],
    [coconutSoap(), 930, 980, 0.66, 6, 20],
  ),
  flatLay(
    'kit-002',
    LEAF,
    [sunHatAbove(), 390, 400, 0.98, -6, 34],
    [foldBottle(0), 900, 690, 0.9, 6, 28],
    [repellent(), 330, 910, 0.76, -70, 20],
    [sachet(), 610, 760, 0.72, -10, 10],
    [sachet(), 730, 930, 0.72, 8, 10],
  ),
  flatLay(
    'kit-003',
    DUSK,
    [neckPillow(), 400, 400, 0.9, -5, 44],
    [sanitizer(), 880, 380, 0.88, 8, 24],
    [eyeMask(), 800, 800, 0.78, -5, 20],
    [cableLock(), 330, 850, 0.66, -8, 20],
    [foldingBrush(180), 800, 1040, 0.74, -3, 16],
    [earplug(), 930, 1000, 0.7, -16, 14],
    [earplug(), 1020, 1020, 0.7, 10, 14],
  ),
]

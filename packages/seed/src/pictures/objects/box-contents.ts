import { times } from '../geometry'
import { lettering, mark } from '../lettering'
import { greca } from '../scenes/greca'
import { at, blur, circle, clip, ellipse, group, linear, path, radial, rect, stroke } from '../svg'
import { atomiser, sanitizer, sunscreen } from './bottles'
import { cable, usbPlug } from './power'

/** A folded sheet of instructions; 260 wide, 340 high. */
export const leaflet = () =>
  group(
    {},
    path('M-130 -170H0V170H-130Z', linear(0, '#fffdf6@0', '#eee4d0@100')),
    path('M0 -170L130 -158V182L0 170Z', linear(0, '#d9ccb2@0', '#fbf5e8@22', '#f6eedd@100')),
    mark(-65, -116, 24, '#0e4c5c', '#d5412a'),
    stroke(times(5, (row) => `M-104 ${-52 + row * 34}h${row % 2 ? 62 : 78}`).join(''), '#9ab0b2', 7),
    stroke(times(7, (row) => `M24 ${-120 + row * 38}h${row % 3 ? 82 : 58}`).join(''), '#b9b2a2', 7),
    greca(-118, 150, 106, 20, '#2f8ea0', 0.7, 3),
  )

/** A short USB-C cable in a loop; 300 wide, 340 high. */
export const usbCable = () =>
  group(
    {},
    cable(
      'M-90 30C-90 -150 130 -160 130 -10C130 120 -70 110 -60 0C-50 -90 100 -70 92 40',
      '#ff9a7a',
      '#a8300f',
      22,
    ),
    at(-90, 170, { rotate: 180, scale: 0.95 }, usbPlug()),
    at(92, 190, { rotate: 180, scale: 0.95 }, usbPlug()),
  )

/** A 3.5 mm audio cable in a coil; 320 wide. */
export const audioCable = () => {
  const plug = (x: number) =>
    rect(x - 11, 92, 22, 66, linear(0, '#38474e@0', '#11191d@100'), 8) +
    rect(x - 5, 154, 10, 40, linear(0, '#fff0c0@0', '#b98a2e@100'), 4) +
    stroke(`M${x - 5} 170h10`, '#22343c', 3)
  return group(
    {},
    ...[0, 1, 2].map((turn) =>
      ellipse(0, -20, 132 - turn * 11, 92 - turn * 9, 'none', {
        stroke: turn % 2 ? '#2f3b40' : '#11191d',
        'stroke-width': 10,
      }),
    ),
    stroke('M-60 60C-80 74 -84 84 -84 96M70 60C88 70 92 84 92 96', '#22303a', 10),
    plug(-84),
    plug(92),
    rect(-22, -120, 44, 40, '#c9502f', 10),
  )
}

/** A glass fuse; 150 wide. */
export const fuse = () =>
  group(
    {},
    rect(-50, -20, 100, 40, linear(90, '#ffffff/0.9@0', '#cfe3e6/0.7@50', '#9db9c0/0.9@100')),
    stroke('M-50 0Q-10 -10 0 0T50 0', '#6b7a82', 3),
    rect(-78, -24, 36, 48, linear(90, '#f4f6f7@0', '#b3bfc5@50', '#6f7c84@100'), 7),
    rect(42, -24, 36, 48, linear(90, '#f4f6f7@0', '#b3bfc5@50', '#6f7c84@100'), 7),
    rect(-46, -14, 92, 6, '#ffffff', 3, { opacity: 0.9 }),
  )

/** The pins of plug types A, C, G and I from the front, on a disc of radius 110. */
export const plugFace = (type: 'A' | 'C' | 'G' | 'I') => {
  const steel = linear(0, '#fdf4d8@0', '#d9b25e@50', '#8b6520@100')
  const pin = (x: number, y: number, w: number, h: number, rotate = 0) =>
    at(
      x,
      y,
      { rotate },
      rect(-w / 2 + 4, -h / 2 + 6, w, h, '#04181f', 4, { opacity: 0.5, filter: blur(4) }),
      rect(-w / 2, -h / 2, w, h, steel, 4),
    )
  const PINS = {
    A: pin(-30, 0, 14, 64) + pin(30, 0, 14, 64),
    C: [-36, 36]
      .map(
        (x) =>
          circle(x + 4, 6, 17, '#04181f', { opacity: 0.5, filter: blur(4) }) +
          circle(x, 0, 17, radial(0.4, 0.35, 0.7, '#fff6dc@0', '#d9b25e@60', '#8b6520@100')),
      )
      .join(''),
    G: pin(0, -44, 22, 44) + pin(-46, 26, 44, 22) + pin(46, 26, 44, 22),
    I: pin(-36, -12, 15, 60, 30) + pin(36, -12, 15, 60, -30) + pin(0, 48, 15, 52),
  }
  return group(
    {},
    circle(0, 8, 116, '#072c3a'),
    circle(0, 0, 116, linear(60, '#3a9fb0@0', '#0f5468@60', '#072c3a@110')),
    circle(0, 0, 96, linear(60, '#0a3a49@0', '#14687e@100')),
    PINS[type],
    circle(0, 168, 36, '#fffaf0'),
    lettering(type, 0, 184, 32, '#0e4c5c', 2),
  )
}

/** Tweezers; 300 long, lying. */
export const tweezers = () =>
  group(
    {},
    path('M-150 -12Q0 -44 150 -3L150 3Q0 -20 -146 6Z', linear(90, '#ffffff@0', '#c3ced3@50', '#7e8b92@100')),
    path('M-150 12Q0 44 150 3L150 -3Q0 20 -146 -6Z', linear(90, '#dfe6e9@0', '#9fabb2@60', '#5f6d75@100')),
    ...times(5, (index) => rect(-20 + index * 12, 16, 5, 13, '#5f6d75', 2)),
  )

/** Small scissors with round tips; 280 long, lying. */
export const scissors = () =>
  group(
    {},
    path('M-20 -8L130 -34Q146 -30 138 -18L0 18Z', linear(90, '#ffffff@0', '#b3bfc5@60', '#7e8b92@100')),
    path('M-20 8L130 34Q146 30 138 18L0 -18Z', linear(90, '#eef2f4@0', '#9fabb2@60', '#6b7a82@100')),
    stroke('M-20 8L-70 -30M-20 -8L-70 30', '#9fabb2', 18),
    ellipse(-104, -44, 46, 30, 'none', {
      stroke: '#d5412a',
      'stroke-width': 16,
      transform: 'rotate(24 -104 -44)',
    }),
    ellipse(-104, 44, 46, 30, 'none', {
      stroke: '#d5412a',
      'stroke-width': 16,
      transform: 'rotate(-24 -104 44)',
    }),
    circle(0, 0, 9, '#5f6d75'),
  )

/** A sealed square: gauze (`cross`) or a wipe (drop); 170 wide. */
export const sealed = (kind: 'gauze' | 'wipe') =>
  group(
    {},
    rect(-85, -85, 170, 170, linear(60, '#ffffff@0', '#f0f3f1@55', '#c9d4d4@110'), 6),
    stroke('M-72 -72H72V72H-72Z', '#b9c6c8', 3, { 'stroke-dasharray': '7 6' }),
    rect(-85, 34, 170, 30, kind === 'gauze' ? '#12895a' : '#2f95a8'),
    kind === 'gauze'
      ? stroke('M0 -46V6M-26 -20H26', '#12895a', 17)
      : path(
          'M0 -54C18 -30 27 -18 27 -4A27 27 0 0 1 -27 -4C-27 -18 -18 -30 0 -54Z',
          linear(60, '#7fdcf0@0', '#2290c8@100'),
        ),
  )

/** The earplugs' round case on a key ring; 200 wide. */
export const earplugCase = () =>
  group(
    {},
    circle(0, -150, 42, 'none', { stroke: '#8f9ba2', 'stroke-width': 11 }),
    circle(-2, -152, 42, 'none', { stroke: '#eef2f4', 'stroke-width': 5 }),
    rect(-16, -122, 32, 44, linear(0, '#f4f6f5@0', '#8f9ba2@100'), 10),
    circle(0, 0, 98, linear(60, '#8f7fd6@0', '#4a3d99@55', '#241c5c@110')),
    circle(0, 0, 80, 'none', { stroke: '#cfc6ff', 'stroke-width': 3, opacity: 0.7 }),
    mark(0, 0, 40, '#fbf6ee', '#ff9a7a'),
    stroke('M-74 -40A86 86 0 0 1 -10 -84', '#ffffff', 9, { opacity: 0.7 }),
  )

/** A bath towel, rolled; 420 wide, 200 high. */
export const rolledTowel = (
  [light, middle, dark]: readonly [string, string, string] = ['#fff3e2', '#f2c9b0', '#b9785a'],
) =>
  group(
    {},
    rect(-210, -98, 420, 196, linear(90, `${light}@0`, `${middle}@55`, `${dark}@112`), 90),
    clip(
      rect(-210, -98, 420, 196, '#000', 90),
      ...[90, 124, 150].map((x, index) =>
        rect(x, -100, index === 1 ? 22 : 9, 200, '#d5604a', 0, { opacity: 0.85 }),
      ),
      rect(-200, -90, 400, 40, '#ffffff', 18, { opacity: 0.4, filter: blur(9) }),
    ),
    ellipse(-176, 0, 38, 94, linear(20, `${light}@0`, `${middle}@100`)),
    stroke('M-176 -66C-150 -60 -146 56 -176 64C-202 56 -200 -34 -176 -38C-160 -32 -160 28 -176 32', dark, 6, {
      opacity: 0.6,
    }),
  )

/** A folded T-shirt; 320 wide, 300 high. */
export const foldedShirt = (
  [light, middle, dark]: readonly [string, string, string] = ['#bfe3e6', '#6bb5bf', '#2a7885'],
) =>
  group(
    {},
    rect(-160, -140, 320, 290, dark, 26),
    rect(-160, -150, 320, 290, linear(60, `${light}@0`, `${middle}@70`, `${dark}@120`), 26),
    path('M-70 -150Q0 -60 70 -150Z', dark, { opacity: 0.7 }),
    stroke('M-80 -150Q0 -44 80 -150', light, 12),
    stroke('M-120 -110V130M120 -110V130', dark, 7, { opacity: 0.35, filter: blur(3) }),
    rect(-150, 96, 300, 30, dark, 12, { opacity: 0.3, filter: blur(8) }),
  )

/** A clear zip bag for liquids; 760 wide, 560 high. Draw what is in it between `back` and `front`. */
export const liquidsBag = (...contents: string[]) =>
  group(
    {},
    rect(-380, -280, 760, 560, linear(60, '#ffffff/0.75@0', '#d5e8ea/0.5@60', '#a9cdd2/0.65@100'), 34),
    ...contents,
    rect(-380, -280, 760, 560, linear(60, '#ffffff/0.34@0', '#ffffff/0.04@45', '#8fbcc4/0.22@100'), 34, {
      stroke: '#ffffff',
      'stroke-width': 6,
    }),
    rect(-380, -280, 760, 64, linear(90, '#ff9472@0', '#d9482c@100'), 26),
    stroke('M-356 -240H356', '#8a2413', 7),
    stroke('M-356 -246H356', '#ffc2ac', 4),
    rect(262, -272, 70, 48, linear(90, '#ffffff@0', '#c3ced3@100'), 10),
    path('M-340 -190L-250 -190L-330 240H-352Z', '#ffffff', { opacity: 0.55, filter: blur(8) }),
    path('M250 -190L290 -190L210 250H160Z', '#ffffff', { opacity: 0.3, filter: blur(8) }),
  )

/** The bag with three bottles of up to 100 ml. */
export const packedLiquidsBag = () =>
  liquidsBag(
    at(-200, 30, { scale: 0.66, rotate: -7 }, sunscreen()),
    at(60, 50, { scale: 0.64, rotate: 5 }, sanitizer()),
    at(260, 40, { scale: 0.6, rotate: 12 }, atomiser()),
  )

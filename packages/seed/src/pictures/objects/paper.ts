import { times } from '../geometry'
import { lettering, mark } from '../lettering'
import { greca } from '../scenes/greca'
import { at, circle, clip, ellipse, group, linear, path, radial, rect, stroke } from '../svg'

/** A boarding pass; 520 wide, 220 high. */
export const boardingPass = (accent: readonly [string, string] = ['#f4795a', '#c93c1e']) => {
  const shape =
    'M-260 -90Q-260 -110 -240 -110H120A18 18 0 0 0 156 -110H240Q260 -110 260 -90V90Q260 110 240 110H156A18 18 0 0 0 120 110H-240Q-260 110 -260 90Z'
  return clip(
    path(shape, '#000'),
    path(shape, linear(70, '#fffefa@0', '#eee7d8@100')),
    rect(-260, -110, 520, 56, linear(0, `${accent[0]}@0`, `${accent[1]}@100`)),
    stroke('M138 -84V100', '#b9b2a2', 4, { 'stroke-dasharray': '10 10' }),
    mark(-222, -82, 18, '#fff8ea', '#fff8ea'),
    stroke('M-190 -82H-60M170 -82H230', '#fff8ea', 11, { opacity: 0.9 }),
    circle(-200, -8, 13, '#0e4c5c'),
    circle(60, -8, 13, '#0e4c5c'),
    stroke('M-176 -8Q-70 -60 36 -12', '#0e4c5c', 5, { 'stroke-dasharray': '12 10' }),
    at(
      -70,
      -36,
      { rotate: 90, scale: 0.34 },
      path(
        'M0 -100Q20 -90 18 -40L110 30V54L18 22L14 74L42 96V112L0 100L-42 112V96L-14 74L-18 22L-110 54V30L-18 -40Q-20 -90 0 -100Z',
        '#d9482c',
      ),
    ),
    stroke('M-216 40H-150M-216 68H-110M40 40H96M-70 40H0M-70 68H-20', '#9ab0b2', 9),
    ...times(22, (index) => rect(166 + index * 4, -28, (index * 7) % 3 === 0 ? 3 : 1.6, 116, '#22343c')),
  )
}

/** An open passport with stamped pages; 640 wide, 420 high. */
export const stampedPages = () => {
  const stamp = (x: number, y: number, rotate: number, color: string, kind: number) =>
    at(
      x,
      y,
      { rotate, opacity: 0.85 },
      kind === 0
        ? circle(0, 0, 62, 'none', { stroke: color, 'stroke-width': 7 }) +
            circle(0, 0, 46, 'none', { stroke: color, 'stroke-width': 3 })
        : rect(-78, -46, 156, 92, 'none', kind === 1 ? 16 : 4, { stroke: color, 'stroke-width': 7 }),
      at(
        0,
        -8,
        { rotate: 70, scale: 0.26 },
        path(
          'M0 -100Q20 -90 18 -40L110 30V54L18 22L14 74L42 96V112L0 100L-42 112V96L-14 74L-18 22L-110 54V30L-18 -40Q-20 -90 0 -100Z',
          color,
        ),
      ),
      stroke('M-34 28H34', color, 6),
    )
  const page = (side: number) => `M0 -196Q${side * 150} -226 ${side * 312} -200V196Q${side * 150} 172 0 204Z`
  return group(
    {},
    path('M-324 -190H324V214H-324Z', '#123f7a'),
    path(page(-1), linear(0, '#fffaf0@0', '#f4ead6@80', '#cfc1a2@100')),
    path(page(1), linear(0, '#cfc1a2@0', '#f8f0de@16', '#fffaf0@100')),
    greca(-290, 168, 260, 20, '#2f8ea0', 0.35, 3),
    greca(30, 168, 260, 20, '#2f8ea0', 0.35, 3),
    stamp(-200, -90, -14, '#c93c1e', 0),
    stamp(-120, 60, 9, '#17643f', 1),
    stamp(110, -80, 12, '#5b3fae', 2),
    stamp(220, 70, -10, '#0f7f9b', 0),
    stroke('M0 -190V200', '#a8967099', 3),
  )
}

/** A generic bank note; 440 wide, 200 high. */
export const note = (worth: string, [light, middle, dark]: readonly [string, string, string]) =>
  group(
    {},
    rect(-220, -100, 440, 200, linear(60, `${light}@0`, `${middle}@100`), 12),
    rect(-206, -86, 412, 172, 'none', 8, { stroke: dark, 'stroke-width': 4, opacity: 0.6 }),
    ellipse(0, 0, 88, 74, '#fffaf0', { opacity: 0.55 }),
    path('M-60 44L-60 32H-44V18H-30V4H-16V-12H16V4H30V18H44V32H60V44Z', dark, { opacity: 0.75 }),
    rect(-8, 4, 16, 40, '#fffaf0', 0, { opacity: 0.7 }),
    circle(38, -32, 13, dark, { opacity: 0.5 }),
    greca(-200, 80, 130, 22, dark, 0.55, 3.4),
    greca(74, 80, 130, 22, dark, 0.55, 3.4),
    lettering(worth, -152, -34, 40, dark, 1.8),
    lettering(worth, 152, -34, 40, dark, 1.8),
    stroke('M-190 0h70M-190 20h50M120 0h70M140 20h50', dark, 5, { opacity: 0.35 }),
    path('M-220 -88Q-220 -100 -208 -100H-40L-150 100H-208Q-220 100 -220 88Z', '#ffffff', { opacity: 0.16 }),
  )

/** A coin; radius 70. */
export const coin = (
  worth: string,
  [light, middle, dark]: readonly [string, string, string] = ['#ffe9a0', '#e2b34a', '#9a6d18'],
) =>
  group(
    {},
    circle(3, 6, 70, dark),
    circle(0, 0, 70, linear(60, `${light}@0`, `${middle}@60`, `${dark}@110`)),
    circle(0, 0, 56, 'none', { stroke: dark, 'stroke-width': 4, opacity: 0.6 }),
    lettering(worth, 0, 26, 52, dark, 1.9),
    stroke('M-50 -30A58 58 0 0 1 -10 -57', '#ffffff', 7, { opacity: 0.8 }),
  )

/** A bank card; 400 wide, 250 high. */
export const bankCard = () =>
  group(
    {},
    rect(-200, -125, 400, 250, linear(50, '#2f8ea0@0', '#0f5468@55', '#072c3a@100'), 26),
    clip(
      rect(-200, -125, 400, 250, '#000', 26),
      path('M-200 60Q-60 -20 60 50T220 10V140H-200Z', '#f4795a', { opacity: 0.9 }),
      path('M-200 96Q-60 20 60 90T220 60V140H-200Z', '#f6b73c', { opacity: 0.9 }),
    ),
    rect(-166, -62, 72, 56, linear(60, '#fff0c0@0', '#c9a04a@100'), 10),
    stroke('M-166 -34h72M-142 -62v56M-118 -62v56', '#8b6520', 3),
    stroke('M-166 30h60M-84 30h60M-2 30h60', '#eafcf6', 11, { opacity: 0.8 }),
    mark(150, -78, 26, '#eafcf6', '#ff9a7a'),
  )

/** A SIM card; 200 wide, 260 high. */
export const simCard = () =>
  group(
    {},
    path(
      'M-100 -110Q-100 -130 -80 -130H40L100 -70V110Q100 130 80 130H-80Q-100 130 -100 110Z',
      linear(60, '#fffefa@0', '#e6dfcf@100'),
    ),
    rect(-62, -40, 124, 130, linear(60, '#fff0c0@0', '#e2b34a@60', '#a87a20@100'), 20),
    stroke('M-62 2H-20M-62 46H-20M62 2H20M62 46H20M0 -40V-8M0 58V90', '#8b6520', 5),
    rect(-22, -10, 44, 70, 'none', 12, { stroke: '#8b6520', 'stroke-width': 5 }),
    mark(-58, -88, 20, '#0e4c5c', '#d9482c'),
  )

/** The flag of Honduras on a pole, waving right; 420 wide, foot of the pole at (0, 640). */
export const flag = (pole = 640) => {
  const cloth = 'M0 0C90 -40 150 40 240 10S380 -30 420 0V240C340 210 300 270 220 250S90 200 0 240Z'
  const star = (x: number, y: number) =>
    path(
      `M${times(10, (index) => {
        const angle = (index / 10) * Math.PI * 2 - Math.PI / 2
        const r = index % 2 ? 7.5 : 18
        return `${(x + Math.cos(angle) * r).toFixed(1)} ${(y + Math.sin(angle) * r).toFixed(1)}`
      }).join('L')}Z`,
      '#18a5d8',
    )
  return group(
    {},
    rect(-12, -30, 14, pole + 30, linear(0, '#f7efe0@0', '#b9a07a@60', '#7a6444@100'), 7),
    circle(-5, -38, 17, radial(0.4, 0.35, 0.7, '#fff3c0@0', '#d9a63a@100')),
    clip(
      path(cloth, '#000'),
      path(cloth, '#fdfdfb'),
      path('M0 -50C90 -40 150 40 240 10S380 -30 420 0V80C340 50 300 110 220 90S90 40 0 80Z', '#18a5d8'),
      path('M0 160C90 120 150 200 220 172S340 130 420 160V290H0Z', '#18a5d8'),
      star(206, 122),
      star(150, 100),
      star(150, 144),
      star(262, 104),
      star(262, 146),
      path(
        'M60 -50Q110 100 70 290H130Q170 100 120 -50ZM260 -50Q310 100 280 290H330Q370 100 320 -50Z',
        '#06324a',
        { opacity: 0.13 },
      ),
      path('M150 -50Q200 100 160 290H200Q240 100 190 -50Z', '#ffffff', { opacity: 0.22 }),
    ),
  )
}

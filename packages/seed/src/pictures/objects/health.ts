import { times } from '../geometry'
import { mark } from '../lettering'
import { greca } from '../scenes/greca'
import { at, blur, circle, clip, ellipse, group, linear, path, rect, stroke } from '../svg'

/**
 * A soft, zipped first-aid pouch; 520 wide, 370 high. White on green as in ISO 7010, because the red cross is a
 * protected emblem.
 */
export const firstAid = () => {
  const pouch =
    'M-196 -176Q0 -192 196 -176Q252 -172 258 -116Q270 20 252 130Q246 184 190 188Q0 202 -190 188Q-246 184 -252 130Q-270 20 -258 -116Q-252 -172 -196 -176Z'
  return group(
    {},
    stroke('M-252 -100C-320 -110 -350 -20 -318 40C-300 70 -270 20 -256 -60', '#0a4630', 20),
    stroke('M-256 -102C-316 -106 -342 -20 -314 30', '#5cc293', 6, { opacity: 0.8 }),
    path(pouch, '#073d29', { transform: 'translate(6 10)' }),
    path(pouch, linear(65, '#54c893@0', '#1a9163@46', '#075236@112')),
    clip(
      path(pouch, '#000'),
      ellipse(-60, -150, 220, 60, '#ffffff', { opacity: 0.26, filter: blur(18) }),
      ellipse(170, 150, 180, 90, '#053a27', { opacity: 0.4, filter: blur(30) }),
      stroke(
        'M-200 -70q30 60 4 120M206 -66q-26 50 -2 110M-90 180q14 -40 -8 -70M110 184q-10 -30 14 -60',
        '#053a27',
        11,
        {
          opacity: 0.28,
          filter: blur(7),
        },
      ),
    ),
    stroke('M-250 -110Q0 -84 250 -110', '#063a27', 24),
    stroke('M-250 -110Q0 -84 250 -110', '#e9eef0', 8, {
      'stroke-dasharray': '7 6',
      'stroke-linecap': 'butt',
    }),
    at(
      150,
      -100,
      { rotate: -4 },
      rect(-22, -14, 42, 28, '#dfe5e8', 8),
      rect(-7, 8, 18, 50, linear(0, '#ffffff@0', '#9fabb2@100'), 9),
      rect(-9, 54, 22, 46, '#d5412a', 9),
    ),
    circle(0, 46, 98, '#0a6743', { opacity: 0.9 }),
    rect(-24, -24, 48, 140, linear(60, '#ffffff@0', '#dcefe4@100'), 10),
    rect(-70, 22, 140, 48, linear(60, '#ffffff@0', '#dcefe4@100'), 10),
    stroke('M-226 158Q0 182 226 158', '#b4ecd0', 4, { opacity: 0.7, 'stroke-dasharray': '13 9' }),
  )
}

/** An adhesive bandage lying flat; 240 wide. */
export const plasterStrip = (tint: readonly [string, string] = ['#f8cfa4', '#dba06a']) =>
  group(
    {},
    rect(-120, -38, 240, 76, linear(70, `${tint[0]}@0`, `${tint[1]}@100`), 38),
    rect(-44, -34, 88, 68, '#fff3e0', 8),
    ...times(12, (index) => circle(-24 + (index % 4) * 16, -16 + Math.floor(index / 4) * 16, 4, '#d9b48a')),
    ...[-92, -70, 70, 92].map((x) => circle(x, 0, 4, '#b57e48')),
  )

/** A roll of gauze standing; radius 90. */
export const gauze = () =>
  group(
    {},
    path('M-90 -60V60C-90 100 90 100 90 60V-60Z', linear(0, '#ffffff@0', '#f0ece2@55', '#c9c2b2@100')),
    stroke(
      times(9, (index) => `M${-80 + index * 20} -40v120`).join('') +
        times(4, (index) => `M-90 ${-30 + index * 26}Q0 ${6 + index * 26} 90 ${-30 + index * 26}`).join(''),
      '#c9c2b2',
      2.5,
      { opacity: 0.7 },
    ),
    ellipse(0, -60, 90, 38, '#fffdf8'),
    ellipse(0, -60, 62, 26, 'none', { stroke: '#d6cfbf', 'stroke-width': 5 }),
    ellipse(0, -60, 34, 14, '#b9b1a0'),
  )

/** A packet of rehydration salts with notched ends; 260 wide, 400 high. */
export const sachet = (accent: readonly [string, string] = ['#ffb35c', '#f07a2a']) => {
  const teeth = (y: number, dir: number) =>
    times(13, (index) => `L${-130 + index * 20 + 10} ${y + dir * 9}L${-130 + (index + 1) * 20} ${y}`).join('')
  const d = `M-130 -196${teeth(-196, -1)}L126 0L130 196${times(13, (index) => `L${130 - index * 20 - 10} ${196 + 9}L${130 - (index + 1) * 20} 196`).join('')}L-126 0Z`
  return group(
    {},
    path(d, linear(70, '#ffffff@0', '#f2f4f2@45', '#c3d0d4@110')),
    clip(
      path(d, '#000'),
      path('M-140 60Q-60 16 10 56T140 40V150H-140Z', linear(0, `${accent[0]}@0`, `${accent[1]}@100`)),
      rect(-140, 128, 280, 44, '#0e4c5c'),
      greca(-130, 164, 260, 28, '#ffe2b0', 1, 4),
      stroke('M-130 -172H130M-130 178H130', '#9fb2b8', 3, { 'stroke-dasharray': '7 6' }),
      path('M-110 -200L-60 200H-96L-136 -200Z', '#ffffff', { opacity: 0.8, filter: blur(5) }),
      path('M96 -200L130 200H140V-200Z', '#7d949c', { opacity: 0.4, filter: blur(7) }),
    ),
    path(
      'M0 -140C42 -84 62 -58 62 -28A62 62 0 0 1 -62 -28C-62 -58 -42 -84 0 -140Z',
      linear(60, '#7fdcf0@0', '#2290c8@60', '#0d5b94@100'),
    ),
    stroke('M0 -54V2M-28 -26H28', '#ffffff', 15),
    mark(0, 88, 22, '#fffaf0', '#fffaf0'),
    path('M-38 -30Q-40 -58 -18 -84', 'none', {
      stroke: '#ffffff',
      'stroke-width': 8,
      'stroke-linecap': 'round',
      opacity: 0.7,
    }),
  )
}

/** A round slice of orange; radius 100. */
export const orangeSlice = () =>
  group(
    {},
    circle(0, 0, 100, '#f08a1d'),
    circle(0, 0, 90, '#fff0cf'),
    ...times(8, (index) =>
      path('M0 -8L-26 -72Q0 -92 26 -72Z', linear(90, '#ffb84a@0', '#f7931e@100'), {
        transform: `rotate(${index * 45 + 10})`,
      }),
    ),
    ellipse(-34, -46, 26, 14, '#ffffff', { opacity: 0.5, filter: blur(6) }),
  )

/** A passport booklet; 300 wide, 420 high. */
export const passport = (
  [light, middle, dark]: readonly [string, string, string] = ['#2f6fae', '#123f7a', '#0a2650'],
) =>
  group(
    {},
    rect(-144, -204, 300, 420, '#efe6d2', 22),
    rect(-150, -210, 300, 420, linear(60, `${light}@0`, `${middle}@50`, `${dark}@110`), 22),
    rect(-150, -210, 30, 420, dark, 14, { opacity: 0.5 }),
    circle(6, -34, 84, 'none', { stroke: '#f2cf7d', 'stroke-width': 7 }),
    ellipse(6, -34, 36, 84, 'none', { stroke: '#f2cf7d', 'stroke-width': 5 }),
    stroke('M-78 -34H90M-66 -78H78M-66 10H78', '#f2cf7d', 5),
    rect(-70, -166, 152, 16, '#f2cf7d', 8),
    rect(-40, 94, 92, 12, '#f2cf7d', 6),
    rect(-26, 134, 64, 40, 'none', 10, { stroke: '#f2cf7d', 'stroke-width': 6 }),
    circle(6, 154, 9, '#f2cf7d'),
    path('M-120 -210H30L-150 120V-180Q-150 -210 -120 -210Z', '#ffffff', { opacity: 0.1 }),
  )

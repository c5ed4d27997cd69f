import { times } from '../geometry'
import { blur, circle, clip, ellipse, group, linear, path, radial, rect, stroke } from '../svg'

type Shades = readonly [light: string, middle: string, dark: string]

const SAGE: Shades = ['#d3dab0', '#9dab78', '#5d6c43']

/** A packable cotton sun hat with a chin cord, from the front; 720 wide, from -214 to 222 with the cord. */
export const sunHat = ([light, middle, dark]: Shades = SAGE) => {
  const brim =
    'M-352 74C-340 14 -230 -40 -60 -48H60C230 -40 344 10 356 78C352 122 270 128 200 152C110 182 -90 186 -196 158C-276 134 -348 122 -352 74Z'
  const crown =
    'M-186 86C-192 -40 -184 -150 -150 -182C-96 -222 96 -222 150 -182C184 -150 192 -40 186 86Q0 136 -186 86Z'
  const rings = times(7, (ring) => {
    const [rx, ry] = [212 + ring * 21, 66 + ring * 10]
    return `M${-rx} ${70 - ring}C${-rx} ${70 + ry * 1.2} ${rx} ${70 + ry * 1.25} ${rx} ${72 - ring}`
  }).join('')
  return group(
    {},
    stroke('M-176 120C-196 196 -60 214 20 206C110 198 196 186 176 122', '#c9502f', 11),
    stroke('M-176 124C-190 190 -60 206 16 200', '#ffab8c', 4, { opacity: 0.8 }),
    rect(-2, 186, 44, 36, linear(0, '#5a4a3a@0', '#2c2119@100'), 12),
    circle(20, 203, 7, '#a08a70'),
    path(brim, linear(75, `${light}@0`, `${middle}@55`, `${dark}@112`)),
    clip(
      path(brim, '#000'),
      ellipse(10, 96, 250, 60, dark, { opacity: 0.55, filter: blur(20) }),
      stroke(rings, dark, 2.5, { opacity: 0.5, 'stroke-dasharray': '9 6' }),
      stroke(rings, light, 2, { opacity: 0.5, 'stroke-dasharray': '9 6', transform: 'translate(0 3)' }),
      ellipse(-250, 56, 70, 26, '#ffffff', { opacity: 0.35, filter: blur(14) }),
      path('M240 -40C300 30 300 90 230 170H380V-40Z', dark, { opacity: 0.35, filter: blur(22) }),
      path('M-130 190C-110 150 -60 140 -20 150L-40 200Z', dark, { opacity: 0.2, filter: blur(10) }),
    ),
    stroke('M-350 84C-340 122 -274 134 -196 156C-90 184 110 182 200 150C270 128 348 122 354 84', light, 7, {
      opacity: 0.85,
    }),
    path(crown, linear(10, `${light}@0`, `${middle}@52`, `${dark}@108`)),
    clip(
      path(crown, '#000'),
      ellipse(0, -196, 150, 44, light, { opacity: 0.9 }),
      stroke('M-172 -150Q0 -112 172 -150', dark, 3, { opacity: 0.55 }),
      stroke('M-172 -140Q0 -102 172 -140', light, 2.5, { opacity: 0.8, 'stroke-dasharray': '8 6' }),
      stroke('M-62 -128C-70 -40 -70 40 -64 112M74 -128C84 -40 86 40 80 108', dark, 3, { opacity: 0.4 }),
      path('M-20 -120C0 -40 -40 40 10 120H60C20 30 50 -50 20 -120Z', dark, {
        opacity: 0.14,
        filter: blur(9),
      }),
      path('M-150 -140C-120 -60 -160 20 -120 110H-80C-116 10 -84 -60 -104 -140Z', '#ffffff', {
        opacity: 0.28,
        filter: blur(12),
      }),
      path('M-190 34Q0 90 190 34V86Q0 138 -190 86Z', dark, { opacity: 0.42 }),
      stroke('M-190 40Q0 96 190 40M-190 82Q0 134 190 82', light, 2.5, {
        opacity: 0.65,
        'stroke-dasharray': '9 6',
      }),
    ),
    ...[-118, -92, 104, 130].map((x) =>
      circle(x, -68 + Math.abs(x) * 0.04, 8, '#3d4529', { stroke: '#e4dfc3', 'stroke-width': 4 }),
    ),
    rect(-34, 66, 68, 34, '#f7f0dc', 5),
    stroke('M-20 83h6v-8h8v8h8v-8h8v8h10', '#c9502f', 4),
  )
}

/** The same hat seen from above; radius 300. */
export const sunHatAbove = ([light, middle, dark]: Shades = SAGE) => {
  const brim =
    'M0 -298C120 -304 224 -240 272 -140C318 -40 296 110 214 206C130 300 -40 322 -156 256C-266 192 -318 60 -290 -66C-262 -196 -130 -292 0 -298Z'
  const rings = times(8, (ring) => {
    const r = 172 + ring * 16
    return `M${r} 0A${r} ${r} 0 1 1 ${-r} 0A${r} ${r} 0 1 1 ${r} 0`
  }).join('')
  return group(
    {},
    path(brim, radial(0.4, 0.36, 0.7, `${light}@0`, `${middle}@68`, `${dark}@108`)),
    clip(
      path(brim, '#000'),
      stroke(rings, dark, 2.5, { opacity: 0.5, 'stroke-dasharray': '9 6' }),
      stroke(rings, light, 2, { opacity: 0.5, 'stroke-dasharray': '9 6', transform: 'translate(2 3)' }),
      path('M300 40C200 60 190 120 240 200L320 200Z', dark, { opacity: 0.3, filter: blur(20) }),
      ellipse(-170, -170, 90, 60, '#ffffff', { opacity: 0.28, filter: blur(22) }),
    ),
    path(brim, 'none', { stroke: light, 'stroke-width': 7, opacity: 0.8 }),
    circle(18, 22, 172, dark, { opacity: 0.5, filter: blur(16) }),
    circle(0, 0, 160, radial(0.38, 0.32, 0.76, `${light}@0`, `${middle}@62`, `${dark}@108`)),
    circle(0, 0, 128, 'none', { stroke: dark, 'stroke-width': 3, opacity: 0.5 }),
    circle(0, 0, 120, 'none', {
      stroke: light,
      'stroke-width': 2.5,
      opacity: 0.8,
      'stroke-dasharray': '8 6',
    }),
    stroke('M-128 0H128M0 -128V128', dark, 2.5, { opacity: 0.3 }),
    circle(0, 0, 13, radial(0.4, 0.35, 0.7, `${light}@0`, `${dark}@100`)),
    ellipse(-56, -70, 56, 36, '#ffffff', { opacity: 0.36, filter: blur(16) }),
    path('M30 40C70 30 100 0 112 -40C128 20 96 84 40 104Z', dark, { opacity: 0.28, filter: blur(12) }),
  )
}

/** The hat rolled up and held by its cord; 460 wide, 170 high. */
export const rolledHat = ([light, middle, dark]: Shades = SAGE) =>
  group(
    {},
    rect(-226, -80, 450, 162, linear(90, `${light}@0`, `${middle}@48`, `${dark}@108`), 78),
    clip(
      rect(-226, -80, 450, 162, '#000', 78),
      stroke('M-240 -26C-80 -44 90 -12 240 -30M-240 22C-80 4 90 40 240 16', dark, 5, { opacity: 0.45 }),
      stroke('M-240 -18C-80 -36 90 -4 240 -22M-240 30C-80 12 90 48 240 24', light, 3, {
        opacity: 0.7,
        'stroke-dasharray': '9 6',
      }),
      rect(-220, -72, 440, 34, '#ffffff', 16, { opacity: 0.3, filter: blur(9) }),
      rect(150, -80, 90, 162, dark, 0, { opacity: 0.4, filter: blur(18) }),
    ),
    ellipse(-196, 0, 30, 76, linear(20, `${light}@0`, `${dark}@100`)),
    stroke('M-196 -50C-176 -40 -172 36 -196 48C-214 40 -212 -22 -196 -26C-186 -20 -186 16 -196 20', dark, 5, {
      opacity: 0.7,
    }),
    stroke('M-60 -82C-44 -30 -44 40 -60 84M60 -82C76 -30 76 40 60 84', '#c9502f', 12),
    stroke('M-62 -76C-50 -30 -50 20 -58 60M58 -76C70 -30 70 20 62 60', '#ffab8c', 4, { opacity: 0.8 }),
    rect(44, -12, 46, 38, linear(0, '#5a4a3a@0', '#2c2119@100'), 12),
  )

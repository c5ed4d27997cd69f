import { times } from '../geometry'
import { lettering, mark } from '../lettering'
import { blur, circle, down, ellipse, group, linear, path, radial, rect, stroke } from '../svg'

/** A cable along a path, with a soft highlight. */
export const cable = (d: string, color = '#f4efe4', shade = '#b9b2a2', width = 20) =>
  stroke(d, shade, width) + stroke(d, color, width * 0.66, { transform: 'translate(-2 -2)' })

/** A USB-C plug pointing up, its tip at the origin. */
export const usbPlug = (body = '#f4efe4') =>
  group(
    {},
    rect(-19, 0, 38, 42, linear(0, '#f4f6f7@0', '#b3bfc5@60', '#7e8b92@100'), 12),
    rect(-34, 36, 68, 96, linear(0, `${body}@0`, '#cfc8b8@100'), 16),
    rect(-14, 130, 28, 30, '#cfc8b8', 8),
  )

/** A power bank standing up; 290 wide, 540 high. */
export const powerBank = (
  [light, middle, dark]: readonly [string, string, string] = ['#2f8ea0', '#0f5468', '#072c3a'],
) =>
  group(
    {},
    rect(-145, -262, 290, 540, dark, 58),
    rect(-145, -274, 290, 540, linear(60, `${light}@0`, `${middle}@45`, `${dark}@110`), 58),
    rect(-128, -258, 256, 508, 'none', 46, { stroke: '#8fd6df', 'stroke-width': 3, opacity: 0.45 }),
    path('M-145 -216Q-145 -274 -87 -274H40L-145 60Z', '#ffffff', { opacity: 0.13 }),
    path('M26 -128L-66 36H-8L-26 144L70 -30H10Z', linear(70, '#ffe08a@0', '#f6a93c@100'), {
      filter: '@shadow 0 4 6 #021820 0.5',
    }),
    ...times(
      4,
      (index) =>
        circle(-60 + index * 40, 206, 24, radial(0.5, 0.5, 0.5, '#7dffd0/0.9@0', '#3fe0a8/0@100')) +
        circle(-60 + index * 40, 206, 9, index < 3 ? '#b9ffe6' : '#1f6a74'),
    ),
    rect(-74, -286, 148, 18, dark, 9),
    rect(-52, -284, 44, 12, '#04181f', 6),
    rect(14, -284, 44, 12, '#04181f', 6),
    mark(0, -196, 30, '#eafcf6', '#ff8f70'),
    rect(-134, -200, 12, 380, '#ffffff', 6, { opacity: 0.4, filter: blur(3) }),
  )

/** A phone seen from the front, charging; 260 wide, 520 high. */
export const phone = (screen: string, level = 0.7) =>
  group(
    {},
    rect(-132, -262, 264, 524, linear(60, '#5b6a72@0', '#1c2a31@100'), 44),
    rect(-118, -248, 236, 496, screen, 32),
    rect(-36, -238, 72, 18, '#0b161b', 9),
    rect(-62, -40, 124, 66, 'none', 14, { stroke: '#ffffff', 'stroke-width': 8 }),
    rect(64, -20, 12, 28, '#ffffff', 5),
    rect(-52, -30, 104 * level, 46, '#7dffb0', 7),
    path('M8 -58L-20 -2H2L-8 44L22 -14H0Z', '#fff8e0', { stroke: '#123842', 'stroke-width': 4 }),
    path('M-118 -216Q-118 -248 -86 -248H40L-118 40Z', '#ffffff', { opacity: 0.1 }),
  )

/** A universal travel adapter, three-quarter view, plug pins to the left; 480 wide, 420 high. */
export const adapter = () =>
  group(
    {},
    rect(-262, -78, 96, 32, linear(90, '#fdf4d8@0', '#d9b25e@50', '#8b6520@100'), 6),
    rect(-262, 26, 96, 32, linear(90, '#fdf4d8@0', '#d9b25e@50', '#8b6520@100'), 6),
    circle(-246, -62, 7, '#6d4c18'),
    circle(-246, 42, 7, '#6d4c18'),
    rect(-178, -150, 60, 290, linear(0, '#0b3340@0', '#17586b@100'), 26),
    path(
      'M-130 -190L150 -190Q216 -190 216 -124V130Q216 190 150 190H-130Z',
      linear(60, '#fffdf6@0', '#efe7d5@55', '#c3b69b@110'),
    ),
    path(
      'M-150 -180Q-150 -190 -130 -190H-60V190H-130Q-150 190 -150 180Z',
      linear(0, '#2f8ea0@0', '#0f5468@100'),
    ),
    stroke('M-60 -188V188', '#06222b', 6, { opacity: 0.5 }),
    ...times(4, (index) => {
      const y = -152 + index * 78
      const out = index === 0
      return (
        rect(-126, y, 40, 68, '#06303d', 13) +
        rect(
          -121,
          out ? y + 5 : y + 34,
          30,
          29,
          linear(90, ...(out ? ['#ff9a7a@0', '#d5412a@100'] : ['#f8fafa@0', '#aebbc0@100'])),
          8,
        )
      )
    }),
    rect(-30, -150, 216, 130, '#e0d6bf', 26),
    rect(-26, -144, 208, 122, linear(60, '#fbf6ea@0', '#e7dcc4@100'), 24),
    rect(20, -118, 17, 60, '#22343c', 6),
    rect(116, -118, 17, 60, '#22343c', 6),
    circle(77, -52, 15, '#22343c'),
    rect(-16, 20, 92, 42, '#22343c', 8),
    rect(-8, 28, 76, 12, '#5a7580', 4),
    rect(-16, 92, 92, 42, '#22343c', 21),
    rect(0, 108, 60, 10, '#8fb4bf', 5),
    rect(100, 92, 78, 42, '#22343c', 21),
    rect(112, 108, 54, 10, '#8fb4bf', 5),
    circle(138, 40, 22, radial(0.5, 0.5, 0.5, '#6dffc6/0.9@0', '#3fe0a8/0@100')),
    circle(138, 40, 8, '#2fd69c'),
    lettering('USB-C', 80, 168, 20, '#0e4c5c', 1.7),
    path('M-50 -184H150Q206 -184 210 -130', 'none', { stroke: '#ffffff', 'stroke-width': 7, opacity: 0.9 }),
    rect(176, -150, 30, 300, '#8f8263', 15, { opacity: 0.3, filter: blur(8) }),
  )

/** A wall outlet for plug types A and B, as used in Honduras; 220 wide, 330 high. */
export const socket = () => {
  const outlet = (y: number) =>
    group(
      {},
      rect(-72, y - 58, 144, 116, linear(90, '#fffdf6@0', '#e9e2d2@100'), 46),
      rect(-40, y - 30, 12, 42, '#33434a', 4),
      rect(28, y - 34, 12, 48, '#33434a', 4),
      path(`M-13 ${y + 40}v-12a13 13 0 0 1 26 0v12Z`, '#33434a'),
    )
  return group(
    { filter: '@shadow 0 10 12 #4a2a18 0.35' },
    rect(-110, -166, 220, 332, linear(60, '#fffef9@0', '#e2dac8@100'), 24),
    outlet(-74),
    outlet(74),
    circle(0, 0, 8, '#a79f8c'),
    stroke('M-98 -150H98', '#ffffff', 6),
  )
}

/** On-ear travel headphones, front view; 620 wide, 640 high. */
export const headphones = (
  [light, middle, dark]: readonly [string, string, string] = ['#4fb3c4', '#13677d', '#083646'],
  pad: readonly [string, string] = ['#ff9a7a', '#c93c1e'],
) => {
  const cup = (side: -1 | 1) =>
    group(
      { transform: `translate(${side * 226} 150) scale(${side} 1) rotate(4)` },
      rect(-92, -142, 96, 284, linear(0, `${pad[1]}@0`, `${pad[0]}@70`, `${pad[1]}@100`), 46),
      stroke('M-66 -104V104', '#ffd2c0', 8, { opacity: 0.5 }),
      rect(-28, -152, 120, 304, linear(side > 0 ? 0 : 180, `${light}@0`, `${middle}@50`, `${dark}@100`), 58),
      ellipse(46, 0, 34, 112, linear(90, `${light}@0`, `${dark}@100`), { opacity: 0.85 }),
      mark(48, 0, 24, '#eafcf6', '#ff9a7a'),
      rect(-14, -128, 14, 230, '#ffffff', 7, { opacity: 0.4, filter: blur(4) }),
      rect(14, -236, 42, 128, linear(0, '#f4f6f5@0', '#a7b4ba@60', '#74838b@100'), 16),
    )
  const band = 'M-262 -58C-262 -330 -120 -320 0 -320S262 -330 262 -58'
  return group(
    {},
    stroke(band, dark, 78),
    stroke(band, middle, 62),
    stroke('M-276 -70C-274 -326 -130 -338 0 -338S180 -340 240 -220', light, 16, { opacity: 0.95 }),
    stroke('M-226 -84C-222 -270 -110 -282 0 -282S222 -270 226 -84', pad[1], 30),
    stroke('M-220 -100C-210 -262 -110 -276 0 -276S120 -272 180 -210', pad[0], 12),
    cup(-1),
    cup(1),
  )
}

/** Three arcs of sound. */
export const soundWaves = (x: number, y: number, size: number, color: string) =>
  times(3, (index) => {
    const r = size * (0.4 + index * 0.3)
    return stroke(
      `M${x + r * 0.7} ${y - r * 0.7}A${r} ${r} 0 0 1 ${x + r * 0.7} ${y + r * 0.7}`,
      color,
      size * 0.1,
      { opacity: 0.75 - index * 0.2 },
    )
  }).join('')

export const screenDusk = down('#3b2f6b@0', '#c0607a@60', '#ffb27a@100')

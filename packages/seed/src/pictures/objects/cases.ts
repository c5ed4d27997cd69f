import { times } from '../geometry'
import { lettering, mark } from '../lettering'
import { greca } from '../scenes/greca'
import { at, blur, circle, clip, down, ellipse, group, linear, path, radial, rect, stroke } from '../svg'

/** A three-digit combination lock, shackle up; 360 wide, 480 high around the origin. */
export const comboLock = (digits: readonly [string, string, string] = ['5', '0', '4']) => {
  const dial = (x: number, digit: string, index: number) =>
    group(
      {},
      rect(x - 46, -16, 92, 150, '#7c1f10', 18),
      rect(
        x - 38,
        -8,
        76,
        134,
        linear(
          90,
          '#111d22@0',
          '#3d4d55@22',
          '#fbf8f0@34',
          '#ffffff@50',
          '#e9e3d4@66',
          '#45565e@80',
          '#10191d@100',
        ),
        12,
      ),
      stroke(
        times(2, (side) => times(7, (row) => `M${x + (side ? 24 : -36)} ${4 + row * 18}h12`).join('')).join(
          '',
        ),
        '#0b2730',
        5,
        { opacity: 0.3 },
      ),
      lettering(digit, x, 84, 50, '#0e3a4a', 2.1),
      lettering(String((Number(digit) + 1 + index) % 10), x, 8, 16, '#dfe6e6', 1.6),
    )
  return group(
    {},
    stroke('M-104 -40V-136A104 104 0 0 1 104 -136V-40', '#5d6c74', 46, { 'stroke-linecap': 'butt' }),
    stroke('M-104 -40V-136A104 104 0 0 1 104 -136V-40', '#c9d3d8', 34, { 'stroke-linecap': 'butt' }),
    stroke('M-112 -40V-138A112 112 0 0 1 60 -234', '#ffffff', 9, { opacity: 0.9, 'stroke-linecap': 'butt' }),
    rect(-134, -64, 60, 40, '#8a2413', 10),
    rect(74, -64, 60, 40, '#8a2413', 10),
    rect(-180, -52, 360, 284, linear(65, '#ff9472@0', '#ee5a3a@40', '#c4371d@100'), 52),
    rect(-166, -40, 332, 120, down('#ffffff/0.42', '#ffffff/0'), 42),
    stroke('M-172 20V180A44 44 0 0 0 -128 224H128', '#ffb59c', 5, { opacity: 0.7 }),
    dial(-104, digits[0], 0),
    dial(0, digits[1], 1),
    dial(104, digits[2], 2),
    stroke('M-168 58h14M168 58h-14', '#fff1dc', 8),
    ellipse(0, 186, 30, 30, '#8a2413'),
    circle(0, 184, 24, radial(0.4, 0.35, 0.7, '#f4f6f5@0', '#8b9aa1@100')),
    rect(-4, 170, 8, 28, '#22343c', 4),
    mark(-120, 190, 20, '#fff1dc', '#fff1dc'),
  )
}

/** The front of a ribbed hard-shell suitcase, filling a box. */
export const shell = (
  width: number,
  height: number,
  [light, middle, dark]: readonly [string, string, string],
  pace = 150,
) =>
  rect(0, 0, width, height, linear(60, `${light}@0`, `${middle}@60`, `${dark}@100`)) +
  times(Math.ceil(width / pace) + 1, (index) => {
    const x = index * pace - pace / 2
    return (
      rect(
        x,
        -40,
        pace * 0.5,
        height + 80,
        linear(0, `${light}/0.9@0`, `${middle}/0.4@45`, `${dark}/0.9@100`),
        pace * 0.2,
      ) + rect(x + pace * 0.06, -40, pace * 0.07, height + 80, '#ffffff', 4, { opacity: 0.22 })
    )
  }).join('')

/** A zipper running right from the origin. */
export const zipper = (length: number, tape: string, teeth: string, size = 34) =>
  rect(0, -size, length, size * 2, tape) +
  stroke(`M0 ${-size + 7}H${length}M0 ${size - 7}H${length}`, '#ffffff', 3, {
    opacity: 0.25,
    'stroke-dasharray': '12 9',
  }) +
  times(Math.floor(length / (size * 0.5)), (index) =>
    rect(index * size * 0.5, (index % 2 ? -0.05 : -0.5) * size, size * 0.32, size * 0.55, teeth, 4),
  ).join('')

/** A packing cube seen from the front and a little above: `width`×`height` front, `depth` of lid. */
export const packingCube = (
  width: number,
  height: number,
  depth: number,
  [light, middle, dark]: readonly [string, string, string],
  inside = '#fbf3e2',
) => {
  const [w, inset] = [width / 2, depth * 0.42]
  const lid = `M${-w + 8} ${-height / 2}L${-w + inset} ${-height / 2 - depth}H${w - inset}L${w - 8} ${-height / 2}Z`
  const mesh = `M${-w + 8 + depth * 0.42} ${-height / 2 - depth * 0.2}L${-w + inset + depth * 0.26} ${-height / 2 - depth * 0.82}H${w - inset - depth * 0.26}L${w - 8 - depth * 0.42} ${-height / 2 - depth * 0.2}Z`
  const net = times(
    40,
    (index) =>
      `M${-w - 60 + index * 24} ${-height / 2}l60 ${-depth}M${-w - 60 + index * 24} ${-height / 2 - depth}l60 ${depth}`,
  ).join('')
  return group(
    {},
    path(lid, down(`${middle}@0`, `${light}@100`)),
    clip(
      path(mesh, '#000'),
      path(mesh, inside),
      path(`M${-w} ${-height / 2 - depth * 0.5}q${w * 0.5} -30 ${w} 0t${w} 0v90H${-w}Z`, '#3f9db0', {
        opacity: 0.6,
      }),
      path(`M${-w} ${-height / 2 - depth * 0.3}q${w * 0.7} -26 ${w * 1.2} 0t${w} 0v60H${-w}Z`, '#f6b73c', {
        opacity: 0.6,
      }),
      stroke(net, dark, 2.2, { opacity: 0.55 }),
    ),
    path(mesh, 'none', {
      stroke: dark,
      'stroke-width': 5,
      'stroke-opacity': 0.6,
      'stroke-linejoin': 'round',
    }),
    rect(-w, -height / 2, width, height, linear(75, `${light}@0`, `${middle}@45`, `${dark}@110`), 30),
    rect(-w + 6, -height / 2 + 4, width - 12, height * 0.3, down('#ffffff/0.35', '#ffffff/0'), 26),
    stroke(`M${-w + 12} ${-height / 2 + 24}H${w - 12}`, dark, 15),
    stroke(`M${-w + 12} ${-height / 2 + 24}H${w - 12}`, '#e9eef0', 5, {
      'stroke-dasharray': '5 5',
      'stroke-linecap': 'butt',
    }),
    stroke(`M${-w + 14} ${height / 2 - 16}H${w - 14}`, light, 4, {
      opacity: 0.6,
      'stroke-dasharray': '12 9',
    }),
    stroke(`M-62 ${height * 0.1}q62 ${height * 0.34} 124 0`, dark, 20),
    stroke(`M-62 ${height * 0.1 - 3}q62 ${height * 0.34} 124 0`, light, 8, { opacity: 0.6 }),
    at(
      w - 62,
      -height / 2 + 24,
      {},
      rect(-20, -11, 34, 22, '#dfe5e8', 6),
      rect(-6, 4, 16, 44, linear(0, '#f7f9fa@0', '#9fabb2@100'), 8),
    ),
    mark(-w + 58, height * 0.2, 24, '#fffaf0', '#fffaf0'),
  )
}

/** A roll-top dry bag standing up; 420 wide, from -424 to 304 around the origin. */
export const dryBag = (
  [light, middle, dark]: readonly [string, string, string] = ['#ffd76b', '#f3a81f', '#b96a0c'],
) => {
  const body =
    'M-176 -110C-188 -20 -186 180 -172 262Q-166 300 0 304Q166 300 172 262C186 180 188 -20 176 -110L198 -256H-198Z'
  return group(
    {},
    stroke('M198 -240C226 -90 216 120 174 238', '#10343f', 22),
    stroke('M202 -236C228 -90 218 116 178 230', '#2e6b78', 7),
    path(body, linear(0, `${light}@0`, `${middle}@48`, `${dark}@100`)),
    clip(
      path(body, '#000'),
      path('M-170 -250C-166 -60 -166 160 -140 300H-80C-112 160 -118 -60 -116 -250Z', '#ffffff', {
        opacity: 0.4,
        filter: blur(10),
      }),
      path('M-198 -256L-60 -256L-128 -96ZM198 -256L60 -256L128 -96Z', dark, {
        opacity: 0.28,
        filter: blur(5),
      }),
      path('M-60 -256H60L0 -150Z', '#ffffff', { opacity: 0.2, filter: blur(6) }),
      stroke('M-176 -104Q0 -62 176 -104', dark, 9, { opacity: 0.35, filter: blur(4) }),
      rect(-200, 196, 400, 66, '#0e4c5c'),
      greca(-190, 250, 380, 42, '#ffe9b8', 0.95, 6),
      ellipse(0, 310, 190, 30, dark, { opacity: 0.6, filter: blur(8) }),
      rect(120, -260, 100, 590, dark, 0, { opacity: 0.35, filter: blur(16) }),
    ),
    mark(0, 24, 66, '#0e4c5c', '#d5412a'),
    lettering('10 L', 0, 156, 40, '#0e4c5c', 1.7),
    rect(-210, -312, 420, 72, linear(90, '#3d8492@0', '#1b5060@45', '#0c2f3b@100'), 32),
    stroke('M-186 -294H186', '#8fd0d8', 6, { opacity: 0.7 }),
    stroke('M-190 -268H190', '#0a2630', 5, { opacity: 0.6 }),
    stroke('M-200 -284Q-246 -336 -170 -362Q0 -400 170 -362Q246 -336 200 -284', '#10343f', 24),
    stroke('M-166 -366Q0 -400 166 -366', '#2e6b78', 8),
    rect(-66, -424, 132, 64, linear(90, '#f2654a@0', '#b8331b@100'), 16),
    rect(-40, -408, 80, 32, '#8a2413', 9),
    stroke('M-52 -416H52', '#ffb59c', 5),
  )
}

/** A luggage tag with its strap going up; 300 wide, 470 high, hole at the top. */
export const luggageTag = (
  [light, middle, dark]: readonly [string, string, string] = ['#f4795a', '#d9482c', '#932511'],
) => {
  const body =
    'M-150 -120L-84 -214Q-72 -230 -50 -230H50Q72 -230 84 -214L150 -120V206Q150 240 116 240H-116Q-150 240 -150 206Z'
  return group(
    {},
    path(body, linear(60, `${light}@0`, `${middle}@55`, `${dark}@110`)),
    clip(
      path(body, '#000'),
      path('M-150 -240H60L-70 240H-150Z', '#ffffff', { opacity: 0.12 }),
      rect(-150, 128, 300, 76, '#0e4c5c'),
      greca(-146, 190, 292, 48, '#ffd98a', 1, 7),
      rect(-150, 122, 300, 6, '#ffd98a'),
      rect(-150, 204, 300, 6, '#ffd98a'),
    ),
    path(
      'M-132 -114L-72 -202Q-64 -212 -50 -212H50Q64 -212 72 -202L132 -114V202Q132 222 112 222H-112Q-132 222 -132 202Z',
      'none',
      { stroke: '#ffd9c2', 'stroke-width': 4, 'stroke-dasharray': '13 9', opacity: 0.85 },
    ),
    rect(-104, -84, 208, 176, '#fff8ea', 16),
    rect(-104, -84, 208, 176, linear(60, '#ffffff/0.6@0', '#cfe8ea/0.5@100'), 16, {
      stroke: dark,
      'stroke-width': 5,
    }),
    mark(-56, -34, 26, '#0e4c5c', '#d5412a'),
    stroke('M-14 -48H76M-14 -22H54', '#0e4c5c', 9, { opacity: 0.75 }),
    stroke('M-82 22H82M-82 54H40', '#9ab0b2', 8, { opacity: 0.8 }),
    circle(0, -176, 30, '#d9c48f'),
    circle(0, -176, 24, '#f4e6bd'),
    circle(0, -176, 16, '#3a1a10'),
  )
}

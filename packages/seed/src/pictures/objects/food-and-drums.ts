import { times } from '../geometry'
import { greca } from '../scenes/greca'
import { at, blur, circle, clip, ellipse, group, linear, path, radial, rect, stroke } from '../svg'

/** A parade drum; 420 wide, 380 high around the origin. */
export const drum = (
  [light, middle, dark]: readonly [string, string, string] = ['#5cc8ec', '#18a5d8', '#0b5f8a'],
) => {
  const zigzag = times(
    7,
    (index) =>
      `${index === 0 ? 'M' : 'L'}${-206 + index * 68.6} ${index % 2 ? 128 - Math.abs(index - 3) * 6 : -74 - Math.abs(index - 3) * -2}`,
  ).join('')
  return group(
    {},
    path(
      'M-206 -96V120C-206 190 206 190 206 120V-96Z',
      linear(0, `${light}@0`, `${middle}@45`, `${dark}@100`),
    ),
    clip(
      path('M-206 -96V120C-206 190 206 190 206 120V-96Z', '#000'),
      path('M-206 -10Q0 50 206 -10V70Q0 130 -206 70Z', '#fffaf0'),
      greca(-210, 84, 420, 44, '#0e4c5c', 0.9, 6),
      stroke(zigzag, '#fff3d0', 9),
      rect(-180, -110, 34, 300, '#ffffff', 17, { opacity: 0.4, filter: blur(8) }),
      rect(130, -110, 90, 300, dark, 0, { opacity: 0.35, filter: blur(14) }),
    ),
    path(
      'M-214 100V126C-214 202 214 202 214 126V100C214 176 -214 176 -214 100Z',
      linear(0, '#fff0c0@0', '#d9a63a@50', '#8b6520@100'),
    ),
    ellipse(0, -96, 214, 64, linear(0, '#fff0c0@0', '#d9a63a@50', '#8b6520@100')),
    path(
      'M-214 -96V-74C-214 0 214 0 214 -74V-96C214 -26 -214 -26 -214 -96Z',
      linear(0, '#fff0c0@0', '#d9a63a@50', '#8b6520@100'),
    ),
    ellipse(0, -100, 194, 54, radial(0.42, 0.35, 0.8, '#ffffff@0', '#f4ecd8@60', '#d0c2a0@100')),
    ellipse(-40, -112, 90, 20, '#ffffff', { opacity: 0.7, filter: blur(8) }),
  )
}

/** A drumstick lying to the right; 380 long. */
export const drumstick = () =>
  group(
    {},
    path(
      'M-190 -13H130Q150 -8 160 -5H170V5H160Q150 8 130 13H-190Q-204 0 -190 -13Z',
      linear(90, '#f6d9a0@0', '#cf9a56@60', '#8a5a24@100'),
    ),
    ellipse(182, 0, 22, 15, linear(90, '#fff0cf@0', '#d9a866@100')),
    stroke('M-180 -7H120', '#fff6dc', 4, { opacity: 0.7 }),
  )

/** A Garifuna drum of carved wood; 260 wide, 420 high. */
export const garifunaDrum = () =>
  group(
    {},
    path(
      'M-126 -170Q-150 0 -106 200Q0 240 106 200Q150 0 126 -170Z',
      linear(0, '#c98a4a@0', '#96582a@48', '#53290f@100'),
    ),
    clip(
      path('M-126 -170Q-150 0 -106 200Q0 240 106 200Q150 0 126 -170Z', '#000'),
      path('M-160 60Q0 110 160 60V120Q0 170 -160 120Z', '#f6c33c'),
      path('M-160 78Q0 128 160 78V102Q0 152 -160 102Z', '#1c1c1c'),
      stroke(
        'M-90 -140Q-100 40 -70 220M-30 -130Q-34 50 -20 230M40 -130Q44 60 30 230M96 -140Q108 40 80 220',
        '#3d1d0a',
        5,
        { opacity: 0.35 },
      ),
      rect(-104, -160, 28, 380, '#ffffff', 14, { opacity: 0.28, filter: blur(9) }),
    ),
    stroke('M-124 -150L-96 40L-60 -126L-24 60L10 -122L48 58L80 -128L104 36L124 -152', '#fff0cf', 7),
    ellipse(0, -172, 130, 42, '#7a4520'),
    ellipse(0, -178, 124, 38, radial(0.42, 0.35, 0.8, '#fffaf0@0', '#f0dfbc@65', '#c7a874@100')),
  )

/** A wide bowl of coconut soup with a fish, lime and plantain; 460 wide, 260 high. */
export const soupBowl = (fish: string) =>
  group(
    {},
    path(
      'M-230 -40C-226 90 -120 140 0 140S226 90 230 -40Z',
      linear(0, '#f0895f@0', '#c8502c@50', '#7a2410@100'),
    ),
    greca(-190, 56, 380, 36, '#ffe2b0', 0.9, 5),
    ellipse(0, -40, 230, 74, '#ffb38f'),
    ellipse(0, -38, 208, 62, '#8a2f16'),
    ellipse(0, -32, 202, 56, radial(0.45, 0.4, 0.7, '#fffdf4@0', '#fbeed0@60', '#eed39c@100')),
    ellipse(-90, -30, 44, 15, '#ffffff', { opacity: 0.7 }),
    fish,
    ...[
      [-120, -16, 30],
      [-60, -4, 26],
      [120, -20, 30],
    ].map(
      ([x = 0, y = 0, r = 0]) =>
        ellipse(x, y, r, r * 0.5, '#f6c14a') + ellipse(x, y - 2, r * 0.7, r * 0.32, '#ffe08a'),
    ),
    ...[
      [-20, 6],
      [60, 2],
      [150, -34],
      [-150, -40],
      [10, -70],
    ].map(([x = 0, y = 0]) => path(`M${x} ${y}q10 -14 24 -6q-6 14 -24 6Z`, '#4fa055')),
  )

/** A branch of ripe coffee, hanging right; 460 wide. */
export const coffeeBranch = () => {
  const cherry = (x: number, y: number, ripe: number) =>
    circle(
      x,
      y,
      27,
      radial(
        0.36,
        0.32,
        0.75,
        ...(ripe > 0.66
          ? ['#ff8a78@0', '#d4242e@50', '#8a0f1c@100']
          : ripe > 0.3
            ? ['#ffc27a@0', '#e8662c@60', '#a8361a@100']
            : ['#d6ee9a@0', '#7fb84a@60', '#3f7a34@100']),
      ),
    ) + circle(x + 3, y + 19, 5, '#3a1210', { opacity: 0.6 })
  const leaf = (x: number, y: number, rotate: number, size: number) =>
    at(
      x,
      y,
      { rotate, scale: size },
      path(
        'M0 0C30 -50 120 -60 190 -6C130 44 40 44 0 0Z',
        linear(60, '#6fc06a@0', '#2c8a4c@55', '#0f5236@100'),
      ),
      stroke('M4 0Q90 -14 180 -6M50 -4l20 -26M90 -8l22 -24M60 0l24 20M100 -4l24 18', '#bfe8a5', 4, {
        opacity: 0.6,
      }),
    )
  const clusters: [number, number, number][] = [
    [60, 10, 0.9],
    [86, 44, 0.8],
    [40, 50, 0.5],
    [190, 6, 0.9],
    [222, 40, 0.95],
    [176, 46, 0.2],
    [206, 78, 0.8],
    [310, 30, 0.7],
    [338, 62, 0.9],
    [300, 74, 0.4],
    [66, 86, 0.95],
  ]
  return group(
    {},
    leaf(40, -10, -50, 1),
    leaf(170, -20, -38, 1),
    leaf(300, -14, -24, 0.95),
    stroke('M-40 -30Q150 -20 420 30', '#7a5230', 15),
    leaf(400, 26, 10, 0.8),
    leaf(110, 0, 46, 0.85),
    leaf(250, 10, 40, 0.85),
    ...clusters.map(([x, y, ripe]) => cherry(x, y, ripe)),
  )
}

/** A clay cup of coffee seen from the front; 260 wide, 240 high; with steam. */
export const coffeeCup = (
  [light, middle, dark]: readonly [string, string, string] = ['#4fb3c4', '#13677d', '#083646'],
) =>
  group(
    {},
    group(
      { filter: blur(8), opacity: 0.7 },
      stroke('M-40 -130q-34 -50 0 -96t0 -90M20 -130q-34 -50 0 -96t0 -90', '#ffffff', 18),
    ),
    stroke('M104 -50C180 -70 190 50 96 54', dark, 34),
    stroke('M104 -54C172 -68 180 44 96 48', light, 10, { opacity: 0.7 }),
    path(
      'M-120 -90C-118 60 -90 120 0 120S118 60 120 -90Z',
      linear(0, `${light}@0`, `${middle}@48`, `${dark}@100`),
    ),
    greca(-92, 22, 184, 40, '#ffe2b0', 0.95, 5.5),
    rect(-96, -70, 22, 130, '#ffffff', 11, { opacity: 0.4, filter: blur(6) }),
    ellipse(0, -90, 120, 34, light),
    ellipse(0, -88, 106, 27, '#2c1408'),
    ellipse(0, -84, 100, 22, radial(0.4, 0.4, 0.7, '#9a6034@0', '#5a3015@60', '#32170a@100')),
  )

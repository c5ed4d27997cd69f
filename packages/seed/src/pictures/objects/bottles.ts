import { times } from '../geometry'
import { lettering } from '../lettering'
import { greca } from '../scenes/greca'
import { at, blur, circle, clip, down, ellipse, group, linear, path, radial, rect, stroke } from '../svg'

const gloss = (x: number, y: number, width: number, height: number, opacity = 0.55) =>
  rect(x, y, width, height, down('#ffffff/0.9', '#ffffff/0.15'), width / 2, { opacity, filter: blur(3) })

/** A sunscreen tube standing on its cap; 280 wide, 640 high around the origin. */
export const sunscreen = () => {
  const body = 'M-140 -296H140C132 -120 126 60 104 208H-104C-126 60 -132 -120 -140 -296Z'
  return group(
    {},
    path(body, linear(0, '#fffdf5@0', '#fdf1d6@40', '#f1d9a6@78', '#d9b578@100')),
    clip(
      path(body, '#000'),
      path('M-160 10Q-80 -34 0 8T160 4V230H-160Z', linear(0, '#5fd0cc@0', '#1fa3b4@55', '#0d7089@100')),
      path('M-160 62Q-80 20 0 62T160 56V230H-160Z', linear(0, '#2aa9b8@0', '#0f7f9b@55', '#0a556f@100')),
      stroke('M-150 10Q-80 -34 0 8T160 4', '#ffffff', 7, { opacity: 0.8 }),
      circle(0, -112, 70, radial(0.4, 0.35, 0.75, '#ffd25e@0', '#f59a2c@100')),
      stroke(
        times(12, (index) => {
          const angle = (index / 12) * Math.PI * 2
          return `M${Math.cos(angle) * 84} ${-112 + Math.sin(angle) * 84}L${Math.cos(angle) * 102} ${-112 + Math.sin(angle) * 102}`
        }).join(''),
        '#f59a2c',
        11,
      ),
      rect(-120, -330, 34, 560, '#ffffff', 17, { opacity: 0.65, filter: blur(7) }),
      rect(74, -320, 70, 560, '#8a6a35', 0, { opacity: 0.22, filter: blur(14) }),
    ),
    lettering('30', 0, -90, 48, '#fffaf0', 2),
    lettering('SPF', 0, -235, 28, '#0e4c5c', 1.9),
    lettering('100 ml', 0, 178, 24, '#eafcf6', 1.7),
    stroke(
      'M-52 118q-18 -40 0 -64M0 122V40M52 118q18 -40 0 -64M-52 96q-26 -6 -30 -30M0 84q22 -8 24 -30M52 100q26 -6 28 -28M0 100q-22 -6 -24 -26',
      '#ff9d7c',
      11,
    ),
    rect(-146, -322, 292, 42, linear(0, '#fffdf5@0', '#e7cf9c@100'), 6),
    stroke(times(24, (index) => `M${-134 + index * 11.7} -316v30`).join(''), '#b9955a', 3, { opacity: 0.45 }),
    rect(-112, 202, 224, 106, linear(0, '#ff8f70@0', '#e5532f@50', '#a8300f@100'), 20),
    stroke(times(15, (index) => `M${-96 + index * 13.7} 226v66`).join(''), '#8a2413', 4, { opacity: 0.35 }),
    gloss(-96, 212, 16, 84),
  )
}

/** A small clear bottle of hand gel with a flip cap; 280 wide, 560 high. */
export const sanitizer = () => {
  const body = 'M-132 -70Q-132 -128 -70 -146H70Q132 -128 132 -70V220Q132 262 90 262H-90Q-132 262 -132 220Z'
  const gel = 'M-118 -34Q-60 -50 0 -34T118 -38V216Q118 248 88 248H-88Q-118 248 -118 216Z'
  const bubbles = [
    [-74, 214, 11],
    [-92, 60, 8],
    [84, 30, 12],
    [92, 190, 9],
    [-60, -8, 7],
    [40, -14, 9],
    [98, 110, 6],
    [-98, 140, 9],
    [10, 232, 7],
  ]
  return group(
    {},
    path(body, linear(0, '#e8fbff/0.95@0', '#bfe8f2/0.8@50', '#8ac4d8/0.95@100')),
    path(gel, linear(0, '#8fe6ee@0', '#44bfd8@50', '#1c86b4@100'), { opacity: 0.92 }),
    ...bubbles.map(([x = 0, y = 0, r = 0]) =>
      circle(x, y, r, radial(0.4, 0.35, 0.65, '#ffffff/0.2@0', '#ffffff/0.75@100')),
    ),
    rect(-86, 6, 172, 200, linear(0, '#fffdf6@0', '#f2e7cf@100'), 26),
    path(
      'M0 26C34 66 50 84 50 108A50 50 0 0 1 -50 108C-50 84 -34 66 0 26Z',
      linear(60, '#59c9dd@0', '#0f6f9b@100'),
    ),
    stroke('M0 84V132M-24 108H24', '#ffffff', 15),
    lettering('60 ml', 0, 192, 20, '#0e4c5c', 1.8),
    path('M-66 -146H66V-196H-66Z', linear(0, '#f9fbfb@0', '#c4d0d4@100')),
    stroke(
      'M70 -168C150 -190 214 -150 206 -84C200 -34 150 -40 146 -84C144 -120 110 -150 70 -160',
      '#0a4657',
      22,
    ),
    stroke(
      'M70 -170C148 -190 208 -150 202 -88C196 -46 156 -48 150 -86C148 -122 112 -152 70 -162',
      '#2f95a8',
      13,
    ),
    stroke('M90 -178C146 -186 196 -150 196 -100', '#a9e2e6', 4, { opacity: 0.8 }),
    rect(-78, -178, 156, 28, linear(0, '#4fb3c4@0', '#1f7f92@50', '#0a4657@100'), 12),
    rect(-84, -256, 168, 84, linear(0, '#ff8f70@0', '#e5532f@50', '#a8300f@100'), 18),
    path(
      'M-84 -246Q-84 -286 -40 -288H40Q84 -286 84 -246V-232H-84Z',
      linear(0, '#ffa78c@0', '#f0694a@50', '#b83a1a@100'),
    ),
    stroke('M-82 -230H82', '#8a2413', 4, { opacity: 0.6 }),
    rect(-26, -236, 52, 18, '#b83a1a', 9),
    gloss(-70, -276, 14, 92),
    gloss(-120, -70, 20, 280, 0.8),
    stroke('M112 -60V200', '#ffffff', 5, { opacity: 0.5 }),
  )
}

/** A slim refillable perfume spray, its cap beside it; 150 wide, 560 high. */
export const atomiser = (
  [light, middle, dark]: readonly [string, string, string] = ['#ff9c86', '#e0526e', '#8b1f4e'],
) =>
  group(
    {},
    rect(-36, -262, 72, 60, linear(0, '#fff3d6@0', '#d9b25e@55', '#8b6520@100'), 12),
    rect(-28, -286, 56, 40, linear(0, '#fffaf0@0', '#cfd6d9@60', '#8b979d@100'), 10),
    circle(-22, -262, 6, '#3a2a20'),
    rect(-76, -206, 152, 26, linear(0, '#fff3d6@0', '#e2bd6a@50', '#8b6520@100'), 8),
    rect(-76, -184, 152, 464, linear(0, `${light}@0`, `${middle}@46`, `${dark}@100`), 26),
    rect(-20, -96, 40, 230, '#3b1230', 20, { opacity: 0.5 }),
    rect(-16, -10, 32, 140, linear(0, '#ffe6b0@0', '#f2b661@100'), 16),
    rect(-12, -90, 8, 214, '#ffffff', 4, { opacity: 0.5 }),
    greca(-66, 226, 132, 32, '#ffe2b0', 0.95, 4.5),
    rect(-76, 262, 152, 20, linear(0, '#fff3d6@0', '#e2bd6a@50', '#8b6520@100'), 8),
    gloss(-62, -170, 18, 410, 0.85),
    rect(48, -176, 20, 440, dark, 10, { opacity: 0.45, filter: blur(5) }),
  )

/** The atomizer's cap, standing; 150 wide, 170 high. */
export const atomizerCap = () =>
  group(
    {},
    rect(-76, -90, 152, 176, linear(0, '#fff3d6@0', '#e7c376@46', '#8b6520@100'), 22),
    ellipse(0, 82, 74, 14, '#5a3d12', { opacity: 0.4 }),
    gloss(-58, -76, 16, 140, 0.9),
  )

/** A spray of fine drops going left from the origin. */
export const mistSpray = (reach: number, color: string) =>
  group(
    {},
    path(
      `M0 0L${-reach} ${-reach * 0.42}Q${-reach * 1.12} 0 ${-reach} ${reach * 0.34}Z`,
      linear(180, `${color}/0.75@0`, `${color}/0@100`),
      { filter: blur(14) },
    ),
    ...times(60, (index) => {
      const part = ((index * 37) % 60) / 60
      const lean = (((index * 53) % 61) / 61 - 0.53) * 0.76
      return circle(-reach * part * 1.05, reach * part * lean, 2 + ((index * 7) % 5), '#ffffff', {
        opacity: (0.9 - part * 0.6).toFixed(2),
      })
    }),
  )

/** A small pump spray of repellent without its cap; 210 wide, from -330 to 300 around the origin. */
export const repellent = () => {
  const body = 'M-104 -96Q-104 -150 -56 -164H56Q104 -150 104 -96V262Q104 300 70 300H-70Q-104 300 -104 262Z'
  return group(
    {},
    rect(-15, -300, 30, 70, linear(0, '#ffffff@0', '#cfd8da@60', '#93a2a8@100'), 5),
    path(
      'M-46 -330Q-46 -350 -26 -350H30Q50 -350 50 -330V-276H-46Z',
      linear(0, '#fffdf6@0', '#e9e2d0@55', '#b5ac96@100'),
    ),
    rect(-60, -326, 22, 22, '#f3ecdb', 6),
    circle(-56, -315, 5, '#29383c'),
    stroke('M-38 -338H34', '#ffffff', 6, { opacity: 0.9 }),
    rect(-58, -232, 116, 74, linear(0, '#ff9a7a@0', '#e5532f@52', '#a8300f@100'), 12),
    stroke(times(13, (index) => `M${-48 + index * 8} -218v48`).join(''), '#8a2413', 3, { opacity: 0.35 }),
    path(body, linear(0, '#8fd08a@0', '#3a9a5c@48', '#14573d@100')),
    clip(
      path(body, '#000'),
      path('M-120 196Q-60 160 0 194T120 190V310H-120Z', '#0f4a3d', { opacity: 0.75 }),
      greca(-96, 272, 192, 40, '#f6d98a', 0.95, 5.5),
      rect(-88, -170, 24, 470, '#ffffff', 12, { opacity: 0.5, filter: blur(6) }),
      rect(60, -170, 60, 480, '#08372a', 0, { opacity: 0.35, filter: blur(12) }),
      ellipse(0, -160, 100, 20, '#0f4a3d', { opacity: 0.4, filter: blur(8) }),
    ),
    circle(0, 4, 84, '#fffaf0'),
    circle(0, 4, 84, 'none', { stroke: '#d5412a', 'stroke-width': 14 }),
    at(
      0,
      6,
      { scale: 1 },
      stroke('M-8 6L-46 44M-2 10L-22 52M8 6L46 44M2 10L22 52M-6 -6L-44 -18M6 -6L44 -18', '#29383c', 5),
      ellipse(0, 14, 9, 32, '#29383c'),
      circle(0, -22, 11, '#29383c'),
      stroke('M0 -30V-56', '#29383c', 4),
      ellipse(-26, -6, 28, 9, '#9fb4b8', { opacity: 0.8, transform: 'rotate(24 -26 -6)' }),
      ellipse(26, -6, 28, 9, '#9fb4b8', { opacity: 0.8, transform: 'rotate(-24 26 -6)' }),
    ),
    stroke('M-56 -52L56 60', '#d5412a', 14),
    lettering('100 ml', 0, 150, 22, '#f4fbe9', 1.8),
  )
}

/** The clear cap of the pump spray, standing; 124 wide, 190 high. */
export const pumpCap = () =>
  group(
    {},
    path(
      'M-62 95V-60Q-62 -95 -27 -95H27Q62 -95 62 -60V95Z',
      linear(0, '#ffffff/0.85@0', '#dfeceb/0.45@45', '#a9bfc0/0.85@100'),
    ),
    ellipse(0, 92, 60, 10, '#ffffff', { opacity: 0.6 }),
    gloss(-48, -78, 14, 156, 0.9),
    stroke('M46 -60V80', '#ffffff', 4, { opacity: 0.7 }),
  )

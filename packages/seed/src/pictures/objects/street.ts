import { times } from '../geometry'
import { at, circle, clip, ellipse, group, linear, path, rect, stroke } from '../svg'

/** A cobbled street's iron lamp, lit; foot at the origin, 640 high. */
export const streetLamp = () =>
  group(
    {},
    rect(-9, -470, 18, 470, linear(0, '#4a5a60@0', '#1a2529@100'), 6),
    rect(-26, -30, 52, 30, '#1a2529', 6),
    path('M-40 -480H40L52 -590H-52Z', linear(90, '#fffbe0@0', '#ffd97a@60', '#f2a83a@100')),
    stroke('M-40 -480L-52 -590M40 -480L52 -590M0 -480V-590M-42 -480H42', '#1a2529', 8),
    path('M-66 -590H66L0 -650Z', '#22343a'),
    circle(0, -656, 9, '#22343a'),
  )

/** An airport's departures board with abstract rows instead of text; 620 wide, 300 high. */
export const departures = () => {
  const row = (index: number) => {
    const y = -86 + index * 58
    const lengths = [150, 190, 120, 170]
    const length = lengths[index] ?? 150
    const cells = (x: number, count: number, color: string) =>
      times(
        count,
        (cell) =>
          rect(x + cell * 30, y - 18, 25, 38, '#0b2029', 5) +
          rect(x + 5 + cell * 30, y - 6, 15, 12, color, 3),
      ).join('')
    return (
      cells(-282, 4, '#ffd98a') +
      cells(-140, Math.round(length / 30), '#fff8e8') +
      cells(84, 2, '#ffd98a') +
      circle(252, y, 14, index === 1 ? '#ff7a5a' : '#6fe0a0')
    )
  }
  return group(
    {},
    stroke('M-200 -150V-400M200 -150V-400', '#33505c', 16),
    rect(-310, -160, 620, 310, linear(90, '#2a4a57@0', '#14303b@100'), 22),
    rect(-296, -146, 592, 30, '#f6b73c', 8),
    at(
      -270,
      -131,
      { rotate: 60, scale: 0.13 },
      path(
        'M0 -100Q20 -90 18 -40L110 30V54L18 22L14 74L42 96V112L0 100L-42 112V96L-14 74L-18 22L-110 54V30L-18 -40Q-20 -90 0 -100Z',
        '#14303b',
      ),
    ),
    ...times(4, row),
  )
}

/** A drum major (palillona) with her baton high, facing us; 300 wide, 760 high, feet at the origin. */
export const palillona = () =>
  group(
    {},
    stroke('M76 -470L150 -610L196 -700', '#b9794a', 42),
    stroke('M-70 -460Q-150 -400 -110 -320', '#b9794a', 40),
    stroke('M120 -700L290 -690', '#f4e6bd', 13),
    circle(118, -701, 19, linear(60, '#fff3c0@0', '#d9a63a@100')),
    circle(292, -690, 15, linear(60, '#fff3c0@0', '#d9a63a@100')),
    circle(198, -702, 24, '#fffaf0'),
    path('M-52 -250L-62 -60H-14L-4 -240ZM52 -250L62 -60H14L4 -240Z', '#b9794a'),
    path(
      'M-66 -150L-62 -6Q-62 0 -76 0H-14L-12 -150ZM66 -150L62 -6Q62 0 76 0H14L12 -150Z',
      linear(0, '#ffffff@0', '#d9e2e6@100'),
    ),
    stroke('M-40 -150v24M40 -150v24', '#d9a63a', 10),
    path(
      'M-76 -330L-128 -200Q0 -160 128 -200L76 -330Z',
      linear(60, '#5cc8ec@0', '#18a5d8@45', '#0b5f8a@110'),
    ),
    stroke('M-60 -310L-90 -196M-20 -310L-28 -186M20 -310L28 -186M60 -310L90 -196', '#ffffff', 7, {
      opacity: 0.85,
    }),
    path(
      'M-86 -500Q0 -530 86 -500L80 -330Q0 -306 -80 -330Z',
      linear(60, '#ffffff@0', '#f4f6f6@50', '#c9d6dc@110'),
    ),
    stroke(
      'M-46 -480L46 -440M-46 -440L46 -400M-46 -400L46 -360M46 -480L-46 -440M46 -440L-46 -400M46 -400L-46 -360',
      '#d9a63a',
      7,
    ),
    rect(-84, -346, 168, 24, '#d9a63a', 8),
    ellipse(-88, -494, 34, 20, '#d9a63a'),
    ellipse(88, -494, 34, 20, '#d9a63a'),
    rect(-22, -548, 44, 50, '#a8683c', 12),
    path('M-70 -610Q-90 -520 -60 -500H-30V-620ZM70 -610Q90 -520 60 -500H30V-620Z', '#2b1a12'),
    ellipse(0, -590, 58, 66, linear(70, '#d9a06a@0', '#b9794a@100')),
    path('M-60 -606Q0 -650 60 -606V-640H-60Z', '#2b1a12'),
    circle(-22, -584, 6.5, '#2b1a12'),
    circle(22, -584, 6.5, '#2b1a12'),
    stroke('M-22 -558Q0 -536 22 -558', '#ffffff', 8),
    ellipse(-36, -566, 11, 7, '#e8705a', { opacity: 0.5 }),
    ellipse(36, -566, 11, 7, '#e8705a', { opacity: 0.5 }),
    path(
      'M-62 -628L-70 -744Q0 -768 70 -744L62 -628Q0 -606 -62 -628Z',
      linear(10, '#ffffff@0', '#dfe8ec@100'),
    ),
    path('M-64 -650Q0 -628 64 -650L62 -628Q0 -606 -62 -628Z', '#18a5d8'),
    circle(0, -694, 20, '#d9a63a'),
    path(
      'M0 -744C-40 -800 -24 -860 10 -880C44 -850 34 -790 6 -744Z',
      linear(60, '#8fe0f6@0', '#18a5d8@60', '#0b5f8a@100'),
    ),
  )

/** A painted country bus seen from the side, driving left; 420 wide, 230 high, wheels at y = 0. */
export const paintedBus = () => {
  const body =
    'M-210 -60Q-206 -130 -176 -196Q-168 -214 -146 -214H190Q210 -214 210 -190V-30H-200Q-212 -36 -210 -60Z'
  return group(
    {},
    rect(-110, -244, 260, 34, '#8a5a2c', 8),
    ...times(5, (index) =>
      rect(
        -100 + index * 48,
        -270 + (index % 2) * 10,
        42,
        44,
        ['#d9482c', '#2f8ea0', '#f6b73c', '#3f9b57', '#7d6bc9'][index] ?? '#fff',
        8,
      ),
    ),
    path(body, linear(90, '#ffe08a@0', '#f6b73c@100')),
    clip(
      path(body, '#000'),
      rect(-220, -112, 440, 30, '#d9482c'),
      rect(-220, -82, 440, 18, '#fffaf0'),
      rect(-220, -64, 440, 50, '#14687e'),
      stroke(times(12, (index) => `M${-200 + index * 36} -66l18 18l18 -18`).join(''), '#ffd98a', 5),
      rect(-220, -214, 440, 14, '#ffffff', 0, { opacity: 0.5 }),
    ),
    path('M-186 -120Q-180 -160 -164 -190H-120V-120Z', '#bfe8f2'),
    ...times(4, (index) => rect(-102 + index * 74, -190, 60, 68, linear(60, '#e6f8fb@0', '#8fcbd9@100'), 10)),
    circle(-196, -52, 12, '#fff8d0'),
    rect(-222, -34, 440, 14, '#3a4a50', 7),
    ...[-120, 120].map(
      (x) => circle(x, -12, 40, '#1f2a2e') + circle(x, -12, 20, '#c9d3d6') + circle(x, -12, 8, '#5a6a70'),
    ),
  )
}

/** A rain cape; 300 wide, 380 high. */
export const rainCape = () => {
  const cape = 'M-50 -150Q0 -196 50 -150L150 130Q0 196 -150 130Z'
  return group(
    {},
    path(cape, linear(40, '#ffe27a@0', '#f6b73c@50', '#c07a14@110')),
    path(
      'M-62 -140C-76 -214 -36 -240 0 -240S76 -214 62 -140Q0 -104 -62 -140Z',
      linear(50, '#ffe27a@0', '#f2a92c@100'),
    ),
    ellipse(0, -168, 38, 44, '#7a4a10'),
    stroke('M0 -116V160M-84 -40L-104 130M84 -40L104 130', '#a8660f', 6, { opacity: 0.5 }),
    ...times(3, (index) => circle(14, -80 + index * 64, 9, '#fff6d8')),
    stroke('M-44 -132L-120 110', '#fff6cf', 9, { opacity: 0.7 }),
  )
}

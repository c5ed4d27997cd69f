import { times } from '../geometry'
import { circle, ellipse, group, linear, path, stroke } from '../svg'

const RED = linear(70, '#ff6a4d@0', '#d92c2c@55', '#9c1420@110')

/** A scarlet macaw perched, looking right; about 220 wide and 560 high, feet at the origin. */
export const macaw = () =>
  group(
    {},
    path(
      'M-70 -60L-120 250Q-92 270 -84 240L-64 120L-70 270Q-44 280 -42 250L-30 110L-28 220Q-8 226 -6 200L0 -40Z',
      linear(95, '#d92c2c@0', '#b3182a@45', '#2569c9@70', '#123f8c@100'),
    ),
    path(
      'M-30 -300C40 -320 92 -270 84 -200C78 -120 60 -40 -6 0C-60 -10 -104 -70 -98 -160C-94 -230 -74 -286 -30 -300Z',
      RED,
    ),
    path(
      'M-96 -190C-120 -110 -110 -20 -70 80C-30 60 12 -40 -4 -150C-20 -210 -80 -230 -96 -190Z',
      linear(
        80,
        '#c2202c@0',
        '#e0402e@28',
        '#f7b92e@36',
        '#ffd75a@52',
        '#2b8f6a@60',
        '#2b74d6@68',
        '#123f8c@100',
      ),
    ),
    stroke('M-92 -90q30 34 84 10M-98 -40q34 34 88 6M-90 6q30 30 66 4', '#7a0f1c', 5, { opacity: 0.35 }),
    path('M-40 -286C-44 -370 20 -400 70 -376C110 -356 116 -300 92 -262C70 -232 0 -220 -40 -286Z', RED),
    path('M30 -352C66 -366 98 -344 96 -306C92 -282 60 -274 40 -290C22 -306 16 -340 30 -352Z', '#fff6e8'),
    stroke('M42 -326h30M40 -310h34M46 -294h30', '#d9705c', 3, { opacity: 0.6 }),
    circle(58, -332, 13, '#ffe9a8'),
    circle(60, -332, 7.5, '#1a1a1a'),
    circle(57, -335, 2.6, '#ffffff'),
    path(
      'M88 -360C136 -362 160 -320 140 -262C132 -276 112 -290 90 -290C100 -312 100 -340 88 -360Z',
      linear(60, '#fffdf4@0', '#f0dfb8@60', '#b99a62@100'),
    ),
    path('M90 -290C112 -288 126 -276 132 -256C112 -250 94 -262 86 -276Z', '#2b2622'),
    path('M-36 -4q-6 24 4 34M-10 -2q0 22 10 32', 'none', {
      stroke: '#4a4038',
      'stroke-width': 13,
      'stroke-linecap': 'round',
    }),
    stroke('M-40 -268q14 20 44 26', '#ff9a7a', 6, { opacity: 0.5 }),
  )

/** A scarlet macaw in flight to the right, seen from the side; about 520 wide. */
export const macawFlying = () => {
  const wing = (shade: number) =>
    group(
      {},
      path(
        'M40 -10C0 -60 -40 -150 -60 -280C-20 -250 10 -240 30 -230C40 -250 60 -258 80 -262C84 -230 100 -214 118 -210C130 -150 130 -80 110 0Z',
        linear(
          80,
          '#2b74d6@0',
          '#1b55ab@26',
          '#2b8f6a@36',
          '#ffd75a@46',
          '#f7a92e@58',
          '#e23a2e@68',
          '#c2202c@100',
        ),
      ),
      stroke('M-48 -262Q-16 -150 46 -40M30 -230Q30 -140 66 -40M80 -256Q76 -150 88 -40', '#0d2f6b', 5, {
        opacity: 0.3 + shade,
      }),
    )
  return group(
    {},
    group({ transform: 'translate(30 -6) rotate(24) scale(.86)', opacity: 0.95 }, wing(0.1)),
    path(
      'M-60 10L-290 66Q-300 84 -268 84L-190 74L-280 110Q-276 128 -246 118L-40 56Z',
      linear(180, '#d92c2c@0', '#b3182a@40', '#2569c9@75', '#123f8c@100'),
    ),
    path(
      'M-80 30C-50 -30 60 -54 150 -40C186 -34 206 -14 200 14C190 50 60 70 -20 62C-60 58 -84 48 -80 30Z',
      RED,
    ),
    path('M140 -40C190 -52 226 -26 224 8C220 34 186 44 160 30Z', RED),
    path('M180 -26C206 -30 224 -12 220 10C210 22 188 18 180 4Z', '#fff6e8'),
    circle(198, -12, 7, '#1a1a1a'),
    circle(196, -14, 2.4, '#ffffff'),
    path('M220 -18C250 -16 260 10 246 36C240 24 230 18 218 18Z', linear(60, '#fffdf4@0', '#e6d0a0@100')),
    path('M218 18q18 2 22 18q-18 2 -28 -12Z', '#2b2622'),
    group({ transform: 'translate(0 10)' }, wing(0)),
  )
}

/** A keel-billed toucan on its perch, looking right; 420 wide, 420 high, feet at the origin. */
export const toucan = () =>
  group(
    {},
    path('M-60 -40L-130 150Q-104 168 -84 150L-20 10Z', linear(90, '#2b2f3a@0', '#0e1118@100')),
    path(
      'M-30 -270C50 -280 90 -220 86 -150C80 -70 40 -10 -20 0C-80 -10 -112 -80 -100 -160C-94 -220 -74 -266 -30 -270Z',
      linear(60, '#454c5c@0', '#1c212b@50', '#0a0c12@100'),
    ),
    path(
      'M0 -262C66 -262 88 -214 78 -166C66 -116 26 -108 8 -140C-10 -172 -26 -250 0 -262Z',
      linear(70, '#fff6a8@0', '#f9d73c@60', '#e3a61a@100'),
    ),
    path('M14 -132C34 -112 60 -116 74 -150Q76 -108 46 -100Q24 -100 14 -132Z', '#d9342c'),
    path(
      'M-92 -170C-116 -90 -96 -30 -56 40C-20 10 -10 -60 -30 -130C-46 -176 -80 -196 -92 -170Z',
      linear(70, '#363d4b@0', '#0b0e14@100'),
    ),
    path(
      'M-40 -262C-44 -330 10 -350 54 -330C88 -312 92 -268 68 -240C40 -216 -24 -214 -40 -262Z',
      linear(60, '#3a4150@0', '#10131a@100'),
    ),
    ellipse(34, -284, 32, 26, '#8fd07a'),
    circle(36, -286, 14, '#16321f'),
    circle(36, -286, 8, '#0a0a0a'),
    circle(33, -290, 3, '#ffffff'),
    path(
      'M62 -322C150 -352 270 -326 312 -238C318 -214 306 -206 296 -220C240 -256 150 -258 72 -240Q86 -284 62 -322Z',
      linear(20, '#b7e05a@0', '#7cc85a@35', '#5fb8c8@65', '#d6433c@90', '#8a1420@100'),
    ),
    path(
      'M74 -252C160 -266 246 -258 298 -220C240 -206 140 -200 72 -230Z',
      linear(0, '#f7a92e@0', '#f08a2e@40', '#5fb8c8@70', '#b3242c@100'),
    ),
    stroke('M72 -242C160 -262 250 -256 300 -216', '#2b3b2a', 4, { opacity: 0.6 }),
    stroke('M90 -320C170 -338 246 -318 284 -262', '#ffffff', 7, { opacity: 0.45 }),
    path('M-34 -4q-4 20 4 32M-6 -2q2 20 10 30', 'none', {
      stroke: '#4a7a9a',
      'stroke-width': 12,
      'stroke-linecap': 'round',
    }),
  )

/** A rough branch to the right, `length` long, for birds to sit on. */
export const branch = (length: number) =>
  group(
    {},
    path(
      `M-20 -8Q${length * 0.3} -34 ${length * 0.6} -10T${length} -30L${length} -18Q${length * 0.8} 10 ${length * 0.6} 18T-20 34Z`,
      linear(90, '#a87a4a@0', '#6b4524@55', '#3d2410@100'),
    ),
    stroke(
      times(6, (index) => `M${length * 0.12 * (index + 1)} ${-6 + (index % 3) * 6}q30 -8 60 0`).join(''),
      '#2c180a',
      4,
      { opacity: 0.4 },
    ),
    ellipse(length * 0.3, -10, length * 0.14, 9, '#7fb35a', { opacity: 0.75 }),
    ellipse(length * 0.74, -16, length * 0.1, 8, '#7fb35a', { opacity: 0.75 }),
  )

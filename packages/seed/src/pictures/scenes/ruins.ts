import { times } from '../geometry'
import { at, blur, clip, down, ellipse, group, linear, path, rect, stroke } from '../svg'

const STONE = ['#efe2c2', '#c9b48a', '#8d7a58'] as const

/** A stepped Maya temple around the origin: its foot at y = 0, 800 wide, 520 high at scale 1. */
export const temple = (tiers = 6, [light, middle, dark]: readonly [string, string, string] = STONE) => {
  const tier = (index: number) => {
    const half = 400 - index * 50
    const height = 58
    const top = -(index + 1) * height
    const inset = 16
    const shape = `M${-half} ${top + height}L${-half + inset} ${top}H${half - inset}L${half} ${top + height}Z`
    const courses = times(
      Math.ceil((half * 2) / 46),
      (column) => `M${-half + column * 46 + ((index * 17) % 46)} ${top + 12}v18m14 0v24`,
    ).join('')
    return clip(
      path(shape, '#000'),
      path(shape, linear(15, `${light}@0`, `${middle}@55`, `${dark}@100`)),
      stroke(courses, dark, 2.4, { opacity: 0.3 }),
      rect(-half, top, half * 2, 9, '#fff8e2', 0, { opacity: 0.6 }),
      rect(-half, top + height - 12, half * 2, 12, dark, 0, { opacity: 0.4 }),
    )
  }
  const top = -tiers * 58
  const stairs = times(tiers * 5, (index) => {
    const y = -index * 11.6
    const half = 92 - index * 0.9
    return rect(-half, y - 11.6, half * 2, 11.6, down('#f7ecd0@0', `${middle}@60`, `${dark}@100`))
  })
  const house = group(
    {},
    rect(-88, top - 96, 176, 96, linear(10, `${light}@0`, `${middle}@100`)),
    rect(-22, top - 66, 44, 66, '#3b3226'),
    rect(-72, top - 62, 26, 62, '#4d4232'),
    rect(46, top - 62, 26, 62, '#4d4232'),
    path(`M-104 ${top - 96}H104L88 ${top - 122}H-88Z`, linear(10, `${light}@0`, `${middle}@100`)),
    rect(-60, top - 168, 120, 46, linear(10, `${light}@0`, `${middle}@100`)),
    rect(-50, top - 158, 16, 28, dark, 0, { opacity: 0.6 }),
    rect(-16, top - 158, 32, 28, dark, 0, { opacity: 0.6 }),
    rect(34, top - 158, 16, 28, dark, 0, { opacity: 0.6 }),
  )
  const rails = [-1, 1]
    .map((side) =>
      path(`M${side * 92} 0L${side * 118} 0L${side * 84} ${top}H${side * 62}Z`, side < 0 ? light : middle),
    )
    .join('')
  return times(tiers, tier).join('') + rails + group({}, ...stairs) + house
}

/** A carved stela, foot at y = 0, 240 wide and 560 high. */
export const stela = (
  [light, middle, dark]: readonly [string, string, string] = ['#e6d6b0', '#b79d72', '#6f5b3f'],
) => {
  const slab = 'M-104 0L-112 -470Q-108 -540 -40 -552Q0 -572 44 -550Q110 -540 112 -468L104 0Z'
  const line = (d: string, width = 6) =>
    stroke(d, dark, width, { opacity: 0.75 }) +
    stroke(d, '#fff3d3', width * 0.5, { opacity: 0.55, transform: 'translate(-3 -3)' })
  const glyph = (x: number, y: number, kind: number) =>
    at(
      x,
      y,
      {},
      rect(-17, -17, 34, 34, middle, 10, { stroke: dark, 'stroke-width': 3.5, 'stroke-opacity': 0.6 }),
      kind % 3 === 0
        ? ellipse(-3, -3, 7, 7, dark, { opacity: 0.65 }) + stroke('M4 8h8', dark, 4, { opacity: 0.6 })
        : kind % 3 === 1
          ? stroke('M-9 -6h18M-9 2h12M-9 9h16', dark, 3.5, { opacity: 0.6 })
          : stroke('M-8 8V-8H8V4H0', dark, 3.5, { opacity: 0.6 }),
    )
  return (
    path(slab, linear(10, `${light}@0`, `${middle}@60`, `${dark}@110`)) +
    clip(
      path(slab, '#000'),
      times(2, (side) =>
        times(9, (row) => glyph(side ? 84 : -84, -424 + row * 48, row + side)).join(''),
      ).join(''),
      path('M-58 -440Q-64 -520 0 -528Q64 -520 58 -440L50 -360Q0 -322 -50 -360Z', middle, {
        stroke: dark,
        'stroke-width': 6,
        'stroke-opacity': 0.55,
      }),
      path('M-44 -420Q0 -448 44 -420L38 -366Q0 -338 -38 -366Z', light),
      line('M-58 -446H58M-50 -470H50M-34 -494H34M-18 -512H18'),
      line('M-32 -404h24M8 -404h24M-28 -394h16M12 -394h16M0 -408v26M-10 -376h20M-18 -358h36M-12 -350h24', 5),
      ellipse(-52, -392, 12, 20, light, { stroke: dark, 'stroke-width': 4 }),
      ellipse(52, -392, 12, 20, light, { stroke: dark, 'stroke-width': 4 }),
      path('M-60 -330Q0 -300 60 -330L56 -170Q0 -150 -56 -170Z', light, {
        opacity: 0.9,
        stroke: dark,
        'stroke-width': 5,
        'stroke-opacity': 0.5,
      }),
      line('M-46 -300q46 26 92 0M-44 -276q44 24 88 0'),
      line('M-48 -220q24 -34 48 0q24 -34 48 0M-30 -250h60', 7),
      line('M-46 -160h92M-50 -142h100M-36 -140v90M-12 -140v96M12 -140v96M36 -140v90', 6),
      rect(-62, -46, 124, 46, middle, 4, { stroke: dark, 'stroke-width': 4 }),
      line('M-50 -14h18v-16h-10M-14 -14h18v-16h-10M24 -14h18v-16h-10', 5),
      ellipse(96, -300, 40, 300, dark, { opacity: 0.35, filter: blur(18) }),
      ellipse(-60, -40, 60, 46, '#6f9a4a', { opacity: 0.45, filter: blur(12) }),
      ellipse(60, -540, 50, 26, '#6f9a4a', { opacity: 0.45, filter: blur(8) }),
    )
  )
}

/** A row of colonial houses along a street, foot at y = 0; each 250 wide. At night their windows are lit. */
export const houses = (colors: readonly (readonly [string, string])[], lit = false) =>
  colors
    .map(([wall, trim], index) =>
      at(
        index * 250,
        0,
        {},
        rect(0, -270 - (index % 2) * 36, 252, 270 + (index % 2) * 36, linear(20, `${wall}@0`, `${trim}@170`)),
        rect(0, -52, 252, 52, trim, 0, { opacity: 0.75 }),
        rect(150, -176, 66, 176, trim, 6),
        rect(158, -168, 50, 168, '#5f3b25', 4),
        rect(36, -186, 76, 92, trim, 6),
        rect(43, -179, 62, 78, lit ? '#ffd27a' : '#284c57', 3),
        stroke('M59 -179v78M74 -179v78M90 -179v78M43 -140h62', lit ? '#6b4a20' : '#f7e9cf', 3, {
          opacity: 0.8,
        }),
        path(
          `M-14 ${-264 - (index % 2) * 36}H266L246 ${-326 - (index % 2) * 36}H6Z`,
          down('#d9734a@0', '#9c4328@100'),
        ),
        stroke(
          times(14, (tile) => `M${4 + tile * 19} ${-268 - (index % 2) * 36}l3 -54`).join(''),
          '#7a2f1b',
          5,
          { opacity: 0.45 },
        ),
      ),
    )
    .join('')

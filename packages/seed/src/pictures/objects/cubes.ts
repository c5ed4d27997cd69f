import { times } from '../geometry'
import { mark } from '../lettering'
import { at, blur, circle, clip, down, ellipse, group, linear, path, rect, stroke } from '../svg'

export type Shades = readonly [light: string, middle: string, dark: string]

export const TEAL: Shades = ['#63bac5', '#1f7f92', '#0a4657']
export const CLAY: Shades = ['#ff9f80', '#e0603f', '#9c3217']
export const MAIZE: Shades = ['#ffe0a0', '#eeb04c', '#a9711c']
export const MOSS: Shades = ['#b5d69a', '#6ba35f', '#2f6137']

/** Outline of a padded pouch: sides that bulge, corners that do not come to a point. */
const padded = (w: number, h: number, puff: number) =>
  `M${-w + 40} ${-h}Q0 ${-h - puff} ${w - 40} ${-h}Q${w} ${-h} ${w} ${-h + 40}Q${w + puff} 0 ${w} ${h - 40}Q${w} ${h} ${w - 40} ${h}Q0 ${h + puff} ${-w + 40} ${h}Q${-w} ${h} ${-w} ${h - 40}Q${-w - puff} 0 ${-w} ${-h + 40}Q${-w} ${-h} ${-w + 40} ${-h}Z`

const zipPull = (x: number, y: number, rotate = 0) =>
  at(
    x,
    y,
    { rotate },
    rect(-15, -10, 30, 20, linear(90, '#f4f6f7@0', '#9fabb2@100'), 6),
    rect(-5, 4, 12, 40, linear(0, '#f7f9fa@0', '#8f9ba2@100'), 6),
    rect(-7, 38, 16, 30, '#22343c', 7),
  )

/** Rolled clothes as seen through mesh. */
const clothes = (w: number, h: number, colors: readonly (readonly [string, string])[]) =>
  colors
    .map(([light, dark], index) => {
      const high = (h * 2) / colors.length
      const y = -h + index * high
      return (
        rect(-w, y, w * 2, high + 4, linear(90, `${light}@0`, `${light}@40`, `${dark}@105`), high / 2.4) +
        stroke(`M${-w * 0.9} ${y + high * 0.6}Q0 ${y + high * 0.86} ${w * 0.9} ${y + high * 0.56}`, dark, 4, {
          opacity: 0.4,
        })
      )
    })
    .join('')

/** A soft packing cube standing on its edge, its mesh to the viewer. */
export const packingCube = (
  width: number,
  height: number,
  [light, middle, dark]: Shades,
  filling: readonly (readonly [string, string])[] = [
    ['#fff8ea', '#cdb994'],
    ['#8fc9d2', '#2b7f92'],
    ['#ffd9a0', '#cf8f3a'],
  ],
) => {
  const [w, h] = [width / 2, height / 2]
  const shape = padded(w, h, 16)
  const inset = Math.min(58, height * 0.2)
  const mesh = padded(w - inset, h - inset, 6)
  const net = times(Math.ceil((width + height) / 15), (index) => {
    const x = -w - height + index * 15
    return `M${x} ${h}l${height} ${-height}M${x} ${-h}l${height} ${height}`
  }).join('')
  return group(
    {},
    path(shape, dark, { transform: 'translate(10 8)' }),
    path(shape, linear(60, `${light}@0`, `${middle}@52`, `${dark}@115`)),
    clip(
      path(shape, '#000'),
      path(padded(w - 14, h - 14, 12), 'none', {
        stroke: '#ffffff',
        'stroke-width': 20,
        opacity: 0.25,
        filter: blur(10),
      }),
      ellipse(w * 0.7, h * 0.8, w * 0.7, h * 0.5, dark, { opacity: 0.3, filter: blur(34) }),
      stroke(
        `M${-w + 60} ${-h + 6}q14 30 -6 52M${w - 90} ${h}q-8 -26 10 -48M${-w} ${h - 120}q34 6 52 -8`,
        dark,
        9,
        { opacity: 0.3, filter: blur(5) },
      ),
    ),
    path(padded(w - 20, h - 20, 13), 'none', { stroke: dark, 'stroke-width': 15 }),
    path(padded(w - 20, h - 20, 13), 'none', {
      stroke: '#e9eef0',
      'stroke-width': 5,
      'stroke-dasharray': '5 5',
    }),
    path(mesh, '#f7eedb'),
    clip(
      path(mesh, '#000'),
      clothes(w - inset + 4, h - inset + 4, filling),
      stroke(net, dark, 1.8, { opacity: 0.5 }),
      path(mesh, 'none', { stroke: '#06222b', 'stroke-width': 26, opacity: 0.4, filter: blur(11) }),
      path(`M${-w} ${-h}H${w * 0.1}L${-w * 0.6} ${h}H${-w}Z`, '#ffffff', { opacity: 0.14 }),
    ),
    path(mesh, 'none', { stroke: middle, 'stroke-width': 9 }),
    path(mesh, 'none', { stroke: light, 'stroke-width': 3, 'stroke-dasharray': '9 7', opacity: 0.9 }),
    zipPull(w * 0.5, -h + 16, -8),
    zipPull(w * 0.5 + 40, -h + 17, 10),
  )
}

/** The same cube lying flat, seen from its side: `width` × `height` with a zipper along the middle. */
export const flatCube = (width: number, height: number, [light, middle, dark]: Shades) => {
  const [w, h] = [width / 2, height / 2]
  const shape = `M${-w + 30} ${-h}Q0 ${-h - 12} ${w - 30} ${-h}Q${w + 22} ${-h + 6} ${w + 14} 0Q${w + 22} ${h - 4} ${w - 30} ${h}H${-w + 30}Q${-w - 22} ${h - 4} ${-w - 14} 0Q${-w - 22} ${-h + 6} ${-w + 30} ${-h}Z`
  return group(
    {},
    path(shape, linear(80, `${light}@0`, `${middle}@50`, `${dark}@112`)),
    clip(
      path(shape, '#000'),
      rect(-w, -h - 6, width, h * 0.7, down('#ffffff/0.4', '#ffffff/0'), 20, { filter: blur(6) }),
      stroke(
        `M${-w * 0.6} ${-h}q20 ${h * 0.7} -10 ${h * 0.9}M${w * 0.55} ${-h}q-16 ${h * 0.6} 8 ${h * 0.9}M${-w * 0.2} ${h}q-8 ${-h * 0.4} 12 ${-h * 0.7}`,
        dark,
        10,
        { opacity: 0.28, filter: blur(6) },
      ),
      rect(-w - 20, h * 0.5, width + 40, h, dark, 0, { opacity: 0.3, filter: blur(12) }),
    ),
    stroke(`M${-w} -4Q0 6 ${w} -4`, dark, 15),
    stroke(`M${-w} -4Q0 6 ${w} -4`, '#e9eef0', 5, { 'stroke-dasharray': '5 5', 'stroke-linecap': 'butt' }),
    zipPull(w * 0.62, 0, 6),
    path(`M${-w - 8} -14q-40 0 -40 16t44 16`, 'none', { stroke: dark, 'stroke-width': 12 }),
    mark(-w + 66, h * 0.36, Math.min(24, h * 0.32), '#fffaf0', '#fffaf0'),
  )
}

/** A drawstring bag, full; 300 wide, 330 high, its foot at y = 150. */
export const drawstringBag = ([light, middle, dark]: Shades = TEAL) => {
  const bag =
    'M-56 -120C-150 -90 -164 20 -150 100Q-140 152 -80 152H80Q140 152 150 100C164 20 150 -90 56 -120Z'
  return group(
    {},
    path(
      'M-58 -112C-70 -150 -96 -168 -84 -184C-40 -172 -20 -190 0 -178C24 -190 44 -170 86 -184C96 -166 70 -150 58 -112Z',
      linear(70, `${light}@0`, `${dark}@110`),
    ),
    path(bag, linear(55, `${light}@0`, `${middle}@50`, `${dark}@112`)),
    clip(
      path(bag, '#000'),
      stroke(
        'M-40 -116C-70 -60 -80 0 -70 60M-14 -116C-24 -70 -26 -30 -20 20M20 -116C30 -70 36 -20 30 40M46 -116C80 -60 90 10 76 70',
        dark,
        9,
        { opacity: 0.35, filter: blur(5) },
      ),
      ellipse(-84, 0, 26, 90, '#ffffff', { opacity: 0.35, filter: blur(16) }),
      ellipse(0, 160, 150, 26, dark, { opacity: 0.5, filter: blur(12) }),
    ),
    stroke('M-60 -118Q0 -100 60 -118', '#fbf2df', 12),
    stroke('M20 -110C60 -70 96 -60 104 -10M34 -112C80 -90 120 -60 128 -30', '#fbf2df', 6),
    circle(104, -4, 11, '#c9502f'),
    circle(128, -24, 11, '#c9502f'),
    mark(0, 44, 34, '#fbf6ee', '#ff9a7a'),
  )
}

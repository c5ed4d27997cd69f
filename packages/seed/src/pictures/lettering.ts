import { circle, group, path, stroke } from './svg'

/** Letters as pen strokes on a 10-unit height, so that no picture depends on an installed font. */
const GLYPHS: Readonly<Record<string, readonly [width: number, d: string]>> = {
  '0': [6, 'M3 -10a3 3 0 0 1 3 3v4a3 3 0 0 1 -6 0v-4a3 3 0 0 1 3 -3Z'],
  '1': [4, 'M0.5 -8L3 -10V0'],
  '2': [6, 'M0.2 -7.4a2.9 2.7 0 0 1 5.7 0.4C5.900 -4.800 0.200 -2.600 0.200 0H6'],
  '3': [6, 'M0.4 -10H5.700L2.800 -6.200A3.100 3.100 0 1 1 0 -2'],
  '4': [6, 'M4.600 0V-10L0 -3H6'],
  '5': [6, 'M5.500 -10H1L0.600 -5.400A3.100 3.100 0 1 1 0 -1.600'],
  '6': [6, 'M4.600 -10C2 -8 0 -5.500 0 -3A3 3 0 1 0 0.300 -4.200'],
  '7': [6, 'M0 -10H6L2 0'],
  '8': [6, 'M3 -5.400A2.300 2.300 0 1 1 3.010 -5.400A2.700 2.700 0 1 1 3 -5.400'],
  '9': [6, 'M1.400 0C4 -2 6 -4.500 6 -7A3 3 0 1 0 5.700 -5.800'],
  A: [7, 'M0 0L3.500 -10L7 0M1.200 -3.400H5.800'],
  B: [6, 'M0 0V-10H3A2.300 2.300 0 0 1 3 -5.400H0M3 -5.400A2.700 2.700 0 0 1 3 0H0'],
  C: [7, 'M7 -8A5 5 0 1 0 7 -2'],
  F: [5, 'M0 0V-10H5.500M0 -5.200H4.600'],
  G: [7, 'M7 -8A5 5 0 1 0 7 -2V-4.600H4'],
  I: [1, 'M0.500 -10V0'],
  L: [5, 'M0 -10V0H5'],
  P: [6, 'M0 0V-10H3A2.800 2.800 0 0 1 3 -4.400H0'],
  S: [
    6,
    'M5.800 -8.600C4.500 -10.600 0.400 -10.400 0.400 -7.500C0.400 -4.500 6 -5.500 6 -2.500C6 0.500 1.200 0.600 0 -1.600',
  ],
  U: [7, 'M0 -10V-3.300A3.300 3.300 0 0 0 6.600 -3.300V-10'],
  b: [6, 'M0 0V-10M0 -3A2.800 3 0 1 1 0 -2.990'],
  l: [1, 'M0.500 -10V0'],
  m: [8, 'M0 0V-6M0 -3.600A2.100 2.400 0 0 1 4.200 -3.600V0M4.200 -3.600A2.100 2.400 0 0 1 8.400 -3.600V0'],
  o: [6, 'M0 -3A2.900 3 0 1 1 0 -2.990'],
  r: [3, 'M0 0V-6M0 -3.600Q0.600 -6 3.400 -6'],
  u: [5, 'M0 -6V-2.400A2.400 2.400 0 0 0 4.800 -2.400V-6M4.800 -2.400V0'],
  '-': [4, 'M0 -4.500H4'],
  '+': [6, 'M0 -4.500H6M3 -7.500V-1.500'],
  ' ': [3, ''],
}

const SPACE = 2.2

/** Words centered at (x, y) on their baseline; `size` is the height of a capital in pixels. */
export const lettering = (text: string, x: number, y: number, size: number, color: string, weight = 1.5) => {
  const glyphs = [...text].map((letter) => {
    const glyph = GLYPHS[letter]
    if (!glyph) throw new Error(`There is no glyph for "${letter}" (in "${text}")`)
    return glyph
  })
  const width = glyphs.reduce((sum, [advance]) => sum + advance + SPACE, -SPACE)
  let pen = 0
  const strokes = glyphs.map(([advance, d]) => {
    const drawn = d ? stroke(d, color, weight, { transform: `translate(${pen} 0)` }) : ''
    pen += advance + SPACE
    return drawn
  })
  const scale = size / 10
  return group({ transform: `translate(${x - (width * scale) / 2} ${y}) scale(${scale})` }, ...strokes)
}

/** The brand's mark: a tilted compass needle in a ring. */
export const mark = (x: number, y: number, radius: number, ring: string, needle: string, tail = ring) =>
  group(
    { transform: `translate(${x} ${y}) scale(${radius / 100})` },
    circle(0, 0, 88, 'none', { stroke: ring, 'stroke-width': 20 }),
    group({ transform: 'rotate(35)' }, path('M0 -66L24 0H-24Z', needle), path('M0 66L24 0H-24Z', tail)),
    circle(0, 0, 9, ring),
  )

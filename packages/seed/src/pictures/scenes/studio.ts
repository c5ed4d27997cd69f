import { SQUARE } from '../picture'
import { blur, down, ellipse, group, linear, radial, rect, silhouette } from '../svg'

/** Wall, floor and shadow of a packshot. */
export interface Tone {
  readonly wall: readonly [light: string, dark: string]
  readonly floor: readonly [light: string, dark: string]
  readonly shade: string
}

export const SAND: Tone = { wall: ['#fbf1df', '#f0dcba'], floor: ['#f6e7cb', '#e6cb9d'], shade: '#5b3d17' }
export const LAGOON: Tone = { wall: ['#e9f4f1', '#c9e2df'], floor: ['#d8ebe8', '#a9cfcd'], shade: '#0d414b' }
export const CORAL: Tone = { wall: ['#fdeee4', '#f6d3c0'], floor: ['#f9ddcd', '#ecb69c'], shade: '#5e2a17' }
export const LEAF: Tone = { wall: ['#f0f4e2', '#d9e4bf'], floor: ['#e3ebcf', '#bdd09b'], shade: '#2a431d' }
export const DUSK: Tone = { wall: ['#eef0f7', '#d3d9ea'], floor: ['#dfe4f0', '#b5bfda'], shade: '#242c56' }

/** The shared horizon and the line on which objects stand, in pixels of a 1200 px square. */
const HORIZON = 780
export const FLOOR = 948

/** Paper wall and floor, lit from the upper left. */
export const studio = (
  { wall, floor, shade }: Tone,
  width = SQUARE,
  height = SQUARE,
  horizon = HORIZON,
  standingLine = FLOOR,
) =>
  rect(0, 0, width, horizon + 20, linear(62, `${wall[0]}@0`, `${wall[0]}@30`, `${wall[1]}@100`)) +
  ellipse(
    width * 0.36,
    horizon * 0.49,
    width * 0.52,
    height * 0.43,
    radial(0.5, 0.5, 0.5, '#ffffff/0.75@0', '#ffffff/0@100'),
  ) +
  rect(0, horizon - 18, width, height - horizon + 18, down(`${floor[0]}@0`, `${floor[1]}@100`)) +
  rect(-40, horizon - 26, width + 80, 22, shade, 0, { opacity: 0.1, filter: blur(10) }) +
  rect(-40, horizon - 12, width + 80, 26, '#ffffff', 0, { opacity: 0.5, filter: blur(9) }) +
  ellipse(
    width * 0.36,
    standingLine + 40,
    width * 0.53,
    150,
    radial(0.5, 0.5, 0.5, '#ffffff/0.5@0', '#ffffff/0@100'),
  )

/** The surface under a flat lay, seen from above. */
export const surface = ({ wall, floor }: Tone, width = 1200, height = 1200) =>
  rect(0, 0, width, height, linear(58, `${wall[0]}@0`, `${floor[0]}@55`, `${floor[1]}@120`)) +
  ellipse(
    width * 0.3,
    height * 0.26,
    width * 0.6,
    height * 0.5,
    radial(0.5, 0.5, 0.5, '#ffffff/0.7@0', '#ffffff/0@100'),
  )

interface Stance {
  readonly x?: number
  /** Where it touches the floor. */
  readonly y?: number
  readonly scale?: number
  readonly rotate?: number
  /** Distance from the object's origin down to its foot, before scaling. */
  readonly foot: number
  /** Half the width of what touches the floor, before scaling. */
  readonly base: number
}

/** An object that stands on the floor, with its contact shadow and the shadow it casts to the right. */
export const standing = (
  { shade }: Tone,
  object: string,
  { x = 600, y = FLOOR, scale = 1, rotate = 0, foot, base }: Stance,
) => {
  const placed = `translate(0 ${-foot * scale}) rotate(${rotate}) scale(${scale})`
  return (
    group(
      { transform: `translate(${x} ${y}) matrix(1 0 -0.62 0.26 0 0)`, opacity: 0.9 },
      group({ filter: silhouette(11, shade, 0.3) }, group({ transform: placed }, object)),
    ) +
    ellipse(x + 16, y + 3, base * scale * 1.06, 20, shade, { opacity: 0.36, filter: blur(12) }) +
    ellipse(x + 4, y - 1, base * scale * 0.94, 9, shade, { opacity: 0.55, filter: blur(4) }) +
    group({ transform: `translate(${x} ${y})` }, group({ transform: placed }, object))
  )
}

/** An object that lies on a surface seen from above; `height` is how far it rises, in pixels. */
export const lying = (
  { shade }: Tone,
  object: string,
  {
    x = 600,
    y = 600,
    scale = 1,
    rotate = 0,
    height = 26,
  }: { x?: number; y?: number; scale?: number; rotate?: number; height?: number },
) => {
  const placed = `rotate(${rotate}) scale(${scale})`
  return (
    group(
      { transform: `translate(${x + height * 0.9} ${y + height * 1.1})` },
      group({ filter: silhouette(height * 0.62, shade, 0.34) }, group({ transform: placed }, object)),
    ) +
    group(
      { transform: `translate(${x + 3} ${y + 4})` },
      group({ filter: silhouette(3, shade, 0.4) }, group({ transform: placed }, object)),
    ) +
    group({ transform: `translate(${x} ${y})` }, group({ transform: placed }, object))
  )
}

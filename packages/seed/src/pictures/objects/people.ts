import { contact } from '../scenes/land'
import { blur, clip, down, ellipse, group, linear, path, radial, rect, stroke } from '../svg'

type Shades = readonly [light: string, middle: string, dark: string]

interface Looks {
  readonly skin: Shades
  readonly hair: readonly [light: string, dark: string]
  readonly shirt: Shades
  /** Behind the head: long hair. */
  readonly back?: string
  /** On the head: the hairline. */
  readonly top: string
  readonly beard?: string
  readonly apron?: Shades
}

const FACE = 'M-86 -60C-92 40 -62 106 0 112C62 106 92 40 86 -60C82 -130 -82 -130 -86 -60Z'
const TORSO =
  'M-52 128C-120 146 -196 156 -214 236L-246 560H246L214 236C196 156 120 146 52 128C30 170 -30 170 -52 128Z'

const features = ([, , dark]: Shades, hair: string) =>
  group(
    {},
    stroke('M-56 -34Q-38 -48 -20 -37M20 -37Q38 -48 56 -34', hair, 9),
    ellipse(-37, -8, 9, 11, '#1c1512'),
    ellipse(37, -8, 9, 11, '#1c1512'),
    ellipse(-34, -12, 3, 3, '#ffffff'),
    ellipse(40, -12, 3, 3, '#ffffff'),
    stroke('M2 -2Q14 26 -6 30', dark, 7, { opacity: 0.6 }),
    path('M-36 54Q0 62 36 54Q28 86 0 87Q-28 86 -36 54Z', '#8f2f2a'),
    path('M-31 57Q0 64 31 57L26 66Q0 71 -26 66Z', '#fffaf2'),
    ellipse(-58, 34, 22, 15, '#e2553f', { opacity: 0.28, filter: blur(7) }),
    ellipse(58, 34, 22, 15, '#e2553f', { opacity: 0.28, filter: blur(7) }),
  )

/** From the hips up, seen from the front; the chin is 112 below the origin. About 490 wide. */
const person = ({ skin, hair, shirt, back, top, beard, apron }: Looks) => {
  const [light, middle, dark] = skin
  const hairPaint = linear(70, `${hair[0]}@0`, `${hair[1]}@70`)
  return group(
    {},
    back ? path(back, hairPaint) : '',
    path(TORSO, linear(75, `${shirt[0]}@0`, `${shirt[1]}@55`, `${shirt[2]}@100`)),
    stroke('M-150 300C-140 400 -150 470 -160 560M150 300C140 400 150 470 160 560', shirt[2], 12, {
      opacity: 0.5,
      filter: blur(4),
    }),
    apron
      ? path('M-96 560V262Q-74 232 -66 156M96 560V262Q74 232 66 156', 'none', {
          stroke: apron[1],
          'stroke-width': 24,
        }) +
          path('M-110 560V270Q0 296 110 270V560Z', down(`${apron[0]}@0`, `${apron[1]}@60`, `${apron[2]}@100`))
      : '',
    path('M-50 70V134Q0 190 50 134V70Z', linear(90, `${dark}@0`, `${middle}@80`)),
    ellipse(-88, 0, 17, 26, middle),
    ellipse(88, 0, 17, 26, dark),
    path(FACE, linear(60, `${light}@0`, `${middle}@60`, `${dark}@110`)),
    beard ? path(beard, hairPaint) : '',
    features(skin, hair[1]),
    path(top, hairPaint),
    stroke('M-54 -104Q-10 -132 42 -118', hair[0], 8, { opacity: 0.5, filter: blur(3) }),
  )
}

/** A woman with long dark hair in a lagoon-blue apron. */
export const marcela = () =>
  person({
    skin: ['#d99a6c', '#bd7a4d', '#965934'],
    hair: ['#5a3a2c', '#20130f'],
    shirt: ['#fbeede', '#f0d6b4', '#cfa87a'],
    apron: ['#2a8799', '#136477', '#0a4152'],
    back: 'M-104 -40C-128 -190 128 -190 104 -40C118 80 146 190 118 268C70 290 60 180 50 110H-50C-60 180 -70 290 -118 268C-146 190 -118 80 -104 -40Z',
    top: 'M-94 -16C-112 -178 112 -178 94 -16C84 -74 46 -96 -8 -98C-46 -92 -84 -66 -94 -16Z',
  })

/** A man with short hair and a beard in a coral shirt. */
export const danilo = () =>
  group(
    {},
    person({
      skin: ['#c98d62', '#a96c43', '#84502e'],
      hair: ['#4a372f', '#17110f'],
      shirt: ['#f58a68', '#dd5a37', '#a93a1d'],
      top: 'M-92 -26C-120 -178 -40 -176 6 -168C76 -180 112 -120 92 -26C84 -66 72 -82 52 -92C10 -80 -38 -84 -66 -94C-82 -76 -86 -58 -92 -26Z',
      beard:
        'M-87 -16C-84 60 -62 122 0 126C62 122 84 60 87 -16C78 26 66 36 40 40Q0 30 -40 40C-66 36 -78 26 -87 -16Z',
    }),
    stroke('M0 190V330', '#a93a1d', 6, { opacity: 0.55 }),
  )

/** An open cardboard box, 320 wide, standing on the origin; `contents` are drawn in it, above its front. */
export const openBox = (...contents: string[]) =>
  group(
    {},
    contact(0, -2, 190, 22, 0.4, '#3a220c'),
    path('M-150 -190H150L128 -214H-128Z', '#8a5f35'),
    ...contents,
    path('M-160 -190H160L150 0H-150Z', linear(80, '#e3b981@0', '#cb9858@60', '#a87439@100')),
    path('M-160 -190L-222 -132L-206 -112L-152 -160Z', '#d9aa6c'),
    path('M160 -190L222 -132L206 -112L152 -160Z', '#bd8748'),
    rect(-22, -190, 44, 190, '#f3dcae', 0, { opacity: 0.55 }),
    ellipse(0, -92, 46, 46, radial(0.5, 0.4, 0.6, '#1c7286@0', '#0c4554@100')),
    stroke('M-14 -80L16 -108L6 -84Z', '#fff6e4', 7),
  )

/** A shelf with boxes and folded cloths, 460 wide, its board at the origin. */
export const shelf = (row: readonly (readonly [width: number, height: number, color: string])[]) => {
  let x = -210
  const things = row.map(([width, height, color]) => {
    const drawn =
      rect(x, -height, width, height, linear(80, `${color}@0`, `${color}@100`), 8) +
      rect(x, -height, width, height, linear(80, '#ffffff/0.25@0', '#3a220c/0.3@100'), 8) +
      rect(x + width * 0.3, -height * 0.62, width * 0.4, Math.min(30, height * 0.24), '#fff6e4', 4, {
        opacity: 0.75,
      })
    x += width + 14
    return drawn
  })
  return group(
    {},
    rect(-230, 16, 460, 26, '#3a220c', 0, { opacity: 0.25, filter: blur(8) }),
    ...things,
    rect(-230, 0, 460, 20, down('#b9814a@0', '#86562a@100'), 4),
  )
}

/** A window with a wooden frame; `view` is drawn in canvas pixels behind it. */
export const casement = (x: number, y: number, width: number, height: number, view: string) =>
  group(
    {},
    rect(x - 22, y - 22, width + 44, height + 44, linear(70, '#2b8798@0', '#12596b@100'), 10, {
      filter: '@shadow 6 12 12 #3a220c 0.35',
    }),
    clip(rect(x, y, width, height, '#000'), view),
    rect(x + width / 2 - 8, y, 16, height, '#1b6e80'),
    rect(x, y + height * 0.42, width, 14, '#1b6e80'),
    rect(x - 40, y + height + 18, width + 80, 26, down('#2b8798@0', '#0d4655@100'), 6),
  )

import { type Point, curve, times } from '../geometry'
import { blur, clip, down, ellipse, group, linear, path, radial, rect, stroke } from '../svg'

/** An airplane's cabin wall with one window; `view` is drawn in canvas pixels behind the pane. */
export const cabinWindow = (x: number, y: number, width: number, height: number, view: string, shade = 0) => {
  const pane = rect(x - width / 2, y - height / 2, width, height, '#000', width * 0.44)
  const frame = (grow: number, fill: string, more = {}) =>
    rect(
      x - width / 2 - grow,
      y - height / 2 - grow,
      width + grow * 2,
      height + grow * 2,
      fill,
      width * 0.44 + grow,
      more,
    )
  return (
    frame(width * 0.17, linear(75, '#f7f3ea@0', '#cfd3d4@100'), { filter: '@shadow 0 10 16 #27404a 0.35' }) +
    frame(width * 0.1, linear(75, '#b9c1c6@0', '#f4f3ee@100')) +
    frame(width * 0.035, '#8b979d') +
    clip(
      pane,
      view,
      rect(x - width / 2, y - height / 2, width, height * shade, down('#f1ece0', '#d8d4ca')),
      shade ? rect(x - width / 2, y - height / 2 + height * shade - 14, width, 14, '#b9b8b0') : '',
    ) +
    clip(
      pane,
      stroke(`M${x - width / 2} ${y - height / 2}h${width}`, '#06222b', 40, {
        opacity: 0.35,
        filter: blur(14),
      }),
      path(
        `M${x + width * 0.12} ${y - height / 2}h${width * 0.16}l${-width * 0.5} ${height}h${-width * 0.16}Z`,
        '#ffffff',
        { opacity: 0.13 },
      ),
    )
  )
}

export const cabinWall = (
  width: number,
  height: number,
  tint: readonly [string, string] = ['#f3eee3', '#c9ced0'],
) =>
  rect(0, 0, width, height, linear(70, `${tint[0]}@0`, `${tint[1]}@100`)) +
  stroke(
    times(3, (index) => `M${(width * (index + 0.5)) / 3 + width / 6} -10v${height + 20}`).join(''),
    '#9fa9ad',
    3,
    { opacity: 0.35 },
  )

/** A wing seen from the window. */
export const wing = (x: number, y: number, scale: number) =>
  group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    path(
      'M0 0L330 -96L352 -150L378 -156L372 -92L420 -84L120 60L-40 70Z',
      linear(80, '#f8fafb@0', '#a9bac5@100'),
    ),
    path('M352 -150L378 -156L372 -92L330 -96Z', linear(80, '#f2654a@0', '#b8331b@100')),
    stroke('M30 20L340 -82', '#8fa3b0', 4, { opacity: 0.7 }),
  )

/** A hammock slung across the picture between two high points. */
export const hammock = (
  width: number,
  y: number,
  sag: number,
  colors: readonly string[],
  from = -60,
  to = width + 60,
) => {
  const edge = (depth: number): Point[] =>
    times(7, (index): Point => {
      const part = index / 6
      return [from + (to - from) * part, y + Math.sin(Math.PI * part) * depth]
    })
  const bands = colors.length
  const stripes = colors.map((color, index) => {
    const [upper, lower] = [
      edge(sag * 0.45 + (sag * 0.55 * index) / bands),
      edge(sag * 0.45 + (sag * 0.55 * (index + 1)) / bands),
    ]
    return path(`${curve(upper)}${curve([...lower].reverse(), true)}Z`, color)
  })
  const whole = `${curve(edge(sag * 0.45))}${curve([...edge(sag)].reverse(), true)}Z`
  const weave = times(44, (index) => {
    const part = (index + 0.5) / 44
    const x = from + (to - from) * part
    const lift = Math.sin(Math.PI * part)
    return `M${x} ${y + lift * sag * 0.45}L${x} ${y + lift * sag}`
  }).join('')
  const fringe = times(60, (index) => {
    const part = (index + 0.5) / 60
    const x = from + (to - from) * part
    const start = y + Math.sin(Math.PI * part) * sag
    return `M${x} ${start}l${(index % 3) - 1} ${26 * Math.sin(Math.PI * part)}`
  }).join('')
  return (
    stroke(fringe, colors.at(-1) ?? '#fff', 5) +
    group({ filter: '@shadow 0 16 14 #06222b 0.3' }, ...stripes) +
    clip(
      path(whole, '#000'),
      stroke(weave, '#06222b', 3, { opacity: 0.12 }),
      path(whole, radial(0.5, 1, 0.6, '#06222b/0.4@0', '#06222b/0@100')),
    )
  )
}

/** A bed or cushion: a broad soft shape filling the lower part. */
export const linen = (width: number, y: number, bottom: number, light: string, dark: string) => {
  const top: Point[] = [
    [-40, y + 30],
    [width * 0.2, y],
    [width * 0.5, y + 22],
    [width * 0.8, y - 8],
    [width + 40, y + 26],
  ]
  const folds = times(6, (index) => {
    const x = (width * (index + 0.3)) / 6
    return stroke(
      curve([
        [x, y + 50],
        [x + 40, y + (bottom - y) * 0.5],
        [x - 30, bottom],
      ]),
      dark,
      16,
      { opacity: 0.35, filter: blur(12) },
    )
  })
  return (
    path(`${curve(top)}L${width + 40} ${bottom}L-40 ${bottom}Z`, down(`${light}@0`, `${dark}@140`)) +
    group({}, ...folds) +
    stroke(curve(top), '#ffffff', 10, { opacity: 0.6, filter: blur(4) })
  )
}

/** A string of paper flags (papel picado) hanging between the top corners. */
export const bunting = (width: number, y: number, sag: number, colors: readonly string[], count = 12) =>
  stroke(`M-10 ${y}Q${width / 2} ${y + sag * 2} ${width + 10} ${y}`, '#5b4636', 3) +
  times(count, (index) => {
    const part = (index + 0.5) / count
    const x = part * width
    const top = y + sag * 4 * part * (1 - part)
    const w = (width / count) * 0.78
    return path(
      `M${x - w / 2} ${top}h${w}v${w * 0.8}l${-w / 4} ${w * 0.22}l${-w / 4} ${-w * 0.22}l${-w / 4} ${w * 0.22}l${-w / 4} ${-w * 0.22}Z`,
      colors[index % colors.length] ?? '#fff',
      { opacity: 0.95 },
    )
  }).join('')

/** A lamp's pool of light. */
export const lamplight = (x: number, y: number, radius: number, color = '#ffd27a') =>
  ellipse(x, y, radius, radius, radial(0.5, 0.5, 0.5, `${color}/0.85@0`, `${color}/0.3@40`, `${color}/0@100`))

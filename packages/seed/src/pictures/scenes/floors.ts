import { type Point, polygon, randomFrom, times } from '../geometry'
import { blur, clip, down, ellipse, group, linear, path, rect, stroke } from '../svg'

/** Cobbles in perspective from `y` to `bottom`. */
export const cobbles = (
  seed: number,
  width: number,
  y: number,
  bottom: number,
  light: string,
  dark: string,
) => {
  const random = randomFrom(seed)
  const stones: string[] = []
  let rowTop = y
  let rowHeight = 16
  while (rowTop < bottom) {
    const pace = rowHeight * 1.75
    const shift = random() * pace
    const middle = rowTop + rowHeight / 2
    stones.push(
      ...times(Math.ceil(width / pace) + 2, (index) => {
        const x = index * pace - shift
        const [rx, ry] = [pace * (0.42 + random() * 0.06), rowHeight * (0.42 + random() * 0.05)]
        return (
          rect(
            x - rx,
            middle - ry,
            rx * 2,
            ry * 2,
            random() > 0.5 ? light : linear(80, `${light}@0`, `${dark}@100`),
            ry * 0.75,
          ) + ellipse(x - rx * 0.2, middle - ry * 0.4, rx * 0.55, ry * 0.3, '#ffffff', { opacity: 0.16 })
        )
      }),
    )
    rowTop += rowHeight
    rowHeight *= 1.22
  }
  return clip(
    rect(0, y, width, bottom - y, '#000'),
    rect(0, y, width, bottom - y, dark),
    ...stones,
    rect(0, y, width, (bottom - y) * 0.35, down(`${light}/0.75@0`, `${light}/0@100`)),
  )
}

/** Boards in perspective toward a vanishing point above the floor. */
export const planks = (
  seed: number,
  width: number,
  y: number,
  bottom: number,
  colors: readonly [string, string, string],
  vanishing: Point,
  count = 9,
) => {
  const random = randomFrom(seed)
  const at = (part: number, depth: number): Point => {
    const x = -width * 0.9 + part * width * 2.8
    const t = (depth - vanishing[1]) / (bottom - vanishing[1])
    return [vanishing[0] + (x - vanishing[0]) * t, depth]
  }
  const boards = times(count, (index) => {
    const [a, b] = [index / count, (index + 1) / count]
    const shape = polygon([at(a, y), at(b, y), at(b, bottom), at(a, bottom)])
    const grain = times(5, () => {
      const part = a + random() * (b - a)
      const from = y + random() * (bottom - y) * 0.5
      const [start, end] = [
        at(part, from),
        at(part + (random() - 0.5) * 0.01, from + (bottom - from) * (0.4 + random() * 0.6)),
      ]
      return `M${start.join(' ')}L${end.join(' ')}`
    }).join('')
    return (
      path(shape, down(`${random() > 0.5 ? colors[0] : colors[1]}@0`, `${colors[1]}@100`)) +
      stroke(grain, colors[2], 2.4, { opacity: 0.22 }) +
      stroke(polygon([at(a, y), at(a, bottom)]), colors[2], 5, { opacity: 0.55 })
    )
  })
  return clip(
    rect(0, y, width, bottom - y, '#000'),
    ...boards,
    rect(0, y, width, 60, down('#ffffff/0.25', '#ffffff/0')),
  )
}

/** A table edge to edge: its top from `y`, seen from slightly above. */
export const tabletop = (
  seed: number,
  width: number,
  y: number,
  bottom: number,
  colors: readonly [string, string, string],
) => {
  const random = randomFrom(seed)
  const grain = times(26, () => {
    const part = random()
    const depth = y + 10 + part * (bottom - y)
    const x = random() * width
    const length = 120 + random() * 380
    return `M${x} ${depth}q${length / 3} ${(random() - 0.5) * 16} ${length} ${(random() - 0.5) * 10}`
  }).join('')
  return clip(
    rect(0, y, width, bottom - y, '#000'),
    rect(0, y, width, bottom - y, down(`${colors[0]}@0`, `${colors[1]}@100`)),
    stroke(grain, colors[2], 3.5, { opacity: 0.22 }),
    rect(0, y, width, 10, '#ffffff', 0, { opacity: 0.3 }),
  )
}

/** Painted cement tiles on a wall, flat on. */
export const tiles = (
  x: number,
  y: number,
  width: number,
  height: number,
  size: number,
  ground: string,
  accent: string,
  second: string,
) => {
  const motif = (cx: number, cy: number) => {
    const s = size / 2
    const star = `M${cx} ${cy - s * 0.62}Q${cx + s * 0.14} ${cy - s * 0.14} ${cx + s * 0.62} ${cy}Q${cx + s * 0.14} ${cy + s * 0.14} ${cx} ${cy + s * 0.62}Q${cx - s * 0.14} ${cy + s * 0.14} ${cx - s * 0.62} ${cy}Q${cx - s * 0.14} ${cy - s * 0.14} ${cx} ${cy - s * 0.62}Z`
    const corner = s * 0.55
    const corners = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ]
      .map(
        ([dx = 0, dy = 0]) =>
          `M${cx + dx * s} ${cy + dy * s}v${-dy * corner}a${corner} ${corner} 0 0 ${dx * dy > 0 ? 0 : 1} ${-dx * corner} ${dy * corner}Z`,
      )
      .join('')
    return (
      path(corners, second, { opacity: 0.55 }) +
      path(star, accent) +
      ellipse(cx, cy, s * 0.13, s * 0.13, ground)
    )
  }
  const columns = Math.ceil(width / size)
  const rows = Math.ceil(height / size)
  const cells = times(rows * columns, (index) =>
    motif(x + ((index % columns) + 0.5) * size, y + (Math.floor(index / columns) + 0.5) * size),
  )
  const joints =
    times(columns + 1, (index) => `M${x + index * size} ${y}v${height}`).join('') +
    times(rows + 1, (index) => `M${x} ${y + index * size}h${width}`).join('')
  return clip(
    rect(x, y, width, height, '#000'),
    rect(x, y, width, height, ground),
    ...cells,
    stroke(joints, '#ffffff', 5, { opacity: 0.7 }),
    stroke(joints, '#0b3a4a', 2, { opacity: 0.18, transform: 'translate(3 3)' }),
  )
}

/** A plastered wall with worn, uneven light. */
export const plaster = (seed: number, width: number, bottom: number, light: string, dark: string) => {
  const random = randomFrom(seed)
  return (
    rect(0, 0, width, bottom, linear(55, `${light}@0`, `${dark}@100`)) +
    group(
      { filter: blur(26), opacity: 0.28 },
      ...times(22, () =>
        ellipse(
          random() * width,
          random() * bottom,
          60 + random() * 140,
          24 + random() * 60,
          random() > 0.5 ? '#ffffff' : dark,
        ),
      ),
    )
  )
}

/** Light that falls through a four-pane window onto a wall. */
export const windowLight = (x: number, y: number, size: number, color: string, opacity = 0.55) => {
  const pane = (column: number, row: number) => {
    const [w, h, gap, lean] = [size * 0.44, size * 0.56, size * 0.07, size * 0.2]
    const [left, top] = [x + column * (w + gap), y + row * (h + gap) - column * lean]
    return `M${left} ${top}l${w} ${-lean * 0.9}v${h}l${-w} ${lean * 0.9}Z`
  }
  return path([pane(0, 0), pane(1, 0), pane(0, 1), pane(1, 1)].join(''), color, { opacity, filter: blur(6) })
}

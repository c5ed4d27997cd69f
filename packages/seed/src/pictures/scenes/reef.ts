import { curve, type Point, randomFrom, times } from '../geometry'
import { at, blur, clip, down, ellipse, group, linear, path, radial, stroke } from '../svg'

/** Branching coral growing up from the origin. */
export const staghorn = (seed: number, size: number, color: string, light: string) => {
  const random = randomFrom(seed)
  const lines: [string, number][] = []
  const grow = (x: number, y: number, angle: number, length: number, depth: number) => {
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
    lines.push([
      `M${x} ${y}q${dx * 0.4 - dy * 0.12} ${dy * 0.4 + dx * 0.12} ${dx} ${dy}`,
      size * 0.028 * (depth + 1),
    ])
    if (depth === 0) return
    const twigs = depth > 2 ? 3 : 2
    times(twigs, (index) =>
      grow(
        x + dx,
        y + dy,
        angle + (index - (twigs - 1) / 2) * 0.75 + (random() - 0.5) * 0.4,
        length * (0.68 + random() * 0.18),
        depth - 1,
      ),
    )
  }
  grow(0, 0, -Math.PI / 2, size * 0.3, 3)
  return (
    lines.map(([d, w]) => stroke(d, color, w)).join('') +
    lines
      .map(([d, w]) =>
        stroke(d, light, w * 0.32, { opacity: 0.6, transform: `translate(${-w * 0.18} ${-w * 0.14})` }),
      )
      .join('')
  )
}

/** A sea fan: a net of fine veins. */
export const seaFan = (size: number, color: string, light: string) => {
  const shape = `M0 0C${-size * 0.3} ${-size * 0.2} ${-size * 0.62} ${-size * 0.5} ${-size * 0.42} ${-size * 0.86}C${-size * 0.2} ${-size * 1.12} ${size * 0.24} ${-size * 1.1} ${size * 0.44} ${-size * 0.84}C${size * 0.6} ${-size * 0.5} ${size * 0.3} ${-size * 0.2} 0 0Z`
  const ribs = times(13, (index) => {
    const angle = -Math.PI / 2 + (index - 6) * 0.17
    return `M0 0Q${Math.cos(angle - 0.1) * size * 0.5} ${Math.sin(angle) * size * 0.5} ${Math.cos(angle) * size * 1.1} ${Math.sin(angle) * size * 1.1}`
  }).join('')
  const arcs = times(9, (index) => {
    const r = size * (0.26 + index * 0.1)
    return `M${-r * 0.8} ${-r * 0.6}Q0 ${-r * 1.35} ${r * 0.8} ${-r * 0.6}`
  }).join('')
  return clip(
    path(shape, '#000'),
    path(shape, color, { opacity: 0.55 }),
    stroke(arcs, color, size * 0.014),
    stroke(ribs, light, size * 0.02),
  )
}

/** Brain coral: a mound with winding grooves. */
export const brainCoral = (seed: number, radius: number, colors: readonly [string, string]) => {
  const random = randomFrom(seed)
  const dome = `M${-radius} 0C${-radius} ${-radius * 1.1} ${radius} ${-radius * 1.1} ${radius} 0Z`
  const grooves = times(9, (row) => {
    const y = -radius * 0.82 + row * radius * 0.11
    return curve(
      times(11, (step): Point => [
        -radius + step * radius * 0.2,
        y + (random() - 0.5) * radius * 0.13 + Math.pow((step - 5) / 5, 2) * radius * 0.3,
      ]),
    )
  }).join('')
  return clip(
    path(dome, '#000'),
    path(dome, radial(0.4, 0.2, 0.9, `${colors[0]}@0`, `${colors[1]}@100`)),
    stroke(grooves, colors[1], radius * 0.045, { opacity: 0.75 }),
    ellipse(-radius * 0.3, -radius * 0.62, radius * 0.35, radius * 0.14, '#ffffff', {
      opacity: 0.35,
      filter: blur(8),
    }),
  )
}

/** Tube sponges in a cluster. */
export const tubes = (size: number, colors: readonly [string, string]) =>
  [
    [-0.34, 0.6, -12],
    [0.3, 0.72, 10],
    [0, 1, 0],
  ]
    .map(([dx = 0, height = 1, rotate = 0]) => {
      const [w, h] = [size * 0.15, size * height]
      return at(
        dx * size,
        0,
        { rotate },
        path(
          `M${-w * 0.8} 0L${-w} ${-h}H${w}L${w * 0.8} 0Z`,
          linear(0, `${colors[0]}@0`, `${colors[1]}@100`),
        ),
        ellipse(0, -h, w, w * 0.36, colors[0]),
        ellipse(0, -h + 2, w * 0.68, w * 0.22, '#33204a', { opacity: 0.75 }),
      )
    })
    .join('')

/** Sea grass swaying. */
const seagrass = (seed: number, width: number, height: number, colors: readonly [string, string]) => {
  const random = randomFrom(seed)
  return times(Math.round(width / 16), (index) => {
    const x = -width / 2 + index * 16
    const h = height * (0.5 + random() * 0.5)
    const sway = (random() - 0.3) * 46
    return path(
      `M${x - 5} 0Q${x - 5 + sway * 0.1} ${-h * 0.5} ${x + sway} ${-h}Q${x + 7 + sway * 0.2} ${-h * 0.45} ${x + 6} 0Z`,
      down(`${colors[0]}@0`, `${colors[1]}@100`),
    )
  }).join('')
}

/** A mixed bank of coral along the bottom of a picture. */
export const reefBank = (seed: number, width: number, y: number, scale = 1, dim = 0) => {
  const random = randomFrom(seed)
  const palette: [string, string][] = [
    ['#f26b4e', '#ffb08f'],
    ['#e5486f', '#ff9fb4'],
    ['#f6b73c', '#ffe39a'],
    ['#8a5bd0', '#c7a6f4'],
    ['#2fb59a', '#9aeacb'],
  ]
  const pieces = times(Math.ceil(width / (110 * scale)), (index) => {
    const [color, light] = palette[Math.floor(random() * palette.length)] ?? ['#f26b4e', '#ffb08f']
    const size = (150 + random() * 110) * scale
    const kind = index % 5
    const piece =
      kind === 0
        ? brainCoral(index + seed, size * 0.5, [light, color])
        : kind === 1
          ? staghorn(seed + index, size, color, light)
          : kind === 2
            ? seaFan(size * 0.8, color, light)
            : kind === 3
              ? tubes(size * 0.7, [light, color])
              : seagrass(seed + index, size * 0.7, size * 0.8, ['#7fd08a', '#1c7a5c'])
    return at(index * 110 * scale + random() * 40, y + random() * 26 * scale, {}, piece)
  })
  return group({ opacity: 1 - dim }, ...pieces)
}

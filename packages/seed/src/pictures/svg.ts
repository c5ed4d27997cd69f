// Functions that return SVG markup. Paints are written inline, see `linear`.

export type Attributes = Readonly<Record<string, string | number | undefined>>

const attributes = (values: Attributes) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

const element = (name: string, values: Attributes, ...children: string[]) =>
  children.length === 0
    ? `<${name}${attributes(values)}/>`
    : `<${name}${attributes(values)}>${children.join('')}</${name}>`

export const group = (values: Attributes, ...children: string[]) => element('g', values, ...children)

export const path = (d: string, fill: string, more: Attributes = {}) => element('path', { d, fill, ...more })

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx = 0,
  more: Attributes = {},
) => element('rect', { x, y, width, height, rx: rx || undefined, fill, ...more })

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) => element('ellipse', { cx, cy, rx, ry, fill, ...more })

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  ellipse(cx, cy, r, r, fill, more)

/** An open line, with round ends by default. */
export const stroke = (d: string, color: string, width: number, more: Attributes = {}) =>
  path(d, 'none', {
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })

interface Placement {
  /** Degrees, clockwise. */
  readonly rotate?: number
  readonly scale?: number
  readonly stretch?: readonly [number, number]
  readonly flip?: boolean
  readonly opacity?: number
}

/** Places markup drawn around the origin at a point of the canvas. */
export const at = (
  x: number,
  y: number,
  { rotate = 0, scale = 1, stretch = [1, 1], flip = false, opacity }: Placement,
  ...children: string[]
) =>
  group(
    {
      transform: `translate(${x} ${y}) rotate(${rotate}) scale(${scale * stretch[0] * (flip ? -1 : 1)} ${scale * stretch[1]})`,
      opacity,
    },
    ...children,
  )

const hash = (text: string) => {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return (value >>> 0).toString(36)
}

/** Clips `children` to `shape`. */
export const clip = (shape: string, ...children: string[]) => {
  const id = `clip-${hash(shape)}`
  return `<clipPath id="${id}">${shape}</clipPath>${group({ 'clip-path': `url(#${id})` }, ...children)}`
}

/**
 * Paints and effects are written inline as `@kind …` and become definitions in {@link svgDocument}.
 * A stop is a color with an optional `/opacity` and an optional `@offset` in percent.
 */
export const linear = (degrees: number, ...stops: string[]) => `@linear ${degrees} ${stops.join(' ')}`
export const down = (...stops: string[]) => linear(90, ...stops)
export const across = (...stops: string[]) => linear(0, ...stops)
/** Center and radius as fractions of the shape's bounding box. */
export const radial = (cx: number, cy: number, r: number, ...stops: string[]) =>
  `@radial ${cx} ${cy} ${r} ${stops.join(' ')}`
export const blur = (deviation: number) => `@blur ${deviation}`
export const dropShadow = (dx: number, dy: number, deviation: number, color: string, opacity: number) =>
  `@shadow ${dx} ${dy} ${deviation} ${color} ${opacity}`

/** Turns what is drawn into its blurred outline in one color, e.g. the shadow that it casts. */
export const silhouette = (deviation: number, color: string, opacity: number) =>
  `@silhouette ${deviation} ${color} ${opacity}`

/** Adds a soft shadow in the scene's dark color. */
export const lifted = (color: string, ...children: string[]) =>
  group({ filter: dropShadow(14, 16, 14, color, 0.44) }, ...children)

const stopElements = (stops: readonly string[]) =>
  stops
    .map((stop, index) => {
      const [colorAndOpacity = '', offset] = stop.split('@')
      const [color = '', opacity] = colorAndOpacity.split('/')
      return element('stop', {
        offset: offset === undefined ? index / Math.max(1, stops.length - 1) : Number(offset) / 100,
        'stop-color': color,
        'stop-opacity': opacity,
      })
    })
    .join('')

const definition = (token: string, id: string): string => {
  const [kind, ...words] = token.split(' ')
  const number = (index: number) => Number(words[index])
  if (kind === 'linear') {
    const angle = (number(0) * Math.PI) / 180
    const [dx, dy] = [Math.cos(angle) / 2, Math.sin(angle) / 2]
    const ends = { x1: 0.5 - dx, y1: 0.5 - dy, x2: 0.5 + dx, y2: 0.5 + dy }
    return element('linearGradient', { id, ...ends }, stopElements(words.slice(1)))
  }
  if (kind === 'radial') {
    const place = { cx: number(0), cy: number(1), r: number(2) }
    return element('radialGradient', { id, ...place }, stopElements(words.slice(3)))
  }
  const wide = { id, x: '-50%', y: '-50%', width: '200%', height: '200%' }
  if (kind === 'blur') return element('filter', wide, `<feGaussianBlur stdDeviation="${number(0)}"/>`)
  if (kind === 'silhouette') {
    return element(
      'filter',
      wide,
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${number(0)}"/>`,
      `<feComponentTransfer result="cast"><feFuncA type="linear" slope="${number(2)}"/></feComponentTransfer>`,
      `<feFlood flood-color="${words[1]}"/><feComposite in2="cast" operator="in"/>`,
    )
  }
  if (kind === 'shadow') {
    return element(
      'filter',
      wide,
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${number(2)}"/><feOffset dx="${number(0)}" dy="${number(1)}" result="cast"/>`,
      `<feFlood flood-color="${words[3]}" flood-opacity="${number(4)}"/><feComposite in2="cast" operator="in"/>`,
      '<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>',
    )
  }
  throw new Error(`Unknown paint or effect: "${token}"`)
}

/** A complete picture. Turns inline paints into definitions. Sizes in pixels. */
export const svgDocument = (width: number, height: number, ...children: string[]): string => {
  const ids = new Map<string, string>()
  const body = children.join('').replace(/"@([^"]+)"/g, (_, token: string) => {
    const id = ids.get(token) ?? `def-${ids.size}`
    ids.set(token, id)
    return `"url(#${id})"`
  })
  const definitions = [...ids].map(([token, id]) => definition(token, id)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions}</defs>${body}</svg>`
}

import { icons } from './fluent-emoji.json'
import { at, clip, dropShadow, group, rect } from './svg'

interface Options {
  readonly rotate?: number
  readonly flip?: boolean
  readonly opacity?: number
  /** A soft shadow under the object, in canvas pixels. */
  readonly shadow?: number
  /** Clips the emoji below this line of its 32-unit box, e.g. the water that is part of boats. */
  readonly until?: number
}

/** Only the emoji in use: the whole collection is 100 MB. */
const BODIES: Readonly<Record<string, string>> = icons

/** The emoji's markup with its ids prefixed by its name. */
const bodyOf = (name: string): string => {
  const body = BODIES[name]
  if (!body) throw new Error(`fluent-emoji.json has no "${name}": copy it from @iconify-json/fluent-emoji`)
  return body
    .replace(/id="([^"]+)"/g, `id="${name}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${name}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${name}-$1"`)
}

/** A Fluent emoji centered at a point, `size` pixels wide. */
export const emoji = (
  name: string,
  x: number,
  y: number,
  size: number,
  { rotate = 0, flip = false, opacity, shadow, until }: Options = {},
) =>
  at(
    x,
    y,
    { rotate, flip, scale: size / 32, ...(opacity === undefined ? {} : { opacity }) },
    group(
      {
        transform: 'translate(-16 -16)',
        filter: shadow
          ? dropShadow(0, (shadow * 32) / size, (shadow * 24) / size, '#08222b', 0.4)
          : undefined,
      },
      until ? clip(rect(-16, -16, 64, 16 + until, '#000'), bodyOf(name)) : bodyOf(name),
    ),
  )

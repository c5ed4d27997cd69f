import { inSomeLanguage } from './languages'

interface Picture {
  readonly asset?: unknown
  readonly alt?: unknown
}

const fileOf = (picture: unknown): string | undefined => {
  const { asset } = Object(picture) as Picture
  const { _ref: file } = Object(asset) as { _ref?: unknown }
  return typeof file === 'string' ? file : undefined
}

/** Alternative text alone is not a picture, and the shop shows no SVG; `required()` handles an empty field. */
export const hasFile = (picture: unknown): true | string => {
  const { asset, alt } = Object(picture) as Picture
  if (fileOf(picture)?.endsWith('-svg'))
    return 'Sube una foto en JPG, PNG, WebP o AVIF: la tienda no muestra SVG.'
  return asset !== undefined || alt === undefined || 'Sube una imagen.'
}

/** Alternative text is required once there is a picture. */
export const hasAlternative = (alt: unknown, picture: Picture | undefined): true | string =>
  !picture?.asset ||
  (alt !== undefined && inSomeLanguage(alt) === true) ||
  'Describe la imagen para quien no puede verla.'

/** Pixels: what the shop shows at most. */
const WIDTH = 1200

/** Warns of a picture that is blurred on large screens. */
export const isLarge = (picture: unknown): true | string => {
  const [, width, height] = /-(\d+)x(\d+)-\w+$/.exec(fileOf(picture) ?? '') ?? []
  return (
    width === undefined ||
    Number(width) >= WIDTH ||
    `La foto mide ${width} × ${height} píxeles y puede verse borrosa: usa una de ${WIDTH} de ancho o más.`
  )
}

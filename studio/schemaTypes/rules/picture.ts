interface Picture {
  readonly asset?: unknown
  readonly alt?: unknown
}

/** Alternative text alone is not a picture, and the shop shows no SVG; `required()` handles an empty field. */
export const hasFile = (picture: unknown): true | string => {
  const { asset, alt } = (picture ?? {}) as Picture
  const { _ref: file } = Object(asset) as { _ref?: unknown }
  if (/-svg$/.test(String(file))) return 'Sube una foto en JPG, PNG, WebP o AVIF: la tienda no muestra SVG.'
  return asset !== undefined || alt === undefined || 'Sube una imagen.'
}

/** Alternative text is required once there is a picture. */
export const hasAlternative = (alt: unknown, picture: Picture | undefined): true | string =>
  !picture?.asset || alt !== undefined || 'Describe la imagen para quien no puede verla.'

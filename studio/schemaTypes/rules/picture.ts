interface Picture {
  readonly asset?: unknown
  readonly alt?: unknown
}

/** Alternative text alone is not a picture; an empty place is left to `required()`. */
export const hasFile = (picture: unknown): true | string => {
  const { asset, alt } = (picture ?? {}) as Picture
  return asset !== undefined || alt === undefined || 'Sube una imagen.'
}

/** Words for those who cannot see the picture are needed as soon as there is one. */
export const hasAlternative = (alt: unknown, picture: Picture | undefined): true | string =>
  !picture?.asset || alt !== undefined || 'Describe la imagen para quien no puede verla.'

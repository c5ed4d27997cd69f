interface Picture {
  readonly asset?: unknown
}

/** A picture counts once its file is there: alternative text alone is not a picture. */
export const hasFile = (picture: unknown): true | string =>
  picture === undefined || (picture as Picture).asset ? true : 'Sube una imagen.'

/** Words for those who cannot see the picture are needed as soon as there is one. */
export const hasAlternative = (alt: unknown, picture: Picture | undefined): true | string =>
  !picture?.asset || alt !== undefined || 'Describe la imagen para quien no puede verla.'

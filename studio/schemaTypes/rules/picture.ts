interface Picture {
  readonly asset?: unknown
}

/** Words for those who cannot see the picture are needed as soon as there is one. */
export const hasAlternative = (alt: unknown, picture: Picture | undefined): true | string =>
  !picture?.asset || alt !== undefined || 'Describe la imagen para quien no puede verla.'

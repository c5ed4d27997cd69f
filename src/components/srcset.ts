import type { ImageMetadata } from 'astro'

/** The widths of a picture of the site itself, for `srcset`. */
export const srcsetOf = (pictures: readonly ImageMetadata[]): string =>
  pictures.map(({ src, width }) => `${src} ${width}w`).join(', ')

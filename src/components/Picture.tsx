import type { Locale } from '~/i18n/locales'
import { PICTURE_RATIOS, type PictureShape, type PictureWidth } from '~/lib/pictures'

interface Props {
  /** Address without `&w=` and `&h=`, which a square does not need. */
  src: string
  alt: string
  /** Language of the alt text, if it differs from the page's. */
  lang?: Locale | undefined
  widths: readonly PictureWidth[]
  sizes: string
  shape: PictureShape
  /** Loads the picture with high priority instead of lazily. */
  eager?: boolean | undefined
  className?: string | undefined
}

export function Picture({ src, alt, lang, widths, sizes, shape, eager = false, className }: Props) {
  const largest = Math.max(...widths)
  return (
    <img
      src={sized(src, widths[0] ?? largest, shape)}
      {...(widths.length > 1 && { srcSet: srcSetOf(src, widths, shape), sizes })}
      width={largest}
      height={Math.round(largest / PICTURE_RATIOS[shape])}
      alt={alt}
      lang={lang}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  )
}

/** The picture in each of `widths`, as a `srcset` lists them. */
export const srcSetOf = (src: string, widths: readonly PictureWidth[], shape: PictureShape): string =>
  widths.map((width) => `${sized(src, width, shape)} ${width}w`).join()

const sized = (src: string, width: number, shape: PictureShape) =>
  shape === 'square'
    ? `${src}&w=${width}`
    : `${src}&w=${width}&h=${Math.round(width / PICTURE_RATIOS[shape])}`

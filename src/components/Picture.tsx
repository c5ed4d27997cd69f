import type { Locale } from '~/i18n/locales'
import type { PictureWidth } from '~/lib/pictures'

interface Props {
  /** Address without `&w=` and `&h=`, which a square does not need. */
  src: string
  alt: string
  /** Language of the alt text, if it differs from the page's. */
  lang?: Locale | undefined
  widths: readonly PictureWidth[]
  sizes: string
  /** Width divided by height, the same for every width, to avoid layout shift. */
  ratio: number
  /** Loads the picture with high priority instead of lazily. */
  eager?: boolean | undefined
  className?: string | undefined
}

export function Picture({ src, alt, lang, widths, sizes, ratio, eager = false, className }: Props) {
  const largest = Math.max(...widths)
  return (
    <img
      src={sized(src, widths[0] ?? largest, ratio)}
      {...(widths.length > 1 && { srcSet: srcSetOf(src, widths, ratio), sizes })}
      width={largest}
      height={Math.round(largest / ratio)}
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
export const srcSetOf = (src: string, widths: readonly PictureWidth[], ratio: number): string =>
  widths.map((width) => `${sized(src, width, ratio)} ${width}w`).join()

const sized = (src: string, width: number, ratio: number) =>
  ratio === 1 ? `${src}&w=${width}` : `${src}&w=${width}&h=${Math.round(width / ratio)}`

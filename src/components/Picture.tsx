import type { Locale } from '~/i18n/locales'
import type { PictureWidth } from '~/lib/pictures'

interface Props {
  /** Address that only lacks `&w=` and `&h=`. */
  src: string
  alt: string
  /** Of the alt text, when it is not the page's language. */
  lang?: Locale | undefined
  widths: readonly PictureWidth[]
  sizes: string
  /** Width divided by height; the same for every width, so nothing moves. */
  ratio: number
  /** The picture people wait for: loaded first. Others load when they come near. */
  eager?: boolean | undefined
  className?: string | undefined
}

export function Picture({ src, alt, lang, widths, sizes, ratio, eager = false, className }: Props) {
  const largest = Math.max(...widths)
  return (
    <img
      src={sized(src, widths[0] ?? largest, ratio)}
      srcSet={widths.map((width) => `${sized(src, width, ratio)} ${width}w`).join(', ')}
      sizes={sizes}
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

const sized = (src: string, width: number, ratio: number) =>
  `${src}&w=${width}&h=${Math.round(width / ratio)}`

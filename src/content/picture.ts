import { z } from 'zod'
import type { Locale } from '~/i18n/locales'
import { cropRect } from './crop'
import { type Text, textIn } from '~/i18n/localized'
import { localizedText } from './localized-schemas'
import { pictureAddress } from './picture-address'

/** An image of the CMS with its size in pixels and a blurred preview as a data address. */
export const pictureSchema = z.object({
  alt: localizedText,
  asset: z.object(
    {
      _id: z.string().startsWith('image-'),
      url: z.url({ protocol: /^https?$/ }),
      dimensions: z.object({ width: z.number().positive(), height: z.number().positive() }),
      lqip: z.string().startsWith('data:image/').nullish(),
    },
    'has no image file: upload one or remove the picture',
  ),
  hotspot: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullish(),
  crop: z.object({ top: z.number(), bottom: z.number(), left: z.number(), right: z.number() }).nullish(),
})

export type PictureContent = z.infer<typeof pictureSchema>

/** A picture ready for a page: `square` and `wide` (16:9) are addresses without origin that only lack `&w=` and `&h=`. */
export interface Picture {
  readonly alt: Text
  readonly square: string
  readonly wide: string
  /** A blurred preview as a data address. */
  readonly preview?: string | undefined
}

/** Of AVIF and WebP, which `auto=format` makes, 50 cannot be told from more at the sizes and densities shown. */
const QUERY = 'fit=crop&auto=format&q=50'

/** The CMS's crop and hotspot applied to both shapes. */
export const pictureIn = (content: PictureContent, locale: Locale): Picture => ({
  alt: textIn(content.alt, locale),
  square: cropped(content, 1),
  wide: cropped(content, 16 / 9),
  preview: content.asset.lqip ?? undefined,
})

const cropped = (content: PictureContent, ratio: number): string => {
  const base = pictureAddress(content.asset.url)
  const rect = cropRect(content, ratio)
  return rect ? `${base}?rect=${rect}&${QUERY}` : `${base}?${QUERY}`
}

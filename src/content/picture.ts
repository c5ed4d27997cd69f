import { z } from 'zod'
import { SHARE_SIZE } from '~/lib/pictures'
import { readEnv } from '~/lib/env/env.server'
import { cropRect } from './crop'
import { localizedText } from './model/localized'
import { pictureAddress } from './picture-address'

/** An SVG can run scripts, and the image service does not resize it. */
const RASTER_FILE = /\.(?:avif|gif|jpe?g|png|webp)$/

const imageSchema = z.object({
  alt: localizedText,
  asset: z.object(
    {
      _id: z.string().startsWith('image-'),
      url: z
        .url({ protocol: /^https?$/ })
        .regex(RASTER_FILE, 'is not a photo: upload a JPG, PNG, WebP or AVIF file'),
      dimensions: z.object({ width: z.number().positive(), height: z.number().positive() }),
      lqip: z.string().startsWith('data:image/').nullish(),
    },
    'has no image file: upload one or remove the picture',
  ),
  hotspot: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullish(),
  crop: z.object({ top: z.number(), bottom: z.number(), left: z.number(), right: z.number() }).nullish(),
})

/** A picture with the editor's crop and hotspot applied. */
export const pictureSchema = imageSchema.transform((image) => ({
  alt: image.alt,
  /** Addresses without origin, to which `&w=` and `&h=` are added. */
  square: cropped(image, 1),
  /** 8:5 */
  card: cropped(image, 8 / 5),
  /** 16:9 */
  wide: cropped(image, 16 / 9),
  /** For social networks, 1200 × 630. */
  share: cropped(image, SHARE_SIZE.width / SHARE_SIZE.height),
  /** A blurred preview as a data URL. */
  ...(image.asset.lqip && { preview: image.asset.lqip }),
}))

/** The pictures of a product or kit, the card's first. */
export const picturesSchema = z
  .array(pictureSchema)
  .min(1, 'has no picture')
  .transform((pictures) => pictures as [Shown, ...Shown[]])

type Shown = z.infer<typeof pictureSchema>

const cropped = (image: z.infer<typeof imageSchema>, ratio: number): string =>
  pictureAddress(image.asset.url, cropRect(image, ratio), secretOfPictures())

let secret: string | undefined
const secretOfPictures = (): string => (secret ??= readEnv().PICTURES_SECRET)

import { z } from 'zod'
import { readEnv } from '~/lib/env/env.server'
import { cropRect } from './crop'
import { localizedText } from './model/localized'
import { pictureAddress } from './picture-address'

const imageSchema = z.object({
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

/** A picture with the editor's crop and hotspot applied. */
export const pictureSchema = imageSchema.transform((image) => ({
  alt: image.alt,
  /** Addresses without origin, to which `&w=` and `&h=` are added. */
  square: cropped(image, 1),
  /** 16:9 */
  wide: cropped(image, 16 / 9),
  /** A blurred preview as a data URL. */
  ...(image.asset.lqip && { preview: image.asset.lqip }),
}))

const cropped = (image: z.infer<typeof imageSchema>, ratio: number): string =>
  pictureAddress(image.asset.url, cropRect(image, ratio), readEnv().PICTURES_SECRET)

import sharp, { type FitEnum, type Sharp } from 'sharp'
import { z } from 'zod'

/** Longest side that is made, in pixels; what the real service allows. */
const MAX_SIDE = 8192

const pixels = z.coerce.number().min(1).max(MAX_SIDE).transform(Math.round)
const numbers = z.string().transform((text) => text.split(',').map(Number))
const area = numbers.pipe(z.tuple([z.int().min(0), z.int().min(0), z.int().min(1), z.int().min(1)]))
const colour = z
  .string()
  .regex(/^([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i, 'a colour is 3, 6 or 8 hexadecimal digits')

/** The part of an image address after `?`, as @sanity/image-url writes it. Unknown parts are left alone. */
export const transformation = z.object({
  rect: area.optional(),
  w: pixels.optional(),
  h: pixels.optional(),
  'max-w': pixels.optional(),
  'max-h': pixels.optional(),
  dpr: z.coerce.number().min(0.1).max(5).default(1),
  fit: z.enum(['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale']).optional(),
  crop: z
    .enum([
      'top',
      'bottom',
      'left',
      'right',
      'center',
      'focalpoint',
      'entropy',
      'top,left',
      'top,right',
      'bottom,left',
      'bottom,right',
    ])
    .optional(),
  'fp-x': z.coerce.number().min(0).max(1).default(0.5),
  'fp-y': z.coerce.number().min(0).max(1).default(0.5),
  bg: colour.optional(),
  blur: z.coerce.number().min(0).max(2000).optional(),
  sharp: z.coerce.number().min(0).max(100).optional(),
  sat: z.coerce.number().min(-100).max(100).optional(),
  invert: z.stringbool().optional(),
  flip: z.enum(['h', 'v', 'hv']).optional(),
  or: z.coerce
    .number()
    .pipe(z.literal([0, 90, 180, 270]))
    .optional(),
  q: z.coerce.number().min(0).max(100).transform(Math.round).optional(),
  fm: z.enum(['jpg', 'pjpg', 'png', 'webp', 'avif', 'gif']).optional(),
  auto: z.literal('format').optional(),
})
export type Transformation = z.infer<typeof transformation>

/** Formats by file ending. `svg` is only an original: it is drawn as PNG when anything is to be done to it. */
export type Format = 'jpg' | 'png' | 'webp' | 'avif' | 'gif'

/** The format to send: asked for by `fm`, or the best that `accept` allows under `auto=format`, else the original's. */
export const formatFor = ({ fm, auto }: Transformation, original: string, accept: string): Format => {
  if (fm) return fm === 'pjpg' ? 'jpg' : fm
  if (auto && accept.includes('image/avif')) return 'avif'
  if (auto && accept.includes('image/webp')) return 'webp'
  return original === 'svg' || original === 'tiff' ? 'png' : (original as Format)
}

/** The picture as asked. Order as on the real service: cut, turn, size, colours, format. */
export const transform = async (bytes: Buffer, asked: Transformation, format: Format): Promise<Buffer> => {
  const image = sharp(bytes).autoOrient()
  const cut = asked.rect
    ? image.extract({ left: asked.rect[0], top: asked.rect[1], width: asked.rect[2], height: asked.rect[3] })
    : image
  const turned = asked.or ? sharp(await cut.rotate(asked.or).toBuffer()) : cut
  return encode(coloured(await sized(turned, asked), asked), asked, format)
}

const FITS: Readonly<Record<NonNullable<Transformation['fit']>, keyof FitEnum>> = {
  clip: 'inside',
  crop: 'cover',
  fill: 'contain',
  fillmax: 'contain',
  max: 'inside',
  min: 'cover',
  scale: 'fill',
}

const sized = async (image: Sharp, asked: Transformation): Promise<Sharp> => {
  const scale = (side: number | undefined) => side && Math.min(MAX_SIDE, Math.round(side * asked.dpr))
  const [width, height] = [scale(asked.w ?? asked['max-w']), scale(asked.h ?? asked['max-h'])]
  if (!width && !height) return image
  const fit = asked.fit ?? (asked['max-w'] || asked['max-h'] ? 'max' : asked.w && asked.h ? 'scale' : 'clip')
  const size = { ...(width && { width }), ...(height && { height }) }
  if (fit === 'crop' && asked.crop === 'focalpoint' && width && height)
    return aroundFocus(image, width, height, asked)
  return image.resize({
    ...size,
    fit: FITS[fit],
    position:
      asked.crop === 'entropy'
        ? 'entropy'
        : (asked.crop?.replace(',', ' ').replace('focalpoint', 'center') ?? 'center'),
    withoutEnlargement: ['max', 'min', 'fillmax'].includes(fit),
    background: asked.bg ? `#${asked.bg}` : '#ffffff',
  })
}

/** Cuts the largest area of the wanted shape around the focal point, then sizes it. */
const aroundFocus = async (
  image: Sharp,
  width: number,
  height: number,
  asked: Transformation,
): Promise<Sharp> => {
  const { data, info } = await image.png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true })
  const ratio = Math.min(info.width / width, info.height / height)
  const part = { width: Math.round(width * ratio), height: Math.round(height * ratio) }
  const start = (whole: number, inner: number, focus: number) =>
    Math.round(Math.min(Math.max(focus * whole - inner / 2, 0), whole - inner))
  const left = start(info.width, part.width, asked['fp-x'])
  const top = start(info.height, part.height, asked['fp-y'])
  return sharp(data)
    .extract({ left, top, ...part })
    .resize(width, height, { fit: 'fill' })
}

const coloured = (image: Sharp, asked: Transformation): Sharp => {
  let result = image
  if (asked.flip?.includes('h')) result = result.flop()
  if (asked.flip?.includes('v')) result = result.flip()
  if (asked.blur) result = result.blur(Math.max(0.3, asked.blur / 20))
  if (asked.sharp) result = result.sharpen({ sigma: 0.5 + asked.sharp / 50 })
  if (asked.sat !== undefined) result = result.modulate({ saturation: Math.max(0.001, 1 + asked.sat / 100) })
  if (asked.invert) result = result.negate({ alpha: false })
  return asked.bg ? result.flatten({ background: `#${asked.bg}` }) : result
}

const encode = (image: Sharp, { q, fm }: Transformation, format: Format): Promise<Buffer> => {
  const quality = q === undefined ? {} : { quality: Math.max(1, q) }
  switch (format) {
    case 'jpg':
      return image
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 75, ...quality, progressive: fm === 'pjpg' })
        .toBuffer()
    case 'webp':
      return image.webp({ quality: 75, ...quality }).toBuffer()
    case 'avif':
      return image.avif({ quality: 55, effort: 2, ...quality }).toBuffer()
    case 'gif':
      return image.gif().toBuffer()
    case 'png':
      return image.png(quality).toBuffer()
  }
}

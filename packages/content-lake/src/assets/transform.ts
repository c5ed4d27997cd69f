import sharp, { type FitEnum, type Sharp } from 'sharp'
import { z } from 'zod'

/** Maximum width and height in pixels, as at Sanity. */
const MAX_SIDE = 8192

const pixels = z.coerce.number().min(1).max(MAX_SIDE).transform(Math.round)
const numbers = z.string().transform((text) => text.split(',').map(Number))
const area = numbers.pipe(z.tuple([z.int().min(0), z.int().min(0), z.int().min(1), z.int().min(1)]))
const color = z
  .string()
  .regex(/^([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i, 'a color has 3, 6 or 8 hexadecimal digits')

/** The query of an image URL as @sanity/image-url builds it. Unknown parameters are ignored. */
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
  bg: color.optional(),
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

/** Output formats; an SVG is rendered as PNG. */
export type Format = 'jpg' | 'png' | 'webp' | 'avif' | 'gif'

/** `fm`, or with `auto=format` the best format in `accept`, else the original format. */
export const formatFor = ({ fm, auto }: Transformation, original: string, accept: string): Format => {
  if (fm) return fm === 'pjpg' ? 'jpg' : fm
  if (auto && accept.includes('image/avif')) return 'avif'
  if (auto && accept.includes('image/webp')) return 'webp'
  return original === 'svg' || original === 'tiff' ? 'png' : (original as Format)
}

/** Applies a transformation in Sanity's order: crop, rotate, resize, color, format. */
export const transform = async (bytes: Buffer, options: Transformation, format: Format): Promise<Buffer> => {
  const image = sharp(bytes).autoOrient()
  const cropped = options.rect
    ? image.extract({
        left: options.rect[0],
        top: options.rect[1],
        width: options.rect[2],
        height: options.rect[3],
      })
    : image
  const rotated = options.or ? sharp(await cropped.rotate(options.or).toBuffer()) : cropped
  return encode(adjustColors(await resized(rotated, options), options), options, format)
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

const resized = async (image: Sharp, options: Transformation): Promise<Sharp> => {
  const scale = (side: number | undefined) => side && Math.min(MAX_SIDE, Math.round(side * options.dpr))
  const [width, height] = [scale(options.w ?? options['max-w']), scale(options.h ?? options['max-h'])]
  if (!width && !height) return image
  const fit =
    options.fit ?? (options['max-w'] || options['max-h'] ? 'max' : options.w && options.h ? 'scale' : 'clip')
  const size = { ...(width && { width }), ...(height && { height }) }
  if (fit === 'crop' && options.crop === 'focalpoint' && width && height)
    return cropAroundFocus(image, width, height, options)
  return image.resize({
    ...size,
    fit: FITS[fit],
    position:
      options.crop === 'entropy'
        ? 'entropy'
        : (options.crop?.replace(',', ' ').replace('focalpoint', 'center') ?? 'center'),
    withoutEnlargement: ['max', 'min', 'fillmax'].includes(fit),
    background: options.bg ? `#${options.bg}` : '#ffffff',
  })
}

/** Crops the largest area with the requested aspect ratio around the focal point, then resizes it. */
const cropAroundFocus = async (
  image: Sharp,
  width: number,
  height: number,
  options: Transformation,
): Promise<Sharp> => {
  const { data, info } = await image.png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true })
  const ratio = Math.min(info.width / width, info.height / height)
  const part = { width: Math.round(width * ratio), height: Math.round(height * ratio) }
  const start = (whole: number, inner: number, focus: number) =>
    Math.round(Math.min(Math.max(focus * whole - inner / 2, 0), whole - inner))
  const left = start(info.width, part.width, options['fp-x'])
  const top = start(info.height, part.height, options['fp-y'])
  return sharp(data)
    .extract({ left, top, ...part })
    .resize(width, height, { fit: 'fill' })
}

const adjustColors = (image: Sharp, options: Transformation): Sharp => {
  let result = image
  if (options.flip?.includes('h')) result = result.flop()
  if (options.flip?.includes('v')) result = result.flip()
  if (options.blur) result = result.blur(Math.max(0.3, options.blur / 20))
  if (options.sharp) result = result.sharpen({ sigma: 0.5 + options.sharp / 50 })
  if (options.sat !== undefined)
    result = result.modulate({ saturation: Math.max(0.001, 1 + options.sat / 100) })
  if (options.invert) result = result.negate({ alpha: false })
  return options.bg ? result.flatten({ background: `#${options.bg}` }) : result
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

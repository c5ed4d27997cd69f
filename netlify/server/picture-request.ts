import { timingSafeEqual } from 'node:crypto'
import { signPicture } from '~/content/picture-signature'
import { PICTURES, PICTURE_RATIOS, PICTURE_WIDTHS, SHARE_SIZE } from '~/lib/pictures'

/** A picture in one size and format. */
export interface PictureRequest {
  /** File name at the image service. */
  readonly name: string
  /** Query of the image service. */
  readonly query: URLSearchParams
}

/** Raster files only: an SVG can run scripts. */
const NAME = /^[0-9a-z]+-\d+x\d+\.(?:avif|gif|jpg|jpeg|png|webp)$/
/** One spelling of each number, so that a picture has one address in caches. */
const PIXELS = /^[1-9]\d{1,3}$/
/** The parameters that caches distinguish. */
const PARAMETERS = ['s', 'rect', 'w', 'h', 'fm']
const RECT = /^\d{1,5},\d{1,5},\d{1,5},\d{1,5}$/

/** Whether {@link Picture} requests it. */
const isListed = (width: number, height: number): boolean =>
  (PICTURE_WIDTHS.some((listed) => listed === width) &&
    PICTURE_RATIOS.some((ratio) => height === Math.round(width / ratio))) ||
  (width === SHARE_SIZE.width && height === SHARE_SIZE.height)

/**
 * Reads an address such as `/pictures/1f-1200x800.jpg?s=…&rect=0,0,800,800&w=480`. `accept` decides the format:
 * AVIF, WebP or JPEG. Undefined unless the build signed it and the size is listed. Netlify's cache ignores other
 * parameters.
 */
export function readPictureRequest(url: URL, accept: string, secret: string): PictureRequest | undefined {
  const folder = `${PICTURES}/`
  const name = url.pathname.startsWith(folder) ? url.pathname.slice(folder.length) : ''
  const fm = url.searchParams.get('fm') ?? undefined
  if (PARAMETERS.some((parameter) => url.searchParams.getAll(parameter).length > 1)) return undefined
  const rect = url.searchParams.get('rect') ?? undefined
  const signature = url.searchParams.get('s') ?? ''
  const width = pixels(url.searchParams.get('w'))
  const height = url.searchParams.has('h') ? pixels(url.searchParams.get('h')) : width
  if (!NAME.test(name) || (rect !== undefined && !RECT.test(rect))) return undefined
  if (fm !== undefined && fm !== 'jpg') return undefined
  if (!isListed(width, height) || !isSigned(name, rect, signature, secret)) return undefined
  const query = new URLSearchParams({
    ...(rect !== undefined && { rect }),
    w: String(width),
    h: String(height),
    fit: 'crop',
    fm: fm ?? formatFor(accept),
    // AVIF and WebP at quality 50 look like higher qualities at the sizes and densities shown.
    q: '50',
  })
  return { name, query }
}

const pixels = (text: string | null): number => (text && PIXELS.test(text) ? Number(text) : NaN)

const formatFor = (accept: string): string => {
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : 'jpg'
}

/** Constant time. */
const isSigned = (name: string, rect: string | undefined, signature: string, secret: string): boolean => {
  const expected = Buffer.from(signPicture(name, rect, secret))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

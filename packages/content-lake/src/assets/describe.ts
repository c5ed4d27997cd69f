import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import { randomName } from '../document'
import { dataError } from '../errors'
import type { NewDocument } from '../store/mutation'

/** File name and asset document of an uploaded file, without its URL. */
export interface DescribedAsset {
  readonly fileName: string
  readonly document: NewDocument
}

export interface AssetNotes {
  readonly originalFilename?: string | undefined
  /** As declared by the client; for images it is detected. */
  readonly mimeType?: string | undefined
  readonly [field: string]: string | undefined
}

const EXTENSIONS: Readonly<Record<string, string>> = { jpeg: 'jpg', heif: 'avif' }
const MIME_TYPES: Readonly<Record<string, string>> = { jpg: 'image/jpeg', svg: 'image/svg+xml' }

/** Reads dimensions, palette and preview of an image. Throws a 400 for other files. */
export const describeImage = async (
  bytes: Buffer,
  { mimeType: _declared, ...notes }: AssetNotes,
): Promise<DescribedAsset> => {
  const sha1hash = sha1(bytes)
  const metadata = await readMetadata(bytes)
  const { width, height } = metadata.autoOrient
  const extension = EXTENSIONS[metadata.format] ?? metadata.format
  const stem = `${sha1hash}-${width}x${height}`
  const document = {
    ...common('image', sha1hash, bytes, notes),
    _id: `image-${stem}-${extension}`,
    extension,
    mimeType: MIME_TYPES[extension] ?? `image/${extension}`,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
      hasAlpha: metadata.hasAlpha,
      ...(await previewOf(bytes)),
    },
  }
  return { fileName: `${stem}.${extension}`, document }
}

/** A file that is not an image. */
export const describeFile = (bytes: Buffer, notes: AssetNotes): DescribedAsset => {
  const sha1hash = sha1(bytes)
  const extension =
    extname(notes.originalFilename ?? '')
      .slice(1)
      .toLowerCase() || 'bin'
  const document = {
    ...common('file', sha1hash, bytes, notes),
    _id: `file-${sha1hash}-${extension}`,
    extension,
  }
  return { fileName: `${sha1hash}.${extension}`, document }
}

const sha1 = (bytes: Buffer) => createHash('sha1').update(bytes).digest('hex')

const common = (kind: 'image' | 'file', sha1hash: string, bytes: Buffer, notes: AssetNotes) => ({
  _type: `sanity.${kind}Asset`,
  assetId: sha1hash,
  sha1hash,
  size: bytes.length,
  uploadId: randomName(32),
  ...Object.fromEntries(Object.entries(notes).filter(([, value]) => value !== undefined)),
})

const readMetadata = async (bytes: Buffer): Promise<Metadata> => {
  try {
    return await sharp(bytes).metadata()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw dataError(400, 'invalidImage', `The file is not a supported image (${reason})`)
  }
}

/** Low-quality preview of 20 pixels, palette and opacity. */
const previewOf = async (bytes: Buffer) => {
  const small = await sharp(bytes)
    .rotate()
    .resize(64, 64, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
  const [preview, stats] = await Promise.all([sharp(small).resize(20).png().toBuffer(), sharp(small).stats()])
  const { r, g, b } = stats.dominant
  const background = `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`
  const foreground = r * 0.299 + g * 0.587 + b * 0.114 > 150 ? '#000' : '#fff'
  const swatch = {
    _type: 'sanity.imagePaletteSwatch',
    background,
    foreground,
    title: foreground,
    population: 1,
  }
  return {
    isOpaque: stats.isOpaque,
    lqip: `data:image/png;base64,${preview.toString('base64')}`,
    palette: { _type: 'sanity.imagePalette', dominant: swatch, vibrant: swatch, muted: swatch },
  }
}

import sharp from 'sharp'

const OVERSAMPLING = 1.5
const QUALITIES = [84, 80, 76, 72, 68, 64, 60, 56, 52]
const MAX_BYTES = 150_000

/** Renders an SVG at `width` × `height` pixels, oversampled for smoother edges. */
export const draw = (svg: string, width: number, height: number) =>
  sharp(Buffer.from(svg), { density: 72 * OVERSAMPLING, limitInputPixels: false }).resize(width, height)

/** A JPEG of the highest quality that fits in 150 KB. */
export const jpeg = async (svg: string, width: number, height: number): Promise<Buffer> => {
  const pixels = await draw(svg, width, height)
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 0 })
    .toBuffer()
  let encoded = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    encoded = await sharp(pixels).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()
    if (encoded.length <= MAX_BYTES) break
  }
  return encoded
}

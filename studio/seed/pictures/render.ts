/** Paints the shop's pictures: `tsx studio/seed/pictures/render.ts [id…]` writes studio/seed/images. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { PICTURES } from './pictures'

const IMAGES = join(import.meta.dirname, '..', 'images')
const OVERSAMPLING = 1.5
const QUALITIES = [84, 80, 76, 72]
const ROOM = 150 * 1024

/** The best quality that fits in {@link ROOM}, or the last one tried. */
const encode = async (image: Sharp): Promise<Buffer> => {
  let jpeg = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    jpeg = await image.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()
    if (jpeg.length <= ROOM) break
  }
  return jpeg
}

const wanted = process.argv.slice(2)
const chosen = PICTURES.filter(({ id }) => wanted.length === 0 || wanted.some((word) => id.startsWith(word)))
if (chosen.length === 0) throw new Error(`No picture is called ${wanted.join(', ')}`)

await mkdir(IMAGES, { recursive: true })
for (const { id, width, height, svg } of chosen) {
  const pixels = await sharp(Buffer.from(svg), { density: 72 * OVERSAMPLING, limitInputPixels: false })
    .resize(width, height)
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const jpeg = await encode(sharp(pixels))
  await writeFile(join(IMAGES, `${id}.jpg`), jpeg)
  console.info(`${id}.jpg ${width}×${height} ${Math.round(jpeg.length / 1024)} KB`)
}

/** Paints the shop's pictures: `tsx studio/seed/pictures/render.ts [id…]` writes studio/seed/images. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { PICTURES } from './pictures'

const IMAGES = join(import.meta.dirname, '..', 'images')
const OVERSAMPLING = 1.5

const wanted = process.argv.slice(2)
const chosen = PICTURES.filter(({ id }) => wanted.length === 0 || wanted.some((word) => id.startsWith(word)))
if (chosen.length === 0) throw new Error(`No picture is called ${wanted.join(', ')}`)

await mkdir(IMAGES, { recursive: true })
for (const { id, width, height, svg } of chosen) {
  const jpeg = await sharp(Buffer.from(svg), { density: 72 * OVERSAMPLING, limitInputPixels: false })
    .resize(width, height)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
  await writeFile(join(IMAGES, `${id}.jpg`), jpeg)
  console.info(`${id}.jpg ${width}×${height} ${Math.round(jpeg.length / 1024)} KB`)
}

/** Paints the shop's pictures: `tsx packages/seed/src/pictures/render.ts [id…]` writes packages/seed/dataset/images. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { jpeg } from './jpeg'
import { PICTURES } from './pictures'

const IMAGES = join(import.meta.dirname, '..', '..', 'dataset', 'images')

const wanted = process.argv.slice(2)
const chosen = PICTURES.filter(({ id }) => wanted.length === 0 || wanted.some((word) => id.startsWith(word)))
if (chosen.length === 0) throw new Error(`No picture is called ${wanted.join(', ')}`)

await mkdir(IMAGES, { recursive: true })
for (const { id, width, height, svg } of chosen) {
  const encoded = await jpeg(svg, width, height)
  await writeFile(join(IMAGES, `${id}.jpg`), encoded)
  console.info(`${id}.jpg ${width}×${height} ${Math.round(encoded.length / 1024)} KB`)
}

// `npm run pictures [-- id…]`: renders the seed's pictures to packages/seed/dataset/images.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { jpeg } from './jpeg'
import { PICTURES } from './pictures'

const IMAGES = join(import.meta.dirname, '..', '..', 'dataset', 'images')

const prefixes = process.argv.slice(2)
const pictures = PICTURES.filter(
  ({ id }) => prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix)),
)
if (pictures.length === 0) throw new Error(`There is no picture with the id ${prefixes.join(', ')}`)

await mkdir(IMAGES, { recursive: true })
for (const { id, width, height, svg } of pictures) {
  const encoded = await jpeg(svg, width, height)
  await writeFile(join(IMAGES, `${id}.jpg`), encoded)
  console.info(`${id}.jpg ${width}×${height} ${Math.round(encoded.length / 1024)} KB`)
}

/** Paints the house's icons and share picture: `tsx studio/seed/pictures/render-brand.ts` writes public. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { appIcon, favicon, sharePicture } from './brand'
import { draw, jpeg } from './jpeg'

const PUBLIC = join(import.meta.dirname, '..', '..', '..', 'public')

/** What matters on a maskable icon stays within its middle four fifths; iOS rounds the corners itself. */
const ICONS = [
  { file: 'icon-192.png', size: 192, svg: appIcon(0.16, 116) },
  { file: 'icon-512.png', size: 512, svg: appIcon(0.16, 116) },
  { file: 'maskable-512.png', size: 512, svg: appIcon(0.28, 0) },
  { file: 'apple-touch-icon.png', size: 180, svg: appIcon(0.2, 0) },
]

await mkdir(join(PUBLIC, 'icons'), { recursive: true })
await writeFile(join(PUBLIC, 'favicon.svg'), favicon())
await writeFile(join(PUBLIC, 'og-default.jpg'), await jpeg(sharePicture(), 1200, 630))
for (const { file, size, svg } of ICONS) {
  const png = await draw(svg, size, size).png({ compressionLevel: 9, palette: false }).toBuffer()
  await writeFile(join(PUBLIC, 'icons', file), png)
}

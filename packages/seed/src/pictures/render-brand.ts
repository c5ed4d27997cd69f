// `tsx packages/seed/src/pictures/render-brand.ts`: renders icons and the Open Graph picture to public/, the hero
// pictures of pages to src/features/, and small paintings to src/components/paintings/.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { appIcon, favicon, mailMark, sharePicture } from './brand'
import { HEROES } from './heroes'
import { draw, jpeg } from './jpeg'
import { LANDING } from './landing'
import { PAINTINGS, SIGN_UP } from './paintings'

const ROOT = join(import.meta.dirname, '..', '..', '..', '..')
const PUBLIC = join(ROOT, 'public')

/** Hero pictures are shown at 16:11, cropped from the middle of 1600 × 900. */
const HERO_CROP = { left: 145, top: 0, width: 1310, height: 900 }
const HERO_WIDTHS = [720, 1280]
const HERO_FALLBACK_WIDTH = 960
const PAINTING_WIDTH = 960
/** Looks like quality 55 with full color at twice the size, in two thirds of the bytes. */
const AVIF = { quality: 48, effort: 9, chromaSubsampling: '4:2:0' }

/** Maskable icons keep their content within the inner 80 %. iOS rounds the corners itself. */
const ICONS = [
  { file: 'icon-192.png', size: 192, svg: appIcon(0.16, 116) },
  { file: 'icon-512.png', size: 512, svg: appIcon(0.16, 116) },
  { file: 'maskable-512.png', size: 512, svg: appIcon(0.28, 0) },
  { file: 'apple-touch-icon.png', size: 180, svg: appIcon(0.2, 0) },
]

await mkdir(join(PUBLIC, 'icons'), { recursive: true })
await writeFile(join(PUBLIC, 'favicon.svg'), favicon())
await writeFile(
  join(PUBLIC, 'icons', 'mail-mark.png'),
  await sharp(Buffer.from(mailMark()), { density: 288 })
    .resize(108, 108)
    .png({ compressionLevel: 9 })
    .toBuffer(),
)
await writeFile(join(PUBLIC, 'og-default.jpg'), await jpeg(sharePicture(), 1200, 630))
for (const { file, size, svg } of ICONS) {
  const png = await draw(svg, size, size)
    .png({ palette: true, quality: 80, effort: 10, compressionLevel: 9 })
    .toBuffer()
  await writeFile(join(PUBLIC, 'icons', file), png)
}
for (const { id, feature, width, height, svg } of HEROES) {
  const picture = await draw(svg, width, height).png({ compressionLevel: 0 }).toBuffer()
  const file = (name: string) => join(ROOT, 'src', 'features', feature, name)
  const hero = (heroWidth: number) =>
    sharp(picture)
      .extract(HERO_CROP)
      .resize(heroWidth, Math.round((heroWidth * 11) / 16))
  for (const heroWidth of HERO_WIDTHS)
    await hero(heroWidth)
      .avif(AVIF)
      .toFile(file(`${id}-${heroWidth}.avif`))
  // For browsers without AVIF.
  await hero(HERO_FALLBACK_WIDTH)
    .webp({ quality: 78, effort: 6, smartSubsample: true })
    .toFile(file(`${id}-${HERO_FALLBACK_WIDTH}.webp`))
}
for (const { id, width, height, widths, fallbackWidth, svg } of LANDING) {
  const picture = await draw(svg, width, height).png({ compressionLevel: 0 }).toBuffer()
  const file = (name: string) => join(ROOT, 'src', 'features', 'home', name)
  for (const landingWidth of widths)
    await sharp(picture)
      .resize(landingWidth)
      .avif(AVIF)
      .toFile(file(`${id}-${landingWidth}.avif`))
  // For browsers without AVIF.
  await sharp(picture)
    .resize(fallbackWidth)
    .webp({ quality: 74, effort: 6, smartSubsample: true })
    .toFile(file(`${id}-${fallbackWidth}.webp`))
}
for (const { name, width, height, svg } of PAINTINGS) {
  const picture = await draw(svg, width, height).png({ compressionLevel: 0 }).toBuffer()
  await sharp(picture)
    .resize(PAINTING_WIDTH)
    .avif(AVIF)
    .toFile(join(ROOT, 'src', 'components', 'paintings', `${name}.avif`))
}
await draw(SIGN_UP, 900, 1500)
  .avif(AVIF)
  .toFile(join(ROOT, 'src', 'features', 'account', 'macaws.avif'))

/** Subsets the shop's two typefaces to the glyphs of Spanish and English. Run: `tsx src/styles/fonts/subset.ts` */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const ASCII = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCharCode(0x20 + i)).join('')
const GLYPHS = `${ASCII}áéíóúüñÁÉÍÓÚÜÑ¿¡ª°º·×«»“”‘’–—…©®€ ½−`

const FACES = [
  {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    target: 'fraunces.woff2',
    glyphs: GLYPHS,
    // A single weight; a variable font is twice the size.
    weight: 580,
  },
  {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    target: 'figtree.woff2',
    glyphs: `${GLYPHS}←→↑✓`,
    weight: { min: 400, max: 700, default: 400 },
  },
]

for (const { source, target, glyphs, weight } of FACES) {
  const original = await readFile(fileURLToPath(import.meta.resolve(source)))
  const cut = await subsetFont(original, glyphs, { targetFormat: 'woff2', variationAxes: { wght: weight } })
  await writeFile(new URL(target, import.meta.url), cut)
  console.log(`${target}: ${(cut.length / 1024).toFixed(1)} KB`)
}

/** Subsets the shop's two typefaces to the glyphs of Spanish and English. Run: `tsx src/styles/fonts/subset.ts` */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const ASCII = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCharCode(0x20 + i)).join('')
const GLYPHS = `${ASCII}áéíóúüñÁÉÍÓÚÜÑ¿¡ª°º·×«»“”‘’–—…©®€ ½−`
/** In headings, these are rare enough for the fallback font. */
const NOT_IN_HEADINGS = new Set('@[]\\^_`{}|~<>=*ª®½−')

const FACES = [
  {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    target: 'fraunces.woff2',
    glyphs: [...GLYPHS].filter((glyph) => !NOT_IN_HEADINGS.has(glyph)).join(''),
    // A single weight; a variable font is twice the size.
    weight: 580,
    features: ['kern'],
  },
  {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    target: 'figtree.woff2',
    glyphs: `${GLYPHS}←→↑✓`,
    weight: { min: 400, max: 700, default: 400 },
    features: ['kern', 'tnum'],
  },
]

for (const { source, target, glyphs, weight, features } of FACES) {
  const original = await readFile(fileURLToPath(import.meta.resolve(source)))
  const cut = await subsetFont(original, glyphs, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    keepFeatures: features,
  })
  await writeFile(new URL(target, import.meta.url), cut)
  console.log(`${target}: ${(cut.length / 1024).toFixed(1)} KB`)
}

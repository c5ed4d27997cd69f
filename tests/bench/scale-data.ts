import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectFile } from '@rumbo/dev-services/programs'

interface SeedDocument {
  readonly _id: string
  readonly _type: string
  readonly [field: string]: unknown
}

/** Writes the seed's dataset with `count` variations of its products. Returns the file. */
export const writeDataset = async (folder: string, count: number): Promise<string> => {
  const seed = (await readFile(projectFile('packages/seed/dataset/dataset.ndjson'), 'utf8'))
    .replaceAll('file://./', pathToFileURL(projectFile('packages/seed/dataset/')).href)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SeedDocument)
  const templates = seed.filter(({ _type }) => _type === 'product')
  // Posts and the planner link to some of the seed's products, so these are kept.
  const others = seed.filter(({ _type }) => _type !== 'product')
  const sentences = {
    es: templates.flatMap((template) => sentencesOf(template, 'es')),
    en: templates.flatMap((template) => sentencesOf(template, 'en')),
  }
  const more = Array.from({ length: Math.max(0, count - templates.length) }, (_, i) =>
    variation(templates[i % templates.length] as SeedDocument, i, sentences),
  )
  const file = join(folder, `dataset-${count}.ndjson`)
  const documents = [...others, ...templates, ...more]
  await writeFile(file, documents.map((document) => `${JSON.stringify(document)}\n`).join(''))
  return file
}

const WORDS = [
  ['compacto', 'compact'],
  ['ligero', 'light'],
  ['doble', 'double'],
  ['de viaje largo', 'for long trips'],
  ['familiar', 'family'],
  ['de playa', 'for the beach'],
  ['de montaña', 'for the hills'],
] as const

type Sentences = Readonly<Record<'es' | 'en', readonly string[]>>

const sentencesOf = (template: SeedDocument, language: 'es' | 'en'): string[] =>
  (template['description'] as Record<string, string>)[language]
    ?.match(/[^.]+\./g)
    ?.map((text) => text.trim()) ?? []

/** Three different sentences per product, as identical descriptions would compress to nothing. */
const described = (sentences: readonly string[], i: number): string =>
  [7919, 104_729, 1_299_709].map((prime) => sentences[(i * prime) % sentences.length]).join(' ')

const variation = (template: SeedDocument, i: number, sentences: Sentences): SeedDocument => {
  const id = `bench-${String(i + 1).padStart(5, '0')}`
  const [es, en] = WORDS[i % WORDS.length] ?? ['', '']
  const name = template['name'] as { es: string; en: string }
  return {
    ...template,
    _id: id,
    slug: { _type: 'slug', current: id },
    name: { ...name, es: `${name.es} ${es} ${i + 1}`, en: `${name.en} ${en} ${i + 1}` },
    description: {
      _type: 'localizedText',
      es: described(sentences.es, i + 1),
      en: described(sentences.en, i + 1),
    },
    price: Math.round((Number(template['price']) + (i % 97) / 10) * 100) / 100,
    position: 1000 + i,
  }
}

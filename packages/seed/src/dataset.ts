import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { categories } from './catalog/categories'
import { kits } from './catalog/kits'
import { products } from './catalog/products'
import { destinations, policies, posts } from './editorial'
import { orders } from './orders'
import { pages } from './pages'
import { settings } from './settings'

interface SeedDocument {
  readonly _id: string
  readonly _type: string
  readonly picture?: object
}

const documents: readonly SeedDocument[] = [
  ...categories,
  ...products,
  ...kits,
  ...posts,
  ...policies,
  ...destinations,
  settings,
  ...pages,
  ...orders,
]

const imageOf = (document: SeedDocument) => `./images/${document._id}.jpg`

const isThere = (image: string) => existsSync(fileURLToPath(new URL(`../dataset/${image}`, import.meta.url)))

/** Sanity's import uploads the file and puts the reference to it in place of `_sanityAsset`. */
const withImage = (document: SeedDocument) =>
  document.picture
    ? { ...document, picture: { ...document.picture, _sanityAsset: `image@file://${imageOf(document)}` } }
    : document

const refuseDoubles = (ids: readonly string[]) => {
  const doubles = ids.filter((id, index) => ids.indexOf(id) !== index)
  if (doubles.length > 0) throw new Error(`The seed has two documents with the id ${doubles.join(', ')}`)
}

/** The files of pictures that documents name and `packages/seed/dataset/images` lacks. */
export const missingImages = (): string[] =>
  documents.flatMap((document) =>
    document.picture && !isThere(imageOf(document)) ? [imageOf(document)] : [],
  )

/** The whole seed as Sanity's import reads it: one document a line, the same text every time. */
export const seedText = (): string => {
  refuseDoubles(documents.map((document) => document._id))
  return documents.map((document) => `${JSON.stringify(withImage(document))}\n`).join('')
}

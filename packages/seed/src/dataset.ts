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

const exists = (image: string) => existsSync(fileURLToPath(new URL(`../dataset/${image}`, import.meta.url)))

/** Sanity's import uploads the file and replaces `_sanityAsset` with a reference to it. */
const withImage = (document: SeedDocument) =>
  document.picture
    ? { ...document, picture: { ...document.picture, _sanityAsset: `image@file://${imageOf(document)}` } }
    : document

const requireUniqueIds = (ids: readonly string[]) => {
  const duplicates = ids.filter((id, index) => ids.indexOf(id) !== index)
  if (duplicates.length > 0)
    throw new Error(`The seed has several documents with the id ${duplicates.join(', ')}`)
}

/** Picture files that documents reference but that have not been rendered. */
export const missingImages = (): string[] =>
  documents.flatMap((document) => (document.picture && !exists(imageOf(document)) ? [imageOf(document)] : []))

/** The seed in the format of Sanity's import: one document per line. */
export const seedText = (): string => {
  requireUniqueIds(documents.map((document) => document._id))
  return documents.map((document) => `${JSON.stringify(withImage(document))}\n`).join('')
}

import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { categories } from './catalog/categories'
import { kits } from './catalog/kits'
import { products } from './catalog/products'
import { destinations, policies, posts } from './editorial'
import { orders } from './orders'
import { pages } from './pages'
import { promotions } from './promotions'
import { reviews } from './reviews'
import { settings } from './settings'
import { activities } from './trips/activities'
import { packingItems } from './trips/items'
import { legs } from './trips/legs'

interface SeedPicture {
  readonly _type: string
  /** Id of a picture that several documents share; without it, the document's. */
  readonly file?: string
}

interface SeedDocument {
  readonly _id: string
  readonly _type: string
  readonly picture?: SeedPicture
  /** Their keys are the ids of the pictures. */
  readonly pictures?: readonly (SeedPicture & { readonly _key: string })[]
  readonly shareImage?: SeedPicture
}

const documents: readonly SeedDocument[] = [
  ...categories,
  ...products,
  ...kits,
  ...posts,
  ...policies,
  ...destinations,
  ...legs,
  ...activities,
  ...packingItems,
  settings,
  ...pages,
  ...orders,
  ...reviews,
  ...promotions,
]

const imageOf = (id: string) => `./images/${id}.jpg`
const shareIdOf = (id: string) => `${id}-share`

const imagesOf = ({ _id, picture, pictures = [], shareImage }: SeedDocument): string[] =>
  [
    ...(picture ? [picture.file ?? _id] : []),
    ...pictures.map(({ _key }) => _key),
    ...(shareImage ? [shareIdOf(_id)] : []),
  ].map(imageOf)

const exists = (image: string) => existsSync(fileURLToPath(new URL(`../dataset/${image}`, import.meta.url)))

/** Sanity's import uploads the file and replaces `_sanityAsset` with a reference to it. */
const withFile = ({ file, ...picture }: SeedPicture, id: string) => ({
  ...picture,
  _sanityAsset: `image@file://${imageOf(file ?? id)}`,
})

const withImages = (document: SeedDocument) => ({
  ...document,
  ...(document.picture && { picture: withFile(document.picture, document._id) }),
  ...(document.pictures && { pictures: document.pictures.map((picture) => withFile(picture, picture._key)) }),
  ...(document.shareImage && { shareImage: withFile(document.shareImage, shareIdOf(document._id)) }),
})

const requireUniqueIds = (ids: readonly string[]) => {
  const duplicates = ids.filter((id, index) => ids.indexOf(id) !== index)
  if (duplicates.length > 0)
    throw new Error(`The seed has several documents with the id ${duplicates.join(', ')}`)
}

/** Picture files that documents reference but that have not been rendered. */
export const missingImages = (): string[] => documents.flatMap(imagesOf).filter((image) => !exists(image))

/** The seed in the format of Sanity's import: one document per line. */
export const seedText = (): string => {
  requireUniqueIds(documents.map((document) => document._id))
  return documents.map((document) => `${JSON.stringify(withImages(document))}\n`).join('')
}

import { evaluate, parse } from 'groq-js'
import type { z } from 'zod'
import { seedText } from '../dataset'

interface SeedDocument {
  readonly _id: string
  readonly picture?: object
  readonly pictures?: readonly object[]
  readonly shareImage?: object
}

/** Stands for every picture of the seed. */
const ASSET = {
  _id: 'image-seed-1200x1200-jpg',
  _type: 'sanity.imageAsset',
  url: 'https://cdn.example/seed.jpg',
  metadata: { dimensions: { width: 1200, height: 1200 } },
}

const withAsset = (picture: object) => ({ ...picture, asset: { _ref: ASSET._id } })

/** The result of a query over the seed. */
export const querySeed = async (query: string): Promise<unknown[]> => {
  const documents = seedText()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as SeedDocument)
    .map((document) => ({
      ...document,
      _updatedAt: UPDATED,
      ...(document.picture && { picture: withAsset(document.picture) }),
      ...(document.pictures && { pictures: document.pictures.map(withAsset) }),
      ...(document.shareImage && { shareImage: withAsset(document.shareImage) }),
    }))
  const result = await evaluate(parse(query), {
    dataset: [...documents, ASSET],
    params: { minute: UPDATED.slice(0, 16), now: UPDATED },
  })
  return (await result.get()) as unknown[]
}

/** The seed's documents of a type, queried and parsed as the site does it. */
export const queriedSeed = async <Schema extends z.ZodType>({
  query,
  schema,
}: {
  readonly query: string
  readonly schema: Schema
}): Promise<z.output<Schema>[]> => (await querySeed(query)).map((document) => schema.parse(document))

const UPDATED = '2026-12-31T00:00:00Z'

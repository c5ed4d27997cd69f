import { readFile } from 'node:fs/promises'
import { basename, resolve, sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { SanityClient } from '@sanity/client'
import { assetsIn, withAssets } from 'content-lake/dataset'
import { type Dataset, type StoredDocument, readDataset } from '@rumbo/seed/dataset-format'
import { withoutRevision } from './export'
import { referencedFirst } from './referenced-first'

export interface Imported {
  readonly written: number
  /** Documents that were identical already. They are not written again, so that no build is triggered. */
  readonly unchanged: number
  readonly files: number
}

const BATCH = 50

/**
 * Imports the dataset in `folder`. Documents with the same id are replaced, others are kept. Throws before anything is
 * written when the dataset is incomplete or has another schema version.
 */
export const importContent = async (client: SanityClient, folder: string): Promise<Imported> => {
  const dataset = await readDataset(folder)
  const raw = client.withConfig({ perspective: 'raw', useCdn: false })
  const files = [...new Set(dataset.documents.flatMap(assetsIn))]
  const bytes = await Promise.all(files.map((file) => readAsset(folder, file)))
  const assets = new Map<string, { _id: string; _type: string }>()
  for (const [index, file] of files.entries())
    assets.set(file, await upload(raw, file, bytes[index] ?? Buffer.of(), dataset))

  const wanted = dataset.documents.map((document) => withAssets(document, assets) as StoredDocument)
  let written = 0
  for (const batch of batchesOf(referencedFirst(wanted))) {
    const existing = await raw.getDocuments(batch.map(({ _id }) => _id))
    const changed = batch.filter((document, index) => !isSame(document, existing[index]))
    if (changed.length === 0) continue
    const transaction = changed.reduce((all, document) => all.createOrReplace(document), raw.transaction())
    await transaction.commit({ visibility: 'async' }).catch((cause: unknown) => {
      const ids = changed.map(({ _id }) => _id).join(', ')
      throw new Error(
        `These documents were not written: ${ids}. ${cause instanceof Error ? cause.message : String(cause)}`,
        {
          cause,
        },
      )
    })
    written += changed.length
  }
  return { written, unchanged: wanted.length - written, files: files.length }
}

/** Reads a file of the dataset. Paths outside `folder` are rejected. */
const readAsset = async (folder: string, link: string): Promise<Buffer> => {
  const path = resolve(folder, decodeURI(link.replace(/^(image|file)@file:\/\//, '')))
  if (!path.startsWith(resolve(folder) + sep)) throw new Error(`"${link}" is not in ${folder}.`)
  return readFile(path).catch((cause: unknown) => {
    throw new Error(`${path} is missing: the export is incomplete.`, { cause })
  })
}

/** Uploading the same bytes again returns the existing asset. */
const upload = (client: SanityClient, link: string, bytes: Buffer, { header }: Dataset) => {
  const [kind, address = ''] = link.split('@file://./')
  const filename = header.names[address] ?? basename(address)
  return client.assets.upload(kind === 'file' ? 'file' : 'image', bytes, { filename })
}

const isSame = (document: StoredDocument, existing: unknown): boolean => {
  if (!existing) return false
  const { _createdAt, ...wanted } = withoutRevision(document)
  const { _createdAt: createdAt, ...known } = withoutRevision(existing as StoredDocument)
  return isDeepStrictEqual(known, wanted) && (_createdAt ?? createdAt) === createdAt
}

const batchesOf = (documents: readonly StoredDocument[]): StoredDocument[][] =>
  Array.from({ length: Math.ceil(documents.length / BATCH) }, (_, index) =>
    documents.slice(index * BATCH, (index + 1) * BATCH),
  )

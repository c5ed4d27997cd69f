import { createHash } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import { fileOfAsset, withFiles } from 'content-lake/dataset'
import { type StoredDocument, writeAssetFile, writeDataset } from '@rumbo/seed/dataset-format'

interface Options {
  /** Orders hold names and addresses of people: only when they are asked for. */
  readonly orders: boolean
}

export interface Exported {
  readonly documents: number
  readonly files: number
}

const PAGE = 500

/** What a service keeps for itself: assets become files, marks of webhooks are worth nothing elsewhere. */
const CONTENT = `!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.") &&
  !(_id in path("_.**")) && !(_id in path("versions.**")) && _type != "webhookDelivery"`

interface AssetDocument {
  readonly _id: string
  readonly url: string
  readonly originalFilename?: string | null
}

/** Writes all content of a dataset, drafts included, with its files into `folder`. */
export const exportContent = async (
  client: SanityClient,
  folder: string,
  { orders }: Options,
): Promise<Exported> => {
  const raw = client.withConfig({ perspective: 'raw', useCdn: false })
  const filter = orders ? CONTENT : `${CONTENT} && _type != "order"`
  const documents = await allOf(raw, filter)
  const ids = [...new Set(documents.flatMap(assetIdsIn))]
  const assets = await raw.fetch<AssetDocument[]>('*[_id in $ids]{ _id, url, originalFilename }', { ids })
  const names: Record<string, string> = {}
  for (const asset of assets) {
    const file = fileOfAsset(asset._id)
    if (!file) continue
    await writeAssetFile(folder, file, await download(asset))
    if (asset.originalFilename) names[file] = asset.originalFilename
  }
  const { projectId, dataset } = client.config()
  const facts = { from: `${projectId}/${dataset}`, at: new Date().toISOString(), names }
  await writeDataset(
    folder,
    documents.map((document) => withFiles(bare(document)) as object),
    facts,
  )
  return { documents: documents.length, files: assets.length }
}

const allOf = async (client: SanityClient, filter: string): Promise<StoredDocument[]> => {
  const all: StoredDocument[] = []
  for (let last = ''; ;) {
    const page = await client.fetch<StoredDocument[]>(
      `*[_id > $last && ${filter}] | order(_id) [0...${PAGE}]`,
      { last },
    )
    all.push(...page)
    const { length } = page
    if (length < PAGE) return all
    last = page[length - 1]?._id ?? last
  }
}

/** Without what the service sets anew at each write. */
export const bare = ({ _rev, _updatedAt, _system, ...document }: StoredDocument): StoredDocument => document

const assetIdsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(assetIdsIn)
  if (typeof value !== 'object' || value === null) return []
  const { _ref: ref } = value as { _ref?: unknown }
  return typeof ref === 'string' && fileOfAsset(ref) ? [ref] : Object.values(value).flatMap(assetIdsIn)
}

/** The bytes as they were uploaded; the asset's id says which they are. */
const download = async ({ _id, url }: AssetDocument): Promise<Uint8Array> => {
  const answer = await fetch(`${url}?dlRaw=true`)
  if (!answer.ok) throw new Error(`The file of ${_id} cannot be had: ${url} answered ${answer.status}.`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const digest = createHash('sha1').update(bytes).digest('hex')
  if (!_id.includes(digest))
    throw new Error(`The file of ${_id} is not what was uploaded: its SHA-1 is ${digest}.`)
  return bytes
}

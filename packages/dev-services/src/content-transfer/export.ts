import { createHash } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import { fileOfAsset, withFiles } from 'content-lake/dataset'
import { type StoredDocument, writeAssetFile, writeDataset } from '@rumbo/seed/dataset-format'

interface Options {
  /** Whether to include orders, which contain names and addresses. */
  readonly orders: boolean
}

export interface Exported {
  readonly documents: number
  readonly files: number
}

const PAGE = 500

/** Excludes what belongs to one dataset: asset documents, which become files, and records of webhook deliveries. */
const CONTENT = `!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.") &&
  !(_id in path("_.**")) && !(_id in path("versions.**")) &&
  !(_type in ["webhookDelivery", "deploys", "deployRequest"])`

interface AssetDocument {
  readonly _id: string
  readonly url: string
  readonly originalFilename?: string | null
}

/** Writes all content of a dataset, with drafts and files, to `folder`. */
export const exportContent = async (
  client: SanityClient,
  folder: string,
  { orders }: Options,
): Promise<Exported> => {
  const raw = client.withConfig({ perspective: 'raw', useCdn: false })
  const filter = orders ? CONTENT : `${CONTENT} && _type != "order"`
  const documents = await fetchAll(raw, filter)
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
  const source = { from: `${projectId}/${dataset}`, at: new Date().toISOString(), names }
  await writeDataset(
    folder,
    documents.map((document) => withFiles(withoutRevision(document)) as object),
    source,
  )
  return { documents: documents.length, files: assets.length }
}

const fetchAll = async (client: SanityClient, filter: string): Promise<StoredDocument[]> => {
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

/** Removes the fields that Sanity sets on each write. */
export const withoutRevision = ({ _rev, _updatedAt, _system, ...document }: StoredDocument): StoredDocument =>
  document

const assetIdsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(assetIdsIn)
  if (typeof value !== 'object' || value === null) return []
  const { _ref: ref } = value as { _ref?: unknown }
  return typeof ref === 'string' && fileOfAsset(ref) ? [ref] : Object.values(value).flatMap(assetIdsIn)
}

/** Downloads the original file and checks it against the SHA-1 in the asset's id. */
const download = async ({ _id, url }: AssetDocument): Promise<Uint8Array> => {
  const response = await fetch(`${url}?dlRaw=true`)
  if (!response.ok)
    throw new Error(`The file of ${_id} could not be downloaded: ${url} responded with ${response.status}.`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  const digest = createHash('sha1').update(bytes).digest('hex')
  if (!_id.includes(digest))
    throw new Error(`The file of ${_id} differs from the uploaded one: its SHA-1 is ${digest}.`)
  return bytes
}

import { readFile, stat } from 'node:fs/promises'
import { basename, dirname, extname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { LakeDocument } from '../document'
import { randomName } from '../document'
import { type DescribedAsset, describeFile, describeImage } from '../assets/describe'
import type { NewDocument } from '../store/mutation'
import { applyTransaction } from '../store/apply'
import { checkIntegrity } from '../store/references'
import { assetsIn, withAssets } from './asset-links'

type StoreAsset = (asset: DescribedAsset, bytes: Buffer) => Promise<NewDocument>

/** Metadata of files that have not changed since, so that a reset is fast. */
export type KnownAssets = Map<string, DescribedAsset>

const CONCURRENCY = 4

/**
 * Reads a dataset in Sanity's export format: one document per line, files as `"_sanityAsset": "image@file://./a.jpg"`
 * relative to the dataset. Returns complete documents, assets first. Errors name the line, file or reference.
 */
export const importDataset = async (
  path: string,
  store: StoreAsset,
  known: KnownAssets = new Map(),
): Promise<LakeDocument[]> => {
  const documents = parseLines(await readFile(path, 'utf8'), path)
  const named = [...new Set(documents.flatMap(assetsIn))]
  const stored = new Map<string, NewDocument>()
  const queue = named.values()
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (const name of queue) stored.set(name, await importAsset(name, path, store, known))
    }),
  )
  const assets = [...new Map([...stored.values()].map((asset) => [asset._id, asset])).values()]
  const linked = documents.map((document) => withAssets(document, stored) as NewDocument)
  return finish([...assets, ...linked], path)
}

const parseLines = (text: string, path: string): NewDocument[] =>
  text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    try {
      const document = JSON.parse(line) as Partial<NewDocument>
      if (typeof document._type !== 'string') throw new Error('it has no _type')
      return [{ ...document, _type: document._type, _id: document._id ?? randomName() }]
    } catch (cause) {
      throw new Error(`${path}, line ${index + 1} is not a document: ${String(cause)}`, { cause })
    }
  })

const importAsset = async (
  name: string,
  path: string,
  store: StoreAsset,
  known: KnownAssets,
): Promise<NewDocument> => {
  const [, kind, address] = /^(image|file)@(file:\/\/.+)$/.exec(name) ?? []
  if (!kind || !address)
    throw new Error(`${path}: "${name}" is not a local file such as image@file://./picture.jpg`)
  const file = fileOf(address, dirname(path))
  try {
    const { mtimeMs, size } = await stat(file)
    const key = `${file} ${mtimeMs} ${size}`
    const bytes = await readFile(file)
    const described = known.get(key) ?? (await describe(kind, bytes, basename(file)))
    known.set(key, described)
    return await store(described, bytes)
  } catch (cause) {
    throw new Error(`${path}: the file of "${name}" cannot be read`, { cause })
  }
}

const describe = (kind: string, bytes: Buffer, originalFilename: string) =>
  kind === 'image'
    ? describeImage(bytes, { originalFilename })
    : describeFile(bytes, { originalFilename, mimeType: FILE_TYPES[extname(originalFilename)] })

const FILE_TYPES: Readonly<Record<string, string>> = { '.pdf': 'application/pdf', '.txt': 'text/plain' }

/** `file://./a.jpg` and `file://images/a.jpg` are relative to the dataset, `file:///tmp/a.jpg` is absolute. */
const fileOf = (address: string, folder: string): string => {
  const rest = address.slice('file://'.length)
  return rest.startsWith('/')
    ? fileURLToPath(pathToFileURL(decodeURI(rest)))
    : resolve(folder, decodeURI(rest))
}

const finish = (documents: readonly NewDocument[], path: string): LakeDocument[] => {
  const timestamp = new Date().toISOString()
  const mutations = documents.map(({ _rev, ...document }) => ({ create: document }))
  try {
    const { changes } = applyTransaction(() => undefined, {
      id: randomName(),
      timestamp,
      author: 'import',
      mutations,
    })
    checkIntegrity(
      changes,
      () => false,
      () => [],
    )
    return changes.flatMap(({ after }) => after ?? [])
  } catch (cause) {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

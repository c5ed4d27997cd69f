import { readFile, stat } from 'node:fs/promises'
import { basename, dirname, extname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { assetsIn, withAssets } from './asset-links'
import type { LakeDocument } from '../document'
import { randomName } from '../document'
import { type DescribedAsset, describeFile, describeImage } from '../assets/describe'
import type { NewDocument } from '../store/mutation'
import { applyTransaction } from '../store/apply'
import { checkIntegrity } from '../store/references'

type KeepAsset = (asset: DescribedAsset, bytes: Buffer) => Promise<NewDocument>

/** What was found out about files that have not changed since, so that a reset is quick. */
export type KnownAssets = Map<string, DescribedAsset>

/** How many pictures are looked into at once. */
const AT_ONCE = 4

/**
 * Reads a dataset in Sanity's import format: a document per line, files as `"_sanityAsset": "image@file://./a.jpg"`
 * relative to the file. Gives finished documents, assets first. Throws naming the line, the file or the reference
 * that is wrong.
 */
export const importDataset = async (
  path: string,
  keep: KeepAsset,
  known: KnownAssets = new Map(),
): Promise<LakeDocument[]> => {
  const documents = parseLines(await readFile(path, 'utf8'), path)
  const named = [...new Set(documents.flatMap(assetsIn))]
  const kept = new Map<string, NewDocument>()
  const queue = named.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const name of queue) kept.set(name, await importAsset(name, path, keep, known))
    }),
  )
  const assets = [...new Map([...kept.values()].map((asset) => [asset._id, asset])).values()]
  const linked = documents.map((document) => withAssets(document, kept) as NewDocument)
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
  keep: KeepAsset,
  known: KnownAssets,
): Promise<NewDocument> => {
  const [, kind, address] = /^(image|file)@(file:\/\/.+)$/.exec(name) ?? []
  if (!kind || !address)
    throw new Error(`${path}: "${name}" is no local file; write image@file://./picture.jpg`)
  const file = fileOf(address, dirname(path))
  try {
    const { mtimeMs, size } = await stat(file)
    const key = `${file} ${mtimeMs} ${size}`
    const bytes = await readFile(file)
    const described = known.get(key) ?? (await describe(kind, bytes, basename(file)))
    known.set(key, described)
    return await keep(described, bytes)
  } catch (cause) {
    throw new Error(`${path}: the file of "${name}" cannot be used`, { cause })
  }
}

const describe = (kind: string, bytes: Buffer, originalFilename: string) =>
  kind === 'image'
    ? describeImage(bytes, { originalFilename })
    : describeFile(bytes, { originalFilename, mimeType: FILE_TYPES[extname(originalFilename)] })

const FILE_TYPES: Readonly<Record<string, string>> = { '.pdf': 'application/pdf', '.txt': 'text/plain' }

/** `file://./a.jpg` and `file://images/a.jpg` stand beside the dataset, `file:///tmp/a.jpg` where it says. */
const fileOf = (address: string, folder: string): string => {
  const rest = address.slice('file://'.length)
  return rest.startsWith('/')
    ? fileURLToPath(pathToFileURL(decodeURI(rest)))
    : resolve(folder, decodeURI(rest))
}

const finish = (documents: readonly NewDocument[], path: string): LakeDocument[] => {
  const timestamp = new Date().toISOString()
  const mutations = documents.map(({ _rev, ...document }) => ({ create: document as NewDocument }))
  try {
    const { changes } = applyTransaction(() => undefined, {
      id: randomName(),
      timestamp,
      author: 'seed',
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

import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** Raise it when documents of before need a change to be used with the schema of today. */
export const SCHEMA_VERSION = 1

/** `dataset.json`, beside `dataset.ndjson` and its files. */
const header = z.object({
  format: z.literal('rumbo-content'),
  schema: z.int().positive(),
  documents: z.int().nonnegative(),
  /** Where it comes from, `project/dataset`, and when. */
  from: z.string().optional(),
  at: z.iso.datetime().optional(),
  /** Names that files had when they were uploaded. */
  names: z.record(z.string(), z.string()).default({}),
})
type Header = z.infer<typeof header>

const stored = z.looseObject({ _id: z.string().min(1), _type: z.string().min(1) })
export type StoredDocument = z.infer<typeof stored>

export interface Dataset {
  readonly header: Header
  readonly documents: readonly StoredDocument[]
}

const HEADER = 'dataset.json'
const DOCUMENTS = 'dataset.ndjson'

/** Text of the header for `documents` documents of this schema. */
export const headerText = (
  documents: number,
  facts: Partial<Pick<Header, 'from' | 'at' | 'names'>> = {},
): string =>
  `${JSON.stringify({ format: 'rumbo-content', schema: SCHEMA_VERSION, documents, ...facts }, undefined, 2)}\n`

/** Reads a dataset. Throws with the file, the line or the version that is wrong, and the way out. */
export const readDataset = async (folder: string): Promise<Dataset> => {
  const file = join(folder, HEADER)
  if (!existsSync(file))
    throw new Error(
      `${folder} is no exported content: it has no ${HEADER}. Make one with "npm run content:export".`,
    )
  const parsed = header.safeParse(parseJson(await readFile(file, 'utf8')))
  if (!parsed.success)
    throw new Error(`${file} is no header of exported content: ${z.prettifyError(parsed.error)}`)
  requireVersion(parsed.data.schema, file)
  const path = join(folder, DOCUMENTS)
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim())
  const documents = lines.map((line, index) => {
    const document = stored.safeParse(parseJson(line))
    if (!document.success) throw new Error(`${path}, line ${index + 1} is no document.`)
    return document.data
  })
  if (documents.length !== parsed.data.documents)
    throw new Error(
      `${path} holds ${documents.length} documents, ${HEADER} says ${parsed.data.documents}: the export is not whole.`,
    )
  return { header: parsed.data, documents }
}

const requireVersion = (version: number, file: string): void => {
  if (version === SCHEMA_VERSION) return
  const way =
    version > SCHEMA_VERSION
      ? 'Take the version of the shop that exported it.'
      : 'Import it with the version of the shop that exported it, then export it with this one.'
  throw new Error(
    `${file} has version ${version} of the schema, this shop has version ${SCHEMA_VERSION}. ${way}`,
  )
}

/** Writes documents and header; files are written by who has them. */
export const writeDataset = async (
  folder: string,
  documents: readonly object[],
  facts: Parameters<typeof headerText>[1],
): Promise<void> => {
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, DOCUMENTS),
    documents.map((document) => `${JSON.stringify(document)}\n`).join(''),
  )
  await writeFile(join(folder, HEADER), headerText(documents.length, facts))
}

/** Writes one file of a dataset, `images/….jpg`. */
export const writeAssetFile = async (folder: string, file: string, bytes: Uint8Array): Promise<void> => {
  const path = join(folder, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

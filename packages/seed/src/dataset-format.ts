import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** Increase it when existing documents must be migrated to fit the schema. */
export const SCHEMA_VERSION = 1

/** `dataset.json`, beside `dataset.ndjson` and its files. */
const header = z.object({
  format: z.literal('rumbo-content'),
  schema: z.int().positive(),
  documents: z.int().nonnegative(),
  /** Source, `project/dataset`, and time of the export. */
  from: z.string().optional(),
  at: z.iso.datetime().optional(),
  /** Original file names. */
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

/** The text of `dataset.json`. */
export const headerText = (
  documents: number,
  source: Partial<Pick<Header, 'from' | 'at' | 'names'>> = {},
): string =>
  `${JSON.stringify({ format: 'rumbo-content', schema: SCHEMA_VERSION, documents, ...source }, undefined, 2)}\n`

/** Reads a dataset. Throws, naming the file and line, when it is invalid, incomplete or of another schema version. */
export const readDataset = async (folder: string): Promise<Dataset> => {
  const file = join(folder, HEADER)
  if (!existsSync(file))
    throw new Error(
      `${folder} is not an exported dataset: it has no ${HEADER}. Create one with "npm run content:export".`,
    )
  const parsed = header.safeParse(parseJson(await readFile(file, 'utf8')))
  if (!parsed.success)
    throw new Error(`${file} is not a valid dataset header: ${z.prettifyError(parsed.error)}`)
  requireVersion(parsed.data.schema, file)
  const path = join(folder, DOCUMENTS)
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim())
  const documents = lines.map((line, index) => {
    const document = stored.safeParse(parseJson(line))
    if (!document.success) throw new Error(`${path}, line ${index + 1} is not a document.`)
    return document.data
  })
  if (documents.length !== parsed.data.documents)
    throw new Error(
      `${path} has ${documents.length} documents instead of ${parsed.data.documents}: the export is incomplete.`,
    )
  return { header: parsed.data, documents }
}

const requireVersion = (version: number, file: string): void => {
  if (version === SCHEMA_VERSION) return
  const advice =
    version > SCHEMA_VERSION
      ? 'Import it with the version of the shop that exported it.'
      : 'Import it with the version of the shop that exported it, then export it with this one.'
  throw new Error(
    `${file} has schema version ${version}, but this shop has version ${SCHEMA_VERSION}. ${advice}`,
  )
}

/** Writes documents and header. Files are written by {@link writeAssetFile}. */
export const writeDataset = async (
  folder: string,
  documents: readonly object[],
  source: Parameters<typeof headerText>[1],
): Promise<void> => {
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, DOCUMENTS),
    documents.map((document) => `${JSON.stringify(document)}\n`).join(''),
  )
  await writeFile(join(folder, HEADER), headerText(documents.length, source))
}

/** Writes a file of the dataset, such as `images/….jpg`. */
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

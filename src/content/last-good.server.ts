import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'

export interface Identified {
  readonly _id: string
}

/**
 * The documents of one query as the last build could use them, in a file of the cache folder, one per line; a
 * document's last line counts. Astro empties its own content store on every change of the code or the configuration.
 */
export const lastGoodFile = <Document extends Identified>(folder: URL, name: string) => {
  const file = new URL(`${name}.ndjson`, folder)
  return {
    /** Finds a document by its id. */
    async read(): Promise<(id: string) => Document | undefined> {
      const documents = await readDocuments<Document>(file)
      const byId = new Map(documents.map((document) => [document._id, document]))
      return (id) => byId.get(id)
    },
    async save(good: readonly Document[]): Promise<void> {
      await mkdir(folder, { recursive: true })
      await writeFile(file, linesOf(good))
    },
    /** Adds newer versions. Only after {@link save}. */
    async append(newer: readonly Document[]): Promise<void> {
      // The previous line may have been cut off when a process ended.
      if (newer.length > 0) await appendFile(file, `\n${linesOf(newer)}`)
    },
  }
}

const linesOf = (documents: readonly unknown[]): string =>
  documents.map((document) => `${JSON.stringify(document)}\n`).join('')

/** Empty when there is no readable file: then a broken document is left out. */
const readDocuments = async <Document>(file: URL): Promise<Document[]> => {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    try {
      return line ? (JSON.parse(line) as Document) : []
    } catch {
      return []
    }
  })
}

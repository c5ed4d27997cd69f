import { mkdir, readFile, writeFile } from 'node:fs/promises'

export interface Identified {
  readonly _id: string
}

/**
 * The documents of one query as the last build could use them, in a file of the cache folder. Astro's own content store
 * is emptied by every change of the code or the configuration.
 */
export const lastGoodFile = <Document extends Identified>(folder: URL, name: string) => {
  const file = new URL(`${name}.json`, folder)
  return {
    /** Finds a document by its id. */
    async read(): Promise<(id: string) => Document | undefined> {
      const documents = await readDocuments<Document>(file)
      const byId = new Map(documents.map((document) => [document._id, document]))
      return (id) => byId.get(id)
    },
    async save(good: readonly Document[]): Promise<void> {
      await mkdir(folder, { recursive: true })
      await writeFile(file, JSON.stringify(good))
    },
  }
}

/** None when there is no readable file: then a broken document is left out. */
const readDocuments = async <Document>(file: URL): Promise<Document[]> => {
  const text = await readFile(file, 'utf8').catch(() => '[]')
  try {
    const documents = JSON.parse(text) as Document[]
    return Array.isArray(documents) ? documents : []
  } catch {
    return []
  }
}

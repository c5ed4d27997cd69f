import type { SanityClient } from 'sanity'
import { publishedId } from '../published-id'
import { type Document, EDITED_TYPES, readIds } from './documents'

interface Transaction {
  readonly timestamp: string
  readonly documentIDs: readonly string[]
}

/** The last version of a deleted document. */
export interface Deleted {
  readonly document: Document
  /** ISO instant. */
  readonly deletedAt: string
}

/** Transactions read, and deleted documents shown. */
const MOST_READ = 1000
const MOST_SHOWN = 50

const EXISTING = '*[_id in $ids]._id'

/** The documents that editors have deleted, the latest first, as far back as the history goes. */
export const readTrash = async (client: SanityClient): Promise<Deleted[]> => {
  const { dataset = '' } = client.config()
  const lines = await client.request<string>({
    uri: `/data/history/${dataset}/transactions`,
    query: { limit: String(MOST_READ), reverse: 'true', excludeContent: 'true' },
  })
  const latest = lastTouched(transactionsIn(lines))
  const existing: unknown = await client.fetch(
    EXISTING,
    { ids: [...latest.keys()].flatMap((id) => [id, `drafts.${id}`]) },
    { perspective: 'raw' },
  )
  for (const id of readIds(existing)) latest.delete(publishedId(id))
  const gone = await Promise.all(
    [...latest].map(async ([id, deletedAt]) => {
      const document = await lastVersion(client, dataset, id)
      return document && EDITED_TYPES.includes(document._type) ? [{ document, deletedAt }] : []
    }),
  )
  return gone.flat().slice(0, MOST_SHOWN)
}

export const transactionsIn = (lines: string): Transaction[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Transaction)

/**
 * When each document was last changed; `transactions` are newest first. Ids of the functions' records contain a dot.
 */
export const lastTouched = (transactions: readonly Transaction[]): Map<string, string> => {
  const latest = new Map<string, string>()
  for (const { documentIDs, timestamp } of transactions)
    for (const id of documentIDs.map(publishedId))
      if (!id.includes('.') && !latest.has(id)) latest.set(id, timestamp)
  return latest
}

/** The draft's last version if it is the later one. */
const lastVersion = async (
  client: SanityClient,
  dataset: string,
  id: string,
): Promise<Document | undefined> => {
  const versions = await Promise.all(
    [id, `drafts.${id}`].map((one) =>
      client.request<{ documents: readonly Document[] }>({
        uri: `/data/history/${dataset}/documents/${one}`,
        query: { lastRevision: 'true' },
      }),
    ),
  )
  return versions
    .flatMap(({ documents }) => documents)
    .toSorted((one, other) => String(other['_updatedAt']).localeCompare(String(one['_updatedAt'])))[0]
}

/** Brings a deleted document back as a draft, which an editor checks and publishes. */
export const restore = (client: SanityClient, { _id, _rev, _createdAt, _updatedAt, ...fields }: Document) =>
  client.createIfNotExists({ ...fields, _id: `drafts.${publishedId(_id)}` })

import type { LakeDocument } from '../document'
import type { Commit, Store } from '../store/store'

/**
 * The documents as a query finds them while Sanity's index is `staleMs` behind: without what others have written since
 * then. Writers find their own changes, as Sanity answers a write only once queries see it.
 */
export const staleDocuments = (
  { all, history }: Pick<Store, 'all' | 'history'>,
  { staleMs, reader, now = Date.now() }: { staleMs: number; reader: string | undefined; now?: number },
): LakeDocument[] => {
  const documents = new Map([...all()].map((document) => [document._id, document]))
  const isIndexed = ({ transaction }: Commit) => Date.parse(transaction.timestamp) <= now - staleMs
  const settled = new Set<string>()
  for (const commit of history.slice(history.findLastIndex(isIndexed) + 1).reverse())
    for (const { id, before } of [...commit.changes].reverse()) {
      if (commit.transaction.author === reader) settled.add(id)
      if (settled.has(id)) continue
      if (before) documents.set(id, before)
      else documents.delete(id)
    }
  return [...documents.values()]
}

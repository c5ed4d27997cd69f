import { Hono } from 'hono'
import { type LakeDocument, isPublicId, isPublishedId, randomName } from '../document'
import { parseQuery } from '../query/parse'
import { runQuerySync } from '../query/run'
import { viewOf } from '../query/views'
import type { Change } from '../store/apply'
import type { Commit } from '../store/store'
import { eventStream } from './events'
import type { Lake } from './lake'
import { groqParams, requireDataset } from './parameters'
import { SYNC_TAG } from './query-routes'

/** `/data/listen` (every change of the documents a query matches) and `/data/live/events` (that something changed). */
export const listenRoutes = (lake: Lake) =>
  new Hono()
    .get('/data/listen/:dataset', (c) => {
      requireDataset(c, lake)
      const user = lake.access.userOf(c)
      const options = c.req.query()
      const params = groqParams(c)
      const query = options['query'] ?? ''
      parseQuery(query, params)
      const resolve = (id: string) => lake.store.get(id)
      const matches = (document: LakeDocument | null): boolean => {
        if (!document || (!user && !isPublicId(document._id))) return false
        const found = runQuerySync(viewOf([document]), query, { params, identity: user?.id, resolve })
        return Array.isArray(found) ? found.length > 0 : Boolean(found)
      }
      return eventStream(c, (stream) => {
        stream.send('welcome', { listenerName: randomName(16) }, `welcome#${randomName(8)}`)
        return lake.store.subscribe((commit) => {
          if (!commit) return void stream.close()
          commit.changes.forEach((change, index) => {
            const [was, is] = [matches(change.before), matches(change.after)]
            if (!was && !is) return
            const transition = !was ? 'appear' : is ? 'update' : 'disappear'
            stream.send(
              'mutation',
              mutationEvent(commit, change, index, transition, options),
              `${commit.transaction.id}#${change.id}`,
            )
          })
        })
      })
    })
    .get('/data/live/events/:dataset', (c) => {
      requireDataset(c, lake)
      const anonymous = !lake.access.userOf(c)
      return eventStream(c, (stream) => {
        stream.send('welcome', { id: randomName(16) })
        return lake.store.subscribe((commit) => {
          if (!commit) return void stream.send('restart', { id: randomName(16) })
          const seen = commit.changes.some(({ id }) =>
            anonymous ? isPublicId(id) && isPublishedId(id) : true,
          )
          if (seen)
            stream.send('message', { id: commit.transaction.id, tags: [SYNC_TAG] }, commit.transaction.id)
        })
      })
    })

type Options = Readonly<Record<string, string>>

const mutationEvent = (
  { transaction, changes }: Commit,
  change: Change,
  index: number,
  transition: string,
  options: Options,
) => ({
  eventId: `${transaction.id}#${change.id}`,
  documentId: change.id,
  transactionId: transaction.id,
  transition,
  identity: transaction.author,
  ...(change.before && { previousRev: change.before._rev }),
  resultRev: transaction.id,
  timestamp: transaction.timestamp,
  visibility: 'query',
  transactionTotalEvents: changes.length,
  transactionCurrentEvent: index + 1,
  ...(options['includeMutations'] !== 'false' && { mutations: change.mutations }),
  ...(options['effectFormat'] === 'mendoza' && { effects: effectsOf(change) }),
  ...(options['includeResult'] !== 'false' && change.after && { result: change.after }),
  ...(options['includePreviousRevision'] === 'true' && change.before && { previous: change.before }),
})

/** A change as two Mendoza patches that replace the whole document (`[0, document]`, `[0, null]`). */
export const effectsOf = ({ before, after }: Pick<Change, 'before' | 'after'>) => ({
  apply: [0, withoutRevision(after)],
  revert: [0, withoutRevision(before)],
})

const withoutRevision = (document: LakeDocument | null) => {
  if (!document) return null
  const { _rev, ...rest } = document
  return rest
}

import { type Context, Hono } from 'hono'
import { publishedIdOf } from '../document'
import type { Commit } from '../store/store'
import type { Lake } from './lake'
import { effectsOf } from './listen-routes'
import { isTrue, requireDataset } from './parameters'

/** `/data/history`: transactions, events and past revisions, as far back as the journal goes. */
export const historyRoutes = (lake: Lake) =>
  new Hono()
    .use('/data/history/:dataset/*', async (c, next) => {
      requireDataset(c as Context, lake)
      lake.access.requireUser(c as Context)
      await next()
    })
    .get('/data/history/:dataset/transactions', (c) => {
      const chosen = slice(lake.store.history, c.req.query())
      const withContent = !isTrue(c.req.query('excludeContent'))
      return ndjson(
        c,
        chosen.map((commit) => {
          const { effects, ...rest } = line(commit, new Set(commit.changes.map(({ id }) => id)), withContent)
          return withContent ? { ...rest, effects } : rest
        }),
      )
    })
    .get('/data/history/:dataset/transactions/:ids', (c) => {
      const ids = new Set(c.req.param('ids').split(','))
      const chosen = slice(
        lake.store.history.filter((commit) => touches(commit, ids)),
        c.req.query(),
      )
      return ndjson(
        c,
        chosen.map((commit) => line(commit, ids, !isTrue(c.req.query('excludeMutations')))),
      )
    })
    .get('/data/history/:dataset/events/documents/:id', (c) => {
      const id = c.req.param('id')
      const limit = Number(c.req.query('limit') ?? 100)
      const events = lake.store.history.toReversed().flatMap((commit) => eventOf(commit, publishedIdOf(id)))
      return c.json({ events: { [id]: events.slice(0, limit) }, nextCursor: '' })
    })
    .get('/data/history/:dataset/documents/:ids', (c) => {
      const { revision, time, lastRevision } = c.req.query()
      const commits = commitsUntil(lake.store.history, revision, time)
      const documents = c.req
        .param('ids')
        .split(',')
        .flatMap((id) => {
          const change = lastChange(commits, id)
          return change?.after ?? (isTrue(lastRevision) ? change?.before : undefined) ?? []
        })
      return c.json({ documents })
    })

const ndjson = (c: Context, lines: readonly object[]) => {
  c.header('Content-Type', 'application/x-ndjson')
  return c.body(lines.map((one) => `${JSON.stringify(one)}\n`).join(''))
}

const touches = ({ changes }: Commit, ids: ReadonlySet<string>) => changes.some(({ id }) => ids.has(id))

const slice = (commits: readonly Commit[], options: Readonly<Record<string, string>>): readonly Commit[] => {
  const at = (id: string | undefined) => commits.findIndex(({ transaction }) => transaction.id === id)
  const [from, to] = [at(options['fromTransaction']), at(options['toTransaction'])]
  const range = commits.slice(Math.max(0, from), to < 0 ? undefined : to + 1)
  const ordered = isTrue(options['reverse']) ? range.toReversed() : range
  return options['limit'] ? ordered.slice(0, Number(options['limit'])) : ordered
}

const line = ({ transaction, changes }: Commit, ids: ReadonlySet<string>, withMutations: boolean) => ({
  id: transaction.id,
  timestamp: transaction.timestamp,
  author: transaction.author,
  documentIDs: changes.map(({ id }) => id),
  ...(withMutations && { mutations: transaction.mutations }),
  effects: Object.fromEntries(
    changes.filter(({ id }) => ids.has(id)).map((change) => [change.id, effectsOf(change)]),
  ),
})

/** Lifecycle events for the Studio's history panel, which derives edits from transactions itself. */
const eventOf = ({ transaction, changes }: Commit, published: string): object[] => {
  const versionId = `drafts.${published}`
  const of = (id: string) => changes.find((change) => change.id === id)
  const [live, draft] = [of(published), of(versionId)]
  const { id: revisionId, timestamp, author } = transaction
  const base = { timestamp, author, documentId: published }
  const version = { ...base, versionId, versionRevisionId: revisionId }
  if (live?.after && draft && !draft.after)
    return [
      {
        ...version,
        type: 'publishDocumentVersion',
        revisionId,
        versionRevisionId: draft.before?._rev,
        cause: { type: 'document.publish' },
      },
    ]
  if (live && !live.after && draft?.after && !draft.before)
    return [
      { ...base, type: 'unpublishDocument', versionId, versionRevisionId: revisionId, releaseId: undefined },
    ]
  if (live && !live.after) return [{ ...base, type: 'deleteDocumentGroup' }]
  if (draft && !draft.before) return [{ ...version, type: 'createDocumentVersion', revisionId }]
  if (draft && !draft.after) return [{ ...version, type: 'deleteDocumentVersion' }]
  if (live && !live.before) return [{ ...base, type: 'createLiveDocument', revisionId }]
  return []
}

const commitsUntil = (
  commits: readonly Commit[],
  revision: string | undefined,
  time: string | undefined,
): readonly Commit[] => {
  if (revision !== undefined)
    return commits.slice(0, 1 + commits.findIndex(({ transaction }) => transaction.id === revision))
  return time === undefined ? commits : commits.filter(({ transaction }) => transaction.timestamp <= time)
}

const lastChange = (commits: readonly Commit[], id: string) =>
  commits
    .findLast(({ changes }) => changes.some((change) => change.id === id))
    ?.changes.find((change) => change.id === id)

import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { Refused, writeError } from '../errors'
import { runQuerySync } from '../query/run'
import { actionRequest, toMutations } from '../store/actions'
import { mutationRequest, resolveMutations } from '../store/mutation'
import type { Lake } from './lake'
import { isTrue, readBody, requireDataset } from './parameters'
import { canWrite } from './access'

const transactionId = z.string().min(1).max(128).optional()
const mutateBody = z.looseObject({ mutations: z.array(mutationRequest), transactionId })
const actionsBody = z.looseObject({
  actions: z.union([z.array(actionRequest), actionRequest.transform((action) => [action])]),
  transactionId,
  dryRun: z.boolean().optional(),
})

type Kind = 'mutationError' | 'actionError'

/** `/data/mutate` and `/data/actions`. */
export const writeRoutes = (lake: Lake) =>
  new Hono()
    .post('/data/mutate/:dataset', async (c) => {
      requireDataset(c, lake)
      const author = requireWriter(c, lake, 'mutationError')
      const body = await readBody(c, mutateBody)
      const options = c.req.query()
      return withWriteErrors('mutationError', async () => {
        const written = await (lake.store.written(body.transactionId) ??
          lake.store.write({
            mutations: resolveMutations(body.mutations, {
              findIds: findIds(lake),
              autoKeys: isTrue(options['autoGenerateArrayKeys']),
            }),
            author,
            transactionId: body.transactionId,
            dryRun: isTrue(options['dryRun']),
          }))
        const withDocuments = isTrue(options['returnDocuments'])
        const results = written.results.map((result) =>
          withDocuments ? { ...result, document: written.documents.get(result.id) ?? null } : result,
        )
        return c.json({ transactionId: written.transactionId, results })
      })
    })
    .post('/data/actions/:dataset', async (c) => {
      requireDataset(c, lake)
      const author = requireWriter(c, lake, 'actionError')
      const body = await readBody(c, actionsBody)
      return withWriteErrors('actionError', async () => {
        const { transactionId } = await (lake.store.written(body.transactionId) ??
          lake.store.write({
            mutations: toMutations(body.actions, (id) => lake.store.get(id)),
            author,
            transactionId: body.transactionId,
            dryRun: body.dryRun ?? false,
          }))
        return c.json({ transactionId })
      })
    })

const requireWriter = (c: Context, { access }: Lake, kind: Kind): string => {
  const user = access.requireUser(c)
  if (canWrite(user)) return user.id
  const description = 'Insufficient permissions; permission "update" required'
  throw writeError(
    kind,
    new Refused(403, { type: 'insufficientPermissionsError', description, permission: 'update' }),
  )
}

const withWriteErrors = async <T>(kind: Kind, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Refused ? writeError(kind, error) : error
  }
}

const findIds = (lake: Lake) => (query: string, params: Record<string, unknown>) => {
  const found = runQuerySync(lake.view('raw', false), query, { params })
  const documents = Array.isArray(found) ? (found as unknown[]) : [found]
  return documents.flatMap((document) => {
    const id = (document as { _id?: unknown } | null)?._id
    return typeof id === 'string' ? [id] : []
  })
}

import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { isPublicId } from '../document'
import { plainError } from '../errors'
import { runQuery } from '../query/run'
import type { Lake } from './lake'
import { groqParams, perspectiveOf, readBody, requireDataset } from './parameters'

const queryBody = z.looseObject({ query: z.string(), params: z.record(z.string(), z.unknown()).optional() })

/** `/data/query`, `/data/doc` and `/data/export`. */
export const queryRoutes = (lake: Lake) => {
  const answer = async (c: Context, query: string, params: Record<string, unknown>) => {
    const started = performance.now()
    const user = lake.access.userOf(c)
    const perspective = perspectiveOf(c, c.req.query('perspective'))
    const isOpen = perspective === 'raw' || perspective.every((layer) => layer === 'published')
    if (!user && !isOpen)
      throw plainError(401, `Unauthorized: perspective "${String(perspective)}" needs a token`)
    const result = await runQuery(lake.queryView(perspective, user?.id), query, {
      params,
      identity: user?.id,
    })
    const ms = Math.round(performance.now() - started)
    const echo = c.req.query('returnQuery') === 'false' ? {} : { query }
    return c.json({ ...echo, result, syncTags: [SYNC_TAG], ms })
  }

  return new Hono()
    .get('/data/query/:dataset', (c) => {
      requireDataset(c, lake)
      return answer(c, c.req.query('query') ?? '', groqParams(c))
    })
    .post('/data/query/:dataset', async (c) => {
      requireDataset(c, lake)
      const { query, params = {} } = await readBody(c, queryBody)
      return answer(c, query, params)
    })
    .get('/data/doc/:dataset/:ids', (c) => {
      requireDataset(c, lake)
      return c.json(pick(lake, c.req.param('ids').split(','), !lake.access.userOf(c)))
    })
    .get('/data/export/:dataset', (c) => {
      requireDataset(c, lake)
      const { documents } = lake.view('raw', !lake.access.userOf(c))
      c.header('Content-Type', 'application/x-ndjson')
      return c.body(documents.map((document) => `${JSON.stringify(document)}\n`).join(''))
    })
}

/** One tag for everything: live clients refetch after each change. */
export const SYNC_TAG = 's1:local'

const pick = ({ store }: Lake, ids: readonly string[], anonymous: boolean) => {
  const hidden = (id: string) => anonymous && !isPublicId(id)
  const found = ids.flatMap((id) => (hidden(id) ? [] : (store.get(id) ?? [])))
  const there = new Set(found.map(({ _id }) => _id))
  const omitted = ids
    .filter((id) => !there.has(id))
    .map((id) => ({ id, reason: hidden(id) && store.get(id) ? 'permission' : 'existence' }))
  return { documents: found, omitted }
}

import { type Context, Hono } from 'hono'
import type { NodeEnv } from 'service-kit/serve'
import { LakeError, plainError } from '../errors'
import { assetRoutes } from './asset-routes'
import { historyRoutes } from './history-routes'
import type { Lake } from './lake'
import { listenRoutes } from './listen-routes'
import { loginRoutes } from './login-routes'
import { type KeyValues, projectRoutes } from './project-routes'
import { queryRoutes } from './query-routes'
import { stubRoutes } from './stub-routes'
import { writeRoutes } from './write-routes'

const VERSION = '/:version{v(?:1|X|[0-9]{4}-[0-9]{2}-[0-9]{2})}'

/** Everything under `/v<version>/`. What is not played here is answered loudly, never with a polite emptiness. */
export const apiRoutes = (lake: Lake, memory: KeyValues) => {
  const api = new Hono<NodeEnv>()
    .route('/', queryRoutes(lake))
    .route('/', writeRoutes(lake))
    .route('/', listenRoutes(lake))
    .route('/', historyRoutes(lake))
    .route('/', assetRoutes(lake))
    .route('/', loginRoutes())
    .route('/', projectRoutes(lake, memory))
    .route('/', stubRoutes())
  return new Hono<NodeEnv>().route(VERSION, api)
}

/** Any origin may ask, with its token: what answers here is this computer's own. */
export const cors = async (c: Context, next: () => Promise<void>) => {
  const origin = c.req.header('origin')
  if (c.req.method === 'OPTIONS' && origin) return preflight(c, origin)
  await next()
  if (origin) for (const [name, value] of Object.entries(allow(origin))) c.res.headers.set(name, value)
  return
}

const allow = (origin: string) => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Expose-Headers': 'Content-Disposition, Content-Length',
  Vary: 'Origin',
})

const preflight = (c: Context, origin: string) =>
  c.body(null, 204, {
    ...allow(origin),
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
    'Access-Control-Allow-Headers': c.req.header('access-control-request-headers') ?? '*',
    'Access-Control-Allow-Private-Network': 'true',
    'Access-Control-Max-Age': '600',
  })

export const onError = (error: Error, c: Context) => {
  if (error instanceof LakeError) return c.json(error.body, error.status)
  console.error(`lake: ${c.req.method} ${c.req.path}`, error)
  const { body } = plainError(500, error.message)
  return c.json(body, 500)
}

export const onUnknown = (c: Context) => {
  const what = `${c.req.method} ${c.req.path}`
  console.error(`lake: ${what} is not played here`)
  const { body } = plainError(501, `The local content lake does not play ${what}`)
  return c.json(body, 501)
}

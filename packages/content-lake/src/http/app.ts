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
import { stubRoutes } from './studio-stub-routes'
import { writeRoutes } from './write-routes'

const VERSION = '/:version{v(?:1|X|[0-9]{4}-[0-9]{2}-[0-9]{2})}'

/** Everything under `/v<version>/`. */
export const apiRoutes = (lake: Lake, settings: KeyValues) => {
  const api = new Hono<NodeEnv>()
    .route('/', queryRoutes(lake))
    .route('/', writeRoutes(lake))
    .route('/', listenRoutes(lake))
    .route('/', historyRoutes(lake))
    .route('/', assetRoutes(lake))
    .route('/', loginRoutes(lake))
    .route('/', projectRoutes(lake, settings))
    .route('/', stubRoutes())
  return new Hono<NodeEnv>().route(VERSION, api)
}

export const onError = (error: Error, c: Context) => {
  if (error instanceof LakeError) return c.json(error.body, error.status)
  console.error(`content-lake: ${c.req.method} ${c.req.path}`, error)
  const { body } = plainError(500, error.message)
  return c.json(body, 500)
}

/** A 501 instead of an empty answer, so that missing endpoints are noticed. */
export const onUnknown = (c: Context) => {
  const what = `${c.req.method} ${c.req.path}`
  console.error(`content-lake: ${what} is not supported`)
  const { body } = plainError(501, `${what} is not supported by the local content lake`)
  return c.json(body, 501)
}

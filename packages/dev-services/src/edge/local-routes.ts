import type { IncomingMessage, ServerResponse } from 'node:http'
import { addressOf } from './address'
import type { BuildQueue } from './build-queue'
import { BUILDS_CSS, buildsPage } from './builds-page'

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
const JSON_TYPE = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  vary: 'origin, accept',
}
/** The Studio, which runs on another port, shows the builds. */
const LOCAL_ORIGIN = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/

/** The routes under `/__local`: health, the build hook and the list of builds. */
export const localRoutes =
  (queue: BuildQueue) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname } = addressOf(request)
    const { origin } = request.headers
    const isLocal = origin === undefined || LOCAL_ORIGIN.test(origin)
    const json = (status: number, value: unknown) => {
      const cors = origin && isLocal && { 'access-control-allow-origin': origin }
      response.writeHead(status, { ...JSON_TYPE, ...cors }).end(JSON.stringify(value))
    }
    if (!isLocal) return void json(403, { error: 'Only pages of this computer may use this route.' })

    switch (`${request.method} ${pathname}`) {
      case 'GET /__local/health':
        return void json(200, { ok: true, name: 'edge' })
      case 'POST /__local/build':
        request.resume()
        queue.request()
        return void json(202, { ok: true })
      case 'GET /__local/builds':
        if (request.headers.accept?.includes('application/json')) {
          return void json(200, { busy: queue.busy(), builds: queue.records() })
        }
        return void response.writeHead(200, HTML).end(buildsPage(queue.records()))
      case 'GET /__local/builds.css':
        return void response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(BUILDS_CSS)
      default:
        return void json(404, { error: `${request.method} ${pathname} does not exist` })
    }
  }

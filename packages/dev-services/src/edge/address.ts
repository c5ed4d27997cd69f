import type { IncomingMessage } from 'node:http'

/** The URL of a request. A path that begins with two slashes stays a path and does not name another host. */
export const addressOf = (request: IncomingMessage, origin = 'http://localhost'): URL => {
  const requested = request.url ?? '/'
  return URL.parse(origin + (requested.startsWith('/') ? requested : '/')) ?? new URL(origin)
}

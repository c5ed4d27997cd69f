import type { IncomingMessage } from 'node:http'

/** The address asked for, always on this host: two leading slashes are a path here, never another host's name. */
export const addressOf = (request: IncomingMessage, origin = 'http://localhost'): URL => {
  const asked = request.url ?? '/'
  return URL.parse(origin + (asked.startsWith('/') ? asked : '/')) ?? new URL(origin)
}

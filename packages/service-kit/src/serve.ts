import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'

/** `c.env` of the services' Hono apps: Node's request and response. */
export interface NodeEnv {
  Bindings: HttpBindings
}

export interface Served {
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

/** Serves `app` on loopback; port 0 picks a free one. The error for a port in use names the port. */
export const serveApp = async (
  app: { fetch: (request: Request, env: HttpBindings) => Response | Promise<Response> },
  port: number,
): Promise<Served> => {
  const server = createAdaptorServer({
    fetch: (request, env) => app.fetch(request, env as HttpBindings),
  }) as Server
  // Longer than any client keeps an idle connection, or a busy client may reuse one that was just closed.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(
        new Error(`Port ${port} cannot be used (${cause.message}). Free it or choose another.`, { cause }),
      ),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
  const actual = (server.address() as AddressInfo).port
  return {
    url: `http://localhost:${actual}`,
    port: actual,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

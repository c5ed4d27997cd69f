import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { type HttpBindings, createAdaptorServer } from '@hono/node-server'

/** Time for pending responses at shutdown, in milliseconds. */
const GRACE = 300

type Answer = (request: Request, env: HttpBindings) => Response | Promise<Response>

/**
 * Listens before anything on disk is touched; requests wait until `answerWith` is called. Port 0 picks a free one.
 * The error for a port in use names the port.
 */
export const serveWithSockets = async (
  port: number,
  onUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void,
) => {
  const ready = Promise.withResolvers<Answer>()
  const server = createAdaptorServer({
    fetch: async (request, env) => (await ready.promise)(request, env as HttpBindings),
  }) as Server
  server.on('upgrade', onUpgrade)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(
        new Error(`Port ${port} cannot be used (${cause.message}). Free it or choose another.`, { cause }),
      ),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    answerWith: (answer: Answer) => ready.resolve(answer),
    close: () =>
      new Promise<void>((resolve) => {
        // Event streams never end by themselves.
        const timer = setTimeout(() => server.closeAllConnections(), GRACE)
        server.close(() => {
          clearTimeout(timer)
          resolve()
        })
      }),
  }
}

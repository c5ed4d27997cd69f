import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { type HttpBindings, createAdaptorServer } from '@hono/node-server'

/** Time for answers on their way when the server ends, in milliseconds. */
const GRACE = 300

type Answer = (request: Request, env: HttpBindings) => Response | Promise<Response>

/**
 * Takes the port before anything on disk is touched, so that two lakes never write the same files; requests wait
 * until `answerWith` is called. Port 0 takes a free one. Rejects naming the port when it is taken.
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
        // Whoever waits for the answer to a write gets it; streams never end by themselves and are cut.
        const cut = setTimeout(() => server.closeAllConnections(), GRACE)
        server.close(() => {
          clearTimeout(cut)
          resolve()
        })
      }),
  }
}

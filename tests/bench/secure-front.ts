import { Agent, request as ask } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCertificate } from '@vitejs/plugin-basic-ssl'

/** Connection-specific headers, which HTTP/2 forbids (RFC 9113, 8.2.2). */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade']

/**
 * A reverse proxy with HTTP/2 and TLS, like a CDN, for the shop at `target`. The certificate is self-signed, so the
 * browser must ignore certificate errors.
 */
export const startSecureFront = async (target: string) => {
  const pem = await getCertificate(join(tmpdir(), 'rumbo-certificate'), 'localhost', ['localhost'])
  const agent = new Agent({ keepAlive: true })
  const server = createSecureServer({ key: pem, cert: pem }, (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !name.startsWith(':')),
    )
    const behind = ask(new URL(request.url, target), { method: request.method, headers, agent }, (answer) => {
      const sent = Object.entries(answer.headers).filter(([name]) => !OF_THE_CONNECTION.includes(name))
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(sent))
      answer.pipe(response)
    })
    behind.once('error', () => response.stream.close())
    request.pipe(behind)
  })
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(0, '127.0.0.1', done)
  })
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      agent.destroy()
      server.close()
    },
  }
}

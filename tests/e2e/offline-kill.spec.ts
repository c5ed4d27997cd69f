import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleWorker } from '~/offline/integration'
import { expect, test } from './harness'
import { PLACES } from './harness/places'

test.use({ serviceWorkers: 'allow' })

/** Serves the shop at a separate address with a replaceable `sw.js`, to simulate a deploy. */
const startMirror = async () => {
  let worker: string | undefined
  const server = createServer((incoming, answer) => {
    if (incoming.url === '/sw.js' && worker) {
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(worker)
      return
    }
    const call = ask(
      PLACES.shop + (incoming.url ?? '/'),
      { method: incoming.method, headers: { ...incoming.headers, host: new URL(PLACES.shop).host } },
      (given) => given.pipe(answer.writeHead(given.statusCode ?? 502, given.headers)),
    )
    incoming.pipe(call)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: (script: string) => void (worker = script),
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

test('QUAL-03 one deploy removes the worker and its caches', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'rumbo-worker-'))
  const mirror = await startMirror()
  try {
    await page.goto(`${mirror.url}/shop`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(() => page.evaluate(() => caches.keys())).not.toEqual([])

    await bundleWorker(folder)
    mirror.deploy(await readFile(join(folder, 'sw.js'), 'utf8'))
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await expect
      .poll(() =>
        page
          .evaluate(async () => ({
            caches: await caches.keys(),
            controlled: Boolean(navigator.serviceWorker.controller),
          }))
          .catch(() => undefined),
      )
      .toEqual({ caches: [], controlled: false })
  } finally {
    // The page, reloaded by the worker, registers it again: the server must not cut that off.
    await page.close()
    await mirror.close()
    await rm(folder, { recursive: true, force: true })
  }
})

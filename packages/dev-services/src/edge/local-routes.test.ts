import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createBuildQueue } from './build-queue'
import { localRoutes } from './local-routes'

const build = vi.fn(() => Promise.resolve())
let server: Server
let url: string

beforeAll(async () => {
  server = createServer(localRoutes(createBuildQueue({ build })))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/__local`
})
afterAll(() => void server.close())

test('QUAL-03 a page of another site cannot use the build hook', async () => {
  const response = await fetch(`${url}/build`, {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
  })
  expect(response.status).toBe(403)
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  const { busy } = (await list()) as { busy: boolean }
  expect(busy).toBe(false)
})

test('CMS-03 the build hook starts a build, which the Studio can list', async () => {
  expect((await fetch(`${url}/build`, { method: 'POST' })).status).toBe(202)
  await vi.waitFor(async () =>
    expect(await list()).toMatchObject({ busy: false, builds: [{ state: 'done', hooks: 1 }] }),
  )
})

test('CMS-03 the page of builds is in both languages', async () => {
  const html = await (await fetch(`${url}/builds`)).text()
  expect(html).toContain('<html lang="es">')
  expect(html).toContain('<span lang="en">· Builds</span>')
})

const list = async (): Promise<unknown> => {
  const response = await fetch(`${url}/builds`, {
    headers: { accept: 'application/json', origin: 'http://localhost:3333' },
  })
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3333')
  return response.json()
}

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Functions, startFunctions } from './functions'

const FUNCTION = `
let calls = 0
export default async (request: Request, context: { params: Record<string, string>; ip: string }) => {
  if (context.params['name'] === 'boom') throw new Error('secret trace')
  return Response.json(
    { calls: ++calls, params: context.params, ip: context.ip, url: request.url, body: await request.text() },
    { status: 201, headers: [['set-cookie', 'a=1'], ['set-cookie', 'b=2']] },
  )
}
export const config = { path: ['/api/hello/:name'], method: ['GET', 'POST'], rateLimit: { windowLimit: 3, windowSize: 60, aggregateBy: ['ip'] } }
`

let server: Server
let functions: Functions

beforeAll(async () => {
  const root = mkdtempSync(join(tmpdir(), 'rumbo functions '))
  mkdirSync(join(root, 'netlify/functions'), { recursive: true })
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  writeFileSync(join(root, 'netlify/functions/hello.mts'), FUNCTION)
  functions = await startFunctions({
    root,
    folder: join(root, '.local/functions'),
    origin: 'http://localhost:8888',
  })
  server = createServer((request, response) => {
    if (!functions.handle(request, response)) response.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(async () => {
  await functions.close()
  server.close()
})

const get = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init)
const me = (ip: string) => ({ 'x-local-client-ip': ip })

test('RUN-01 a function gets the path, parameters, body and client address, and stays loaded', async () => {
  const response = await get('/api/hello/Ana?x=1', { method: 'POST', body: 'ñandú', headers: me('10.0.0.1') })
  expect(response.status).toBe(201)
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect([...response.headers.keys()].filter((name) => name.startsWith('x-nf-'))).toEqual([])
  expect(await response.json()).toEqual({
    calls: 1,
    params: { name: 'Ana' },
    ip: '10.0.0.1',
    url: 'http://localhost:8888/api/hello/Ana?x=1',
    body: 'ñandú',
  })
  expect(await (await get('/api/hello/Ana', { headers: me('10.0.0.1') })).json()).toMatchObject({
    calls: 2,
  })
})

test('TRACK-05 calls above the declared limit get 429, for that address only', async () => {
  const statuses: number[] = []
  for (let call = 0; call < 4; call++)
    statuses.push((await get('/api/hello/a', { headers: me('10.0.0.2') })).status)
  expect(statuses).toEqual([201, 201, 201, 429])
  expect((await get('/api/hello/a', { headers: me('10.0.0.3') })).status).toBe(201)
})

test('QUAL-03 a function that throws responds with 500 and no stack trace', async () => {
  const response = await get('/api/hello/boom', { headers: me('10.0.0.4') })
  expect([response.status, await response.text()]).toEqual([500, 'Internal error\n'])
})

test('QUAL-03 a method that no function declares is not handled', async () => {
  expect((await get('/api/hello/a', { method: 'DELETE' })).status).toBe(404)
})

import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { EDITOR, SECOND_EDITOR, type TestLake, startTestLake } from '../testing/lake'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.close())

interface Message {
  readonly id?: number
  readonly method?: string
  readonly result?: unknown
  readonly error?: { readonly message: string }
  readonly params?: { readonly subscription: string; readonly result: unknown }
}

const connect = async (token?: string) => {
  const socket = new WebSocket(`${lake.url.replace('http', 'ws')}/v2022-06-30/socket/production`)
  const heard: Message[] = []
  socket.on('message', (raw) => heard.push(JSON.parse(String(raw)) as Message))
  await once(socket, 'open')
  const call = async (method: string, params: object = {}) => {
    const id = heard.length + Math.random()
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
    await expect.poll(() => heard.some((message) => message.id === id)).toBe(true)
    return heard.find((message) => message.id === id)
  }
  if (token) await call('authorization', { authorization: `Bearer ${token}` })
  return { socket, heard, call }
}

test('CMS-02 two editors see where the other one is, and that they left', async () => {
  const [eva, mario] = [await connect(EDITOR), await connect(SECOND_EDITOR)]
  await eva.call('presence_subscribe')
  await mario.call('presence_rollcall', { session: 's2' })
  await mario.call('presence_announce', { data: { sessionId: 's2', locations: ['prod-001'] } })
  await mario.call('presence_disconnect', { session: 's2' })
  const told = () =>
    eva.heard.filter(({ method }) => method === 'presence_subscription').map(({ params }) => params?.result)
  await expect.poll(() => told().length).toBe(3)
  expect(told()).toMatchObject([
    { type: 'rollCall', i: 'p-mario', session: 's2' },
    { type: 'state', i: 'p-mario', m: { locations: ['prod-001'] } },
    { type: 'disconnect', i: 'p-mario', m: { session: 's2' } },
  ])
  eva.socket.close()
  mario.socket.close()
})

test('CMS-02 nobody listens in without a token', async () => {
  const stranger = await connect()
  expect((await stranger.call('presence_subscribe'))?.error).toBeDefined()
  expect(
    (await stranger.call('authorization', { authorization: 'Bearer nonsense' }))?.error?.message,
  ).toContain('Session')
  stranger.socket.close()
})

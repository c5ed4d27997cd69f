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

test('CMS-02 editors see where others are and when they leave', async () => {
  const [ada, grace] = [await connect(EDITOR), await connect(SECOND_EDITOR)]
  await ada.call('presence_subscribe')
  await grace.call('presence_rollcall', { session: 's2' })
  await grace.call('presence_announce', { data: { sessionId: 's2', locations: ['film-1'] } })
  await grace.call('presence_disconnect', { session: 's2' })
  const messages = () =>
    ada.heard.filter(({ method }) => method === 'presence_subscription').map(({ params }) => params?.result)
  await expect.poll(() => messages().length).toBe(3)
  expect(messages()).toMatchObject([
    { type: 'rollCall', i: 'u-grace', session: 's2' },
    { type: 'state', i: 'u-grace', m: { locations: ['film-1'] } },
    { type: 'disconnect', i: 'u-grace', m: { session: 's2' } },
  ])
  ada.socket.close()
  grace.socket.close()
})

test('CMS-02 presence needs a token', async () => {
  const stranger = await connect()
  expect((await stranger.call('presence_subscribe'))?.error).toBeDefined()
  expect(
    (await stranger.call('authorization', { authorization: 'Bearer nonsense' }))?.error?.message,
  ).toContain('Session')
  stranger.socket.close()
})

test('CMS-02 presence is refused to pages of other origins', async () => {
  const url = `${lake.url.replace('http', 'ws')}/v2022-06-30/socket/production`
  const socket = new WebSocket(url, { origin: 'https://evil.example' })
  await expect(once(socket, 'open')).rejects.toThrow()
})

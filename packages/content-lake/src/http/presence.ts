import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import { randomName } from '../document'
import { LakeError } from '../errors'
import type { User } from '../users'
import type { Access } from './access'

const HEARTBEAT = 10_000

const request = z.object({
  id: z.union([z.string(), z.number()]),
  method: z.string(),
  params: z.looseObject({}).default({}),
})
type Request = z.infer<typeof request>

interface Peer {
  readonly socket: WebSocket
  readonly subscriptions: Set<string>
  user?: User
}

/** The Studio's JSON-RPC socket: forwards who is looking at what to all other clients. */
export const createPresence = ({ holderOf }: Access, origins: readonly string[]) => {
  const peers = new Set<Peer>()
  const server = new WebSocketServer({ noServer: true })

  const notifyOthers = (from: Peer, result: object) => {
    for (const { socket, subscriptions } of [...peers].filter((peer) => peer !== from))
      for (const subscription of subscriptions)
        socket.send(
          JSON.stringify({
            jsonrpc: '2.0',
            method: 'presence_subscription',
            params: { subscription, result },
          }),
        )
  }

  const answer = (peer: Peer, { method, params }: Request): object => {
    if (method === 'authorization') return authorize(peer, String(params['authorization']))
    if (!peer.user) return { error: { code: 4001, message: 'Unauthorized' } }
    const i = peer.user.id
    switch (method) {
      case 'presence_subscribe': {
        const subscription = randomName(16)
        peer.subscriptions.add(subscription)
        return { result: subscription }
      }
      case 'presence_unsubscribe':
        peer.subscriptions.delete(String(params['subscriptionId']))
        return { result: 'OK' }
      case 'presence_rollcall':
        notifyOthers(peer, { type: 'rollCall', i, session: params['session'] })
        return { result: 'OK' }
      case 'presence_announce':
        notifyOthers(peer, { type: 'state', i, m: params['data'] })
        return { result: 'OK' }
      case 'presence_disconnect':
        notifyOthers(peer, { type: 'disconnect', i, m: { session: params['session'] } })
        return { result: 'OK' }
      default:
        return {
          error: { code: -32601, message: `Method "${method}" is not supported by the local content lake` },
        }
    }
  }

  const authorize = (peer: Peer, header: string): object => {
    try {
      peer.user = holderOf(header)
      return { result: 'OK' }
    } catch (error) {
      if (!(error instanceof LakeError)) throw error
      return { error: { code: 4001, message: error.message } }
    }
  }

  server.on('connection', (socket) => {
    const peer: Peer = { socket, subscriptions: new Set() }
    peers.add(peer)
    const beat = setInterval(() => socket.send('♥'), HEARTBEAT)
    socket.on('message', (raw) => {
      const parsed = request.safeParse(parse(String(raw)))
      if (parsed.success)
        socket.send(JSON.stringify({ jsonrpc: '2.0', id: parsed.data.id, ...answer(peer, parsed.data) }))
    })
    socket.on('close', () => {
      clearInterval(beat)
      peers.delete(peer)
    })
  })

  return {
    /** For the HTTP server's `upgrade` event. */
    upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer) {
      const { origin } = incoming.headers
      const isAllowed = origin === undefined || origins.includes(origin)
      if (!isAllowed || !/^\/v[^/]+\/socket\//.test(incoming.url ?? '')) return void socket.destroy()
      server.handleUpgrade(incoming, socket, head, (client) => server.emit('connection', client, incoming))
    },
    close() {
      for (const { socket } of peers) socket.terminate()
      server.close()
    },
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

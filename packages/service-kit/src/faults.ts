import { setTimeout as pause } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { NodeEnv } from './serve'

/**
 * Body of `POST /__local/fault`. `down` cuts the connection unanswered, `lost` does the work and then cuts it,
 * `junk` answers 200 with rubbish, `slow` waits before it works, `none` ends the fault.
 */
export const faultSchema = z.strictObject({
  kind: z.enum(['none', 'down', 'lost', 'junk', 'slow']),
  /** `slow`: wait per request. Others: how long the fault lasts, 0 = until ended. Milliseconds. */
  ms: z.int().min(0).max(600_000).default(0),
  /** How many requests it hits; all when left out. */
  count: z.int().min(1).optional(),
  /** Only requests whose path begins so. */
  path: z.string().startsWith('/').default('/'),
})
export type Fault = z.infer<typeof faultSchema>

export interface Faults {
  set(fault: Fault): void
  current(): Fault
  /** `down`, `lost`, `junk`: put first, before anything is remembered. */
  readonly cut: MiddlewareHandler<NodeEnv>
  /** `slow`: put where the work begins, so that a second request finds the first one in progress. */
  readonly delay: MiddlewareHandler<NodeEnv>
}

const NONE: Fault = { kind: 'none', ms: 0, path: '/' }

/** The troubles a stand-in can be told to have. They end with the process and never touch `/__local/…`. */
export const createFaults = (): Faults => {
  let fault = NONE
  let until = Infinity

  const strikes = (c: Context, kinds: readonly Fault['kind'][]): Fault | undefined => {
    if (Date.now() > until) fault = NONE
    const struck = fault
    const { path } = c.req
    if (!kinds.includes(struck.kind) || path.startsWith('/__local/') || !path.startsWith(struck.path)) return
    if (struck.count !== undefined) fault = struck.count > 1 ? { ...struck, count: struck.count - 1 } : NONE
    return struck
  }

  return {
    set(next) {
      fault = next
      until = next.kind !== 'slow' && next.ms > 0 ? Date.now() + next.ms : Infinity
    },
    current: () => fault,
    async cut(c, next) {
      const struck = strikes(c, ['down', 'lost', 'junk'])
      if (!struck) return next()
      if (struck.kind === 'junk') return c.html('<html><body>502 Bad Gateway?!</body>')
      if (struck.kind === 'lost') await next()
      c.env.incoming.socket.destroy()
      c.res = RESPONSE_ALREADY_SENT
      return
    },
    async delay(c, next) {
      const struck = strikes(c, ['slow'])
      if (struck) await pause(struck.ms)
      await next()
    },
  }
}

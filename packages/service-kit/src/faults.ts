import { setTimeout as pause } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { NodeEnv } from './serve'

/**
 * Body of `POST /__local/fault`. `down` closes the connection without a response, `lost` does the work
 * and then closes it, `accept-then-fail` does the work and then responds 500, `junk` responds 200 with invalid content,
 * `slow` waits before the work, `none` ends the fault.
 */
export const faultSchema = z.strictObject({
  kind: z.enum(['none', 'down', 'lost', 'accept-then-fail', 'junk', 'slow']),
  /** Milliseconds: for `slow` the delay of each request, for the others the duration of the fault (0: until ended). */
  ms: z.int().min(0).max(600_000).default(0),
  /** Number of requests affected; all by default. */
  count: z.int().min(1).optional(),
  /** Only requests whose path starts with this. */
  path: z.string().startsWith('/').default('/'),
})
export type Fault = z.infer<typeof faultSchema>

export interface Faults {
  set(fault: Fault): void
  current(): Fault
  /** All but `slow`: the first middleware. */
  readonly cut: MiddlewareHandler<NodeEnv>
  /** `slow`: directly before the work, so that a second request finds the first one in progress. */
  readonly delay: MiddlewareHandler<NodeEnv>
}

const NONE: Fault = { kind: 'none', ms: 0, path: '/' }

/** Fault injection for tests. Faults are not persisted and never affect `/__local/…`. */
export const createFaults = (): Faults => {
  let fault = NONE
  let until = Infinity

  const takeFault = (c: Context, kinds: readonly Fault['kind'][]): Fault | undefined => {
    if (Date.now() > until) fault = NONE
    const active = fault
    const { path } = c.req
    if (!kinds.includes(active.kind) || path.startsWith('/__local/') || !path.startsWith(active.path)) return
    if (active.count !== undefined) fault = active.count > 1 ? { ...active, count: active.count - 1 } : NONE
    return active
  }

  return {
    set(next) {
      fault = next
      until = next.kind !== 'slow' && next.ms > 0 ? Date.now() + next.ms : Infinity
    },
    current: () => fault,
    async cut(c, next) {
      const active = takeFault(c, ['down', 'lost', 'accept-then-fail', 'junk'])
      if (!active) return next()
      if (active.kind === 'junk') return c.html('<html><body>502 Bad Gateway?!</body>')
      if (active.kind !== 'down') await next()
      // The app's error handler gives the response its own shape.
      if (active.kind === 'accept-then-fail') throw new Error('injected fault: accept-then-fail')
      c.env.incoming.socket.destroy()
      c.res = RESPONSE_ALREADY_SENT
      return
    },
    async delay(c, next) {
      const active = takeFault(c, ['slow'])
      if (active) await pause(active.ms)
      await next()
    },
  }
}

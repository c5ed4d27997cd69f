import { createHmac } from 'node:crypto'
import { z } from 'zod'

/** An event on its way to the shop. `dueAt` is in milliseconds since 1970. */
export interface Delivery {
  readonly id: string
  readonly eventId: string
  readonly attempts: number
  readonly dueAt: number
}

/** Body of `POST /__local/webhooks`: how deliveries are troubled from now on. */
export const knobsSchema = z.strictObject({
  /** Further copies sent of each event. */
  duplicate: z.int().min(0).max(100).default(0),
  /** Events of one moment arrive last first, and those of different moments mixed. */
  reorder: z.boolean().default(false),
  /** Each event waits this long before it is first sent; with `reorder`, up to this long. Milliseconds. */
  delayMs: z.int().min(0).max(600_000).default(0),
})
export type Knobs = z.output<typeof knobsSchema>

export const CALM: Knobs = { duplicate: 0, reorder: false, delayMs: 0 }

const WAITS = [200, 500, 1_000, 2_000, 5_000, 10_000]

/** How long to wait, in milliseconds, after `attempts` (from 1) attempts have failed. */
export const backOff = (attempts: number): number => WAITS[Math.min(attempts, WAITS.length) - 1] ?? 200

/** The deliveries of events that happened together at `now`, troubled as the knobs say. */
export const planDeliveries = (eventIds: readonly string[], knobs: Knobs, now: number): Delivery[] => {
  const span = knobs.reorder ? Math.max(knobs.delayMs, 300) : knobs.delayMs
  return eventIds.flatMap((eventId, index) =>
    Array.from({ length: knobs.duplicate + 1 }, (_, copy) => ({
      id: `${eventId}#${copy}`,
      eventId,
      attempts: 0,
      dueAt:
        now + (knobs.reorder ? (span * (eventIds.length - index - Math.random())) / eventIds.length : span),
    })),
  )
}

/** The `Stripe-Signature` header of `body` sent at `seconds`. */
export const signatureOf = (body: string, secret: string, seconds: number): string => {
  const v1 = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${v1}`
}

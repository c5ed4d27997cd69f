import { z } from 'zod'
import type { Delivery } from 'service-kit/webhook-dispatcher'

export interface EventDelivery extends Delivery {
  readonly eventId: string
}

/** Body of `POST /__local/webhooks`: how events are delivered from now on. */
export const webhookSettingsSchema = z.strictObject({
  /** Extra copies of each event. */
  duplicate: z.int().min(0).max(100).default(0),
  /** Events of one moment arrive last first, mixed with those of other moments. */
  reorder: z.boolean().default(false),
  /** Delay of the first attempt; with `reorder`, its maximum. Milliseconds. */
  delayMs: z.int().min(0).max(600_000).default(0),
})
export type WebhookSettings = z.output<typeof webhookSettingsSchema>

export const DEFAULT_SETTINGS: WebhookSettings = { duplicate: 0, reorder: false, delayMs: 0 }

const RETRY_DELAYS = [200, 500, 1_000, 2_000, 5_000, 10_000] as const

/** Milliseconds until the next attempt after `attempts` (from 1) have failed. */
export const retryDelay = (attempts: number): number =>
  RETRY_DELAYS[Math.min(attempts, RETRY_DELAYS.length) - 1] ?? RETRY_DELAYS[0]

/** The deliveries of events that were recorded together at `now`. */
export const scheduleDeliveries = (
  eventIds: readonly string[],
  { duplicate, reorder, delayMs }: WebhookSettings,
  now: number,
): EventDelivery[] => {
  const span = reorder ? Math.max(delayMs, 300) : delayMs
  return eventIds.flatMap((eventId, index) =>
    Array.from({ length: duplicate + 1 }, (_, copy) => ({
      id: `${eventId}#${copy}`,
      eventId,
      state: 'pending' as const,
      attempts: [],
      dueAt: now + (reorder ? (span * (eventIds.length - index - Math.random())) / eventIds.length : span),
    })),
  )
}

import { z } from 'zod/mini'
import type { Locale } from '~/i18n/locales'
import { ORDER_ICONS, ORDER_STATUSES } from './status'
import { check } from './tracking-number'
import type { TrackingRecord } from './tracking-record'

const TIMEOUT_MS = 15_000
const USUAL_WAIT = 60
/** Demo numbers answer after this time, so that the loading state can be seen. */
const DEMO_MS = 1500

const recordSchema = z.object({
  orderId: z.string(),
  trackingNumber: z.string(),
  currentStatus: z.enum(ORDER_STATUSES),
  estimatedDelivery: z.optional(z.string()),
  lineCount: z.int(),
  history: z.array(
    z.object({
      timestamp: z.string(),
      status: z.enum(ORDER_STATUSES),
      location: z.string(),
      icon: z.enum(ORDER_ICONS),
    }),
  ),
})

/** `wait` is in seconds. `offline`: no response or a malformed one; worth trying again. */
export type Answer =
  | { readonly kind: 'found'; readonly record: TrackingRecord }
  | { readonly kind: 'notFound' | 'typo' | 'offline' }
  | { readonly kind: 'busy'; readonly wait: number }

/**
 * Looks up a tracking number, in one language. Malformed numbers are not sent to the server. Never rejects.
 */
export async function lookUp(number: string, locale: Locale, signal: AbortSignal): Promise<Answer> {
  const kind = check(number)
  if (kind === 'typo') return { kind }
  if (kind === 'malformed') return { kind: 'notFound' }
  const pause = kind === 'demo' && new Promise((resolve) => setTimeout(resolve, DEMO_MS))
  try {
    const response = await fetch(`/api/track-order/${encodeURIComponent(number)}?locale=${locale}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    const answer = await read(response)
    await pause
    return answer
  } catch {
    return { kind: 'offline' }
  }
}

async function read(response: Response): Promise<Answer> {
  if (response.status === 404) return { kind: 'notFound' }
  if (response.status === 429)
    return { kind: 'busy', wait: Number(response.headers.get('retry-after')) || USUAL_WAIT }
  if (!response.ok) return { kind: 'offline' }
  const { estimatedDelivery, ...record } = recordSchema.parse(await response.json())
  return { kind: 'found', record: estimatedDelivery ? { ...record, estimatedDelivery } : record }
}

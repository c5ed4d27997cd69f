import * as v from 'valibot'
import type { Locale } from '~/i18n/locales'
import { integer } from '~/lib/integer'
import { ORDER_ICONS, ORDER_STATUSES } from './status'
import { check } from './tracking-number'
import type { TrackingRecord } from './tracking-record'

const TIMEOUT_MS = 15_000
const USUAL_WAIT = 60
/** Demo numbers answer after this time, so that the loading state can be seen. */
const DEMO_MS = 1500

/** A tracking record as its function returns it. */
export const trackingSchema = v.object({
  orderId: v.string(),
  trackingNumber: v.string(),
  currentStatus: v.picklist(ORDER_STATUSES),
  estimatedDelivery: v.optional(v.string()),
  earliestDelivery: v.optional(v.string()),
  itemCount: integer,
  carrier: v.optional(v.object({ name: v.string(), number: v.string(), url: v.optional(v.string()) })),
  history: v.array(
    v.object({
      timestamp: v.string(),
      status: v.picklist(ORDER_STATUSES),
      location: v.string(),
      icon: v.picklist(ORDER_ICONS),
    }),
  ),
})

/**
 * `wait` is in seconds. `offline`: no response or a malformed one; worth trying again. `failed`: our fault, and may
 * persist.
 */
export type Problem =
  | { readonly kind: 'notFound' | 'typo' | 'offline' | 'failed' }
  | { readonly kind: 'busy'; readonly wait: number }

export type Answer<Found = TrackingRecord> = { readonly kind: 'found'; readonly record: Found } | Problem

interface Request<Found> {
  /** Path and query. */
  readonly address: string
  readonly schema: v.GenericSchema<unknown, Found>
  readonly signal: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}

interface Question<Found> extends Omit<Request<Found>, 'address'> {
  /** Path of the function, without the number. */
  readonly api: string
  readonly number: string
  readonly locale: Locale
}

/** Looks up a tracking number, in one language. Never rejects. */
export async function lookUp(number: string, locale: Locale, signal: AbortSignal): Promise<Answer> {
  const pause = check(number) === 'demo' && new Promise((resolve) => setTimeout(resolve, DEMO_MS))
  const answer = await askFor({ api: '/api/track-order', number, locale, schema: trackingSchema, signal })
  await pause
  return answer
}

/** Asks a function about a number. Malformed numbers are not sent. Never rejects. */
export async function askFor<Found>(question: Question<Found>): Promise<Answer<Found>> {
  const { api, number, locale, ...request } = question
  const kind = check(number)
  if (kind === 'typo') return { kind }
  if (kind === 'malformed') return { kind: 'notFound' }
  return ask({ ...request, address: `${api}/${encodeURIComponent(number)}?locale=${locale}` })
}

/** Asks a function about an order. Never rejects. */
export async function ask<Found>(request: Request<Found>): Promise<Answer<Found>> {
  const { address, schema, signal, headers = {} } = request
  try {
    const response = await fetch(address, {
      headers,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    return await read(response, schema)
  } catch {
    return { kind: 'offline' }
  }
}

async function read<Found>(
  response: Response,
  schema: v.GenericSchema<unknown, Found>,
): Promise<Answer<Found>> {
  if (response.status === 404) return { kind: 'notFound' }
  if (response.status === 429)
    return { kind: 'busy', wait: Number(response.headers.get('retry-after')) || USUAL_WAIT }
  if (response.status === 500) return { kind: 'failed' }
  if (!response.ok) return { kind: 'offline' }
  return { kind: 'found', record: v.parse(schema, await response.json()) }
}

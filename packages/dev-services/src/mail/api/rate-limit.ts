import type { MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { RateLimit, Store } from '../store'
import { ApiError, errorResponse } from './errors'

/** Body of `POST /__local/rate-limit`. */
export const rateLimitSchema = z.strictObject({ perSecond: z.int().min(1).nullable() })

/** Resend's limit for a team; newer accounts have 5. */
export const DEFAULT_RATE_LIMIT: RateLimit = { perSecond: 2 }

export const currentRateLimit = ({ settings }: Store): RateLimit =>
  settings.get('rate-limit') ?? DEFAULT_RATE_LIMIT

/** Answers 429, as Resend does, to more requests within a second than the limit. */
export const rateLimit = (store: Store): MiddlewareHandler => {
  let accepted: number[] = []
  return async (_, next) => {
    const { perSecond } = currentRateLimit(store)
    if (perSecond === null) return next()
    const now = Date.now()
    accepted = accepted.filter((time) => now - time < 1_000)
    if (accepted.length >= perSecond) return tooManyRequests(perSecond)
    accepted.push(now)
    return next()
  }
}

const tooManyRequests = (perSecond: number): Response => {
  const response = errorResponse(
    new ApiError(
      429,
      'rate_limit_exceeded',
      `Too many requests. You can only make ${perSecond} requests per second.`,
    ),
  )
  response.headers.set('ratelimit-limit', String(perSecond))
  response.headers.set('ratelimit-remaining', '0')
  response.headers.set('retry-after', '1')
  return response
}

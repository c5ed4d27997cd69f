import Stripe from 'stripe'
import type { Env } from '~/lib/env/env.server'
import { unavailable } from '../errors'
import { HttpError } from '../http-error'
import { once } from '../once'
import { TIMEOUT_MS } from '../timeouts'

export type StripeEnv = Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_API_URL'>

/** Stripe, or the local emulator that `STRIPE_API_URL` names. */
export const stripeClient = ({ STRIPE_SECRET_KEY, STRIPE_API_URL }: StripeEnv): Stripe =>
  connect(STRIPE_SECRET_KEY, STRIPE_API_URL)

const connect = once((key: string, url: string | undefined) => {
  const api = url === undefined ? undefined : new URL(url)
  return new Stripe(key, {
    timeout: TIMEOUT_MS.stripe,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(api && {
      host: api.hostname,
      port: api.port || (api.protocol === 'https:' ? '443' : '80'),
      protocol: api.protocol === 'https:' ? 'https' : 'http',
    }),
  })
})

/** Calls Stripe. Outages become a 503; refusals (400, 404) and conflicts of the idempotency key are rethrown for the caller to handle. */
export async function callStripe<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    throw isRefusal(error) || isKeyConflict(error) || error instanceof HttpError
      ? error
      : unavailable('payments', error)
  }
}

export const isRefusal = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.statusCode === 400 || error.statusCode === 404)

export const isMissing = (error: unknown): boolean => isRefusal(error) && error.code === 'resource_missing'

/** The total is below the minimum charge (about 0.50 USD). */
export const isTooSmall = (error: unknown): boolean => isRefusal(error) && error.code === 'amount_too_small'

/** The key was used with other parameters. */
export const isKeyConflict = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode === 400

/** Stripe validates email addresses more strictly than the shop. */
export const isBadEmail = (error: unknown): boolean => isRefusal(error) && error.param === 'customer_email'

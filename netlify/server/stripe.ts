import Stripe from 'stripe'
import type { Env } from './env'
import { unavailable } from './faults'
import { HttpError } from './http-error'
import { once } from './once'

/** With one retry, an answer or a 503 within ten seconds. */
const TIMEOUT_MS = 4500

/** The payment service of the environment: Stripe, or the stand-in that `STRIPE_API_URL` names. */
export const stripeClient = ({ STRIPE_SECRET_KEY, STRIPE_API_URL }: Env): Stripe =>
  connect(STRIPE_SECRET_KEY, STRIPE_API_URL)

const connect = once((key: string, url: string | undefined) => {
  const api = url === undefined ? undefined : new URL(url)
  return new Stripe(key, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(api && {
      host: api.hostname,
      port: api.port || (api.protocol === 'https:' ? '443' : '80'),
      protocol: api.protocol === 'https:' ? 'https' : 'http',
    }),
  })
})

/**
 * Asks the payment service; what is its trouble becomes a 503. What it refuses (400, 404) comes through, for the one
 * who asked to judge.
 */
export async function askStripe<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question()
  } catch (error) {
    throw isRefusal(error) || error instanceof HttpError ? error : unavailable('payments', error)
  }
}

const isRefusal = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.statusCode === 400 || error.statusCode === 404)

export const isMissing = (error: unknown): boolean => isRefusal(error) && error.code === 'resource_missing'

/** The sum is below what a card may be charged (about half a dollar). */
export const isTooSmall = (error: unknown): boolean => isRefusal(error) && error.code === 'amount_too_small'

/** Stripe is stricter about addresses than we are. */
export const isBadEmail = (error: unknown): boolean => isRefusal(error) && error.param === 'customer_email'

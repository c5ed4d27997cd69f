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

/** Asks the payment service; what is its trouble, not the shopper's, becomes a 503. */
export async function askStripe<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question()
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw isMissing(error) || isTooSmall(error) ? error : unavailable('payments', error)
  }
}

const codeOf = (error: unknown) => (error instanceof Stripe.errors.StripeError ? error.code : undefined)

export const isMissing = (error: unknown): boolean => codeOf(error) === 'resource_missing'

/** The sum is below what a card may be charged (about half a dollar). */
export const isTooSmall = (error: unknown): boolean => codeOf(error) === 'amount_too_small'

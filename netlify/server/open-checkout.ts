import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { invalidField } from './faults'
import { HttpError } from './http-error'
import { singleFlight } from './single-flight'
import { askStripe, isBadEmail, isTooSmall } from './stripe'

/**
 * The key that makes a second click or a repeated request the same session: the shopper's attempt and all that
 * would be charged. Undefined when the client named no attempt; another cart under the same attempt is another key.
 */
export function checkoutKey(
  request: Request,
  params: Stripe.Checkout.SessionCreateParams,
): string | undefined {
  const attempt = request.headers.get('idempotency-key')
  if (attempt === null) return undefined
  if (!/^[\w-]{8,100}$/.test(attempt)) throw badAttempt()
  const content = createHash('sha256').update(JSON.stringify(params)).digest('base64url')
  return `checkout/${attempt}/${content}`
}

/**
 * Opens the hosted payment page and answers with its address. 422 when the sum is too small to charge, or the
 * buyer's address is none to Stripe.
 */
export async function openCheckout(
  stripe: Stripe,
  params: Stripe.Checkout.SessionCreateParams,
  idempotencyKey: string | undefined,
): Promise<{ url: string }> {
  const create = () =>
    askStripe(() =>
      stripe.checkout.sessions.create(params, idempotencyKey === undefined ? {} : { idempotencyKey }),
    )
  const session = await (
    idempotencyKey === undefined ? create() : singleFlight(idempotencyKey, create)
  ).catch((error: unknown) => {
    if (isBadEmail(error)) throw invalidField('customerEmail', 'not accepted by the payment service')
    throw isTooSmall(error) ? tooSmall(error) : error
  })
  if (!session.url) throw over()
  return { url: session.url }
}

const badAttempt = () =>
  new HttpError(422, 'invalid_idempotency_key', {
    es: 'El encabezado Idempotency-Key debe tener de 8 a 100 letras, cifras o guiones.',
    en: 'The Idempotency-Key header must be 8 to 100 letters, digits or dashes.',
  })

const tooSmall = (cause: unknown) =>
  new HttpError(
    422,
    'amount_too_small',
    { es: 'El total es demasiado pequeño para cobrarlo.', en: 'The total is too small to be charged.' },
    { cause },
  )

const over = () =>
  new HttpError(409, 'checkout_over', {
    es: 'Este pago ya terminó. Vuelve al carrito para empezar otro.',
    en: 'This payment is already over. Go back to the cart to start another one.',
  })

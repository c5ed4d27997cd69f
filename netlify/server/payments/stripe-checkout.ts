import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { z } from 'zod'
import { COUNTRIES } from '~/lib/countries'
import { CURRENCIES } from '~/lib/money'
import { LOCALES, type Locale } from '~/i18n/locales'
import type { Checkout, CheckoutLine } from './payments'

/** Stored in each session, so that the webhook can write the order from Stripe's data alone. */
export const sessionMetadata = z.object({
  shop: z.literal('rumbo'),
  /** Origin of the site: several may share an account. */
  site: z.string().min(1),
  subject: z.string().min(1),
  locale: z.enum(LOCALES),
  currency: z.enum(CURRENCIES),
  mode: z.enum(['cart', 'buy-now']),
  /** What is bought now, without the cart. */
  product: z.string().optional(),
  reservation: z.string().optional(),
})

/** Stored in each line: the public id and the kind of its product. */
export const lineMetadata = z.object({ productId: z.string().min(1), kind: z.enum(['product', 'kit']) })

type Params = Stripe.Checkout.SessionCreateParams
type LineItem = Stripe.Checkout.SessionCreateParams.LineItem

/** Languages of the payment page where Stripe's code differs; it has no Honduran Spanish. */
const STRIPE_LOCALES: Partial<Record<Locale, Params['locale']>> = { es: 'es-419' }

/** The parameters of a session except its expiry: a pure mapping, the same for the same checkout. */
export function sessionParams(checkout: Checkout): Params {
  const { site, subject, email, locale, currency, mode, lines, shipping, successUrl, cancelUrl } = checkout
  const product = mode === 'buy-now' ? lines[0]?.productId : undefined
  const reservation = checkout.reservation
  return {
    mode: 'payment',
    locale: STRIPE_LOCALES[locale] ?? locale,
    client_reference_id: subject,
    ...(email && { customer_email: email }),
    line_items: lines.map((line) => lineItem(line, currency)),
    shipping_address_collection: { allowed_countries: [...COUNTRIES] },
    shipping_options: [
      {
        shipping_rate_data: {
          type: 'fixed_amount',
          display_name: shipping.label,
          fixed_amount: { amount: shipping.amount, currency: currency.toLowerCase() },
        },
      },
    ],
    ...(checkout.allowsCodes && { allow_promotion_codes: true }),
    metadata: {
      shop: 'rumbo',
      site,
      subject,
      locale,
      currency,
      mode,
      ...(product !== undefined && { product }),
      ...(reservation !== undefined && { reservation }),
    } satisfies z.input<typeof sessionMetadata>,
    success_url: withSessionId(successUrl),
    cancel_url: cancelUrl,
  }
}

const lineItem = (
  { productId, kind, name, quantity, unitAmount, imageUrl }: CheckoutLine,
  currency: string,
): LineItem => ({
  quantity,
  price_data: {
    currency: currency.toLowerCase(),
    unit_amount: unitAmount,
    product_data: { name, ...(imageUrl && { images: [imageUrl] }) },
  },
  metadata: { productId, kind } satisfies z.input<typeof lineMetadata>,
})

/** Stripe replaces the placeholder, which must not be percent-encoded. */
const withSessionId = (url: string): string => {
  const [page, query] = url.split('?', 2)
  return `${page}?session_id={CHECKOUT_SESSION_ID}${query ? `&${query}` : ''}`
}

const EXPIRY_STEP_S = 5 * 60
export const LIFETIME_S = 36 * 60

/**
 * When a session opened at `now` (milliseconds) expires, in seconds: 31 to 36 minutes later, as Stripe's minimum is 30.
 * In steps, as Stripe rejects a repeated request whose parameters differ; the values after the first are those of the
 * sessions that an earlier request may have opened and that have not expired.
 */
export function expiryTimes(now: number): readonly [current: number, ...earlier: number[]] {
  const current = Math.floor(now / 1000 / EXPIRY_STEP_S) * EXPIRY_STEP_S + LIFETIME_S
  const steps = Math.floor(LIFETIME_S / EXPIRY_STEP_S)
  return [current, ...Array.from({ length: steps }, (_, step) => current - (step + 1) * EXPIRY_STEP_S)]
}

/** Idempotency key of an attempt and its checkout: another cart in the same attempt has another key. */
export const checkoutKey = (attempt: string, params: Params): string =>
  `checkout/${attempt}/${createHash('sha256').update(JSON.stringify(params)).digest('base64url')}`

import { invalidRequest } from '../api/errors'
import type { SessionParameters } from '../api/session-parameters'
import { newId } from './ids'
import { formatMoney, minimumCharge } from './money'
import type { Session } from './session'
import { totalsOf } from './totals'

const MAXIMUM_CHARGE = 99_999_999
const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** A new open session at `now` (seconds). Throws what Stripe rejects across parameters. */
export const openSession = (parameters: SessionParameters, now: number): Session => {
  const session: Session = {
    id: newId('cs_test', 58),
    created: now,
    expiresAt: expiryOf(parameters, now),
    status: 'open',
    paymentStatus: 'unpaid',
    currency: currencyOf(parameters),
    lines: parameters.line_items.map(({ quantity, metadata, price_data: { product_data, unit_amount } }) => ({
      id: newId('li'),
      priceId: newId('price'),
      productId: newId('prod', 14),
      name: product_data.name,
      images: product_data.images,
      metadata,
      unitAmount: unit_amount,
      quantity,
    })),
    locale: parameters.locale ?? null,
    successUrl: parameters.success_url,
    cancelUrl: parameters.cancel_url ?? null,
    metadata: parameters.metadata,
    clientReferenceId: parameters.client_reference_id ?? null,
    customerEmail: parameters.customer_email ?? null,
    allowPromotionCodes: parameters.allow_promotion_codes,
    discount: null,
    shippingCountries: parameters.shipping_address_collection?.allowed_countries ?? null,
    shippingOptions: parameters.shipping_options.map(({ shipping_rate_data: rate }) => ({
      id: newId('shr'),
      name: rate.display_name,
      amount: rate.fixed_amount.amount,
    })),
    selectedShipping: 0,
    paymentIntentId: null,
    buyer: null,
  }
  const minimum = minimumCharge(session.currency)
  const { total } = totalsOf(session)
  if (total > MAXIMUM_CHARGE)
    throw invalidRequest(
      `The Checkout Session's total amount due must be no more than ${formatMoney(MAXIMUM_CHARGE, session.currency, 'en')} ${session.currency}`,
      '',
      'amount_too_large',
    )
  if (total < minimum)
    throw invalidRequest(
      `The Checkout Session's total amount due must add up to at least ${formatMoney(minimum, session.currency, 'en')} ${session.currency}`,
      '',
      'amount_too_small',
    )
  return session
}

const currencyOf = ({ line_items, shipping_options }: SessionParameters): string => {
  const [first, ...others] = line_items.map((line) => line.price_data.currency)
  const currency = first ?? ''
  if (others.some((other) => other !== currency))
    throw invalidRequest('All line items must have the same currency.', 'line_items')
  const different = shipping_options.findIndex(
    (option) => option.shipping_rate_data.fixed_amount.currency !== currency,
  )
  if (different >= 0)
    throw invalidRequest(
      `The shipping rate's currency must match the currency of the line items (${currency}).`,
      `shipping_options[${different}][shipping_rate_data][fixed_amount][currency]`,
    )
  return currency
}

const expiryOf = ({ expires_at }: SessionParameters, now: number): number => {
  const expiry = expires_at ?? now + DAY
  if (expiry < now + 30 * MINUTE - 5)
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    )
  if (expiry > now + DAY + 5)
    throw invalidRequest(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      'expires_at',
    )
  return expiry
}

import type Stripe from 'stripe'
import { z } from 'zod'
import { type CheckoutRequest, SHIPPING_COUNTRIES } from '~/features/checkout/checkout-request'
import { CURRENCIES, convert } from '~/lib/money'
import { shippingFor } from '~/features/checkout/shipping'
import { LOCALES, type Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import type { ShopSettings } from './catalogue'
import { type PricedItem, baseSubtotal } from './price-lines'

/** What a session remembers of its making, so that the webhook can write the order from Stripe's word alone. */
export const sessionMetadata = z.object({
  shop: z.literal('rumbo'),
  subject: z.string().min(1),
  locale: z.enum(LOCALES),
  currency: z.enum(CURRENCIES),
  mode: z.enum(['cart', 'buy-now']),
})

/** What a line remembers: the public id and the kind of its product. */
export const lineMetadata = z.object({ productId: z.string().min(1), kind: z.enum(['product', 'kit']) })

export interface Checkout {
  /** Origin of the site, without a slash at its end. */
  readonly site: string
  /** Whose `userId` was proven to be the shopper's. */
  readonly order: Pick<CheckoutRequest, 'userId' | 'customerEmail' | 'currency' | 'mode'>
  readonly locale: Locale
  readonly lines: readonly PricedItem[]
  readonly settings: ShopSettings
  readonly pictureOf: (line: PricedItem) => string | undefined
}

/** The parameters of the hosted payment page: a pure mapping, the same for the same checkout. */
export function sessionParams(checkout: Checkout): Stripe.Checkout.SessionCreateParams {
  const { order, locale } = checkout
  const { userId: subject, customerEmail: email, currency, mode } = order
  return {
    mode: 'payment',
    locale: locale === 'es' ? 'es-419' : 'en',
    client_reference_id: subject,
    ...(email && { customer_email: email }),
    line_items: checkout.lines.map((line) => lineItem(line, checkout)),
    shipping_address_collection: { allowed_countries: [...SHIPPING_COUNTRIES] },
    shipping_options: [shippingOption(checkout)],
    allow_promotion_codes: true,
    metadata: { shop: 'rumbo', subject, locale, currency, mode } satisfies z.input<typeof sessionMetadata>,
    ...returnAddresses(checkout),
  }
}

function lineItem(line: PricedItem, { pictureOf }: Checkout): Stripe.Checkout.SessionCreateParams.LineItem {
  const picture = pictureOf(line)
  const { id: productId, kind } = line.product
  return {
    quantity: line.quantity,
    price_data: {
      currency: line.unit.currency.toLowerCase(),
      unit_amount: line.unit.amount,
      product_data: {
        name: line.name,
        ...(picture && { images: [picture] }),
      },
    },
    metadata: { productId, kind } satisfies z.input<typeof lineMetadata>,
  }
}

const SHIPPING_NAMES = {
  free: { es: 'Envío gratis', en: 'Free shipping' },
  flat: { es: 'Envío estándar', en: 'Standard shipping' },
} as const

function shippingOption({
  lines,
  settings,
  order: { currency },
  locale,
}: Checkout): Stripe.Checkout.SessionCreateParams.ShippingOption {
  const cost = convert(shippingFor(baseSubtotal(lines), settings), currency, settings.rate)
  return {
    shipping_rate_data: {
      type: 'fixed_amount',
      display_name: SHIPPING_NAMES[cost.amount === 0 ? 'free' : 'flat'][locale],
      fixed_amount: { amount: cost.amount, currency: currency.toLowerCase() },
    },
  }
}

/** Stripe fills the braces in; they must not be encoded. `mode` tells the success page whether to empty the cart. */
function returnAddresses({ site, locale, order: { mode }, lines }: Checkout) {
  const [first] = lines
  const back =
    mode === 'buy-now' && first ? pathFor('product', locale, first.product.id) : pathFor('cart', locale)
  return {
    success_url: `${site}${pathFor('success', locale)}?session_id={CHECKOUT_SESSION_ID}&mode=${mode}`,
    cancel_url: `${site}${back}`,
  }
}

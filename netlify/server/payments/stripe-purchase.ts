import type Stripe from 'stripe'
import type { PaymentProgress, PaymentSummary, PostalAddress, Purchase, PurchaseLine } from './payments'
import { lineMetadata, sessionMetadata } from './stripe-checkout'

/** Whether this site opened the session: other applications and deployments may use the same account. */
export const isOurs = (
  { metadata }: { readonly metadata?: Stripe.Metadata | null | undefined },
  site: string,
): boolean => metadata?.['shop'] === 'rumbo' && metadata['site'] === site

const PURCHASE_KEYS = ['shop', 'site', 'subject', 'mode', 'product']

/** Whether both sessions are for the same shopper's cart, or for the same product bought now. */
export const isSamePurchase = (one: Stripe.Checkout.Session, other: Stripe.Checkout.Session): boolean =>
  PURCHASE_KEYS.every((key) => one.metadata?.[key] === other.metadata?.[key])

/** A total of 0 after a discount needs no payment. */
export const isPaid = ({ payment_status: status }: Stripe.Checkout.Session): boolean =>
  status === 'paid' || status === 'no_payment_required'

/** The purchase of a paid session. Throws when the session lacks the metadata this shop puts into every session. */
export function purchaseOf(
  session: Stripe.Checkout.Session,
  items: readonly Stripe.LineItem[],
  discountCode?: string,
): Purchase {
  const { subject, locale, currency, mode, reservation } = sessionMetadata.parse(session.metadata)
  const shippingDetails = session.collected_information?.shipping_details
  return {
    sessionId: session.id,
    reservation,
    paymentId: idOf(session.payment_intent),
    subject,
    locale,
    currency,
    mode,
    lines: items.map(purchaseLine),
    ...totalsOf(session),
    ...(discountCode !== undefined && { discountCode }),
    email: emailOf(session) ?? undefined,
    name: shippingDetails?.name ?? session.customer_details?.name ?? undefined,
    address: addressOf(shippingDetails?.address ?? session.customer_details?.address),
  }
}

/** Metadata of a session whose asynchronous payment failed: Stripe shows it like one that is pending. */
export const FAILED = { failed: 'yes' }

export const progressOf = (session: Stripe.Checkout.Session): PaymentProgress => {
  if (isPaid(session)) return 'paid'
  if (session.status === 'complete')
    return session.metadata?.['failed'] === FAILED.failed ? 'failed' : 'pending'
  return session.status === 'expired' ? 'expired' : 'open'
}

export const summaryOf = (session: Stripe.Checkout.Session): PaymentSummary => ({
  sessionId: session.id,
  openedAt: new Date(session.created * 1000),
  status: session.payment_status,
  progress: progressOf(session),
  total: session.amount_total,
  currency: session.currency,
  email: emailOf(session),
  recipient: session.collected_information?.shipping_details?.name ?? null,
  viewed: session.metadata?.['viewed'] === session.payment_status,
})

/** The client's id of the attempt to pay, which comes back to its success page. */
export const attemptOf = ({ success_url: url }: Stripe.Checkout.Session): string | undefined =>
  (url ? new URL(url).searchParams.get('attempt') : undefined) ?? undefined

/** The promotion code with which a session was paid. */
export const promotionCodeOf = ({ discounts }: Stripe.Checkout.Session): string | undefined => {
  const [used] = discounts ?? []
  return used?.promotion_code ? idOf(used.promotion_code) : undefined
}

function purchaseLine(item: Stripe.LineItem): PurchaseLine {
  const { productId, kind } = lineMetadata.parse(item.metadata)
  const quantity = item.quantity ?? 1
  return {
    productId,
    kind,
    name: item.description ?? productId,
    quantity,
    unitAmount: item.price?.unit_amount ?? Math.round(item.amount_subtotal / quantity),
    amount: item.amount_subtotal,
  }
}

function totalsOf(session: Stripe.Checkout.Session) {
  const { amount_subtotal: subtotal, amount_total: total, total_details: details } = session
  if (subtotal === null || total === null) throw new Error('The session has no totals')
  return {
    subtotal,
    discount: details?.amount_discount ?? 0,
    shipping: session.shipping_cost?.amount_total ?? details?.amount_shipping ?? 0,
    total,
  }
}

const emailOf = ({ customer_details: details, customer_email: email }: Stripe.Checkout.Session) =>
  details?.email ?? email

const idOf = (reference: string | { id: string } | null) =>
  typeof reference === 'string' ? reference : (reference?.id ?? undefined)

const addressOf = (address: Stripe.Address | null | undefined): PostalAddress => ({
  line1: address?.line1 ?? undefined,
  line2: address?.line2 ?? undefined,
  city: address?.city ?? undefined,
  state: address?.state ?? undefined,
  postalCode: address?.postal_code ?? undefined,
  country: address?.country ?? undefined,
})

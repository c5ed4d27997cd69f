import type Stripe from 'stripe'
import { estimateDelivery } from '~/features/orders/estimate'
import type { Order, OrderLine } from '~/features/orders/order'
import { orderDocumentId } from '~/features/orders/order-id'
import { STATUS_ICONS } from '~/features/orders/status'
import { lineMetadata, sessionMetadata } from './session-params'

/** Whether this shop opened the session; an account may be used for other sales too. */
export const isOurs = ({ metadata }: Stripe.Checkout.Session): boolean => metadata?.['shop'] === 'rumbo'

/** Whether the money is there: paid, or nothing to pay after a discount of everything. */
export const isPaid = ({ payment_status: status }: Stripe.Checkout.Session): boolean =>
  status === 'paid' || status === 'no_payment_required'

/** An order with the type names that Studio expects on each of its parts. */
export type OrderDocument = Omit<Order, '_rev'> & { readonly _type: 'order' }

/**
 * The order document of a paid session, from Stripe's word alone. Throws when the session lacks what this shop
 * puts into every session it opens.
 */
export function orderFromSession(
  session: Stripe.Checkout.Session,
  items: readonly Stripe.LineItem[],
  trackingNumber: string,
  paidAt: Date,
): OrderDocument {
  const { subject, locale, currency, mode } = sessionMetadata.parse(session.metadata)
  const { subtotal, discount, shipping, total } = totalsOf(session)
  const details = session.collected_information?.shipping_details
  const timestamp = paidAt.toISOString()
  return {
    _id: orderDocumentId(session.id),
    _type: 'order',
    trackingNumber,
    sessionId: session.id,
    paymentIntent: idOf(session.payment_intent),
    mode,
    status: 'confirmed',
    locale,
    currency,
    lines: items.map(orderLine),
    subtotal,
    discount,
    shipping,
    total,
    paidAt: timestamp,
    estimatedDelivery: estimateDelivery(paidAt, details?.address.country ?? undefined),
    history: [
      {
        _key: 'confirmed',
        ...typed('orderEvent'),
        timestamp,
        status: 'confirmed',
        location: { ...typed('localizedString'), es: 'Tienda en línea', en: 'Online shop' },
        icon: STATUS_ICONS.confirmed,
      },
    ],
    customer: {
      ...typed('orderCustomer'),
      subject,
      email: session.customer_details?.email ?? session.customer_email ?? undefined,
      name: details?.name ?? session.customer_details?.name ?? undefined,
      address: addressOf(details?.address ?? session.customer_details?.address),
    },
    mails: [],
  }
}

function orderLine(item: Stripe.LineItem, index: number): OrderLine {
  const { productId, kind } = lineMetadata.parse(item.metadata)
  const quantity = item.quantity ?? 1
  return {
    _key: `line-${index + 1}`,
    ...typed('orderLine'),
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

const idOf = (reference: string | { id: string } | null) =>
  typeof reference === 'string' ? reference : (reference?.id ?? undefined)

const addressOf = (address: Stripe.Address | null | undefined) => ({
  line1: address?.line1 ?? undefined,
  line2: address?.line2 ?? undefined,
  city: address?.city ?? undefined,
  state: address?.state ?? undefined,
  postalCode: address?.postal_code ?? undefined,
  country: address?.country ?? undefined,
})

const typed = (name: string) => ({ _type: name })

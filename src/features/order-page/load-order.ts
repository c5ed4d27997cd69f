import * as v from 'valibot'
import { type Answer, ask, askFor, trackingSchema } from '~/features/orders/look-up'
import type { OrderRecord } from '~/features/orders/order-record'
import { RETURN_STATES } from '~/features/orders/status'
import { LOCALES, type Locale } from '~/i18n/locales'
import { integer } from '~/lib/integer'
import { CURRENCIES } from '~/lib/money'

const orderSchema = v.object({
  ...trackingSchema.entries,
  locale: v.picklist(LOCALES),
  paidAt: v.string(),
  currency: v.picklist(CURRENCIES),
  lines: v.array(
    v.object({
      productId: v.string(),
      kind: v.picklist(['product', 'kit']),
      name: v.string(),
      quantity: integer,
      unitAmount: integer,
      amount: integer,
    }),
  ),
  subtotal: integer,
  discount: integer,
  discountCode: v.optional(v.string()),
  shipping: integer,
  total: integer,
  address: v.array(v.string()),
  refunded: integer,
  rejectedRefund: integer,
  dispute: v.optional(v.picklist(['open', 'won', 'lost'])),
  returns: v.picklist(['possible', 'not-delivered', 'too-late', 'requested', 'cancelled']),
  deliveredOn: v.optional(v.string()),
  lastReturnDay: v.optional(v.string()),
  returnRequest: v.optional(
    v.object({
      state: v.picklist(RETURN_STATES),
      reason: v.string(),
      lines: v.array(v.object({ productId: v.string(), quantity: integer })),
      answer: v.optional(v.string()),
    }),
  ),
})

/** The order of the person with this token. Never rejects. */
export const loadOrder = (
  number: string,
  token: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<Answer<OrderRecord>> =>
  askFor({
    api: '/api/orders',
    number,
    locale,
    schema: orderSchema,
    signal,
    headers: { authorization: `Bearer ${token}` },
  })

/** Same for the order of a checkout session, null until it is recorded; `notFound` means it is another account's. */
export const loadOrderOfSession = (
  sessionId: string,
  token: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<Answer<OrderRecord | null>> =>
  ask({
    address: `/api/stripe/session-order/${encodeURIComponent(sessionId)}?locale=${locale}`,
    schema: v.nullable(orderSchema),
    signal,
    headers: { authorization: `Bearer ${token}` },
  })

import { z } from '~/lib/browser-zod'
import { type Answer, ask, askFor, trackingSchema } from '~/features/orders/look-up'
import type { OrderRecord } from '~/features/orders/order-record'
import { LOCALES, type Locale } from '~/i18n/locales'
import { CURRENCIES } from '~/lib/money'

const orderSchema = z.object({
  ...trackingSchema.shape,
  locale: z.enum(LOCALES),
  paidAt: z.string(),
  earliestDelivery: z.optional(z.string()),
  currency: z.enum(CURRENCIES),
  lines: z.array(
    z.object({
      productId: z.string(),
      kind: z.enum(['product', 'kit']),
      name: z.string(),
      quantity: z.int(),
      unitAmount: z.int(),
      amount: z.int(),
    }),
  ),
  subtotal: z.int(),
  discount: z.int(),
  shipping: z.int(),
  total: z.int(),
  address: z.array(z.string()),
  refunded: z.int(),
  dispute: z.optional(z.enum(['open', 'won', 'lost'])),
  returns: z.enum(['possible', 'not-delivered', 'too-late', 'requested', 'cancelled']),
  returnRequest: z.optional(
    z.object({
      state: z.enum(['requested', 'approved', 'declined']),
      answer: z.optional(z.string()),
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

/** The same of the order that a checkout session became; `notFound` until it is recorded. */
export const loadOrderOfSession = async (
  sessionId: string,
  token: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<Answer<OrderRecord>> => {
  const answer = await ask({
    address: `/api/stripe/session-order/${encodeURIComponent(sessionId)}?locale=${locale}`,
    schema: z.nullable(orderSchema),
    signal,
    headers: { authorization: `Bearer ${token}` },
  })
  if (answer.kind !== 'found') return answer
  return answer.record ? { kind: 'found', record: answer.record } : { kind: 'notFound' }
}

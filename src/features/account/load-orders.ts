import { z } from '~/lib/browser-zod'
import { CURRENCIES } from '~/lib/money'
import { LOCALES, type Locale } from '~/i18n/locales'

const orderSchema = z.object({
  orderId: z.string(),
  /** Language of the names of the lines, as they were bought. */
  locale: z.enum(LOCALES),
  trackingNumber: z.string(),
  status: z.string(),
  paidAt: z.string(),
  /** Minor units of `currency`. */
  total: z.int(),
  currency: z.enum(CURRENCIES),
  lines: z.array(z.object({ productId: z.string(), name: z.string(), quantity: z.int() })),
})

const TIMEOUT_MS = 15_000

const answerSchema = z.object({
  orders: z.array(orderSchema),
  /** How many orders could not be read. */
  unreadable: z.int(),
})

/** One row of the order history. */
export type OrderRow = z.infer<typeof orderSchema>

export type Orders = z.infer<typeof answerSchema>

/** This person's orders, newest first. Rejects when they cannot be loaded. */
export const loadOrders = async (token: string, locale: Locale, signal: AbortSignal): Promise<Orders> => {
  const response = await fetch('/api/orders', {
    headers: { authorization: `Bearer ${token}`, 'accept-language': locale },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  if (!response.ok) throw new Error(`The order history answered ${response.status}`)
  return answerSchema.parse(await response.json())
}

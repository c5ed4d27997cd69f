import { z } from 'zod'
import { MAX_LINES, MAX_QUANTITY } from '~/features/cart/cart'
import { MAX_ATTEMPTS } from '~/features/payment-attempts/attempts'
import { LOCALES } from '~/i18n/locales'
import { CURRENCIES, MoneyError, parsePrice } from '~/lib/money'

/** The unit price as the shopper saw it, `L.12.50`, in the request's currency; becomes minor units. */
const priceText = z.string().transform((text, context) => {
  try {
    return parsePrice(text)
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error
    context.addIssue({ code: 'custom', message: 'Not a price' })
    return z.NEVER
  }
})

const checkoutItem = z.object({
  id: z
    .string()
    .max(100)
    .regex(/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u),
  name: z.string().max(300),
  price: priceText,
  imageUrl: z.string().max(2048).optional(),
  category: z.string().max(200).optional(),
  quantity: z.int().min(1).max(MAX_QUANTITY),
})

/**
 * Body of `POST /api/stripe/create-checkout-session` (PAY-01). Only ids and quantities are trusted; name and
 * price are what the shopper saw. Duplicate products are merged into one line.
 */
export const checkoutRequest = z.object({
  items: z
    .array(checkoutItem)
    .min(1)
    .max(MAX_LINES)
    .transform(mergeDuplicates)
    .refine((items) => items.every(({ quantity }) => quantity <= MAX_QUANTITY), {
      message: `At most ${MAX_QUANTITY} of one product`,
    }),
  customerEmail: z.union([z.email().max(254), z.literal('')]).optional(),
  userId: z.string().min(1).max(200),
  currency: z.enum(CURRENCIES),
  locale: z.enum(LOCALES).optional(),
  mode: z.enum(['cart', 'buy-now']).default('cart'),
  /** The ids of attempts to pay whose result this browser has not seen. */
  attempts: z.array(z.string().max(100)).max(MAX_ATTEMPTS).default([]),
  /** The shopper knows that an earlier payment is not confirmed yet. */
  paysAgain: z.boolean().default(false),
})

export type CheckoutItem = z.infer<typeof checkoutItem>
export type CheckoutRequest = z.infer<typeof checkoutRequest>
export type CheckoutMode = CheckoutRequest['mode']

function mergeDuplicates(items: CheckoutItem[]): CheckoutItem[] {
  const byIdAndPrice = new Map<string, CheckoutItem>()
  for (const item of items) {
    const key = `${item.price} ${item.id}`
    const duplicate = byIdAndPrice.get(key)
    byIdAndPrice.set(key, duplicate ? { ...duplicate, quantity: duplicate.quantity + item.quantity } : item)
  }
  return [...byIdAndPrice.values()]
}

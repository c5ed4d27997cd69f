import { z } from 'zod'
import { CURRENCIES } from '~/lib/money'
import { optional } from '~/lib/optional.server'
import { DEFAULT_LOCALE, LOCALES } from '~/i18n/locales'
import { localeRecord } from '~/i18n/localized'
import { CARRIERS } from './carriers'
import { ORDER_ICONS, ORDER_STATUSES, RETURN_STATES } from './status'

const minorUnits = z.int().min(0)
const text = z.string().trim().min(1)
const list = <Schema extends z.ZodType>(item: Schema) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? [])

export const orderLine = z.object({
  _key: text,
  productId: text,
  kind: z.enum(['product', 'kit']),
  name: text,
  quantity: z.int().min(1),
  unitAmount: minorUnits,
  amount: minorUnits,
})

/** One step of a shipment, written by the shop or an editor. */
export const historyEntry = z.object({
  _key: text,
  timestamp: z.iso.datetime({ offset: true }),
  status: z.enum(ORDER_STATUSES),
  location: z.object(localeRecord(() => optional(z.string()))),
  icon: optional(z.enum(ORDER_ICONS)).catch(undefined),
})

/** Marks an email as sent; `status` is the one it was about, `_key` that of the resend if it was sent again. */
export const mailMark = z.object({ _key: text, status: z.enum(ORDER_STATUSES), sentAt: z.string() })

/** Money that the payment provider refunded to the buyer; `_key` is the provider's id. */
const refund = z.object({
  _key: text,
  amount: minorUnits,
  status: z.enum(['pending', 'succeeded', 'failed']),
  createdAt: z.string(),
})

const dispute = z.object({
  id: text,
  amount: minorUnits,
  state: z.enum(['open', 'won', 'lost']),
})

const units = z.object({ _key: text, productId: text, quantity: z.int().min(1) })

/** What a buyer wants to send back, and the shop's answer. */
const returnRequest = z.object({
  state: z.enum(RETURN_STATES),
  requestedAt: z.string(),
  reason: z.string(),
  lines: list(units.extend({ name: text })),
  /** The editor's words, in the order's language. */
  answer: optional(z.string()),
  decidedAt: optional(z.string()),
})

/** Half-written while an editor types. */
const carrier = z.object({
  service: optional(z.enum(CARRIERS)).catch(undefined),
  number: optional(z.string()),
  name: optional(z.string()),
  url: optional(z.string()),
})

export const address = z.object({
  line1: optional(z.string()),
  line2: optional(z.string()),
  city: optional(z.string()),
  state: optional(z.string()),
  postalCode: optional(z.string()),
  country: optional(z.string()),
})

/** The `order` document as queried by the site; amounts in minor units of `currency`. */
export const orderDocument = z.object({
  _id: text,
  _rev: optional(z.string()),
  trackingNumber: text,
  sessionId: optional(z.string()),
  paymentIntent: optional(z.string()),
  /** The units that were reserved for it. */
  reservation: optional(z.string()),
  mode: optional(z.string()),
  status: z.enum(ORDER_STATUSES),
  locale: z.enum(LOCALES).catch(DEFAULT_LOCALE),
  currency: z.enum(CURRENCIES),
  lines: list(orderLine),
  subtotal: minorUnits,
  discount: minorUnits.nullish().transform((amount) => amount ?? 0),
  /** The code that gave the discount. */
  discountCode: optional(z.string()),
  shipping: minorUnits.nullish().transform((amount) => amount ?? 0),
  total: minorUnits,
  paidAt: z.iso.datetime({ offset: true }),
  /** A date or an instant. */
  estimatedDelivery: optional(z.union([z.iso.date(), z.iso.datetime({ offset: true })])).catch(undefined),
  carrier: optional(carrier),
  history: list(historyEntry),
  customer: optional(
    z.object({
      subject: optional(z.string()),
      email: optional(z.string()),
      name: optional(z.string()),
      address: optional(address),
    }),
  ),
  mails: list(mailMark),
  /** Emails that an editor wants sent again, each once. */
  resends: list(z.object({ _key: text, status: z.enum(ORDER_STATUSES) })),
  refunds: list(refund),
  dispute: optional(dispute),
  /** The editor's reason, in the order's language. */
  cancellation: optional(z.object({ reason: optional(z.string()), at: z.string() })),
  /** Undefined when it is incomplete: the order is shown without it. */
  returnRequest: optional(returnRequest).catch(undefined),
  /** Sold units that an editor put back in stock. */
  restocks: list(z.object({ _key: text, lines: list(units) })),
  /** Marks an email about money or a return as sent; `_key` is the notice's. */
  notices: list(z.object({ _key: text, sentAt: z.string() })),
})

export type ReturnRequest = z.infer<typeof returnRequest>
export type Order = z.infer<typeof orderDocument>
export type OrderLine = z.infer<typeof orderLine>
export type HistoryEntry = z.infer<typeof historyEntry>

import { z } from 'zod'
import { CURRENCIES } from '~/lib/money'
import { DEFAULT_LOCALE, LOCALES } from '~/i18n/locales'
import { ORDER_ICONS, ORDER_STATUSES } from './status'

const minorUnits = z.int().min(0)
const text = z.string().trim().min(1)
/** The CMS returns `null` for missing values. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined)
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
  location: z.object({ es: optional(z.string()), en: optional(z.string()) }),
  icon: optional(z.enum(ORDER_ICONS)).catch(undefined),
})

/** Marks a mail as sent; `status` is the one it was about. */
export const mailMark = z.object({ _key: text, status: z.enum(ORDER_STATUSES), sentAt: z.string() })

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
  /** The pieces that were reserved for it. */
  reservation: optional(z.string()),
  mode: optional(z.string()),
  status: z.enum(ORDER_STATUSES),
  locale: z.enum(LOCALES).catch(DEFAULT_LOCALE),
  currency: z.enum(CURRENCIES),
  lines: list(orderLine),
  subtotal: minorUnits,
  discount: minorUnits.nullish().transform((amount) => amount ?? 0),
  shipping: minorUnits.nullish().transform((amount) => amount ?? 0),
  total: minorUnits,
  paidAt: z.iso.datetime({ offset: true }),
  estimatedDelivery: optional(z.string()),
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
})

export type Order = z.infer<typeof orderDocument>
export type OrderLine = z.infer<typeof orderLine>
export type HistoryEntry = z.infer<typeof historyEntry>

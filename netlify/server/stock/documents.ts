import { z } from 'zod'

// The dots hide counters and reservations from readers without a token; availability is public.

export const counterId = (item: string): string => `stock.${item}`
export const availabilityId = (item: string): string => `availability-${item}`

const revision = { _id: z.string(), _rev: z.string() }

/** Units of a product or kit. Only the functions write it. */
export const counterDocument = z.object({
  ...revision,
  item: z.string(),
  onHand: z.int(),
  reserved: z.int(),
  /** The editor's count that `onHand` started from. */
  count: z.int().nullish(),
  countedAt: z.string().nullish(),
})
export type Counter = z.infer<typeof counterDocument>

const lines = z.array(z.object({ item: z.string(), quantity: z.int().min(1) }))

/** What a checkout holds until it is paid or closed. */
export const reservationDocument = z.object({
  ...revision,
  state: z.enum(['open', 'released', 'sold']),
  lines,
  /** The shopper's id at the login provider. */
  subject: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  sessionId: z.string().nullish(),
  /** Units that came back after the sale, by the key of what brought them back. */
  returned: z
    .array(z.object({ _key: z.string(), lines }))
    .nullish()
    .transform((returned) => returned ?? []),
})
export type Reservation = z.infer<typeof reservationDocument>

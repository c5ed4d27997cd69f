import type { SanityClient } from 'sanity'
import { STATUS_ICONS } from '~/features/orders/status'
import { shownStatus } from '../orders/order-facts'

interface Line {
  readonly productId: string
  readonly quantity: number
}

/** An order that has not left the shop can be cancelled, once: a full refund has done it already. */
export const canCancel = (order: Parameters<typeof shownStatus>[0]): boolean => {
  const status = shownStatus(order)
  return status === 'confirmed' || status === 'processing'
}

/** The page of a payment at the provider, where it can be refunded. */
export const paymentAddress = (payments: string, paymentIntent: unknown): string | undefined =>
  typeof paymentIntent === 'string' ? `${payments}/${paymentIntent}` : undefined

interface Moment {
  readonly key: string
  readonly now: Date
}

/** The fields of an order that is cancelled: its units, which have not left, go back into stock. */
export const cancelledFields = (lines: readonly Line[], reason: string, { key, now }: Moment) => {
  const at = now.toISOString()
  return {
    status: 'cancelled',
    cancellation: { _type: 'orderCancellation', ...(reason && { reason }), at },
    step: {
      _key: key,
      _type: 'orderEvent',
      timestamp: at,
      status: 'cancelled',
      location: { _type: 'localizedString', es: 'Tienda en línea', en: 'Online shop' },
      icon: STATUS_ICONS.cancelled,
    },
    restock: restockOf('cancelled', lines),
  }
}

/**
 * Writes the fields of a cancelled order unless someone else has changed it. Two patches: a patch appends to one list only.
 */
export const cancellation = (
  client: SanityClient,
  { _id, _rev }: { readonly _id: string; readonly _rev: string },
  { step, restock, ...fields }: ReturnType<typeof cancelledFields>,
) =>
  client
    .transaction()
    .patch(_id, (patch) =>
      patch.ifRevisionId(_rev).set(fields).setIfMissing({ history: [] }).append('history', [step]),
    )
    .patch(_id, (patch) => patch.setIfMissing({ restocks: [] }).append('restocks', [restock]))

/** Units that go back into stock, once per `key`. */
export const restockOf = (key: string, lines: readonly Line[]) => ({
  _key: key,
  _type: 'orderRestock',
  lines: lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ productId, quantity }) => ({ _key: productId, _type: 'orderPieces', productId, quantity })),
})

/** Whether money was refunded and nobody has said yet whether the units came back. */
export const asksForRestock = (order: {
  readonly refunds?: readonly { readonly status?: string }[] | undefined
  readonly restocks?: readonly unknown[] | undefined
}): boolean =>
  (order.refunds ?? []).some(({ status }) => status !== 'failed') && (order.restocks ?? []).length === 0

import type { Patch } from '@sanity/client'
import { type Order, orderDocument } from '~/features/orders/order.server'
import { orderDocumentId } from '~/features/orders/order-id.server'
import { generate } from '~/features/orders/tracking-number'
import type { Env } from '~/lib/env/env.server'
import { askContent, contentWriter, isConflict, writeContent } from './content'
import { unavailable, unreadableOrder } from './errors'
import { orderFromPurchase } from './order-from-purchase'
import type { PaidSession, Payments } from './payments/payments'

/** `written`: the order is in the CMS, from this call or an earlier one. */
export type Recorded =
  | { readonly outcome: 'written'; readonly order: Order }
  | { readonly outcome: 'unpaid' | 'foreign' | 'unknown' }
  | { readonly outcome: 'unreadable'; readonly cause: unknown }

/**
 * Writes the order of a paid session exactly once: its id is a hash of the session's, and an existing document is not
 * changed. Reads the current session, so that the age and order of events do not matter.
 */
export async function recordOrder(
  env: Env,
  payments: Payments,
  { sessionId, paidAt }: PaidSession,
): Promise<Recorded> {
  const known = await orderOfSession(env, sessionId)
  if (known) return { outcome: 'written', order: known }
  const payment = await payments.readSession(sessionId)
  if (payment.state === 'unreadable') return { outcome: 'unreadable', cause: payment.cause }
  if (payment.state !== 'paid') return { outcome: payment.state }
  const document = orderFromPurchase(payment.purchase, generate(), paidAt)
  await askContent(() => contentWriter(env).createIfNotExists(document))
  const order = await readOrder(env, document._id)
  if (!order) throw unavailable('content', new Error(`${document._id} was written but cannot be read`))
  return { outcome: 'written', order }
}

/** The order of a session, if it is in the CMS. */
export const orderOfSession = (env: Env, sessionId: string): Promise<Order | undefined> =>
  readOrder(env, orderDocumentId(sessionId))

/**
 * The current order, if it exists: read by its id, as a query may not see the latest change. 503 when the CMS is
 * unavailable.
 */
export async function readOrder(env: Env, id: string): Promise<Order | undefined> {
  const found = await askContent(() => contentWriter(env).getDocument(id))
  return asOrder(found?._type === 'order' ? found : null)
}

/**
 * Parses a query's result, `null` if there is no order. Throws {@link unreadableOrder} when it is not a valid order.
 */
export function asOrder(found: unknown): Order | undefined {
  if (found === null) return undefined
  const order = orderDocument.safeParse(found)
  if (!order.success) throw unreadableOrder(idOf(found), order.error)
  return order.data
}

/** The id of what a query found, for the log. */
export const idOf = (found: unknown) => String((found as { _id?: unknown } | null)?._id)

const ATTEMPTS = 8

/**
 * Writes what `change` makes of the current order, retrying when the order was changed in the meantime. Nothing is
 * written when `change` returns undefined. Returns the order as it is then.
 */
export async function changeOrder(
  env: Env,
  id: string,
  change: (order: Order, patch: Patch) => Patch | undefined,
): Promise<Order> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const order = await readOrder(env, id)
    if (!order) throw unavailable('content', new Error(`${id} cannot be read`))
    const patch = change(order, contentWriter(env).patch(id))?.ifRevisionId(order._rev ?? '')
    if (!patch) return order
    const changed = await writeContent(id, () => patch.commit()).then(
      () => true,
      (error: unknown) => {
        if (isConflict(error)) return false
        throw error
      },
    )
    if (changed) return (await readOrder(env, id)) ?? order
  }
  throw unavailable('content', new Error(`The change of an order conflicted ${ATTEMPTS} times`))
}

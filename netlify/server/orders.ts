import { defineQuery } from 'groq'
import type Stripe from 'stripe'
import { type Order, orderDocument } from '~/features/orders/order'
import { orderDocumentId } from '~/features/orders/order-id'
import { generate } from '~/features/orders/tracking-number'
import { askContent, contentWriter } from './content'
import type { Env } from './env'
import { unavailable } from './faults'
import { isOurs, isPaid, orderFromSession } from './order-from-session'
import { askStripe, stripeClient } from './stripe'

/** `written`: the order is in the CMS now, by this call or an earlier one. */
export type Recorded =
  { readonly outcome: 'written'; readonly order: Order } | { readonly outcome: 'unpaid' | 'foreign' }

/**
 * Writes the order of a paid session exactly once: its id is a hash of the session's, and a document that is
 * there already is left as it is. Asks Stripe itself, so that no event's age or order matters.
 */
export async function recordOrder(env: Env, sessionId: string, paidAt: Date): Promise<Recorded> {
  const known = await readOrder(env, orderDocumentId(sessionId))
  if (known) return { outcome: 'written', order: known }
  const stripe = stripeClient(env)
  const session = await askStripe(() => stripe.checkout.sessions.retrieve(sessionId))
  if (!isOurs(session)) return { outcome: 'foreign' }
  if (!isPaid(session)) return { outcome: 'unpaid' }
  const items = await linesOf(stripe, session)
  const document = orderFromSession(session, items, generate(), paidAt)
  await askContent(() => contentWriter(env).createIfNotExists(document))
  const order = await readOrder(env, document._id)
  if (!order) throw unavailable('content', new Error(`${document._id} was written and is not there`))
  return { outcome: 'written', order }
}

const linesOf = (stripe: Stripe, { id }: Stripe.Checkout.Session): Promise<Stripe.LineItem[]> =>
  askStripe(async () => (await stripe.checkout.sessions.listLineItems(id, { limit: 100 })).data)

/** Whether the session's order is in the CMS. */
export const isRecorded = async (env: Env, sessionId: string): Promise<boolean> =>
  (await readOrder(env, orderDocumentId(sessionId))) !== undefined

const ORDER_QUERY = defineQuery(`*[_id == $id][0]`)

/** The order as it is at this moment; undefined when there is none. 503 when the CMS cannot tell. */
export async function readOrder(env: Env, id: string): Promise<Order | undefined> {
  return asOrder(await askContent(() => contentWriter(env).fetch<unknown>(ORDER_QUERY, { id })))
}

/** A query's answer as an order. The CMS says `null` for none; nothing at all, or something else, is a 503. */
export function asOrder(found: unknown): Order | undefined {
  if (found === null) return undefined
  const order = orderDocument.safeParse(found)
  if (!order.success) throw unavailable('content', order.error)
  return order.data
}

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
  { readonly outcome: 'written'; readonly id: string } | { readonly outcome: 'unpaid' | 'foreign' }

/**
 * Writes the order of a paid session exactly once: its id is a hash of the session's, and a document that is
 * there already is left as it is. Asks Stripe again, so that no event's age or order matters.
 */
export async function recordOrder(env: Env, sessionId: string, paidAt: Date): Promise<Recorded> {
  const stripe = stripeClient(env)
  const session = await askStripe(() => stripe.checkout.sessions.retrieve(sessionId))
  if (!isOurs(session)) return { outcome: 'foreign' }
  if (!isPaid(session)) return { outcome: 'unpaid' }
  const items = await linesOf(stripe, session)
  const document = orderFromSession(session, items, generate(), paidAt)
  await askContent(() => contentWriter(env).createIfNotExists(document))
  return { outcome: 'written', id: document._id }
}

const linesOf = (stripe: Stripe, { id }: Stripe.Checkout.Session): Promise<Stripe.LineItem[]> =>
  askStripe(async () => (await stripe.checkout.sessions.listLineItems(id, { limit: 100 })).data)

/** Whether the session's order is in the CMS. */
export const isRecorded = async (env: Env, sessionId: string): Promise<boolean> =>
  (await askContent(() => contentWriter(env).getDocument(orderDocumentId(sessionId)))) !== undefined

/** The order as it is at this moment; undefined when there is none. 503 when the CMS answers with something else. */
export async function readOrder(env: Env, id: string): Promise<Order | undefined> {
  const found: unknown = await askContent(() => contentWriter(env).getDocument(id))
  if (found === undefined || found === null) return undefined
  const order = orderDocument.safeParse(found)
  if (!order.success) throw unavailable('content', order.error)
  return order.data
}

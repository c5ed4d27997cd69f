import type { Order } from '~/features/orders/order.server'
import type { Env } from '~/lib/env/env.server'
import { sendDueMails } from './order-mails'
import { sendDueNotices } from './order-notices'
import { restock } from './stock/reservations'

/** What follows from an editor's change of an order. Each step is done once, however often the event arrives. */
export async function followOrder(env: Env, order: Order): Promise<void> {
  await putBack(env, order)
  await sendDueMails(env, order)
  await sendDueNotices(env, order)
}

/** Units that an editor put back in stock. An order from before the product was counted has none. */
async function putBack(env: Env, { reservation, restocks }: Order): Promise<void> {
  if (!reservation) return
  for (const { _key, lines } of restocks)
    await restock(
      env,
      reservation,
      _key,
      lines.map(({ productId, quantity }) => ({ item: productId, quantity })),
    )
}

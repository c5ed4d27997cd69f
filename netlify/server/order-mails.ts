import { createHash } from 'node:crypto'
import { mailsDue } from '~/features/orders/mails-due'
import type { Order } from '~/features/orders/order.server'
import type { OrderStatus } from '~/features/orders/status'
import type { Env } from '~/lib/env/env.server'
import { readSettings } from './catalogue'
import { contentReader, contentWriter, isConflict, writeContent } from './content'
import { unavailable } from './faults'
import { sendMail } from './mail/send'
import { readOrder } from './orders'

const ATTEMPTS = 8

/**
 * Tells the buyer every status that is not told yet, each exactly once: the mail service remembers the key of
 * each mail for a day, the order's `mails` for ever. Several calls at once do no harm.
 */
export async function sendDueMails(env: Env, order: Order): Promise<OrderStatus[]> {
  const due = mailsDue(order)
  if (due.length === 0) return []
  const { brand, phone } = await readSettings(contentReader(env))
  const { composeOrderMail } = await import('./mail/compose')
  const to = order.customer?.email ?? ''
  for (const status of due) {
    const mail = await composeOrderMail(order, status, { brand, phone, site: env.PUBLIC_SITE_URL })
    await sendMail(env, { to, ...mail }, mailKey(order, status))
    await markAsTold(env, order._id, status)
  }
  return due
}

/** One key for one order and status; nothing about the person in it. */
const mailKey = ({ _id }: Order, status: OrderStatus) =>
  `order/${createHash('sha256').update(_id).digest('hex').slice(0, 32)}/${status}`

/** Adds the mark unless it is there; another writer in between is read again, so that no mark is lost or doubled. */
async function markAsTold(env: Env, id: string, status: OrderStatus): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const order = await readOrder(env, id)
    if (!order || order.mails.some((mark) => mark.status === status)) return
    const mark = { _key: status, _type: 'orderMail', status, sentAt: new Date().toISOString() }
    const patch = contentWriter(env)
      .patch(id)
      .setIfMissing({ mails: [] })
      .append('mails', [mark])
      .ifRevisionId(order._rev ?? '')
    const marked = await writeContent(id, () => patch.commit()).then(
      () => true,
      (error: unknown) => {
        if (isConflict(error)) return false
        throw error
      },
    )
    if (marked) return
  }
  throw unavailable('content', new Error(`The mark of ${status} was overtaken ${ATTEMPTS} times`))
}

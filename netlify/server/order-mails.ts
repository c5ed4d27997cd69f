import { createHash } from 'node:crypto'
import { mailsDue } from '~/features/orders/mails-due'
import type { Order } from '~/features/orders/order.server'
import type { OrderStatus } from '~/features/orders/status'
import type { Env } from '~/lib/env/env.server'
import { pictureUrl, readCatalog } from './catalog'
import { contentReader, contentWriter, isConflict, writeContent } from './content'
import { unavailable } from './errors'
import { sendMail } from './mail/send'
import { readOrder } from './orders'

const ATTEMPTS = 8

/** Shown at half of it. */
const PICTURE_SIZE = 112

/**
 * Sends the mails that are due, each exactly once, also with concurrent calls: the mail service deduplicates keys for a
 * day, and the order's `mails` records what was sent.
 */
export async function sendDueMails(env: Env, order: Order): Promise<OrderStatus[]> {
  const due = mailsDue(order)
  if (due.length === 0) return []
  const reader = contentReader(env)
  const ids = order.lines.map(({ productId }) => productId)
  const { items, settings } = await readCatalog(reader, ids)
  const { brand, phone } = settings
  const pictures = new Map(
    [...items].flatMap(([id, item]) => {
      const url = pictureUrl(reader, item, PICTURE_SIZE)
      return url ? [[id, url]] : []
    }),
  )
  const { composeOrderMail } = await import('./mail/compose')
  const to = order.customer?.email ?? ''
  for (const status of due) {
    const mail = await composeOrderMail(order, status, { brand, phone, pictures, site: env.PUBLIC_SITE_URL })
    await sendMail(env, { to, ...mail }, mailKey(order, status))
    await markAsSent(env, order._id, status)
  }
  return due
}

/** Unique per order and status, without personal data. */
const mailKey = ({ _id }: Order, status: OrderStatus) =>
  `order/${createHash('sha256').update(_id).digest('hex').slice(0, 32)}/${status}`

/** Records the mail in the order, once. Retries when the order was changed in the meantime. */
async function markAsSent(env: Env, id: string, status: OrderStatus): Promise<void> {
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
  throw unavailable('content', new Error(`Recording the mail of ${status} conflicted ${ATTEMPTS} times`))
}

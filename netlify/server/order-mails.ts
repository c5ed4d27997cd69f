import { createHash } from 'node:crypto'
import { type DueMail, mailsDue } from '~/features/orders/mails-due'
import type { Order } from '~/features/orders/order.server'
import type { Env } from '~/lib/env/env.server'
import { pictureUrl, readCatalog } from './catalog'
import { contentReader } from './content'
import { sendMail } from './mail/send'
import { changeOrder } from './orders'

/** Shown at half this size. */
const PICTURE_SIZE = 112

/**
 * Sends the emails that are due, each exactly once, even with concurrent calls: the mail service deduplicates keys for
 * a day, and the order's `mails` records what was sent.
 */
export async function sendDueMails(env: Env, order: Order): Promise<void> {
  const due = mailsDue(order)
  if (due.length === 0) return
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
  for (const mailDue of due) {
    const mail = await composeOrderMail(order, mailDue.status, {
      brand,
      phone,
      pictures,
      site: env.PUBLIC_SITE_URL,
    })
    await sendMail(env, { to, ...mail }, mailKey(order, mailDue))
    await markAsSent(env, order._id, mailDue)
  }
}

/** Unique per order and mail, without personal data. */
const mailKey = ({ _id }: Order, { key }: DueMail) =>
  `order/${createHash('sha256').update(_id).digest('hex').slice(0, 32)}/${key}`

/** Records the mail in the order, once. */
const markAsSent = (env: Env, id: string, { key, status }: DueMail) =>
  changeOrder(env, id, ({ mails }, patch) => {
    if (mails.some(({ _key }) => _key === key)) return undefined
    const mark = { _key: key, _type: 'orderMail', status, sentAt: new Date().toISOString() }
    return patch.setIfMissing({ mails: [] }).append('mails', [mark])
  })

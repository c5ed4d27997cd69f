import { createHash } from 'node:crypto'
import { type Notice, noticesDue } from '~/features/orders/notices-due'
import type { Order } from '~/features/orders/order.server'
import type { Env } from '~/lib/env/env.server'
import { readSettings } from './catalog'
import { contentReader } from './content'
import { sendMail } from './mail/send'
import { changeOrder } from './orders'

/** Sends the due emails about money and returns, each once; a return request is also mailed to the shop. */
export async function sendDueNotices(env: Env, order: Order): Promise<void> {
  const due = noticesDue(order)
  if (due.length === 0) return
  const { brand, phone } = await readSettings(contentReader(env))
  const { composeNoticeMail, composeShopMail } = await import('./mail/compose-after-sales')
  const shop = { brand, phone, site: env.PUBLIC_SITE_URL }
  for (const notice of due) {
    const mail = await composeNoticeMail(order, notice, shop)
    await sendMail(env, { to: order.customer?.email ?? '', ...mail }, mailKey(order, notice))
    if (notice.kind === 'returnRequested')
      await sendMail(
        env,
        { to: env.SHOP_EMAIL, ...(await composeShopMail(order, shop)) },
        `shop/${mailKey(order, notice)}`,
      )
    await markAsSent(env, order._id, notice)
  }
}

/** Unique per order and notice, without personal data. */
const mailKey = ({ _id }: Order, { key }: Notice) =>
  `notice/${createHash('sha256').update(_id).digest('hex').slice(0, 32)}/${key}`

const markAsSent = (env: Env, id: string, { key }: Notice) =>
  changeOrder(env, id, ({ notices }, patch) => {
    if (notices.some(({ _key }) => _key === key)) return undefined
    const mark = { _key: key, _type: 'orderNotice', sentAt: new Date().toISOString() }
    return patch.setIfMissing({ notices: [] }).append('notices', [mark])
  })

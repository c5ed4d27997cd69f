import { type OrderRecord, orderRecord } from '~/features/orders/order-record'
import type { Order } from '~/features/orders/order.server'
import type { Locale } from '~/i18n/locales'
import type { Env } from '~/lib/env/env.server'
import { readSettings } from './catalog'
import { contentReader } from './content'

/** What a buyer currently sees of their order. */
export async function ownOrderRecord(env: Env, order: Order, locale: Locale): Promise<OrderRecord> {
  const { returnDays } = await readSettings(contentReader(env))
  return orderRecord(order, { locale, returnDays, now: new Date() })
}

import type { Order } from './order.server'
import type { OrderStatus } from './status'
import { currentStatus } from './tracking-record'

export interface DueMail {
  /** Unique in its order: the status, or the key of the resend. */
  readonly key: string
  readonly status: OrderStatus
}

/**
 * The emails that are due, oldest first: one for each step of the history and the current status, and those that an
 * editor wants sent again. Nothing is due for orders without an email address.
 */
export function mailsDue(order: Order): DueMail[] {
  if (!order.customer?.email) return []
  const sent = new Set(order.mails.map(({ _key }) => _key))
  const announced = new Set(order.mails.map(({ status }) => status))
  const inOrder = order.history
    .toSorted((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp))
    .map(({ status }) => status)
  const news = [...new Set([...inOrder, currentStatus(order)])].filter((status) => !announced.has(status))
  const again = order.resends.filter(({ _key }) => !sent.has(_key))
  return [
    ...news.map((status) => ({ key: status, status })),
    ...again.map(({ _key, status }) => ({ key: _key, status })),
  ]
}

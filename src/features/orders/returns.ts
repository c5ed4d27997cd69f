import { dayInHonduras } from '~/lib/honduras-time'
import type { Order } from './order.server'
import { currentStatus, shownStatus } from './tracking-record'

const DAY = 86_400_000

/** When the order arrived; undefined if it has not, or the date is unknown. */
export function deliveredAt(order: Pick<Order, 'status' | 'history'>): Date | undefined {
  if (currentStatus(order) !== 'delivered') return undefined
  const times = order.history
    .filter(({ status }) => status === 'delivered')
    .map(({ timestamp }) => Date.parse(timestamp))
  return times.length > 0 ? new Date(Math.min(...times)) : undefined
}

/** The last day (`2026-11-04`) to ask for a return, `days` after delivery; undefined like {@link deliveredAt}. */
export function lastReturnDay(order: Pick<Order, 'status' | 'history'>, days: number): string | undefined {
  const delivered = deliveredAt(order)
  return delivered && dayInHonduras(new Date(delivered.getTime() + days * DAY))
}

export type ReturnState = 'possible' | 'not-delivered' | 'too-late' | 'requested' | 'cancelled'

/** Whether the buyer can ask for a return, until the end of the {@link lastReturnDay}. */
export function returnState(
  order: Pick<Order, 'status' | 'history' | 'refunds' | 'total' | 'returnRequest'>,
  days: number,
  now: Date,
): ReturnState {
  if (order.returnRequest) return 'requested'
  const status = shownStatus(order)
  if (status !== 'delivered') return status === 'cancelled' ? 'cancelled' : 'not-delivered'
  const last = lastReturnDay(order, days)
  return last !== undefined && dayInHonduras(now) > last ? 'too-late' : 'possible'
}

interface Wanted {
  readonly productId: string
  readonly quantity: number
}

/** The lines to return with their names; undefined when something was not bought, or fewer were. */
export function returnLines(order: Pick<Order, 'lines'>, wanted: readonly Wanted[]) {
  const lines = wanted.map(({ productId, quantity }) => {
    const line = order.lines.find((bought) => bought.productId === productId)
    return line && quantity <= line.quantity
      ? { _key: productId, productId, name: line.name, quantity }
      : undefined
  })
  const isDouble = new Set(wanted.map(({ productId }) => productId)).size < wanted.length
  return isDouble || lines.includes(undefined) ? undefined : lines.filter((line) => line !== undefined)
}

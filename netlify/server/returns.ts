import type { Order, ReturnRequest } from '~/features/orders/order.server'
import type { ReturnRequestBody } from '~/features/orders/return-request.server'
import { returnLines, returnState } from '~/features/orders/returns'
import type { Env } from '~/lib/env/env.server'
import { readSettings } from './catalog'
import { contentReader } from './content'
import { invalidField, numberNotFound } from './errors'
import { findOwn } from './find-orders'
import { HttpError } from './http-error'
import { sendDueNotices } from './order-notices'
import { changeOrder } from './orders'

/**
 * Records what a buyer wants to return, and notifies them and the shop. Repeating it changes nothing. 404 for another
 * person's order, 409 when it has not arrived, is canceled, the days for returns are over, or another return was requested.
 */
export async function requestReturn(
  env: Env,
  subject: string,
  number: string,
  { lines: wanted, reason }: ReturnRequestBody,
): Promise<Pick<ReturnRequest, 'state'>> {
  const [own, { returnDays }] = await Promise.all([
    findOwn(env, subject, number),
    readSettings(contentReader(env)),
  ])
  if (!own) throw numberNotFound(number)
  const order = await changeOrder(env, own._id, (current, patch) => {
    const state = returnState(current, returnDays, new Date())
    if (state === 'requested') {
      if (isSame(current.returnRequest, { lines: wanted, reason })) return undefined
      throw new HttpError(409, 'already_requested', (t) => t.returnRequested)
    }
    if (state === 'not-delivered') throw new HttpError(409, 'not_delivered', (t) => t.returnNotDelivered)
    if (state === 'cancelled') throw new HttpError(409, 'order_cancelled', (t) => t.returnCancelled)
    if (state === 'too-late') throw new HttpError(409, 'too_late', (t) => t.returnTooLate(returnDays))
    const lines = returnLines(current, wanted)
    if (!lines) throw invalidField('lines')
    const requestedAt = new Date().toISOString()
    return patch.set({ returnRequest: { state: 'requested', requestedAt, reason, lines } })
  })
  await sendDueNotices(env, order)
  return { state: stateOf(order) }
}

const isSame = (before: Order['returnRequest'], { lines, reason }: ReturnRequestBody): boolean =>
  before?.reason === reason &&
  before.lines.length === lines.length &&
  lines.every(({ productId, quantity }) =>
    before.lines.some((line) => line.productId === productId && line.quantity === quantity),
  )

const stateOf = ({ returnRequest }: Order) => returnRequest?.state ?? 'requested'

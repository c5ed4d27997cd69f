import { expect, vi } from 'vitest'
import { orderDocumentId } from '../../src/features/orders/order-id.server'
import { orderNumber } from '../../src/features/orders/order-number'
import type { Shop } from './shop'
import { control } from './shopper'

export interface Stored {
  readonly trackingNumber: string
  readonly status: string
  readonly total: number
  readonly mails: readonly { status: string }[]
  readonly [field: string]: unknown
}
interface Letter {
  readonly to: readonly string[] | string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export const orderOf = (shop: Shop, sessionId: string) =>
  shop.content.getDocument<Stored>(orderDocumentId(sessionId))

/** Number of orders of these sessions. */
export const countOrders = (shop: Shop, ...sessionIds: readonly string[]) =>
  shop.content.fetch<number>('count(*[_type == "order" && sessionId in $sessionIds])', { sessionIds })

/** Emails about the order of a session. */
export const lettersOf = async (shop: Shop, sessionId: string): Promise<readonly Letter[]> => {
  const response = await fetch(`${shop.urls.mail}/__local/emails`)
  const { emails } = (await response.json()) as { emails: Letter[] }
  const number = orderNumber(orderDocumentId(sessionId))
  return emails.filter(({ subject }) => subject.includes(number))
}

/** Makes an emulator fail. */
export const fault = (shop: Shop, service: keyof Shop['urls'], kind: string, more: object = {}) =>
  control(shop.urls[service], 'fault', { kind, ...more })

/** Waits until the order of a session is stored and its email is sent. */
export const written = (shop: Shop, sessionId: string) =>
  vi.waitFor(
    async () => {
      const order = await orderOf(shop, sessionId)
      expect(order?.mails).toHaveLength(1)
      return order as Stored
    },
    { timeout: 30_000, interval: 50 },
  )

import { expect } from '@playwright/test'
import { orderDocumentId } from '~/features/orders/order-id.server'
import { generate } from '~/features/orders/tracking-number'
import type { Locale } from '~/i18n/locales'
import { tokenOf } from './identity'
import type { Lake } from './lake'
import type { Person } from './people'
import { PLACES } from './places'

export interface PlacedOrder {
  readonly _id: string
  readonly trackingNumber: string
}

const post = async (address: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as Record<string, unknown>
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${JSON.stringify(answer)}`)
  return answer
}

/** Pays a session without opening its page. */
export const payWithoutPage = (sessionId: string) => post(`${PLACES.payments}/__local/pay`, { sessionId })

/** Decides a payment that is pending. */
export const settlePayment = (sessionId: string, outcome: 'succeeded' | 'failed') =>
  post(`${PLACES.payments}/__local/settle`, { sessionId, outcome })

/** Buys a bar of soap without a browser and waits until the webhook has written the order. */
export const placeOrder = async (person: Person, locale: Locale, lake: Lake): Promise<PlacedOrder> => {
  const { url } = await post(
    `${PLACES.shop}/api/stripe/create-checkout-session`,
    {
      items: [{ id: 'prod-006', name: 'Soap', price: 'L.3.75', quantity: 2 }],
      customerEmail: person.email,
      userId: person.sub,
      currency: 'USD',
      locale,
    },
    { authorization: `Bearer ${await tokenOf(person)}`, 'x-local-client-ip': crypto.randomUUID() },
  )
  const [sessionId = ''] = /cs_test_\w+/.exec(String(url)) ?? []
  await payWithoutPage(sessionId)
  const id = orderDocumentId(sessionId)
  let order: PlacedOrder | null = null
  await expect
    .poll(async () => (order = await lake.query<PlacedOrder | null>('*[_id == $id][0]', { id })), {
      message: `the order of ${sessionId}`,
      intervals: [50],
    })
    .not.toBeNull()
  return order!
}

/** Writes an order of two bars of soap for L 125.00, as the webhook would, with `changes`. Returns its number. */
export const fileOrder = async (
  { client }: Lake,
  { sub }: Person,
  paidAt: string,
  changes: Record<string, unknown> = {},
): Promise<string> => {
  const trackingNumber = generate()
  await client.createOrReplace({
    _id: `order.${trackingNumber.toLowerCase()}`,
    _type: 'order',
    trackingNumber,
    status: 'in_transit',
    locale: 'es',
    currency: 'HNL',
    lines: [
      {
        _key: 'a',
        productId: 'prod-006',
        kind: 'product',
        name: 'Jabón',
        quantity: 2,
        unitAmount: 5000,
        amount: 10000,
      },
    ],
    subtotal: 10000,
    total: 12500,
    paidAt,
    history: [],
    customer: { subject: sub },
    ...changes,
  })
  return trackingNumber
}

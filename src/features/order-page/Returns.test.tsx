import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OrderRecord } from '~/features/orders/order-record'
import { orderMessages } from './messages.server'
import { Returns } from './Returns'

const record = {
  orderId: '3F9A2C41B7',
  trackingNumber: 'TRK-7K2M9QX-4RB8WTC',
  locale: 'es',
  returns: 'requested',
  returnRequest: { state: 'approved', reason: 'Llegó roto', answer: 'Mándalo a la tienda', lines: [] },
} as unknown as OrderRecord

test('REFUND-03 on the English page of a Spanish order, the buyer’s and the shop’s words are marked as Spanish', () => {
  const html = renderToStaticMarkup(
    <Returns
      record={record}
      lines={[]}
      locale="en"
      phone="+50499990000"
      t={orderMessages('en')}
      again={() => undefined}
      className=""
    />,
  )
  expect(html).toMatch(/<blockquote [^>]*lang="es">Llegó roto</)
  expect(html).toMatch(/<p [^>]*lang="es">Mándalo a la tienda</)
})

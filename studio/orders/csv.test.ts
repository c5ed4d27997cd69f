import { expect, test } from 'vitest'
import { csvOf } from './csv'
import { readOrders } from './order-facts'

const [order = never()] = readOrders([
  {
    _id: 'order.3f9a2c41b7d20555',
    _rev: '1',
    trackingNumber: 'TRK-2222222-2222222',
    status: 'in_transit',
    paidAt: '2026-11-21T03:30:00Z',
    currency: 'HNL',
    subtotal: 100_005,
    discount: 5,
    discountCode: 'RUMBO',
    shipping: 0,
    total: 100_000,
    lines: [{ _key: 'a', productId: 'prod-001', name: 'Jabón, "de coco"', quantity: 2, amount: 100_005 }],
    carrier: { service: 'dhl', number: '77' },
    customer: {
      name: '=HYPERLINK("x")',
      email: 'ana@rumbo.example',
      address: { city: 'Tela', country: 'HN' },
    },
    refunds: [
      { amount: 100, status: 'failed' },
      { amount: 7, status: 'succeeded' },
    ],
  },
])

test('DESK-03 the CSV begins with a byte order mark, so that spreadsheets show accents', () => {
  const csv = csvOf([])
  expect(csv.charCodeAt(0)).toBe(0xfeff)
  expect(csv).toContain('Número de rastreo')
})

test('DESK-03 an order is a row with Honduran time and decimal amounts', () => {
  const [, row] = csvOf([order]).split('\r\n')
  expect(row).toBe(
    '3F9A2C41B7,TRK-2222222-2222222,2026-11-20 21:30,En camino,"\'=HYPERLINK(""x"")",ana@rumbo.example,Tela,HN,' +
      '"2 × Jabón, ""de coco""",HNL,1000.05,0.05,RUMBO,0.00,1000.00,0.07,DHL,77,',
  )
})

function never(): never {
  throw new Error('The order is invalid')
}

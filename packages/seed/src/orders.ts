import { orderDocumentId } from '~/features/orders/order-id.server'
import { type OrderStatus, STATUS_ICONS } from '~/features/orders/status'
import { kits } from './catalog/kits'
import { products } from './catalog/products'
import { localizedString, type Pair } from './editorial/localized'
import { settings } from './settings'

type Step = readonly [status: OrderStatus, timestamp: string, place: Pair<string>]

interface Demo {
  readonly name: 'TRANSIT' | 'DELIVERED' | 'PROCESSING'
  readonly locale: 'es' | 'en'
  readonly items: readonly (readonly [id: string, quantity: number])[]
  readonly estimatedDelivery: string
  readonly steps: readonly Step[]
  readonly customer: { name: string; address: Record<string, string> }
}

const CENTER = { es: 'Centro de envíos, San Pedro Sula', en: 'Distribution center, San Pedro Sula' }
const SHOP = { es: 'Tienda en línea', en: 'Online shop' }
const ceiba = { name: 'Ana Ejemplo', address: { line1: 'Barrio El Centro', city: 'La Ceiba', country: 'HN' } }
const miami = {
  name: 'Sam Example',
  address: { line1: '1 Example Street', city: 'Miami', state: 'FL', postalCode: '33101', country: 'US' },
}

const DEMOS: readonly Demo[] = [
  {
    name: 'TRANSIT',
    locale: 'en',
    items: [
      ['prod-003', 1],
      ['prod-006', 3],
    ],
    estimatedDelivery: '2026-11-30',
    customer: miami,
    steps: [
      ['confirmed', '2026-11-16T15:20:00.000Z', SHOP],
      ['processing', '2026-11-17T14:05:00.000Z', CENTER],
      ['in_transit', '2026-11-18T21:40:00.000Z', { es: 'San Pedro Sula', en: 'San Pedro Sula' }],
      ['in_transit', '2026-11-20T11:15:00.000Z', { es: 'Miami, Estados Unidos', en: 'Miami, United States' }],
    ],
  },
  {
    name: 'DELIVERED',
    locale: 'es',
    items: [['kit-001', 1]],
    estimatedDelivery: '2026-11-13',
    customer: ceiba,
    steps: [
      ['confirmed', '2026-11-06T16:45:00.000Z', SHOP],
      ['processing', '2026-11-09T14:30:00.000Z', CENTER],
      ['in_transit', '2026-11-10T22:10:00.000Z', { es: 'Camino a Tela', en: 'On the way to Tela' }],
      ['out_for_delivery', '2026-11-12T13:25:00.000Z', { es: 'La Ceiba', en: 'La Ceiba' }],
      ['delivered', '2026-11-12T19:50:00.000Z', { es: 'La Ceiba', en: 'La Ceiba' }],
    ],
  },
  {
    name: 'PROCESSING',
    locale: 'es',
    items: [
      ['prod-012', 1],
      ['prod-007', 2],
    ],
    estimatedDelivery: '2026-11-27',
    customer: ceiba,
    steps: [
      ['confirmed', '2026-11-20T17:10:00.000Z', SHOP],
      ['processing', '2026-11-20T20:35:00.000Z', CENTER],
    ],
  },
]

const cents = (price: number) => Math.round(price * 100)

const lineOf = (locale: Demo['locale'], id: string, quantity: number, index: number) => {
  const item = [...products, ...kits].find((sellable) => sellable._id === id)
  if (!item) throw new Error(`Demo order: there is no "${id}" in the catalog`)
  const unitAmount = cents(item.price)
  return {
    _key: `line-${index + 1}`,
    _type: 'orderLine' as const,
    productId: id,
    kind: item._type,
    name: item.name[locale],
    quantity,
    unitAmount,
    amount: unitAmount * quantity,
  }
}

const demoOrder = ({ name, locale, items, estimatedDelivery, steps, customer }: Demo) => {
  const sessionId = `cs_demo_${name.toLowerCase()}`
  const lines = items.map(([id, quantity], index) => lineOf(locale, id, quantity, index))
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0)
  const shipping = subtotal >= cents(settings.freeShippingThreshold) ? 0 : cents(settings.flatShipping)
  return {
    _id: orderDocumentId(sessionId),
    _type: 'order' as const,
    trackingNumber: `TRK-DEMO-${name}`,
    sessionId,
    mode: 'cart',
    status: steps.at(-1)?.[0] ?? 'confirmed',
    locale,
    currency: 'USD',
    lines,
    subtotal,
    discount: 0,
    shipping,
    total: subtotal + shipping,
    paidAt: steps[0]?.[1],
    estimatedDelivery,
    history: steps.map(([status, timestamp, place], index) => ({
      _key: `step-${index + 1}`,
      _type: 'orderEvent' as const,
      timestamp,
      status,
      location: localizedString(place),
      icon: STATUS_ICONS[status],
    })),
    customer: {
      _type: 'orderCustomer' as const,
      name: customer.name,
      email: 'demo@rumbo.example',
      address: customer.address,
    },
    mails: [],
  }
}

/** Three demo orders to try tracking with: in transit, delivered, processing. */
export const orders = DEMOS.map(demoOrder)

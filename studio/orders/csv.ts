import { carrierOf } from '~/features/orders/carriers'
import { refundedTotal } from '~/features/orders/notices-due'
import { orderNumber } from '~/features/orders/order-number'
import { HONDURAS } from '~/lib/honduras-time'
import { ORDER_STATUSES, titleOf } from '../schemaTypes/choices'
import { timeText } from '../schemaTypes/previews/time'
import type { DeskOrder } from './order-facts'

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

const COLUMNS: readonly (readonly [title: string, valueOf: (order: DeskOrder) => string])[] = [
  ['Pedido', ({ _id }) => orderNumber(_id)],
  ['Número de rastreo', ({ trackingNumber }) => trackingNumber],
  ['Pagado (hora de Honduras)', ({ paidAt }) => sortableTime(paidAt)],
  ['Estado', ({ status }) => titleOf(ORDER_STATUSES, status)],
  ['Cliente', ({ customer }) => customer?.name ?? ''],
  ['Correo', ({ customer }) => customer?.email ?? ''],
  ['Ciudad', ({ customer }) => customer?.address?.['city'] ?? ''],
  ['País', ({ customer }) => customer?.address?.['country'] ?? ''],
  ['Artículos', ({ lines }) => lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('; ')],
  ['Moneda', ({ currency }) => currency],
  ['Subtotal', ({ subtotal }) => decimal(subtotal)],
  ['Descuento', ({ discount }) => decimal(discount)],
  ['Código', ({ discountCode }) => discountCode ?? ''],
  ['Envío', ({ shipping }) => decimal(shipping)],
  ['Total', ({ total }) => decimal(total)],
  ['Reembolsado', ({ refunds = [] }) => decimal(refundedTotal({ refunds }))],
  ['Empresa de envío', ({ carrier }) => carrierOf(carrier)?.name ?? ''],
  ['Guía', ({ carrier }) => carrierOf(carrier)?.number ?? ''],
  ['Nota', ({ note }) => note ?? ''],
]

/** Orders as a table for spreadsheets; amounts are decimals of the order's currency. */
export const csvOf = (orders: readonly DeskOrder[]): string =>
  BYTE_ORDER_MARK +
  [COLUMNS.map(([title]) => title), ...orders.map((order) => COLUMNS.map(([, valueOf]) => valueOf(order)))]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('')

/** `1250` → `12.50`, without going through binary fractions. */
const decimal = (minorUnits: number): string => {
  const digits = String(Math.abs(minorUnits)).padStart(3, '0')
  return `${minorUnits < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Quoted where needed; a text that a spreadsheet would take for a formula begins with an apostrophe. */
const cell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+\.\d\d$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const SORTABLE = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: HONDURAS,
})
const sortableTime = (iso: string) => (timeText(iso) ? SORTABLE.format(Date.parse(iso)) : '')

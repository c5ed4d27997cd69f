import { defineArrayMember, defineField, defineType } from 'sanity'
import { MoneyInput } from '../../inputs/MoneyInput'
import { RefundPreview, refundTitle } from '../../inputs/Refunds'
import { timeText } from '../previews/time'
import { TIME_OPTIONS } from './time-options'

// What happens to an order after the payment. Written by the functions and by the actions of orders.

const states = (titles: Readonly<Record<string, string>>) => ({
  list: Object.entries(titles).map(([value, title]) => ({ value, title })),
})

const REFUND_STATES = { pending: 'En camino', succeeded: 'Hecho', failed: 'Falló' }
const RETURN_STATES = { requested: 'Por responder', approved: 'Aprobada', declined: 'Rechazada' }
const DISPUTE_STATES = { open: 'Abierta', won: 'Ganada', lost: 'Perdida' }

const titleIn = (titles: Readonly<Record<string, string>>, value: unknown) =>
  titles[String(value)] ?? String(value)

const amount = defineField({
  name: 'amount',
  title: 'Monto',
  type: 'number',
  components: { input: MoneyInput },
})

interface Prepared {
  readonly amount?: unknown
  readonly status?: unknown
  readonly createdAt?: unknown
}

export const orderRefund = defineType({
  name: 'orderRefund',
  title: 'Reembolso',
  type: 'object',
  fields: [
    amount,
    defineField({ name: 'status', title: 'Estado', type: 'string', options: states(REFUND_STATES) }),
    defineField({ name: 'createdAt', title: 'Fecha', type: 'datetime', options: TIME_OPTIONS }),
  ],
  components: { preview: RefundPreview },
  preview: {
    select: { amount: 'amount', status: 'status', createdAt: 'createdAt' },
    prepare: ({ amount: paid, status, createdAt }: Prepared) => ({
      ...refundTitle({ amount: paid, state: titleIn(REFUND_STATES, status) }),
      subtitle: timeText(createdAt),
    }),
  },
})

export const orderDispute = defineType({
  name: 'orderDispute',
  title: 'Disputa',
  type: 'object',
  fields: [
    amount,
    defineField({ name: 'state', title: 'Estado', type: 'string', options: states(DISPUTE_STATES) }),
    defineField({ name: 'id', title: 'Código en Stripe', type: 'string' }),
  ],
})

export const orderCancellation = defineType({
  name: 'orderCancellation',
  title: 'Cancelación',
  type: 'object',
  fields: [
    defineField({ name: 'reason', title: 'Motivo', type: 'text', rows: 3 }),
    defineField({ name: 'at', title: 'Fecha', type: 'datetime', options: TIME_OPTIONS }),
  ],
})

export const orderPieces = defineType({
  name: 'orderPieces',
  title: 'Piezas',
  type: 'object',
  fields: [
    defineField({ name: 'productId', title: 'Código', type: 'string' }),
    defineField({ name: 'name', title: 'Nombre', type: 'string' }),
    defineField({ name: 'quantity', title: 'Cantidad', type: 'number' }),
  ],
  preview: {
    select: { productId: 'productId', name: 'name', quantity: 'quantity' },
    prepare: ({ productId, name, quantity }) => ({ title: `${quantity} × ${name ?? productId}` }),
  },
})

const units = defineField({
  name: 'lines',
  title: 'Piezas',
  type: 'array',
  of: [defineArrayMember({ type: 'orderPieces' })],
})

export const orderReturn = defineType({
  name: 'orderReturn',
  title: 'Devolución',
  type: 'object',
  fields: [
    defineField({ name: 'state', title: 'Estado', type: 'string', options: states(RETURN_STATES) }),
    defineField({ name: 'reason', title: 'Motivo de quien compró', type: 'text', rows: 3 }),
    units,
    defineField({ name: 'requestedAt', title: 'Pedida', type: 'datetime', options: TIME_OPTIONS }),
    defineField({ name: 'answer', title: 'Respuesta', type: 'text', rows: 3 }),
    defineField({ name: 'decidedAt', title: 'Respondida', type: 'datetime', options: TIME_OPTIONS }),
  ],
})

export const orderRestock = defineType({
  name: 'orderRestock',
  title: 'De vuelta en las existencias',
  type: 'object',
  fields: [units],
  preview: {
    select: { lines: 'lines' },
    prepare: ({ lines = [] }: { lines?: readonly { quantity?: number; productId?: string }[] }) => ({
      title: lines.map(({ quantity, productId }) => `${quantity} × ${productId}`).join(', ') || 'Nada',
    }),
  },
})

export const orderNotice = defineType({
  name: 'orderNotice',
  title: 'Aviso enviado',
  type: 'object',
  fields: [defineField({ name: 'sentAt', title: 'Enviado', type: 'datetime', options: TIME_OPTIONS })],
  preview: {
    select: { key: '_key', sentAt: 'sentAt' },
    prepare: ({ key, sentAt }) => ({ title: String(key), subtitle: timeText(sentAt) }),
  },
})

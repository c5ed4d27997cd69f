import { defineArrayMember, defineField, defineType } from 'sanity'
import { CURRENCIES } from '~/lib/money'
import { orderNumber } from '~/features/orders/order-number'
import { dayInHonduras } from '~/lib/honduras-time'
import { OrderIcon } from '../../icons'
import { ORDER_STATUSES, titleOf } from '../choices'
import { isLate, moneyMarks, piecesText, shownStatus } from '../../orders/order-facts'
import { MoneyInput } from '../../inputs/MoneyInput'
import { OrderStatusInput } from '../../inputs/OrderStatusInput'
import { RefundsInput } from '../../inputs/Refunds'
import { LANGUAGE_CHOICES } from '../languages'
import { TIME_OPTIONS } from '../objects/time-options'
import { moneyText } from '../previews/money'
import { shortDay } from '../previews/time'

/** The preview store gives lists as objects. */
const listOf = <Item>(list: Readonly<Record<string, Item>> | undefined): Item[] => Object.values(list ?? {})

/**
 * Written by the payment webhook; editors change orders by actions only. So there are no drafts: publishing an old one
 * would undo what the functions have written since.
 */
export const order = defineType({
  name: 'order',
  title: 'Pedido',
  type: 'document',
  icon: OrderIcon,
  readOnly: true,
  groups: [
    { name: 'shipment', title: 'Envío', default: true },
    { name: 'content', title: 'Contenido' },
    { name: 'customer', title: 'Cliente' },
    { name: 'payment', title: 'Pago' },
  ],
  fields: [
    defineField({
      name: 'trackingNumber',
      title: 'Número de rastreo',
      type: 'string',
      group: 'shipment',
      readOnly: true,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'status',
      title: 'Estado',
      type: 'string',
      group: 'shipment',
      description: 'Usa la acción «Avanzar el envío»: cambia el estado y agrega el paso al historial.',
      options: { list: [...ORDER_STATUSES] },
      components: { input: OrderStatusInput },
      readOnly: true,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'estimatedDelivery',
      title: 'Entrega estimada',
      description:
        'El día que ve quien sigue su pedido. Si el envío se atrasa, cámbialo con «Nota, entrega y empresa de envío».',
      type: 'date',
      group: 'shipment',
      options: { dateFormat: 'DD/MM/YYYY' },
    }),
    defineField({
      name: 'carrier',
      title: 'Empresa de envío',
      description: 'Quién lleva el paquete y con qué número de guía. Lo ve quien sigue su pedido.',
      type: 'orderCarrier',
      group: 'shipment',
    }),
    defineField({
      name: 'note',
      title: 'Nota interna',
      description: 'Solo se lee en el Studio: quien compró nunca la ve.',
      type: 'text',
      rows: 3,
      group: 'shipment',
    }),
    defineField({
      name: 'history',
      title: 'Historial',
      type: 'array',
      group: 'shipment',
      description: 'Lo lee quien sigue su pedido, del paso más antiguo al más nuevo.',
      readOnly: true,
      of: [defineArrayMember({ type: 'orderEvent' })],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'lines',
      title: 'Artículos',
      type: 'array',
      group: 'content',
      readOnly: true,
      of: [defineArrayMember({ type: 'orderLine' })],
      validation: (rule) => rule.required(),
    }),
    ...(
      [
        ['subtotal', 'Subtotal'],
        ['discount', 'Descuento'],
        ['shipping', 'Envío'],
        ['total', 'Total'],
      ] as const
    ).map(([name, title]) =>
      defineField({
        name,
        title,
        type: 'number',
        group: 'content',
        components: { input: MoneyInput },
        readOnly: true,
        validation: (rule) => rule.required(),
      }),
    ),
    defineField({
      name: 'discountCode',
      title: 'Código de descuento',
      type: 'string',
      group: 'content',
      readOnly: true,
      hidden: ({ value }) => value === undefined,
    }),
    defineField({
      name: 'currency',
      title: 'Moneda',
      type: 'string',
      group: 'content',
      options: { list: [...CURRENCIES] },
      readOnly: true,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'refunds',
      title: 'Reembolsos',
      type: 'array',
      group: 'payment',
      readOnly: true,
      components: { input: RefundsInput },
      of: [defineArrayMember({ type: 'orderRefund' })],
    }),
    defineField({
      name: 'dispute',
      title: 'Disputa',
      type: 'orderDispute',
      group: 'payment',
      readOnly: true,
      hidden: ({ value }) => value === undefined,
    }),
    defineField({
      name: 'cancellation',
      title: 'Cancelación',
      type: 'orderCancellation',
      group: 'shipment',
      readOnly: true,
      hidden: ({ value }) => value === undefined,
    }),
    defineField({
      name: 'returnRequest',
      title: 'Devolución',
      type: 'orderReturn',
      group: 'shipment',
      readOnly: true,
      hidden: ({ value }) => value === undefined,
    }),
    defineField({
      name: 'restocks',
      title: 'De vuelta en las existencias',
      type: 'array',
      group: 'content',
      readOnly: true,
      of: [defineArrayMember({ type: 'orderRestock' })],
    }),
    defineField({
      name: 'notices',
      title: 'Avisos enviados',
      type: 'array',
      group: 'customer',
      readOnly: true,
      of: [defineArrayMember({ type: 'orderNotice' })],
    }),
    defineField({
      name: 'reservation',
      title: 'Apartado',
      type: 'string',
      group: 'payment',
      readOnly: true,
      hidden: true,
    }),
    defineField({
      name: 'customer',
      title: 'Cliente',
      type: 'orderCustomer',
      group: 'customer',
      readOnly: true,
    }),
    defineField({
      name: 'locale',
      title: 'Idioma',
      type: 'string',
      group: 'customer',
      options: { list: LANGUAGE_CHOICES },
      readOnly: true,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'mails',
      title: 'Correos enviados',
      type: 'array',
      group: 'customer',
      readOnly: true,
      of: [defineArrayMember({ type: 'orderMail' })],
    }),
    defineField({
      name: 'resends',
      title: 'Correos por repetir',
      type: 'array',
      group: 'customer',
      readOnly: true,
      hidden: true,
      of: [defineArrayMember({ type: 'orderResend' })],
    }),
    defineField({
      name: 'paidAt',
      title: 'Pagado',
      type: 'datetime',
      options: TIME_OPTIONS,
      group: 'payment',
      readOnly: true,
    }),
    defineField({
      name: 'mode',
      title: 'Compra',
      type: 'string',
      group: 'payment',
      options: {
        list: [
          { value: 'cart', title: 'Carrito' },
          { value: 'buy-now', title: 'Comprar ahora' },
        ],
      },
      readOnly: true,
    }),
    defineField({
      name: 'sessionId',
      title: 'Sesión de pago',
      type: 'string',
      group: 'payment',
      readOnly: true,
    }),
    defineField({ name: 'paymentIntent', title: 'Pago', type: 'string', group: 'payment', readOnly: true }),
  ],
  orderings: [{ name: 'newest', title: 'Más recientes', by: [{ field: 'paidAt', direction: 'desc' }] }],
  preview: {
    select: {
      id: '_id',
      number: 'trackingNumber',
      status: 'status',
      total: 'total',
      currency: 'currency',
      lines: 'lines',
      customer: 'customer.name',
      paidAt: 'paidAt',
      createdAt: '_createdAt',
      estimate: 'estimatedDelivery',
      refunds: 'refunds',
      dispute: 'dispute',
    },
    prepare: ({
      id,
      number,
      status,
      total,
      currency,
      lines,
      customer,
      paidAt,
      createdAt,
      estimate,
      refunds,
      dispute,
    }) => ({
      title: [orderNumber(String(id ?? '')), moneyText(total, currency)].filter(Boolean).join(' · '),
      subtitle: [
        isLate({ status, estimatedDelivery: estimate }, dayInHonduras(new Date()))
          ? 'Atrasado'
          : titleOf(ORDER_STATUSES, shownStatus({ status, total, refunds: listOf(refunds) })),
        ...moneyMarks({ refunds: listOf(refunds), total, dispute }),
        shortDay(paidAt ?? createdAt),
        piecesText(lines),
        customer ?? number,
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})

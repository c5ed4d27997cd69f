import type { Translation } from '../format'
import type { Locale } from '../locales'

const en = {
  title: 'Your order',
  description: 'What you bought, where it is going, and your receipt.',
  noScript: 'Turn on JavaScript to see your order. You can also ask us about it on WhatsApp.',
  loading: 'Loading your order...',
  /** The order does not exist, or another person bought it. */
  notFound: 'Your account has no order with the number {number}. Did you place it from another account?',
  noNumber: 'Which order?',
  noNumberText: 'Choose one in your order history.',
  toHistory: 'See my orders',
  lines: 'What you bought',
  gone: 'No longer sold',
  discount: 'Discount',
  details: 'Details',
  paidOn: 'Paid on',
  deliveredOn: 'Delivered on',
  address: 'Delivery address',
  print: 'Print receipt',
  buyAgain: 'Buy again',
  track: 'Track this order',
  added: {
    one: '1 product added to your cart, at today’s price.',
    other: '{n} products added to your cart, at today’s prices.',
  },
  limit: 'The cart takes up to {n} of each product.',
  /** Before the names. */
  goneBefore: 'No longer sold:',
  toCart: 'Go to the cart',
  noPrices: 'We couldn’t load today’s prices. Check your connection and press “Buy again.”',
  returns: 'Need to return something?',
  yourReturn: 'Your return',
  yourReason: 'Your reason:',
  returnsText:
    'Once your order has arrived, you can request a return here. If you need something sooner, write to us.',
  lastReturnDay: 'The last day to request a return is {day}.',
  returnTooLate: 'The return period for this order is over. Write to us, and we will see what we can do.',
  returnWhat: 'What do you want to return? Choose everything now: you can ask once per order.',
  /** A choice: how many of the units bought. */
  returnOf: '{n} of {all}',
  returnReason: 'Why?',
  returnSend: 'Request the return',
  returnNothing: 'Choose what you want to return.',
  returnNoReason: 'Tell us why you want to return it.',
  /** Followed by the number of characters. */
  returnTooLong: 'Use at most 1,000 characters.',
  returnFailed: 'We could not send your request. Check your connection and try again.',
  returnStates: {
    requested: 'We have your request and will answer by email.',
    approved: 'Your return is approved.',
    declined: 'We could not accept this return.',
  },
  returnChat: 'Write to us',
  moneyBack: 'Refunds',
  refundedAll: 'We refunded all you paid: {all}.',
  refundedPart: 'We refunded {part} of {all}.',
  refundRejected:
    'Your bank rejected a refund of {amount}. Write to us, and we’ll find another way to return your money.',
  refundRejectedText:
    'Hi! My bank rejected the refund of {amount} for my order with the tracking number {number}.',
  disputes: {
    open: 'Your bank is reviewing a dispute over this payment.',
    won: 'The dispute over this payment is closed: the payment stands.',
    lost: 'The dispute over this payment is closed: your bank returned the money.',
  },
  returnPolicy: 'Return policy',
  askReturn: 'Return something',
  askReturnText: 'Hi! I would like to return something from my order {id} ({number}).',
  /** On the printed receipt. */
  receipt: 'Receipt',
  thanks: 'Thank you for shopping with {brand}.',
} as const

export type OrderPageMessages = Translation<typeof en>

const es: OrderPageMessages = {
  title: 'Tu pedido',
  description: 'Lo que compraste, a dónde va y tu recibo.',
  noScript: 'Activa JavaScript para ver tu pedido. También puedes preguntarnos por WhatsApp.',
  loading: 'Buscando tu pedido...',
  notFound: 'Tu cuenta no tiene un pedido con el número {number}. ¿Lo hiciste con otra cuenta?',
  noNumber: '¿Cuál pedido?',
  noNumberText: 'Elige uno en tu historial de pedidos.',
  toHistory: 'Ver mis pedidos',
  lines: 'Lo que compraste',
  gone: 'Ya no se vende',
  discount: 'Descuento',
  details: 'Detalles',
  paidOn: 'Pagado el',
  deliveredOn: 'Entregado el',
  address: 'Dirección de entrega',
  print: 'Imprimir recibo',
  buyAgain: 'Comprar de nuevo',
  track: 'Rastrear este pedido',
  added: {
    one: 'Agregamos 1 producto a tu carrito, al precio de hoy.',
    other: 'Agregamos {n} productos a tu carrito, a los precios de hoy.',
  },
  limit: 'En el carrito caben hasta {n} de cada producto.',
  goneBefore: 'Ya no vendemos:',
  toCart: 'Ir al carrito',
  noPrices: 'No pudimos cargar los precios de hoy. Revisa tu conexión y toca «Comprar de nuevo».',
  returns: '¿Quieres devolver algo?',
  yourReturn: 'Tu devolución',
  yourReason: 'Tu motivo:',
  returnsText:
    'Cuando tu pedido haya llegado, aquí podrás pedir una devolución. Si necesitas algo antes, escríbenos.',
  lastReturnDay: 'El último día para pedir una devolución es el {day}.',
  returnTooLate:
    'Ya venció el plazo para devolver algo de este pedido. Escríbenos y vemos qué se puede hacer.',
  returnWhat: '¿Qué quieres devolver? Elige todo de una vez: solo puedes pedirlo una vez por pedido.',
  returnOf: '{n} de {all}',
  returnReason: '¿Por qué?',
  returnSend: 'Pedir la devolución',
  returnNothing: 'Elige qué quieres devolver.',
  returnNoReason: 'Cuéntanos por qué lo devuelves.',
  returnTooLong: 'Usa 1,000 caracteres como máximo.',
  returnFailed: 'No pudimos enviar tu solicitud. Revisa tu conexión e intenta de nuevo.',
  returnStates: {
    requested: 'Recibimos tu solicitud y te respondemos por correo.',
    approved: 'Aprobamos tu devolución.',
    declined: 'No pudimos aceptar esta devolución.',
  },
  returnChat: 'Escríbenos',
  moneyBack: 'Reembolsos',
  refundedAll: 'Te reembolsamos todo lo que pagaste: {all}.',
  refundedPart: 'Te reembolsamos {part} de {all}.',
  refundRejected:
    'Tu banco rechazó un reembolso de {amount}. Escríbenos y buscamos otra manera de devolverte el dinero.',
  refundRejectedText:
    '¡Hola! Mi banco rechazó el reembolso de {amount} de mi pedido con el número de rastreo {number}.',
  disputes: {
    open: 'Tu banco está revisando una disputa de este pago.',
    won: 'La disputa de este pago se cerró: el pago se mantiene.',
    lost: 'La disputa de este pago se cerró: tu banco te devolvió el dinero.',
  },
  returnPolicy: 'Política de devoluciones',
  askReturn: 'Devolver algo',
  askReturnText: '¡Hola! Quiero devolver algo de mi pedido {id} ({number}).',
  receipt: 'Recibo',
  thanks: 'Gracias por comprar en {brand}.',
}

/** The texts of an order's own page. */
export const ORDER_PAGE_MESSAGES: Record<Locale, OrderPageMessages> = { es, en }

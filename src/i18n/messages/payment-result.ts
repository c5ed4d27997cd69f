import type { Translation } from '../format'
import type { Locale } from '../locales'

const en = {
  successTitle: 'Payment result',
  noScript:
    'Turn on JavaScript to check your payment. If you have paid, the confirmation is on its way by email.',
  verifying: 'Checking your payment...',
  thanks: 'Thank you! Your payment is complete',
  thanksText: 'We are already preparing your order.',
  /** After pressing the cart's button, or a link to a payment. */
  earlier: 'You made this payment earlier. Nothing was charged now.',
  restInCart: 'Other items are still in your cart.',
  orderNumber: 'Order number',
  totalPaid: 'Total paid',
  arrives: 'Arrives',
  shipsTo: 'Shipping to',
  sentTo: 'Confirmation sent to {email}',
  toOrder: 'See your order',
  track: 'Track your order',
  /** While the order is being written. */
  writing: 'We are saving your order. Its number will appear here in a moment...',
  /** The order was not there in time. */
  later:
    'We have received your payment. The order number and the tracking link are in the email we are sending you.',
  others:
    'This payment was made from another account. Its order number is in the email to the person who paid.',
  logIn: 'Log in to your account to see and track your order.',
  toHistory: 'See my orders',
  reading: 'Read this before your flight',
  pending: 'Pending or Failed',
  pendingTitle: 'What happens now',
  wait: 'Some payments take a few minutes to be confirmed. You can close this page.',
  payOnce: 'If you finished paying, do not pay again: one order never needs two payments.',
  emailFollows: 'When the payment is confirmed, we will email you your order number and the tracking link.',
  didNotGoThrough: 'The payment did not go through. Nothing was charged.',
  cartIsKept: 'Your cart is as you left it.',
  notCharged: 'If it does not go through, nothing is charged and your cart stays as it is.',
  status: 'Status: {status}',
  amount: 'Amount: {total}',
  statuses: { unpaid: 'unpaid', no_payment_required: 'no payment required' },
  checkAgain: 'Check again',
  stillPending: 'Not confirmed as of {time}.',
  noAnswer: 'No answer at {time}.',
  errorTitle: 'Payment Error',
  errorText: 'The payment status could not be verified.',
  noSession: 'No session ID found. If you already paid, the confirmation comes by email.',
  fetchFailed: 'Error getting the payment details',
  backToCart: 'Back to cart',
} as const

export type PaymentResultMessages = Translation<typeof en>

const es: PaymentResultMessages = {
  successTitle: 'Resultado del pago',
  noScript: 'Activa JavaScript para revisar tu pago. Si ya pagaste, la confirmación te llega por correo.',
  verifying: 'Revisando tu pago...',
  thanks: '¡Gracias! Recibimos tu pago',
  thanksText: 'Ya estamos preparando tu pedido.',
  earlier: 'Este pago lo hiciste antes. Ahora no se cobró nada.',
  restInCart: 'En tu carrito quedan otros productos.',
  orderNumber: 'Número de pedido',
  totalPaid: 'Total pagado',
  arrives: 'Llega',
  shipsTo: 'Se envía a',
  sentTo: 'Enviamos la confirmación a {email}',
  toOrder: 'Ver tu pedido',
  track: 'Rastrear tu pedido',
  writing: 'Estamos anotando tu pedido. En un momento aparece aquí su número...',
  later:
    'Recibimos tu pago. El número de pedido y el enlace para rastrearlo van en el correo que te estamos enviando.',
  others: 'Este pago se hizo desde otra cuenta. El número de pedido va en el correo a quien pagó.',
  logIn: 'Inicia sesión en tu cuenta para ver tu pedido y rastrearlo.',
  toHistory: 'Ver mis pedidos',
  reading: 'Para leer antes del vuelo',
  pending: 'Pendiente o fallido',
  pendingTitle: 'Qué pasa ahora',
  wait: 'Algunos pagos tardan unos minutos en confirmarse. Puedes cerrar esta página.',
  payOnce: 'Si terminaste de pagar, no pagues otra vez: un pedido nunca necesita dos pagos.',
  emailFollows:
    'Cuando el pago se confirme, te mandamos un correo con tu número de pedido y el enlace para rastrearlo.',
  didNotGoThrough: 'El pago no se completó. No se cobró nada.',
  cartIsKept: 'Tu carrito sigue como lo dejaste.',
  notCharged: 'Si el pago no se completa, no se cobra nada y tu carrito sigue igual.',
  status: 'Estado: {status}',
  amount: 'Monto: {total}',
  statuses: { unpaid: 'sin pagar', no_payment_required: 'sin pago pendiente' },
  checkAgain: 'Revisar otra vez',
  stillPending: 'A las {time} todavía no se había confirmado.',
  noAnswer: 'Sin respuesta a las {time}.',
  errorTitle: 'Error en el Pago',
  errorText: 'No se pudo verificar el estado del pago.',
  noSession:
    'A esta dirección le falta el número del pago. Si ya pagaste, la confirmación te llega por correo.',
  fetchFailed: 'Error al obtener los detalles del pago',
  backToCart: 'Volver al carrito',
}

/** The texts of the page after paying. */
export const PAYMENT_RESULT_MESSAGES: Record<Locale, PaymentResultMessages> = { es, en }

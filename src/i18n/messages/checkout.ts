import type { Translation } from '../format'
export const en = {
  buyNow: 'Buy Now',
  loginToBuy: 'Log in to buy',
  processing: 'Processing...',
  /** After `failed`, when there is no answer. */
  unreachable: 'You have not been charged. Check your connection.',
  /** After `failed`, when the answer has no details. */
  notCharged: 'You have not been charged.',
  /** The same, after too many attempts. */
  tooMany: 'You have not been charged. Wait a minute before you try again.',
  failed: 'Error processing payment. Please try again.',
  /** What changed while the page was open; amounts are written out. */
  priceMoved: '{name}: the price was {before}; now it is {now}.',
  noLongerSold: 'No longer sold: {name}.',
  soldOut: 'Sold out: {name}.',
  fewLeft: 'Only {left} left: {name}. We have updated your cart.',
  rateMoved: 'The exchange rate has changed: a dollar was {before}; now it is {now}.',
  payAgain:
    'We do not know yet whether an earlier payment went through. If you finished paying, wait for our email: the button makes another payment, even for the same items.',
  anotherPayment: 'Make another payment',
  offline: 'You are offline. Check your connection and try again.',
  pressAgain: 'You have not been charged. Press the button again to continue with today’s amounts.',
  /** The steps from the cart to the order, at the top of the page. */
  steps: { label: 'Checkout steps', cart: 'Cart', pay: 'Pay', done: 'Done' },
} as const

export const es: Translation<typeof en> = {
  buyNow: 'Comprar Ahora',
  loginToBuy: 'Iniciar Sesión para Comprar',
  processing: 'Procesando...',
  unreachable: 'No se cobró nada. Revisa tu conexión.',
  notCharged: 'No se cobró nada.',
  tooMany: 'No se cobró nada. Espera un minuto antes de intentar de nuevo.',
  failed: 'Error al procesar el pago. Por favor, intenta de nuevo.',
  priceMoved: '{name}: el precio era {before}; ahora es {now}.',
  noLongerSold: 'Ya no vendemos {name}.',
  soldOut: 'Sin existencias: {name}.',
  fewLeft: 'De {name} solo hay {left}. Ajustamos tu carrito.',
  rateMoved: 'La tasa de cambio es otra: un dólar valía {before}; ahora vale {now}.',
  payAgain:
    'Todavía no sabemos si un pago anterior pasó. Si terminaste de pagar, espera nuestro correo: con el botón harás otro pago, incluso por lo mismo.',
  anotherPayment: 'Hacer otro pago',
  offline: 'No tienes conexión. Revísala e intenta otra vez.',
  pressAgain: 'No se cobró nada. Presiona el botón otra vez para continuar con los montos de hoy.',
  steps: { label: 'Pasos de tu compra', cart: 'Carrito', pay: 'Pago', done: 'Listo' },
}

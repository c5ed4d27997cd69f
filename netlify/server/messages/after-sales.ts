import type { Locale } from '~/i18n/locales'

const en = {
  backInStock: {
    subject: (name: string) => `Back in stock: ${name}`,
    heading: 'Back in stock!',
    body: (name: string) =>
      `You asked us to let you know when this is back in stock: ${name}. Quantities may be limited.`,
    action: 'See it in the shop',
    why: 'You are getting this one email because you asked for it on our site. We have already deleted your address.',
  },
  refunded: {
    subject: (order: string) => `Refund for order ${order}`,
    heading: 'Your money is on its way back',
    body: (amount: string, order: string) => `We have refunded ${amount} for your order ${order}.`,
    all: 'Everything you paid has now been refunded.',
    part: (refunded: string, total: string) => `So far, ${refunded} of ${total} has been refunded.`,
    unshipped: 'Your order is canceled and will not ship.',
    when: 'It should reach your account in 5 to 10 business days, depending on your bank.',
  },
  refundFailed: {
    subject: (order: string) => `The refund for order ${order} did not go through`,
    heading: 'Your bank rejected the refund',
    body: (amount: string, order: string) =>
      `The refund of ${amount} for your order ${order} came back to us. Write to us, and we’ll find another way to return your money.`,
  },
  disputed: {
    subject: (order: string) => `About the dispute over order ${order}`,
    heading: 'We have heard from your bank',
    body: (amount: string, order: string) =>
      `Your bank has told us about a dispute over your payment of ${amount} for order ${order}. If something is wrong with your order, write to us: we want to make it right.`,
  },
  disputeWon: {
    subject: (order: string) => `The dispute over order ${order} is closed`,
    heading: 'The dispute is closed',
    body: (amount: string, order: string) =>
      `Your bank has decided that the payment of ${amount} for order ${order} stands.`,
  },
  disputeLost: {
    subject: (order: string) => `The dispute over order ${order} is closed`,
    heading: 'The dispute is closed',
    body: (amount: string, order: string) =>
      `Your bank has decided in your favor and is returning ${amount} for order ${order} to you.`,
  },
  returnRequested: {
    subject: (order: string) => `We have your return request for order ${order}`,
    heading: 'We have your return request',
    body: (order: string) =>
      `You asked to return the items below from order ${order}. We’ll answer within two business days; until then, please keep them as they are.`,
  },
  returnApproved: {
    subject: (order: string) => `Your return for order ${order} is approved`,
    heading: 'Your return is approved',
    body: (order: string) => `You can send back these items from order ${order}:`,
  },
  returnDeclined: {
    subject: (order: string) => `About your return for order ${order}`,
    heading: 'We cannot accept this return',
    body: (order: string) => `We have reviewed your request to return these items from order ${order}:`,
  },
  review: {
    subject: (brand: string) => `How was it? Take a minute to tell ${brand}`,
    heading: (name: string) => (name ? `How was it, ${name}?` : 'How was it?'),
    body: 'You have had your order for a little while now. What would you buy again? There’s no need to log in: choose a product and tell other travelers what you think of it.',
    about: (name: string) => `Review ${name}`,
    why: 'You are getting this one email because you bought this from us. Each link works once and is meant only for you.',
  },
  /** For the shop itself. */
  shop: {
    returnSubject: (order: string) => `Return requested: order ${order}`,
    returnBody: (order: string, tracking: string) =>
      `A buyer wants to return something from order ${order} (${tracking}). Answer it in the Studio: Pedidos → Piden devolución.`,
    reason: (reason: string) => `Their reason: ${reason}`,
  },
}

export type AfterSalesTexts = typeof en

const es: AfterSalesTexts = {
  backInStock: {
    subject: (name) => `De nuevo en la tienda: ${name}`,
    heading: '¡De nuevo en la tienda!',
    body: (name) =>
      `Nos pediste que te avisáramos: «${name}» está de nuevo en la tienda. Puede que queden pocas unidades.`,
    action: 'Verlo en la tienda',
    why: 'Recibes este único correo porque lo pediste en nuestro sitio. Ya borramos tu dirección.',
  },
  refunded: {
    subject: (order) => `Reembolso de tu pedido ${order}`,
    heading: 'Tu dinero va de regreso',
    body: (amount, order) => `Te reembolsamos ${amount} de tu pedido ${order}.`,
    all: 'Con esto ya te devolvimos todo lo que pagaste.',
    part: (refunded, total) => `Hasta hoy te hemos reembolsado ${refunded} de ${total}.`,
    unshipped: 'Tu pedido queda cancelado y no se enviará.',
    when: 'El dinero suele aparecer en tu cuenta o tarjeta en un plazo de 5 a 10 días hábiles, según tu banco.',
  },
  refundFailed: {
    subject: (order) => `El reembolso de tu pedido ${order} no llegó`,
    heading: 'Tu banco rechazó el reembolso',
    body: (amount, order) =>
      `El reembolso de ${amount} de tu pedido ${order} volvió a nuestra cuenta. Escríbenos y buscamos otra manera de devolverte el dinero.`,
  },
  disputed: {
    subject: (order) => `Sobre la disputa de tu pedido ${order}`,
    heading: 'Tu banco nos escribió',
    body: (amount, order) =>
      `Tu banco nos avisa que el pago de ${amount} de tu pedido ${order} está en disputa. Si algo no está bien con tu pedido, escríbenos: queremos arreglarlo.`,
  },
  disputeWon: {
    subject: (order) => `Se cerró la disputa de tu pedido ${order}`,
    heading: 'La disputa se cerró',
    body: (amount, order) => `Tu banco decidió que el pago de ${amount} de tu pedido ${order} se mantiene.`,
  },
  disputeLost: {
    subject: (order) => `Se cerró la disputa de tu pedido ${order}`,
    heading: 'La disputa se cerró',
    body: (amount, order) => `Tu banco decidió a tu favor: te devuelve ${amount} de tu pedido ${order}.`,
  },
  returnRequested: {
    subject: (order) => `Recibimos tu solicitud de devolución del pedido ${order}`,
    heading: 'Recibimos tu solicitud',
    body: (order) =>
      `Nos pediste devolver lo que ves en esta lista, de tu pedido ${order}. Te respondemos en un máximo de dos días hábiles; mientras tanto, guárdalo todo tal como está.`,
  },
  returnApproved: {
    subject: (order) => `Aprobamos la devolución de tu pedido ${order}`,
    heading: 'Aprobamos tu devolución',
    body: (order) => `Puedes devolvernos esto de tu pedido ${order}:`,
  },
  returnDeclined: {
    subject: (order) => `Sobre la devolución de tu pedido ${order}`,
    heading: 'No podemos aceptar esta devolución',
    body: (order) => `Revisamos tu solicitud de devolver esto de tu pedido ${order}:`,
  },
  review: {
    subject: (brand) => `¿Qué tal te fue? Cuéntaselo a ${brand}: te toma un minuto`,
    heading: (name) => (name ? `¿Qué tal te fue, ${name}?` : '¿Qué tal te fue?'),
    body: 'Tu pedido llegó hace unos días. ¿Qué volverías a comprar? No hace falta iniciar sesión: elige un producto y cuéntale qué te pareció a quien viaje después.',
    about: (name) => `Escribir una reseña de ${name}`,
    why: 'Recibes este único correo porque nos compraste esto. Cada enlace funciona una sola vez y es solo para ti.',
  },
  shop: {
    returnSubject: (order) => `Piden devolución: pedido ${order}`,
    returnBody: (order, tracking) =>
      `Alguien quiere devolver algo del pedido ${order} (${tracking}). Respóndele en el Studio: Pedidos → Piden devolución.`,
    reason: (reason) => `Su motivo: ${reason}`,
  },
}

export const afterSalesTexts: Record<Locale, AfterSalesTexts> = { es, en }

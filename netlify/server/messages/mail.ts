import type { OrderStatus } from '~/features/orders/status'
import type { Locale } from '~/i18n/locales'

const en = {
  common: {
    /** Under every mail, before the WhatsApp link. */
    questions: 'Questions? Write to us:',
    whatsapp: (brand: string) => `${brand} on WhatsApp`,
    whatsappGreeting: (order: string) => `Hi! I have a question about my order ${order}.`,
    track: 'Track my order',
    seeOrder: 'See my order, print a receipt, or buy again',
    tracking: 'Tracking number',
    /** Before the editor’s reason for a cancellation. */
    reason: (reason: string) => `Reason: ${reason}`,
    /** Before the carrier's name and number. */
    carrier: 'Shipped with',
    estimate: (date: string) => `Estimated delivery: ${date}`,
  },
  order: {
    subject: (order: string, brand: string) => `Your ${brand} order ${order} is confirmed`,
    preview: 'Thank you! We are getting your order ready.',
    heading: (name: string) => (name ? `Thank you, ${name}!` : 'Thank you!'),
    body: (order: string) =>
      `We have received your payment and are getting order ${order} ready. It ships in 1 to 2 business days.`,
    subtotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Shipping',
    free: 'Free',
    total: 'Total',
    shipTo: 'Shipping to',
  },
  status: {
    subject: (order: string, status: string) => `Order ${order}: ${status}`,
    place: (place: string, time: string) => (place ? `${place}, ${time}` : time),
    time: (time: string) => `${time} (Honduras time)`,
    names: {
      confirmed: 'confirmed',
      processing: 'processing',
      in_transit: 'in transit',
      out_for_delivery: 'out for delivery',
      delivered: 'delivered',
      cancelled: 'canceled',
    } satisfies Record<OrderStatus, string>,
    headings: {
      confirmed: 'Your order is confirmed',
      processing: 'We are packing your order',
      in_transit: 'Your order is on its way',
      out_for_delivery: 'Your order is out for delivery',
      delivered: 'Your order has been delivered',
      cancelled: 'Your order was canceled',
    } satisfies Record<OrderStatus, string>,
    bodies: {
      confirmed: 'We have received your payment.',
      processing: 'Our team is packing it with care. It will ship soon.',
      in_transit: 'It has shipped and is on its way to you.',
      out_for_delivery: 'The driver has it. Almost there!',
      delivered: 'We hope it is everything you need for your trip. Enjoy Honduras!',
      cancelled:
        'We will refund what you paid; your bank may take 5 to 10 business days to show it. If you didn’t ask us to cancel, or the refund has not arrived by then, write to us and we’ll take care of it.',
    } satisfies Record<OrderStatus, string>,
  },
  confirm: {
    subject: (brand: string) => `Confirm your subscription to ${brand}`,
    preview: 'Confirm your address, and your discount code is on its way.',
    heading: 'Is this your email address?',
    body: 'Someone (you, we hope) asked for our newsletter and a discount code at this address. Confirm it, and we will send you the code.',
    action: 'Confirm my subscription',
    expires: 'The link expires in three days.',
    why: 'Not you? Ignore this email: without your confirmation, we will not send you anything else.',
  },
  welcome: {
    subject: (percent: number) => `Here is your ${percent}% discount`,
    preview: (code: string) => `Use ${code} when you pay.`,
    heading: 'Welcome aboard!',
    body: (percent: number) =>
      `Thank you for joining us. Here is ${percent}% off your next purchase. Enter the code on the payment page:`,
    action: 'Go to the shop',
    after:
      'From time to time, we will email you about new products, deals, and ideas for traveling in Honduras.',
    why: 'You are receiving this email because this address was used to subscribe to our newsletter. Not you, or no longer interested?',
    unsubscribe: 'Unsubscribe',
  },
}

export type MailTexts = typeof en

const es: MailTexts = {
  common: {
    questions: '¿Tienes dudas? Escríbenos:',
    whatsapp: (brand) => `WhatsApp de ${brand}`,
    whatsappGreeting: (order) => `¡Hola! Tengo una consulta sobre mi pedido ${order}.`,
    track: 'Rastrear mi pedido',
    seeOrder: 'Ver mi pedido, imprimir el recibo o comprar de nuevo',
    tracking: 'Número de rastreo',
    reason: (reason) => `Motivo: ${reason}`,
    carrier: 'Empresa de envío',
    estimate: (date) => `Entrega estimada: ${date}`,
  },
  order: {
    subject: (order, brand) => `Tu pedido ${order} de ${brand} está confirmado`,
    preview: '¡Gracias! Ya estamos preparando tu pedido.',
    heading: (name) => (name ? `¡Gracias, ${name}!` : '¡Gracias!'),
    body: (order) =>
      `Recibimos tu pago y ya estamos preparando el pedido ${order}. Sale en 1 o 2 días hábiles.`,
    subtotal: 'Subtotal',
    discount: 'Descuento',
    shipping: 'Envío',
    free: 'Gratis',
    total: 'Total',
    shipTo: 'Lo enviamos a',
  },
  status: {
    subject: (order, status) => `Pedido ${order}: ${status}`,
    place: (place, time) => (place ? `${place}, ${time}` : time),
    time: (time) => `${time} (hora de Honduras)`,
    names: {
      confirmed: 'confirmado',
      processing: 'en preparación',
      in_transit: 'en camino',
      out_for_delivery: 'en reparto',
      delivered: 'entregado',
      cancelled: 'cancelado',
    },
    headings: {
      confirmed: 'Tu pedido está confirmado',
      processing: 'Estamos empacando tu pedido',
      in_transit: 'Tu pedido va en camino',
      out_for_delivery: 'Tu pedido está en reparto',
      delivered: 'Tu pedido fue entregado',
      cancelled: 'Tu pedido fue cancelado',
    },
    bodies: {
      confirmed: 'Recibimos tu pago.',
      processing: 'Nuestro equipo lo está alistando con cariño. Pronto sale.',
      in_transit: 'Ya salió de nuestras manos y va rumbo a ti.',
      out_for_delivery: 'Ya lo lleva el repartidor. ¡Falta poco!',
      delivered: 'Ojalá sea todo lo que necesitas para tu viaje. ¡Disfruta Honduras!',
      cancelled:
        'Te devolvemos lo que pagaste; tu banco puede tardar de 5 a 10 días hábiles en mostrarlo. Si no fuiste tú quien pidió cancelarlo, o si para entonces el reembolso no te ha llegado, escríbenos y lo resolvemos.',
    },
  },
  confirm: {
    subject: (brand) => `Confirma tu suscripción a ${brand}`,
    preview: 'Confirma tu correo y te mandamos tu código de descuento.',
    heading: '¿Es tuya esta dirección de correo?',
    body: 'Alguien (esperamos que hayas sido tú) pidió nuestro boletín y un código de descuento con esta dirección. Confírmala y te mandamos el código.',
    action: 'Confirmar mi suscripción',
    expires: 'El enlace funciona durante tres días.',
    why: '¿No fuiste tú? Entonces ignora este correo: sin tu confirmación no te enviamos nada más.',
  },
  welcome: {
    subject: (percent) => `Aquí está tu ${percent} % de descuento`,
    preview: (code) => `Usa ${code} al pagar.`,
    heading: '¡Qué alegría tenerte a bordo!',
    body: (percent) =>
      `Gracias por suscribirte. Tienes un ${percent}\u00a0% de descuento en tu próxima compra; escribe el código en la página de pago:`,
    action: 'Ir a la tienda',
    after: 'De vez en cuando te mandaremos novedades, ofertas e ideas para recorrer Honduras.',
    why: 'Recibes este correo porque alguien suscribió esta dirección a nuestro boletín. ¿No fuiste tú o ya no lo quieres?',
    unsubscribe: 'Cancelar la suscripción',
  },
}

export const mailTexts: Record<Locale, MailTexts> = { es, en }

import type { OrderStatus } from '~/features/orders/status'
import type { Locale } from '~/i18n/locales'

const en = {
  common: {
    /** Under every mail, before the WhatsApp link. */
    questions: 'Questions? Write to us:',
    whatsapp: (brand: string) => `WhatsApp with ${brand}`,
    whatsappGreeting: (order: string) => `Hello! I have a question about my order ${order}.`,
    track: 'Track my order',
    seeOrder: 'See my order: receipt, details, buy again',
    tracking: 'Tracking number',
    estimate: (date: string) => `Estimated delivery: ${date}`,
  },
  order: {
    subject: (order: string, brand: string) => `Your ${brand} order ${order} is confirmed`,
    preview: 'Thank you! We are getting your order ready.',
    heading: (name: string) => (name ? `Thank you, ${name}!` : 'Thank you!'),
    body: (order: string) =>
      `We have received your payment for order ${order} and are getting it ready. It leaves within 1 or 2 business days.`,
    subtotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Shipping',
    free: 'Free',
    total: 'Total',
    shipTo: 'We send it to',
  },
  status: {
    subject: (order: string, status: string) => `Order ${order}: ${status}`,
    place: (place: string, time: string) => (place ? `${place}, ${time}` : time),
    time: (time: string) => `${time} (Honduras time)`,
    names: {
      confirmed: 'confirmed',
      processing: 'being prepared',
      in_transit: 'on its way',
      out_for_delivery: 'out for delivery',
      delivered: 'delivered',
      cancelled: 'cancelled',
    } satisfies Record<OrderStatus, string>,
    headings: {
      confirmed: 'Your order is confirmed',
      processing: 'We are packing your order',
      in_transit: 'Your order is on its way',
      out_for_delivery: 'Your order is out for delivery',
      delivered: 'Your order has been delivered',
      cancelled: 'Your order was cancelled',
    } satisfies Record<OrderStatus, string>,
    bodies: {
      confirmed: 'We have received your payment.',
      processing: 'Our team is putting it together with care. It will leave soon.',
      in_transit: 'It has left our hands and is travelling to you.',
      out_for_delivery: 'The courier has it and will ring soon. Have a good trip!',
      delivered: 'We hope that it is all you need for your trip. Enjoy Honduras!',
      cancelled:
        'If you did not ask for it or are waiting for a refund, write to us and we will sort it out.',
    } satisfies Record<OrderStatus, string>,
  },
  confirm: {
    subject: (brand: string) => `Confirm your subscription to ${brand}`,
    preview: 'One click, and your discount code is on its way.',
    heading: 'Is this your address?',
    body: 'Somebody, we hope you, asked for our newsletter and a discount code at this address. Confirm it and we will send you the code.',
    action: 'Confirm my subscription',
    expires: 'The link works for three days.',
    why: 'Was it not you? Then ignore this mail: without your confirmation we send you nothing more.',
  },
  welcome: {
    subject: (percent: number) => `Here is your ${percent}% discount`,
    preview: (code: string) => `Use ${code} when you pay.`,
    heading: 'Welcome aboard!',
    body: (percent: number) =>
      `Thank you for joining us. Here is ${percent}% off your next purchase; type the code on the payment page:`,
    action: 'Go to the shop',
    after: 'From time to time we will send you new products, offers and ideas for travelling Honduras.',
    why: 'You get this mail because this address was signed up in our shop. Was it not you, or have you had enough?',
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
    seeOrder: 'Ver mi pedido: recibo, detalles y volver a comprar',
    tracking: 'Número de rastreo',
    estimate: (date) => `Entrega estimada: ${date}`,
  },
  order: {
    subject: (order, brand) => `Tu pedido ${order} de ${brand} está confirmado`,
    preview: '¡Gracias! Ya estamos preparando tu pedido.',
    heading: (name) => (name ? `¡Gracias, ${name}!` : '¡Gracias!'),
    body: (order) =>
      `Recibimos el pago de tu pedido ${order} y ya lo estamos preparando. Sale en 1 o 2 días hábiles.`,
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
      out_for_delivery: 'Lo lleva el repartidor y pronto tocará tu puerta. ¡Buen viaje!',
      delivered: 'Ojalá sea todo lo que necesitas para tu viaje. ¡Disfruta Honduras!',
      cancelled: 'Si no lo pediste tú o esperas un reembolso, escríbenos y lo resolvemos.',
    },
  },
  confirm: {
    subject: (brand) => `Confirma tu suscripción a ${brand}`,
    preview: 'Un clic y tu código de descuento va en camino.',
    heading: '¿Es tuya esta dirección?',
    body: 'Alguien, esperamos que tú, pidió nuestro boletín y un código de descuento con esta dirección. Confírmala y te mandamos el código.',
    action: 'Confirmar mi suscripción',
    expires: 'El enlace funciona durante tres días.',
    why: '¿No fuiste tú? Entonces ignora este correo: sin tu confirmación no te enviamos nada más.',
  },
  welcome: {
    subject: (percent) => `Aquí está tu ${percent} % de descuento`,
    preview: (code) => `Usa ${code} al pagar.`,
    heading: '¡Qué alegría tenerte a bordo!',
    body: (percent) =>
      `Gracias por unirte. Tienes un ${percent} % de descuento en tu próxima compra; escribe el código en la página de pago:`,
    action: 'Ir a la tienda',
    after: 'De vez en cuando te mandaremos novedades, ofertas e ideas para recorrer Honduras.',
    why: 'Recibes este correo porque alguien anotó esta dirección en nuestra tienda. ¿No fuiste tú o ya no lo quieres?',
    unsubscribe: 'Cancelar la suscripción',
  },
}

export const mailTexts: Record<Locale, MailTexts> = { es, en }

import type { Locale } from '~/i18n/locales'

const en = {
  errors: {
    internal: 'Something went wrong on our end. Please try again.',
    notConfigured: 'This part of the shop is not available yet. Write to us and we will help you.',
    methodNotAllowed: (methods: readonly string[]) => `Only ${methods.join(' or ')} works here.`,
    unsupportedType: 'The content must be JSON (application/json).',
    tooLarge: (limit: number) => `The content is larger than ${limit} bytes.`,
    invalidJson: 'The content is not valid JSON.',
    invalid: 'Something you sent is not valid. Please reload the page and try again.',
    invalidEmail: 'This email address is not valid. Please check it and try again.',
    tooManyLines: (most: number) =>
      `An order can have up to ${most} different products. Remove some and order them separately.`,
    badQuantity: (most: number) => `You can buy 1 to ${most} of each product.`,
    badSignature: 'The signature of the event is not valid or has expired.',
    badAttempt: 'The Idempotency-Key header must be 8 to 100 letters, digits, or dashes.',
    unavailable: (service: string) => `${service} is not responding right now. Please try again in a minute.`,
    missingToken: 'Please log in to continue.',
    expiredToken: 'Your session has expired. Please log in again.',
    invalidToken: 'Your session could not be verified. Please log in again.',
    otherPerson:
      'This checkout was started from another account. Log in with that account, or start again from your cart.',
    numberTypo: 'There seems to be a typo in the tracking number. Please check the last few characters.',
    numberNotFound: (number: string) =>
      `Tracking number "${number}" not found. Please verify the number and try again.`,
    paymentNotFound: 'We can’t find this payment. Check the link or write to us.',
    unreadableOrder:
      'Something is wrong with the data of this order. Write to us, and we will tell you where it is.',
    pictureNotFound: 'This picture does not exist.',
    inStock: 'Good news: you can buy this product now.',
    productNotFound: 'We can’t find this product. Go back to the shop and choose another.',
    badReviewLink: 'This link is not valid or has expired. If you have something to tell us, write to us.',
    alreadyReviewed: 'We already have your review of this product.',
    returnNotDelivered: 'You can ask for a return once the order has arrived.',
    returnCancelled: 'This order was canceled, so there is nothing to return.',
    returnRequested:
      'You have already requested a return for this order, so this one was not sent. Write to us if you want to change it.',
    returnTooLate: (days: number) =>
      `You can ask for a return up to ${days} ${days === 1 ? 'day' : 'days'} after delivery. Write to us, and we will see what we can do.`,
    /** Names of products whose price changed, and of products that are no longer sold. */
    outdated: (changed: readonly string[], gone: readonly string[]) =>
      [
        changed.length > 0 && `The price has changed: “${changed.join(',” “')}.”`,
        gone.length > 0 && `No longer sold: “${gone.join(',” “')}.”`,
        'Please check your cart and try again.',
      ]
        .filter(Boolean)
        .join(' '),
    /** Products with fewer units left than the cart asks for. */
    tooFew: (products: readonly { name: string; left: number }[]) =>
      [
        ...products.map(({ name, left }) =>
          left === 0 ? `Sold out: ${name}.` : `Only ${left} left: ${name}.`,
        ),
        'Please check your cart and try again.',
      ].join(' '),
    amountTooLarge: (most: string) =>
      `We can charge up to ${most} per purchase. Please remove something from your cart or write to us.`,
    amountTooSmall: 'The total is too small to charge. Add something to your cart or write to us.',
    alreadyPaid: 'You have already paid for this.',
    paymentPending: 'Your last payment is not confirmed yet. Please wait for our email before you pay again.',
    checkoutClosed:
      'This checkout has already closed. If you have paid, check your email; if not, go back to the cart to start another one.',
    tooManyCalls: 'Too many requests came from your connection. Please try again in a minute.',
    tooManyToday:
      'Too many requests came from your connection today. Please try again tomorrow, or write to us.',
    tooManyAlerts: (most: number) =>
      `You have already asked for ${most} alerts at this address. We will email you when one of the products is back.`,
    undeliverable: 'Email cannot be sent to this address. Please check it.',
    badConfirmLink: 'This link is not valid or has expired. Please subscribe again on our site.',
    badUnsubscribeLink: 'This link is not valid. Please use the one in the latest email we sent you.',
  },
  services: {
    payments: 'The payment service',
    content: 'The catalog',
    identity: 'The login service',
    mail: 'The email service',
    build: 'The publishing service',
    ai: 'The AI service',
  },
  checkout: {
    /** Shipping lines on the payment page. */
    freeShipping: 'Free shipping',
    flatShipping: 'Standard shipping',
  },
  order: {
    /** Place of the first entry in an order's history. */
    shop: 'Online shop',
  },
  newsletter: {
    unsubscribe: {
      title: 'Unsubscribe',
      ask: (email: string) => `Do you want to stop getting our newsletter at ${email}?`,
      confirm: 'Yes, unsubscribe me',
      doneTitle: 'You are unsubscribed',
      done: (email: string) => `We will not send the newsletter to ${email} anymore.`,
    },
    confirm: {
      title: 'Confirm your subscription',
      ask: (email: string) => `Do you want our newsletter at ${email}? We will send you the discount code.`,
      confirm: 'Yes, subscribe me',
      doneTitle: 'You are subscribed',
      done: (email: string) => `Your discount code is in our welcome email to ${email}.`,
    },
  },
  page: {
    shop: 'Go to the shop',
    help: 'Help and contact',
    privacy: 'Privacy Policy',
    errorTitle: 'That did not work',
  },
  review: {
    title: (name: string) => `What do you think of ${name}?`,
    stars: 'Your rating',
    ratings: { 5: 'Excellent', 4: 'Good', 3: 'OK', 2: 'Not so good', 1: 'Bad' },
    text: 'What should other travelers know?',
    name: 'Your first name, as others will see it',
    language: 'You are writing in',
    languages: { es: 'Español', en: 'English' },
    note: 'We read every review before it appears. Good or bad, it is published if it is about the product.',
    send: 'Send my review',
    problems: {
      rating: 'Choose a rating.',
      text: 'Write something about the product, in up to 2,000 characters.',
      name: 'Enter your first name, in up to 40 characters.',
      language: 'Choose the language you are writing in.',
    },
    thanks: 'Thank you!',
    thanksText: 'Your review will appear once we have read it.',
  },
  backInStock: {
    title: 'We will let you know',
    done: (email: string) =>
      `As soon as it is back, you will get one email at ${email}. We use your address for nothing else.`,
    back: 'Back to the product',
  },
}

export type ServerMessages = typeof en
export type Service = keyof ServerMessages['services']

const es: ServerMessages = {
  errors: {
    internal: 'Algo salió mal de nuestro lado. Intenta de nuevo.',
    notConfigured: 'Esta parte de la tienda no está disponible todavía. Escríbenos y te ayudamos.',
    methodNotAllowed: (methods) => `Aquí solo se puede usar ${methods.join(' o ')}.`,
    unsupportedType: 'El contenido debe ser JSON (application/json).',
    tooLarge: (limit) => `El contenido pasa de ${limit} bytes.`,
    invalidJson: 'El contenido no es JSON válido.',
    invalid: 'Algo de lo que enviaste no es válido. Recarga la página e intenta de nuevo.',
    invalidEmail: 'Esta dirección de correo no es válida. Revísala e intenta de nuevo.',
    tooManyLines: (most) =>
      `Una compra puede tener hasta ${most} productos distintos. Quita algunos y haz otra compra con ellos.`,
    badQuantity: (most) => `De cada producto se pueden comprar de 1 a ${most}.`,
    badSignature: 'La firma del aviso no es válida o es demasiado antigua.',
    badAttempt: 'El encabezado Idempotency-Key debe tener de 8 a 100 letras, cifras o guiones.',
    unavailable: (service) => `${service} no responde en este momento. Intenta de nuevo en un minuto.`,
    missingToken: 'Inicia sesión para continuar.',
    expiredToken: 'Tu sesión venció. Inicia sesión de nuevo.',
    invalidToken: 'No pudimos comprobar tu sesión. Inicia sesión de nuevo.',
    otherPerson:
      'Esta compra se empezó con otra cuenta. Inicia sesión con esa cuenta o empieza de nuevo desde tu carrito.',
    numberTypo: 'Parece que hay un error en el número de rastreo. Revisa los últimos caracteres.',
    numberNotFound: (number) =>
      `No encontramos el número de rastreo «${number}». Verifica el número e intenta de nuevo.`,
    paymentNotFound: 'No encontramos este pago. Revisa el enlace o escríbenos.',
    unreadableOrder: 'Hay un problema con los datos de este pedido. Escríbenos y te decimos dónde está.',
    pictureNotFound: 'Esa imagen no existe.',
    inStock: 'Buenas noticias: ya puedes comprar este producto.',
    productNotFound: 'No encontramos este producto. Regresa a la tienda y elige otro.',
    badReviewLink: 'Este enlace no es válido o ya venció. Escríbenos si quieres contarnos algo.',
    alreadyReviewed: 'Ya tenemos tu reseña de este producto.',
    returnNotDelivered: 'Puedes pedir una devolución cuando tu pedido haya llegado.',
    returnCancelled: 'Este pedido se canceló, así que no hay nada que devolver.',
    returnRequested:
      'Ya pediste una devolución de este pedido, así que esta no se envió. Escríbenos si quieres cambiarla.',
    returnTooLate: (days) =>
      `Puedes pedir una devolución hasta ${days} ${days === 1 ? 'día' : 'días'} después de la entrega. Escríbenos y vemos qué se puede hacer.`,
    outdated: (changed, gone) =>
      [
        changed.length > 0 && `El precio cambió: «${changed.join('», «')}».`,
        gone.length > 0 && `Ya no vendemos «${gone.join('», «')}».`,
        'Revisa tu carrito e intenta de nuevo.',
      ]
        .filter(Boolean)
        .join(' '),
    tooFew: (products) =>
      [
        ...products.map(({ name, left }) =>
          left === 0
            ? `Sin existencias: «${name}».`
            : left === 1
              ? `Solo queda 1 de «${name}».`
              : `Solo quedan ${left} de «${name}».`,
        ),
        'Revisa tu carrito e intenta de nuevo.',
      ].join(' '),
    amountTooLarge: (most) => `Podemos cobrar hasta ${most} por compra. Quita algo del carrito o escríbenos.`,
    amountTooSmall: 'El total es demasiado pequeño para cobrarlo. Agrega algo al carrito o escríbenos.',
    alreadyPaid: 'Esto ya lo pagaste.',
    paymentPending:
      'Tu último pago todavía no se ha confirmado. Espera nuestro correo antes de pagar otra vez.',
    checkoutClosed:
      'Este intento de pago ya se cerró. Si ya pagaste, revisa tu correo; si no, vuelve al carrito para empezar otro.',
    tooManyCalls: 'Llegaron demasiadas solicitudes desde tu conexión. Intenta de nuevo en un minuto.',
    tooManyToday:
      'Hoy llegaron demasiadas solicitudes desde tu conexión. Intenta de nuevo mañana o escríbenos.',
    tooManyAlerts: (most) =>
      `Con esa dirección ya pediste avisos de ${most} productos. Te escribimos cuando vuelva alguno.`,
    undeliverable: 'No se puede enviar correo a esa dirección. Revísala.',
    badConfirmLink: 'Este enlace no es válido o ya venció. Suscríbete otra vez en nuestro sitio.',
    badUnsubscribeLink: 'Este enlace no es válido. Usa el del último correo que te enviamos.',
  },
  services: {
    payments: 'El servicio de pagos',
    content: 'El catálogo',
    identity: 'El servicio de inicio de sesión',
    mail: 'El servicio de correo',
    build: 'El servicio de publicación',
    ai: 'El servicio de IA',
  },
  checkout: { freeShipping: 'Envío gratis', flatShipping: 'Envío estándar' },
  order: { shop: 'Tienda en línea' },
  newsletter: {
    unsubscribe: {
      title: 'Cancelar la suscripción',
      ask: (email) => `¿Quieres dejar de recibir nuestro boletín en ${email}?`,
      confirm: 'Sí, cancelar la suscripción',
      doneTitle: 'Suscripción cancelada',
      done: (email) => `Ya no enviaremos el boletín a ${email}.`,
    },
    confirm: {
      title: 'Confirma tu suscripción',
      ask: (email) => `¿Quieres recibir nuestro boletín en ${email}? Te mandaremos el código de descuento.`,
      confirm: 'Sí, suscribirme',
      doneTitle: 'Suscripción confirmada',
      done: (email) => `Tu código de descuento está en el correo de bienvenida que enviamos a ${email}.`,
    },
  },
  page: {
    shop: 'Ir a la tienda',
    help: 'Ayuda y contacto',
    privacy: 'Política de privacidad',
    errorTitle: 'Algo salió mal',
  },
  review: {
    title: (name) => `Tu reseña de ${name}`,
    stars: 'Tus estrellas',
    ratings: { 5: 'Excelente', 4: 'Bueno', 3: 'Más o menos', 2: 'No tan bueno', 1: 'Malo' },
    text: '¿Qué debería saber quien viaje después?',
    name: 'Tu nombre, como lo verán los demás',
    language: 'Escribes en',
    languages: { es: 'Español', en: 'English' },
    note: 'Leemos cada reseña antes de mostrarla. Buena o mala, se publica si trata del producto.',
    send: 'Enviar mi reseña',
    problems: {
      rating: 'Elige cuántas estrellas le das.',
      text: 'Escribe algo sobre el producto, en 2,000 caracteres como máximo.',
      name: 'Escribe tu nombre, en 40 caracteres como máximo.',
      language: 'Elige en qué idioma escribes.',
    },
    thanks: '¡Gracias!',
    thanksText: 'Tu reseña aparecerá cuando la hayamos leído.',
  },
  backInStock: {
    title: 'Te avisamos',
    done: (email) =>
      `Cuando vuelva a haber, te mandamos un correo, y solo uno, a ${email}. No usamos tu dirección para nada más.`,
    back: 'Volver al producto',
  },
}

export const MESSAGES: Readonly<Record<Locale, ServerMessages>> = { es, en }

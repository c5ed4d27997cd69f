import { localizedString, localizedText, type Pair } from '../editorial/localized'
import { titledBody } from './define'

const topic = (anchor: string, title: Pair<string>, questions: readonly [Pair<string>, Pair<string>][]) => ({
  _key: anchor,
  _type: 'helpTopic' as const,
  anchor,
  title: localizedString(title),
  questions: questions.map(([question, answer], index) => ({
    _key: `${anchor}-${index + 1}`,
    ...titledBody(question, answer),
  })),
})

export const helpPage = {
  _id: 'helpPage',
  _type: 'helpPage' as const,
  title: localizedString({ es: 'Ayuda', en: 'Help' }),
  intro: localizedText({
    es: 'Envíos, pagos, aduana, devoluciones y rastreo: las preguntas que más nos hacen, con respuestas cortas.',
    en: 'Shipping, payment, customs, returns, and tracking: the questions we hear most, with short answers.',
  }),
  topics: [
    topic('shipping', { es: 'Envíos', en: 'Shipping' }, [
      [
        { es: '¿Cuánto cuesta el envío?', en: 'How much is shipping?' },
        {
          es: 'Es gratis en pedidos de {threshold} o más. Si tu pedido es menor, cuesta {flatShipping}. La barra del carrito te dice cuánto te falta.',
          en: 'It is free on orders of {threshold} or more. Below that, it is a flat {flatShipping}. The bar in your cart shows how much more you need.',
        },
      ],
      [
        { es: '¿A dónde envían?', en: 'Where do you ship?' },
        {
          es: 'A Honduras, Estados Unidos, Canadá, México, Guatemala, Belice, El Salvador, Nicaragua, Costa Rica y Panamá. Si estás en otro país, escríbenos y vemos si es posible.',
          en: 'To Honduras, the United States, Canada, Mexico, Guatemala, Belize, El Salvador, Nicaragua, Costa Rica, and Panama. If you are somewhere else, write to us, and we will see if we can get an order to you.',
        },
      ],
      [
        { es: '¿Cuánto tarda?', en: 'How long does it take?' },
        {
          es: 'Dentro de Honduras llega entre 3 y 5 días hábiles después del pago; a los demás países, entre 6 y 10. Eso incluye el día o los dos días hábiles que tardamos en preparar tu pedido. Es una estimación: el clima, la aduana y los feriados pueden cambiarla. Más en la [Política de envíos](/shop/legal/shipping-policy).',
          en: 'Orders arrive in 3 to 5 business days within Honduras and 6 to 10 in the other countries, counting from payment. That includes the 1 to 2 business days it takes us to get your order ready. These are estimates: weather, customs, and holidays can change them. See the [Shipping Policy](/en/shop/legal/shipping-policy).',
        },
      ],
      [
        { es: '¿Y si mi vuelo sale pronto?', en: 'What if I am flying soon?' },
        {
          es: 'Escríbenos antes de comprar. Preferimos decirte que no llega a tiempo a que viajes sin lo que necesitas.',
          en: 'Write to us before you buy. We would rather tell you your order won’t make it in time than have you travel without what you need.',
        },
      ],
    ]),
    topic('payment', { es: 'Pagos', en: 'Payment' }, [
      [
        { es: '¿Cómo puedo pagar?', en: 'How can I pay?' },
        {
          es: 'Con tarjeta de crédito o débito, en la página segura de Stripe. Nosotros no vemos ni guardamos el número de tu tarjeta. Para pagar con tarjeta necesitas una cuenta.',
          en: 'By credit or debit card, on Stripe’s secure page. We never see or store your card number. You need an account to pay by card.',
        },
      ],
      [
        { es: '¿Puedo pagar en lempiras?', en: 'Can I pay in lempiras?' },
        {
          es: 'Sí. Elige la moneda al pie de cualquier página: los precios cambian enseguida y el cobro se hace en esa moneda. Si tu tarjeta está en otra moneda, tu banco puede cobrarte la conversión.',
          en: 'Yes. Choose the currency at the bottom of any page: prices change at once, and that is the currency you are charged in. If your card uses another currency, your bank may charge a conversion fee.',
        },
      ],
      [
        { es: '¿Puedo pedir una cotización?', en: 'Can I ask for a quote?' },
        {
          es: 'Sí. En el carrito, toca el botón de cotización y se abre WhatsApp con tu lista ya escrita. No necesitas cuenta.',
          en: 'Yes. In your cart, press the quote button, and WhatsApp opens with your list already written. You do not need an account.',
        },
      ],
      [
        { es: '¿Dónde escribo mi código de descuento?', en: 'Where do I enter my discount code?' },
        {
          es: 'En la página de pago, antes de confirmar. El código de bienvenida vale una sola vez por persona: si ya lo usaste, puede que esa página no muestre dónde escribirlo.',
          en: 'On the payment page, before you confirm. The welcome code is good once per person: if you have already used it, that page may not show a place to enter one.',
        },
      ],
    ]),
    topic('customs', { es: 'Aduana e impuestos', en: 'Customs and taxes' }, [
      [
        {
          es: '¿Tengo que pagar impuestos de importación?',
          en: 'Will I have to pay import taxes?',
        },
        {
          es: 'Si recibes tu pedido en Honduras, no. En otros países, la aduana puede cobrar impuestos o cargos cuando llega el paquete. No están incluidos en nuestros precios y los paga quien lo recibe. Cada país tiene sus reglas: consulta en la página de su aduana.',
          en: 'Not if we ship within Honduras. In other countries, customs may charge duties or fees when the package arrives. They are not part of our prices, and the person who receives the package pays them. Every country has its own rules: check with its customs authority.',
        },
      ],
    ]),
    topic('returns', { es: 'Devoluciones', en: 'Returns' }, [
      [
        { es: '¿Puedo devolver algo?', en: 'Can I return something?' },
        {
          es: 'Sí. Tienes 30 días desde la entrega, si está nuevo y sin abrir, y te devolvemos todo lo que pagaste por el producto. Pide la devolución en la página de tu pedido o escríbenos. Los pasos están en la [Política de devoluciones](/shop/legal/return-policy).',
          en: 'Yes. You have 30 days from delivery if it is new and unopened, and we refund the full amount you paid for the product. Request the return on your order page or write to us. The steps are in the [Return Policy](/en/shop/legal/return-policy).',
        },
      ],
      [
        {
          es: '¿Y si llegó dañado o con defecto, o no es lo que pedí?',
          en: 'What if it arrived damaged or defective, or is not what I ordered?',
        },
        {
          es: 'Escríbenos con una foto del producto y del empaque. Te enviamos otro o te devolvemos el dinero, y el envío lo pagamos nosotros.',
          en: 'Write to us with a photo of the product and its packaging. We will send another one or give you your money back, and we pay for shipping.',
        },
      ],
      [
        { es: '¿Cuándo veo el reembolso?', en: 'When will I see the refund?' },
        {
          es: 'Va a la misma tarjeta o al mismo medio con que pagaste, cuando recibimos y revisamos el producto. Tu banco puede tardar de 5 a 10 días hábiles en mostrarlo.',
          en: 'It goes back to the payment method you used, once we have received and checked the product. Your bank may take 5 to 10 business days to show it.',
        },
      ],
    ]),
    topic('tracking', { es: 'Rastreo del pedido', en: 'Order tracking' }, [
      [
        { es: '¿Dónde está mi pedido?', en: 'Where is my order?' },
        {
          es: 'Escribe el número de rastreo de tu correo de confirmación en [Rastrear pedido](/shop/track-order). El número empieza por TRK. También lo ves en tu cuenta.',
          en: 'On the [Track your order](/en/shop/track-order) page, enter the tracking number from your confirmation email. The number begins with TRK and is in your account, too.',
        },
      ],
      [
        { es: 'No me llegó el correo de confirmación', en: 'I did not get the confirmation email' },
        {
          es: 'Mira en la carpeta de correo no deseado. Si no está, entra a tu [cuenta](/shop/account) y busca ahí el pedido. Si tampoco lo ves, escríbenos.',
          en: 'Check your spam folder. If it is not there, open your [account](/en/shop/account) and look for the order there. If you don’t see it there either, write to us.',
        },
      ],
      [
        { es: '¿Puedo cambiar la dirección?', en: 'Can I change the address?' },
        {
          es: 'Sí, mientras el paquete no haya salido. Avísanos enseguida.',
          en: 'Yes, as long as the package has not shipped. Tell us right away.',
        },
      ],
    ]),
  ],
}

import { localizedString, localizedText, picture, type Pair } from '../editorial/localized'
import { titledBody } from './define'

const section = (key: string, title: Pair<string>, body: Pair<string>) => ({
  _key: key,
  ...titledBody(title, body),
})

export const aboutPage = {
  _id: 'aboutPage',
  _type: 'aboutPage' as const,
  title: localizedString({ es: 'Quiénes somos', en: 'About us' }),
  intro: localizedText({
    es: '{brand} es una tienda hondureña en línea: artículos de viaje escogidos para Honduras, y consejos de gente que recorre el país.',
    en: '{brand} is a Honduran online shop: travel gear chosen for Honduras, and advice from people who travel the country themselves.',
  }),
  picture: {
    ...picture({
      es: 'Marcela y Danilo empacan un pedido en el taller, junto a una ventana con montañas',
      en: 'Marcela and Danilo pack an order in the workshop, beside a window with mountains',
    }),
    file: 'about-workshop',
  },
  note: localizedText({
    es: 'Empezamos empacándoles la mochila a los amigos que venían de visita: un repelente que sí sirve, una bolsa seca para la lancha, el adaptador que nadie trae. La tuya la empacamos igual: pocas cosas, y todas se usan.',
    en: 'We started by packing bags for friends who came to visit: a repellent that works, a dry bag for the boat, the adapter nobody brings. We pack yours the same way: few things, and all of them get used.',
  }),
  signature: localizedString({
    es: 'Marcela y Danilo, fundadores de {brand} (personas de demostración)',
    en: 'Marcela and Danilo, founders of {brand} (demo people)',
  }),
  sections: [
    section(
      'who',
      { es: 'Cómo empezamos', en: 'How we started' },
      {
        es: `{brand} es la tienda de {legalName}, y nació de una pregunta que nos hacían todo el tiempo: «¿Qué llevo a Honduras?». La respuesta cambia según vayas al arrecife, a las ruinas o a la montaña, y por eso aquí hay pocas cosas, cada una con una razón.

También escribimos. En el [blog](/shop/blog) está lo que nos hubiera gustado saber antes de cada viaje, y el [planificador de viajes](/shop/trip) te ayuda a repartir tus días.`,
        en: `{brand} is run by {legalName}, a company in Honduras. The shop grew out of a question we kept hearing: “What should I pack for Honduras?” The answer depends on whether you are headed for the reef, the ruins, or the mountains, so we carry only a few things, each for a reason.

We also write. The [blog](/en/shop/blog) has what we wish we had known before each trip, and the [trip planner](/en/shop/trip) helps you divide up your days.`,
      },
    ),
    section(
      'where',
      { es: 'Dónde estamos', en: 'Where we are' },
      {
        es: `Trabajamos desde San Pedro Sula. No tenemos local abierto al público; vendemos solo en línea y enviamos a todo el país, a Estados Unidos y a otros ocho países. La lista completa está en la [Política de envíos](/shop/legal/shipping-policy).`,
        en: `We work from San Pedro Sula. There is no store to visit. We sell online only and ship all over the country, to the United States, and to eight other countries. The full list is in the [Shipping Policy](/en/shop/legal/shipping-policy).`,
      },
    ),
    section(
      'how',
      { es: 'Cómo escogemos', en: 'How we choose' },
      {
        es: `Antes de vender algo nos hacemos cuatro preguntas.

- ¿Resuelve un problema que de verdad aparece en un viaje por Honduras?
- ¿Pesa poco y cabe en el equipaje de mano?
- ¿Se puede reparar, rellenar o usar muchas veces?
- ¿Lo llevaríamos nosotros?

Nadie paga por estar en la tienda ni por una recomendación en el blog. Los anuncios y los enlaces de afiliado, que pueden dejarnos una comisión, van aparte y están marcados como tales.`,
        en: `Before we sell anything, we ask four questions.

- Does it solve a problem that really comes up on a trip to Honduras?
- Is it light, and does it fit in a carry-on?
- Can it be repaired, refilled, or used many times?
- Would we pack it ourselves?

No one pays for a place in our shop or for a recommendation in our articles. Ads are set apart and labeled, and so are affiliate links, which may earn us a commission.`,
      },
    ),
  ],
}

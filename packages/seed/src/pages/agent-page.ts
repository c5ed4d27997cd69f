import { localizedString, localizedText, type Pair } from '../editorial/localized'
import { titledText } from './define'

const help = (key: string, title: Pair<string>, text: Pair<string>) => ({
  _key: key,
  ...titledText(title, text),
})

export const agentPage = {
  _id: 'agentPage',
  _type: 'agentPage' as const,
  heroTitle: localizedString({ es: 'Planea tu viaje por Honduras', en: 'Plan your trip to Honduras' }),
  heroText: localizedText({
    es: 'Ruinas mayas, arrecife y selva caben en un mismo viaje. Nuestro planificador te ayuda a ordenar los días, y si prefieres hablar con una persona, aquí estamos.',
    en: 'Maya ruins, coral reef, and rainforest fit into one trip. Our planner helps you organize your days, and if you would rather talk to a person, we are here.',
  }),
  aiHelps: [
    help(
      'itinerary',
      { es: 'Te arma el itinerario', en: 'Shapes your itinerary' },
      {
        es: 'Reparte tus días entre costa, montaña y pueblos sin que todo sea carretera.',
        en: 'Divides your days among the coast, the mountains, and the towns without spending them all on the road.',
      },
    ),
    help(
      'season',
      { es: 'Te explica las temporadas', en: 'Knows the seasons' },
      {
        es: 'Te cuenta cómo suelen estar el clima y el mar en las fechas que tienes en mente.',
        en: 'Tells you what the weather and the sea are usually like on the dates you have in mind.',
      },
    ),
    help(
      'transport',
      { es: 'Te dice cómo moverte', en: 'Explains getting around' },
      {
        es: 'Buses, ferris y vuelos internos: qué conviene en cada tramo.',
        en: 'Buses, ferries, and domestic flights: what suits each leg.',
      },
    ),
    help(
      'packing',
      { es: 'Te revisa la maleta', en: 'Checks your packing list' },
      {
        es: 'Según tu ruta, te dice qué llevar y qué puedes dejar en casa.',
        en: 'Looks at your route and tells you what to bring and what can stay home.',
      },
    ),
    help(
      'culture',
      { es: 'Te acerca a la cultura', en: 'Brings you closer to the culture' },
      {
        es: 'Comida, música y artesanía, de los pueblos lencas a las comunidades garífunas.',
        en: 'Food, music, and crafts, from the Lenca towns to the Garifuna villages.',
      },
    ),
  ],
  disclaimer: localizedText({
    es: 'El planificador da orientación general y puede equivocarse. Confirma horarios, precios y requisitos de entrada con las fuentes oficiales antes de reservar.',
    en: 'The planner gives general guidance and can be wrong. Check times, prices, and entry requirements with official sources before you book.',
  }),
  contactTitle: localizedString({
    es: '¿Prefieres hablar con una persona?',
    en: 'Would you rather talk to a person?',
  }),
  contactText: localizedText({
    es: 'Escríbenos por WhatsApp y te responde una persona de nuestro equipo.',
    en: 'Message us on WhatsApp, and someone on our team will answer.',
  }),
  whatsappMessage: localizedText({
    es: '¡Hola! Quiero planear un viaje por Honduras y me gustaría hablar con alguien de su equipo.',
    en: 'Hi! I am planning a trip to Honduras and would like to talk to someone on your team.',
  }),
}

import { PLACES, type PlaceFacts } from '../trips/places'
import { localizedString, localizedText, type Pair, picture, slug } from './localized'

interface Words {
  readonly id: string
  readonly name: Pair<string>
  /** Where travelers sleep, if it has another name. */
  readonly town?: Pair<string>
  readonly description: Pair<string>
  /** Of the picture, if there is one. */
  readonly alt?: Pair<string>
}

const WORDS: readonly Words[] = [
  {
    id: 'copan',
    name: { es: 'Copán Ruinas', en: 'Copán ruins' },
    town: { es: 'Copán Ruinas', en: 'Copán Ruinas' },
    description: {
      es: 'Reyes de piedra, guacamayas rojas que cruzan la plaza a media mañana y una escalinata cubierta de glifos. A un paso del parque arqueológico te espera Copán Ruinas, un pueblo empedrado de buen café y gente sin prisa. Quédate dos noches: las piedras se disfrutan más a primera hora, antes del calor.',
      en: 'Kings carved in stone, a stairway covered in glyphs, and scarlet macaws crossing the plaza at midmorning. A short walk away lies Copán Ruinas, a town of cobblestone streets, good coffee, and unhurried people. Stay two nights: the stones are best early in the day, before the heat.',
    },
    alt: {
      es: 'Templo maya de piedra entre árboles altos, con una guacamaya roja en vuelo',
      en: 'A Maya stone temple among tall trees, with a scarlet macaw in flight',
    },
  },
  {
    id: 'roatan',
    name: { es: 'Roatán', en: 'Roatán' },
    description: {
      es: 'Una isla larga y verde, con el arrecife tan cerca de la orilla que en muchos lugares bastan una careta y un mar tranquilo. Entre inmersiones hay pan de coco, música garífuna en Punta Gorda y atardeceres que detienen la conversación. Mira el coral, pero nunca lo toques ni te pares en él.',
      en: 'A long green island with the reef so close to shore that in many places all you need is a mask and a calm sea. Between dives, look for coconut bread, Garifuna music in Punta Gorda, and sunsets that stop conversation. Look at the coral, but never touch it or stand on it.',
    },
    alt: {
      es: 'Muelle de madera sobre agua turquesa, con palmeras y peces de colores',
      en: 'A wooden dock over turquoise water, with palm trees and bright fish',
    },
  },
  {
    id: 'pico-bonito',
    name: { es: 'Pico Bonito', en: 'Pico Bonito' },
    description: {
      es: 'Una montaña de bosque lluvioso que se levanta detrás de La Ceiba, con cascadas, tucanes y el río Cangrejal bajando entre rocas enormes. Puedes caminar por la mañana, remar al mediodía y cenar pescado frente al mar. Contrata guía local: verás el doble.',
      en: 'A rainforest mountain rising right behind La Ceiba, with waterfalls, toucans, and the Cangrejal River tumbling between huge boulders. Hike in the morning, raft at midday, and eat fish by the sea at night. Go with a local guide: you will see twice as much.',
    },
    alt: {
      es: 'Montaña cubierta de selva con una cascada y un río de aguas claras',
      en: 'A jungle-covered mountain with a waterfall and a clear river',
    },
  },
  {
    id: 'la-ceiba',
    name: { es: 'La Ceiba', en: 'La Ceiba' },
    description: {
      es: 'La ciudad del carnaval, puerto de los ferris a las islas y puerta de la selva. Come pescado en la playa de Sambo Creek y duerme aquí una noche antes o después de las islas.',
      en: 'The carnival city, with the ferries to the islands and the rainforest close by. Eat fish on the beach at Sambo Creek, and spend a night here before or after the islands.',
    },
  },
  {
    id: 'utila',
    name: { es: 'Utila', en: 'Utila' },
    description: {
      es: 'Isla pequeña, sin prisa, donde se aprende a bucear y se sale a buscar al tiburón ballena. Por la noche se cena en la calle principal, con arena en los pies.',
      en: 'A small, unhurried island where people learn to dive and set out to look for the whale shark. At night you have dinner on the main street with sand on your feet.',
    },
  },
  {
    id: 'guanaja',
    name: { es: 'Guanaja', en: 'Guanaja' },
    description: {
      es: 'La isla verde de los pinos, con un pueblo construido sobre el agua y senderos hasta cascadas. Es la más lejana y la que menos gente conoce.',
      en: 'The green island of pines, with a town built over the water and trails to waterfalls. It is the farthest of the islands, and the one the fewest people see.',
    },
  },
  {
    id: 'cayos-cochinos',
    name: { es: 'Cayos Cochinos', en: 'Cayos Cochinos' },
    description: {
      es: 'Dos islas y trece cayos de arena blanca, reserva marina y comunidad garífuna. Se va por el día o se duerme una noche con lo mínimo.',
      en: 'Two islands and thirteen cays of white sand, a marine reserve, and a Garifuna community. Go for the day, or stay a night with only the basics.',
    },
  },
  {
    id: 'tela',
    name: { es: 'Tela', en: 'Tela' },
    description: {
      es: 'Playas largas, pueblos garífunas y dos tesoros: el jardín botánico de Lancetilla y la península de Punta Sal. Aquí el pan de coco se come caliente.',
      en: 'Long beaches, Garifuna villages, and two treasures: the Lancetilla Botanical Garden and the Punta Sal peninsula. Coconut bread is eaten warm here.',
    },
  },
  {
    id: 'lago-de-yojoa',
    name: { es: 'Lago de Yojoa', en: 'Lake Yojoa' },
    description: {
      es: 'El lago entre montañas, con cientos de especies de aves, café y la catarata de Pulhapanzak. Amanece con niebla y termina con pescado frito a la orilla.',
      en: 'A lake among mountains, with hundreds of bird species, coffee, and the Pulhapanzak waterfall. Days begin in mist and end with fried fish on the shore.',
    },
  },
  {
    id: 'comayagua',
    name: { es: 'Comayagua', en: 'Comayagua' },
    description: {
      es: 'La antigua capital, con una catedral blanca, un reloj de varios siglos y calles para caminar al fresco. En Semana Santa se cubre de alfombras de aserrín.',
      en: 'The old capital, with a white cathedral, a clock that is centuries old, and streets made for walking in the cool of the day. During Holy Week it is covered in sawdust carpets.',
    },
  },
  {
    id: 'tegucigalpa',
    name: { es: 'Tegucigalpa', en: 'Tegucigalpa' },
    description: {
      es: 'La capital entre cerros, con museos, buen café y miradores. A menos de una hora esperan Valle de Ángeles, Santa Lucía y el bosque nublado de La Tigra.',
      en: 'The capital, set among hills, with museums, good coffee, and viewpoints. Valle de Ángeles, Santa Lucía, and the cloud forest of La Tigra are less than an hour away.',
    },
  },
  {
    id: 'gracias',
    name: { es: 'Gracias y Celaque', en: 'Gracias and Celaque' },
    description: {
      es: 'Pueblo colonial al pie de la montaña más alta de Honduras, con aguas termales y barro lenca. Camina de día y báñate en agua caliente de noche.',
      en: 'A colonial town at the foot of the highest mountain in Honduras, with hot springs and Lenca pottery. Hike by day, soak in hot water by night.',
    },
  },
  {
    id: 'santa-rosa-de-copan',
    name: { es: 'Santa Rosa de Copán', en: 'Santa Rosa de Copán' },
    description: {
      es: 'Ciudad fresca de calles empedradas, puros hechos a mano y fincas de café. Un buen alto en el camino del occidente.',
      en: 'A cool city of cobblestone streets, hand-rolled cigars, and coffee farms. A good stop on the way through the west.',
    },
  },
  {
    id: 'trujillo',
    name: { es: 'Trujillo', en: 'Trujillo' },
    description: {
      es: 'Bahía tranquila, fortaleza frente al Caribe y pueblos garífunas donde se baila punta. Queda lejos de todo, y en eso está la gracia.',
      en: 'A quiet bay, a fortress facing the Caribbean, and Garifuna villages where people dance punta. Far from everything, which is the point.',
    },
  },
  {
    id: 'san-pedro-sula',
    name: { es: 'San Pedro Sula', en: 'San Pedro Sula' },
    description: {
      es: 'La puerta del norte: por aquí pasan muchos vuelos y casi todos los buses de la región. Si te queda una tarde, el mercado Guamilito tiene hamacas y baleadas.',
      en: 'The gateway to the north: many flights and nearly all the region’s buses pass through. If you have an afternoon, the Guamilito Market has hammocks and baleadas.',
    },
  },
]

const climateOf = ({ high, low, rainyDays, sea }: PlaceFacts) =>
  high.map((_, month) => ({
    _key: `m${month + 1}`,
    _type: 'monthClimate' as const,
    high: high[month],
    low: low[month],
    rainyDays: rainyDays[month],
    ...(sea && { sea: sea[month] }),
  }))

const factsOf = (id: string) => {
  const facts = PLACES[id]
  if (!facts) throw new Error(`packages/seed/src/trips/places.ts has no facts of ${id}`)
  const { lat, lng, altitude, suggestedNights, entries = [], posts = [], synonyms, source } = facts
  return {
    coordinates: { lat, lng },
    altitude,
    suggestedNights,
    entries: [...entries],
    climate: climateOf(facts),
    posts: posts.map((post) => ({ _key: post, _type: 'reference' as const, _ref: `post-${post}` })),
    synonyms: [...synonyms],
    source,
  }
}

/** The first three have a picture and are the cards of the travel agent's page. */
export const destinations = WORDS.map(({ id, name, town, description, alt }, index) => ({
  _id: `destination-${id}`,
  _type: 'destination' as const,
  name: localizedString(name),
  ...(town && { town: localizedString(town) }),
  slug: slug(id),
  description: localizedText(description),
  ...(alt && { picture: picture(alt) }),
  position: index + 1,
  ...factsOf(id),
}))

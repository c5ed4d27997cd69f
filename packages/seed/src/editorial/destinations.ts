import { localizedString, localizedText, type Pair, picture, slug } from './localized'

interface Words {
  readonly id: string
  readonly name: Pair<string>
  readonly description: Pair<string>
  readonly alt: Pair<string>
}

const WORDS: readonly Words[] = [
  {
    id: 'copan',
    name: { es: 'Ruinas de Copán', en: 'Copán ruins' },
    description: {
      es: 'Reyes de piedra, una escalinata cubierta de glifos y guacamayas rojas que cruzan la plaza a media mañana. A un paso del parque te espera Copán Ruinas, un pueblo empedrado de buen café y gente sin prisa. Ven con dos noches: las piedras se entienden mejor con la luz de la tarde.',
      en: 'Kings carved in stone, a stairway covered in glyphs, and scarlet macaws crossing the plaza mid-morning. A short walk away lies Copán Ruinas, a cobbled town of good coffee and unhurried people. Stay two nights: the stones make more sense in afternoon light.',
    },
    alt: {
      es: 'Templo maya de piedra entre árboles altos, con una guacamaya roja en vuelo',
      en: 'A Mayan stone temple among tall trees, with a scarlet macaw in flight',
    },
  },
  {
    id: 'roatan',
    name: { es: 'Roatán', en: 'Roatán' },
    description: {
      es: 'Una isla larga y verde, con el arrecife tan cerca de la orilla que en muchos lugares basta una careta y un poco de calma. Entre inmersiones hay pan de coco, música garífuna en Punta Gorda y atardeceres que detienen la conversación. Cuida el coral y la isla te lo devuelve.',
      en: 'A long green island with the reef so close to shore that in many places a mask and a little calm are enough. Between dives there is coconut bread, Garífuna music in Punta Gorda, and sunsets that stop conversation. Be gentle with the coral and the island gives it back.',
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
      en: 'A rainforest mountain rising right behind La Ceiba, with waterfalls, toucans and the Cangrejal river tumbling between huge boulders. Hike in the morning, raft at midday, eat fish by the sea at night. Go with a local guide: you will see twice as much.',
    },
    alt: {
      es: 'Montaña cubierta de selva con una cascada y un río de aguas claras',
      en: 'A jungle-covered mountain with a waterfall and a clear river',
    },
  },
]

/** The three cards of the trip-planner page. */
export const destinations = WORDS.map(({ id, name, description, alt }, index) => ({
  _id: `destination-${id}`,
  _type: 'destination' as const,
  name: localizedString(name),
  slug: slug(id),
  description: localizedText(description),
  picture: picture(alt),
  position: index + 1,
}))

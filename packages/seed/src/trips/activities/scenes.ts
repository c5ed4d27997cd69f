import type { Pair } from '../../editorial/localized'

/** What the pictures of activities show; several activities share a picture. */
export const SCENES = {
  reef: {
    es: 'Una tortuga y peces de colores sobre un arrecife de coral',
    en: 'A turtle and bright fish over a coral reef',
  },
  dive: {
    es: 'Una careta con su esnórquel y burbujas en el mar profundo',
    en: 'A diving mask with its snorkel, and bubbles in deep water',
  },
  'whale-shark': {
    es: 'Un tiburón ballena de manchas blancas bajo el agua',
    en: 'A white-spotted whale shark underwater',
  },
  beach: {
    es: 'Una sombrilla en la arena, palmeras y mar en calma',
    en: 'A beach umbrella on the sand, palms, and a calm sea',
  },
  island: {
    es: 'Un islote de arena con tres palmeras y una lancha',
    en: 'A sandy islet with three palms, and a boat',
  },
  mangrove: {
    es: 'Una canoa en un canal de manglar',
    en: 'A canoe in a mangrove channel',
  },
  'night-sea': {
    es: 'Una barquita en el mar en calma bajo las estrellas',
    en: 'A small boat on a calm sea under the stars',
  },
  waterfall: {
    es: 'Una cascada que cae entre bosque y rocas',
    en: 'A waterfall among trees and rocks',
  },
  river: {
    es: 'Un río con rocas grandes al pie de una montaña verde',
    en: 'A river with boulders below a green mountain',
  },
  'hot-springs': {
    es: 'Pozas de agua caliente con vapor entre árboles',
    en: 'Steaming hot pools among trees',
  },
  village: {
    es: 'Un tambor garífuna en una playa con champas y palmeras',
    en: 'A Garifuna drum on a beach with palm-roofed huts',
  },
  stilts: {
    es: 'Casas de colores sobre pilotes en el agua',
    en: 'Painted houses on stilts over the water',
  },
  'sea-dinner': {
    es: 'La cena y una vela frente al agua al atardecer',
    en: 'Dinner and a candle by the water at sunset',
  },
  'town-dinner': {
    es: 'Una tortilla rellena y una vela frente a casas iluminadas',
    en: 'A filled tortilla and a candle in front of lit houses',
  },
  ruins: {
    es: 'Una estela maya y un templo con una guacamaya en vuelo',
    en: 'A Maya stela and a temple, with a macaw in flight',
  },
  museum: {
    es: 'Una sala de museo con una estela, una vasija y un manuscrito',
    en: 'A museum room with a stela, a jar, and a manuscript',
  },
  forest: {
    es: 'Un sendero entre árboles altos y helechos',
    en: 'A trail among tall trees and ferns',
  },
  viewpoint: {
    es: 'La vista desde un mirador hacia pueblos y montañas',
    en: 'A view over villages and mountains from behind a railing',
  },
  coffee: {
    es: 'Una taza de café, granos y una rama con cerezas',
    en: 'A cup of coffee, beans, and a branch with cherries',
  },
  cacao: {
    es: 'Una mazorca de cacao y una tableta de chocolate',
    en: 'A cacao pod and a bar of chocolate',
  },
  market: {
    es: 'Un puesto con hamaca, canasta, vasija y frutas',
    en: 'A stall with a hammock, a basket, a jar, and fruit',
  },
  town: {
    es: 'Una calle empedrada con casas de colores y un mototaxi',
    en: 'A cobblestone street with painted houses and a tuk-tuk',
  },
  church: {
    es: 'Una iglesia blanca con dos torres y un reloj',
    en: 'A white church with two towers and a clock',
  },
  birds: {
    es: 'Un tucán en una rama al amanecer, con niebla en el valle',
    en: 'A toucan on a branch at dawn, with mist in the valley',
  },
  macaws: {
    es: 'Dos guacamayas rojas en una rama',
    en: 'Two scarlet macaws on a branch',
  },
  garden: {
    es: 'Un camino bajo un túnel de bambú, con flores y una mariposa',
    en: 'A path under a bamboo tunnel, with flowers and a butterfly',
  },
  butterflies: {
    es: 'Mariposas entre hojas y flores',
    en: 'Butterflies among leaves and flowers',
  },
  frogs: {
    es: 'Una rana verde a la luz de un foco de noche',
    en: 'A green frog in the light of a flashlight at night',
  },
  iguana: {
    es: 'Una iguana verde sobre una raíz',
    en: 'A green iguana on a root',
  },
  cave: {
    es: 'Una cueva con estalactitas y una pasarela iluminada',
    en: 'A cave with stalactites and a lit walkway',
  },
  horse: {
    es: 'Un caballo en un valle verde con montañas',
    en: 'A horse in a green valley with mountains',
  },
  meeting: {
    es: 'Una computadora portátil, un cuaderno y un café en una mesa',
    en: 'A laptop, a notebook, and coffee on a table',
  },
  fort: {
    es: 'Un cañón antiguo junto al muro de una fortaleza',
    en: 'An old cannon by the wall of a fort',
  },
  zipline: {
    es: 'Un casco y una polea en un cable sobre el bosque',
    en: 'A helmet and a pulley on a cable above the forest',
  },
  tobacco: {
    es: 'Hojas de tabaco colgadas a secar sobre una mesa con puros',
    en: 'Tobacco leaves hung to dry above a table with cigars',
  },
} satisfies Record<string, Pair<string>>

export type Scene = keyof typeof SCENES

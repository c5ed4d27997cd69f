import type { Alts } from './define'

export const health: Alts = {
  'prod-014': {
    es: 'Botiquín verde de tela con cruz blanca, cierre y asa de mano',
    en: 'Green fabric first-aid pouch with a white cross, a zipper, and a wrist loop',
  },
  'prod-014-in-use': {
    es: 'El botiquín con curitas y una venda en un sendero de montaña',
    en: 'The first-aid pouch with bandages and gauze on a mountain trail',
  },
  'prod-014-detail': {
    es: 'El botiquín junto a un pasaporte',
    en: 'The first-aid pouch beside a passport',
  },
  'prod-014-inside': {
    es: 'El botiquín y parte de su contenido: vendas, gasas, toallitas, curitas, pinzas y tijeritas',
    en: 'The pouch and some of its contents: roller bandages, gauze, wipes, adhesive bandages, tweezers, and scissors',
  },
  'prod-015': {
    es: 'Atomizador verde de repelente de 100 ml con su tapa al lado',
    en: 'Green 3.4 oz (100 ml) pump spray of insect repellent, its cap beside it',
  },
  'prod-015-in-use': {
    es: 'El repelente entre hojas de la selva, con zancudos a distancia',
    en: 'The repellent among jungle leaves, mosquitoes at a distance',
  },
  'prod-015-detail': {
    es: 'El atomizador suelta una bruma fina',
    en: 'The pump sends out a fine mist',
  },
  'prod-016': {
    es: 'Tres sobres de sales de rehidratación sabor naranja',
    en: 'Three packets of orange-flavored rehydration salts',
  },
  'prod-016-in-use': {
    es: 'Sobres de sales y un vaso de agua con naranja en la playa',
    en: 'Packets of salts and a glass of water with an orange slice, on the beach',
  },
  'prod-016-detail': {
    es: 'Un sobre de sales junto a un vaso de agua',
    en: 'A packet of salts beside a glass of water',
  },
  'prod-016-inside': {
    es: 'Diez sobres individuales en dos filas',
    en: 'Ten single-use packets in two rows',
  },
}

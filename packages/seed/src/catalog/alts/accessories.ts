import type { Alts } from './define'

export const accessories: Alts = {
  'prod-001': {
    es: 'Candado rojo con la clave 504 en el cierre de una maleta azul',
    en: 'Red lock set to 504 on the zip of a blue suitcase',
  },
  'prod-002': {
    es: 'Cuatro organizadores de colores apilados, el de arriba con ropa doblada',
    en: 'Four packing cubes in different colours, stacked, with folded clothes on top',
  },
  'prod-003': {
    es: 'Bolsa seca amarilla de 10 litros sobre una roca junto al agua',
    en: 'Yellow 10-litre dry bag on a rock by the water',
  },
  'prod-004': {
    es: 'Etiqueta roja con una greca maya colgada de una maleta de cuero',
    en: 'Red tag with a Maya step fret hanging from a leather suitcase',
  },
}

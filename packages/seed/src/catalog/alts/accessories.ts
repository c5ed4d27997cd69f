import type { Alts } from './define'

export const accessories: Alts = {
  'prod-001': {
    es: 'Candado rojo de tres dígitos con cable flexible de acero trenzado',
    en: 'Red three-digit lock with a flexible cable of braided steel',
  },
  'prod-001-in-use': {
    es: 'El candado en una maleta azul, con el cable pasado por los dos cierres',
    en: 'The lock on a blue suitcase, its cable through both zipper pulls',
  },
  'prod-001-detail': {
    es: 'Los tres dígitos de la clave y el cable, de cerca',
    en: 'The three digits of the code and the cable, up close',
  },
  'prod-001-inside': {
    es: 'El candado y la hoja de instrucciones',
    en: 'The lock and its instruction sheet',
  },
  'prod-002': {
    es: 'Cuatro organizadores de tela con tapa de malla, de mayor a menor',
    en: 'Four fabric packing cubes with mesh tops, from large to small',
  },
  'prod-002-in-use': {
    es: 'Organizadores llenos dentro de una maleta abierta; el cuarto, en el piso',
    en: 'Three full packing cubes in an open suitcase, with the fourth on the floor',
  },
  'prod-002-detail': {
    es: 'La malla y el cierre doble del organizador grande, de cerca',
    en: 'The mesh and double zipper of the large cube, up close',
  },
  'prod-002-inside': {
    es: 'Los cuatro tamaños vistos desde arriba',
    en: 'The four sizes seen from above',
  },
  'prod-003': {
    es: 'Bolsa seca amarilla de 10 litros, con la boca enrollada y correa',
    en: 'Yellow 10-liter dry bag, its top rolled, with a strap',
  },
  'prod-003-in-use': {
    es: 'La bolsa seca sobre una roca junto al agua',
    en: 'The dry bag on a rock by the water',
  },
  'prod-003-detail': {
    es: 'La boca enrollada y el broche, de cerca',
    en: 'The rolled top and the clip, up close',
  },
  'prod-003-inside': {
    es: 'La bolsa y lo que cabe en ella: toalla, camiseta y teléfono',
    en: 'The bag and what fits in it: a towel, a T-shirt, and a phone',
  },
  'prod-004': {
    es: 'Etiqueta roja con una greca maya en la solapa y correa con hebilla',
    en: 'Red tag with a Maya step fret on its flap and a buckled strap',
  },
  'prod-004-in-use': {
    es: 'La etiqueta en el asa de una maleta de cuero, frente a casas de colores',
    en: 'The tag on the handle of a leather suitcase, in front of colorful houses',
  },
  'prod-004-detail': {
    es: 'La solapa levantada deja ver la tarjeta con los datos',
    en: 'The lifted flap shows the card with the owner’s details',
  },
  'prod-004-inside': {
    es: 'La etiqueta y dos tarjetas para tus datos',
    en: 'The tag and two cards for your details',
  },
}

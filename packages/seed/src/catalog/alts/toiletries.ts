import type { Alts } from './define'

export const toiletries: Alts = {
  'prod-005': {
    es: 'Tubo de bloqueador mineral FPS 30 de 100 ml',
    en: '3.4 oz (100 ml) tube of SPF 30 mineral sunscreen',
  },
  'prod-005-in-use': {
    es: 'El bloqueador delante de un arrecife de coral con peces y una tortuga',
    en: 'The sunscreen in front of a coral reef with fish and a turtle',
  },
  'prod-005-detail': {
    es: 'El bloqueador con otros dos envases en una bolsa de líquidos transparente',
    en: 'The sunscreen with two other containers in a clear liquids bag',
  },
  'prod-006': {
    es: 'Barra de jabón blanca con una palmera grabada',
    en: 'White bar of soap stamped with a palm tree',
  },
  'prod-006-in-use': {
    es: 'El jabón con espuma entre cocos partidos y hojas de banano',
    en: 'The soap with lather between halved coconuts and banana leaves',
  },
  'prod-006-detail': {
    es: 'El jabón junto a un pasaporte: mide menos que su ancho',
    en: 'The soap beside a passport: about as long as the passport is wide',
  },
  'prod-007': {
    es: 'Cepillo de dientes plegable azul, a medio abrir',
    en: 'Blue folding toothbrush, half open',
  },
  'prod-007-in-use': {
    es: 'El cepillo en un baño de mosaicos, con una planta al fondo',
    en: 'The toothbrush in a tiled bathroom, with a plant behind',
  },
  'prod-007-detail': {
    es: 'El cepillo cerrado, más corto que un pasaporte',
    en: 'The folded toothbrush, shorter than a passport',
  },
  'prod-008': {
    es: 'Botellita de gel de 60 ml con tapa roja y argolla',
    en: 'Small 2 oz (60 ml) bottle of hand sanitizer with a red cap and a loop',
  },
  'prod-008-in-use': {
    es: 'El gel en un puesto de frutas, entre mangos y naranjas',
    en: 'The hand sanitizer at a fruit stall, between mangoes and oranges',
  },
  'prod-008-detail': {
    es: 'El gel junto a un pasaporte: es más bajo',
    en: 'The hand sanitizer beside a passport, which is taller',
  },
  'prod-009': {
    es: 'Atomizador de perfume rosado con ventana de nivel y su tapa dorada al lado',
    en: 'Pink perfume atomizer with a window that shows the level, its gold cap beside it',
  },
  'prod-009-in-use': {
    es: 'El atomizador suelta una bruma fina frente a una bahía al atardecer',
    en: 'The atomizer sends out a fine mist in front of a bay at dusk',
  },
  'prod-009-detail': {
    es: 'El atomizador junto a un pasaporte: mide unos dos tercios de su alto',
    en: 'The atomizer beside a passport: about two-thirds as tall',
  },
  'prod-010': {
    es: 'Barra de champú sin colorantes con una hoja de sábila grabada, y su latita',
    en: 'Undyed shampoo bar stamped with an aloe leaf, and its tin',
  },
  'prod-010-in-use': {
    es: 'La barra con espuma en una jabonera de madera, entre sábilas y una cascada',
    en: 'The lathered bar on a wooden dish, between aloe plants and a waterfall',
  },
  'prod-010-detail': {
    es: 'La hoja de sábila de la barra y su espuma, de cerca',
    en: 'The aloe leaf on the bar and its lather, up close',
  },
  'prod-010-inside': {
    es: 'Una barra y su latita con tapa',
    en: 'One bar and its tin with a lid',
  },
}

import type { Alts } from './define'

export const comfort: Alts = {
  'prod-017': {
    es: 'Almohada de cuello azul con broche al frente',
    en: 'Blue neck pillow with a front clasp',
  },
  'prod-017-in-use': {
    es: 'La almohada en el asiento de un avión, entre dos ventanillas',
    en: 'The neck pillow on an airplane seat, between two windows',
  },
  'prod-017-detail': {
    es: 'El broche y las costuras de la funda, de cerca',
    en: 'The clasp and the seams of the cover, up close',
  },
  'prod-017-inside': {
    es: 'La almohada y la bolsa en la que se comprime',
    en: 'The pillow and the bag it packs into',
  },
  'prod-018': {
    es: 'Antifaz morado con correa y dos tapones verdes',
    en: 'Purple eye mask with its strap and two green earplugs',
  },
  'prod-018-in-use': {
    es: 'El antifaz y los tapones sobre una almohada, bajo la luna',
    en: 'The mask and earplugs on a pillow, under the moon',
  },
  'prod-018-inside': {
    es: 'El antifaz, dos pares de tapones y la cajita con llavero',
    en: 'The mask, two pairs of earplugs, and the keychain case',
  },
  'prod-019': {
    es: 'Sombrero de tela verde de ala ancha con cordón ajustable',
    en: 'Green fabric sun hat with a wide brim and an adjustable cord',
  },
  'prod-019-in-use': {
    es: 'El sombrero en la orilla, visto desde arriba, con lentes y sandalias',
    en: 'The hat at the water’s edge, seen from above, with sunglasses and flip-flops',
  },
  'prod-019-detail': {
    es: 'El sombrero enrollado y sujeto con su cordón, junto a un pasaporte',
    en: 'The hat rolled up and held by its cord, beside a passport',
  },
  'prod-020': {
    es: 'Botella plegable verde con argolla roja',
    en: 'Green collapsible bottle with a red loop',
  },
  'prod-020-in-use': {
    es: 'La botella sobre una roca, junto a una cascada',
    en: 'The bottle on a rock, by a waterfall',
  },
  'prod-020-detail': {
    es: 'La botella abierta y la misma botella plegada',
    en: 'The bottle open, and the same bottle folded',
  },
}

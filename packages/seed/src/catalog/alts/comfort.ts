import type { Alts } from './define'

export const comfort: Alts = {
  'prod-017': {
    es: 'Almohada de cuello azul sobre las nubes, con un avión al fondo',
    en: 'Blue neck pillow on the clouds, with a plane in the distance',
  },
  'prod-018': {
    es: 'Antifaz morado y dos tapones sobre una almohada, bajo la luna',
    en: 'Purple sleep mask and two earplugs on a pillow, under the moon',
  },
  'prod-019': {
    es: 'Sombrero de ala ancha en la orilla, visto desde arriba, con lentes y sandalias',
    en: 'Wide-brimmed hat at the water’s edge, seen from above, with sunglasses and flip-flops',
  },
  'prod-020': {
    es: 'Botella plegable verde abierta y otra anaranjada plegada, junto a una cascada',
    en: 'Green collapsible bottle, open, and an orange one folded, by a waterfall',
  },
}

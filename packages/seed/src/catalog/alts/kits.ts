import type { Alts } from './define'

export const kits: Alts = {
  'kit-001': {
    es: 'Bolsa seca, bloqueador, jabón y sombrero sobre la arena, entre palmeras',
    en: 'Dry bag, sunscreen, soap, and hat on the sand, between palm trees',
  },
  'kit-001-detail': {
    es: 'Los cuatro artículos del kit, uno junto al otro',
    en: 'The four items of the kit, side by side',
  },
  'kit-001-inside': {
    es: 'Todo el kit visto desde arriba: bolsa seca, sombrero, bloqueador y jabón',
    en: 'The whole kit seen from above: dry bag, hat, sunscreen, and soap',
  },
  'kit-002': {
    es: 'Sombrero, repelente, botella y sobres de sales, con una pirámide maya y una guacamaya al fondo',
    en: 'Hat, repellent, bottle, and packets of rehydration salts, with a Maya pyramid and a macaw behind them',
  },
  'kit-002-detail': {
    es: 'Sombrero, repelente, botella plegable y sales, uno junto al otro',
    en: 'Hat, repellent, collapsible bottle, and salts, side by side',
  },
  'kit-002-inside': {
    es: 'Todo el kit visto desde arriba: sombrero, botella, repelente y sales',
    en: 'The whole kit seen from above: hat, bottle, repellent, and salts',
  },
  'kit-003': {
    es: 'Almohada de cuello, antifaz, tapones, cepillo, gel y candado bajo las ventanillas de un avión de noche',
    en: 'Neck pillow, eye mask, earplugs, toothbrush, hand sanitizer, and lock under airplane windows at night',
  },
  'kit-003-detail': {
    es: 'Almohada, antifaz, tapones, gel, cepillo y candado, uno junto al otro',
    en: 'Pillow, mask, earplugs, hand sanitizer, toothbrush, and lock, side by side',
  },
  'kit-003-inside': {
    es: 'Todo el kit visto desde arriba: almohada, gel, antifaz, candado, cepillo y tapones',
    en: 'The whole kit seen from above: pillow, hand sanitizer, mask, lock, toothbrush, and earplugs',
  },
}

import type { Alts } from './define'

export const kits: Alts = {
  'kit-001': {
    es: 'Bolsa seca, bloqueador, jabón y sombrero sobre la arena, entre palmeras',
    en: 'Dry bag, sunscreen, soap and hat on the sand, between palm trees',
  },
  'kit-002': {
    es: 'Sombrero, repelente, botella y sobres de sales, con una pirámide maya y una guacamaya al fondo',
    en: 'Hat, repellent, bottle and sachets of salts, with a Maya pyramid and a macaw behind',
  },
  'kit-003': {
    es: 'Almohada de cuello, antifaz, tapones, cepillo, gel y candado bajo las ventanillas de un avión de noche',
    en: 'Neck pillow, eye mask, earplugs, toothbrush, hand gel and lock under aeroplane windows at night',
  },
}

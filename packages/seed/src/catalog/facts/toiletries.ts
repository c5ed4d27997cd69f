import type { FactsById } from './define'

export const toiletries: FactsById = {
  'prod-005': {
    volumeMl: 100,
    dimensions: [15, 5, 3.5],
    weightGrams: 118,
    care: {
      es: 'Guárdalo a la sombra; no lo dejes en el carro al sol.',
      en: 'Keep it in the shade; do not leave it in a hot car.',
    },
  },
  'prod-006': {
    dimensions: [8, 5.5, 2.5],
    weightGrams: 90,
    care: { es: 'Déjalo escurrir y secar después de cada uso.', en: 'Let it drain and dry after each use.' },
  },
  'prod-007': {
    material: {
      es: 'Mango de polipropileno y cerdas de nailon',
      en: 'Polypropylene handle and nylon bristles',
    },
    size: { es: '10 cm plegado', en: '3.9 in (10 cm) folded' },
    dimensions: [18.5, 2.2, 2],
    weightGrams: 22,
    care: {
      es: 'Enjuágalo y ciérralo cuando esté seco; cámbialo a los tres meses.',
      en: 'Rinse, let it dry, then fold it; replace it after three months.',
    },
  },
  'prod-008': {
    volumeMl: 60,
    dimensions: [9.5, 4, 2.8],
    weightGrams: 72,
    care: {
      es: 'Es inflamable: lejos del fuego y del sol directo. Guárdalo lejos de los niños.',
      en: 'Flammable: keep away from flames and direct sun. Keep out of reach of children.',
    },
  },
  'prod-009': {
    material: { es: 'Aluminio con depósito de vidrio', en: 'Aluminum with a glass reservoir' },
    volumeMl: 8,
    dimensions: [8, 1.8, 1.8],
    weightGrams: 20,
    inTheBox: { es: ['Un atomizador vacío, con su tapa'], en: ['One empty atomizer with its cap'] },
    care: {
      es: 'Enjuágalo con agua tibia antes de cambiar de perfume.',
      en: 'Rinse with warm water before you switch scents.',
    },
  },
  'prod-010': {
    dimensions: [7, 7, 2.5],
    weightGrams: 85,
    inTheBox: {
      es: ['Una barra de 60 g', 'Una latita con tapa'],
      en: ['One 2.1 oz (60 g) bar', 'One tin with a lid'],
    },
    care: {
      es: 'Deja secar la barra antes de cerrar la latita.',
      en: 'Let the bar dry before you close the tin.',
    },
  },
}

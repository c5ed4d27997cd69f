import type { FactsById } from './define'

export const comfort: FactsById = {
  'prod-017': {
    material: {
      es: 'Espuma de memoria con funda de poliéster suave',
      en: 'Memory foam with a soft polyester cover',
    },
    dimensions: [28, 26, 13],
    weightGrams: 320,
    inTheBox: {
      es: ['Una almohada', 'Una bolsa para comprimirla'],
      en: ['One pillow', 'One compression bag'],
    },
    care: { es: 'Lava solo la funda, a máquina con agua fría.', en: 'Machine wash cold, cover only.' },
  },
  'prod-018': {
    material: { es: 'Satén de poliéster y espuma', en: 'Polyester satin and foam' },
    dimensions: [21, 9, 2],
    weightGrams: 45,
    inTheBox: {
      es: ['Un antifaz', 'Dos pares de tapones', 'Una cajita con llavero'],
      en: ['One eye mask', 'Two pairs of earplugs', 'One keychain case'],
    },
    care: {
      es: 'Lava el antifaz a mano; cambia los tapones cuando pierdan la forma.',
      en: 'Hand wash the mask; replace the earplugs when they lose their shape.',
    },
  },
  'prod-019': {
    material: { es: 'Tela de poliéster de secado rápido', en: 'Quick-drying polyester fabric' },
    size: { es: 'Ajustable, de 55 a 60 cm de contorno', en: 'Adjustable, 21.7–23.6 in (55–60 cm) around' },
    weightGrams: 95,
    care: {
      es: 'Lávalo a mano con agua fría; sécalo en su forma.',
      en: 'Hand wash cold; reshape and air-dry.',
    },
  },
  'prod-020': {
    material: {
      es: 'Silicona sin BPA con tapa de polipropileno',
      en: 'BPA-free silicone with a polypropylene cap',
    },
    size: { es: 'Medio litro; 5 cm de alto plegada', en: '17 fl oz (500 ml); 2 in (5 cm) high when folded' },
    dimensions: [7.5, 7.5, 20],
    weightGrams: 145,
    care: {
      es: 'Se puede lavar en máquina lavaplatos, en la bandeja de arriba.',
      en: 'Dishwasher safe, top rack.',
    },
  },
}

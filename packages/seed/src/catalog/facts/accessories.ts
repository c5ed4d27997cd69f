import type { FactsById } from './define'

export const accessories: FactsById = {
  'prod-001': {
    material: {
      es: 'Cuerpo de aleación de zinc y cable de acero trenzado con funda de vinilo',
      en: 'Zinc-alloy body and braided steel cable in a vinyl sleeve',
    },
    dimensions: [6.5, 3, 1.3],
    weightGrams: 45,
    inTheBox: {
      es: ['Un candado', 'Instrucciones para cambiar la clave'],
      en: ['One lock', 'Instructions for changing the code'],
    },
    care: {
      es: 'Si se moja con agua de mar, enjuágalo con agua dulce y sécalo.',
      en: 'If seawater gets on it, rinse it with fresh water and wipe it dry.',
    },
  },
  'prod-002': {
    material: { es: 'Poliéster reciclado con malla de nailon', en: 'Recycled polyester with nylon mesh' },
    size: {
      es: 'Grande, mediano, pequeño y uno para cables; las medidas son del grande',
      en: 'Large, medium, small, and one for cables; dimensions are for the large one',
    },
    dimensions: [35, 25, 8],
    weightGrams: 240,
    inTheBox: { es: ['Cuatro organizadores'], en: ['Four packing cubes'] },
    care: {
      es: 'Lávalos a máquina con agua fría; sécalos a la sombra.',
      en: 'Machine wash cold; dry in the shade.',
    },
  },
  'prod-003': {
    material: { es: 'Lona de poliéster con recubrimiento de PVC', en: 'PVC-coated polyester tarpaulin' },
    size: { es: '10 litros', en: '10 liters (2.6 gal)' },
    dimensions: [20, 20, 50],
    weightGrams: 260,
    inTheBox: { es: ['Una bolsa seca', 'Una correa ajustable'], en: ['One dry bag', 'One adjustable strap'] },
    care: { es: 'Enjuágala con agua dulce y sécala abierta.', en: 'Rinse in fresh water and dry it open.' },
  },
  'prod-004': {
    material: { es: 'Cuero sintético con hebilla de metal', en: 'Vegan leather with a metal buckle' },
    dimensions: [11, 7, 0.4],
    weightGrams: 28,
    inTheBox: {
      es: ['Una etiqueta con su correa', 'Dos tarjetas para tus datos'],
      en: ['One tag with its strap', 'Two cards for your details'],
    },
    care: { es: 'Pásale un paño húmedo.', en: 'Wipe with a damp cloth.' },
  },
}

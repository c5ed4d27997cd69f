import type { FactsById } from './define'

export const kits: FactsById = {
  'kit-001': {
    size: {
      es: '4 piezas; todo cabe en la bolsa de 10 litros',
      en: '4 pieces; everything fits in the 10-liter bag',
    },
    weightGrams: 570,
  },
  'kit-002': {
    size: { es: '4 piezas para tu mochila de día', en: '4 pieces for your daypack' },
    weightGrams: 580,
  },
  'kit-003': {
    size: { es: '5 productos, todos para equipaje de mano', en: '5 products, all carry-on friendly' },
    weightGrams: 505,
  },
}

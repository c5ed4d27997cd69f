import type { Alts } from './define'

export const electronics: Alts = {
  'prod-011': {
    es: 'Batería externa cargando un teléfono de noche, junto a una tienda de campaña',
    en: 'Power bank charging a phone at night, beside a tent',
  },
  'prod-012': {
    es: 'Adaptador de viaje con puertos USB-C sobre una mesa, frente a un tomacorriente',
    en: 'Travel adapter with USB-C ports on a table, in front of a wall socket',
  },
  'prod-013': {
    es: 'Audífonos de almohadilla delante de la ventanilla de un avión',
    en: 'Over-ear headphones in front of an aeroplane window',
  },
}

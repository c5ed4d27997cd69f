import type { Translation } from '../format'
export const en = {
  featured: 'Featured Essentials',
  viewAll: 'View All',
  toProducts: 'See products',
  toAgent: 'Plan my trip',
  toSales: 'See the sale',
  discover: 'Discover more',
} as const

export const es: Translation<typeof en> = {
  featured: 'Esenciales destacados',
  viewAll: 'Ver todo',
  toProducts: 'Ver productos',
  toAgent: 'Planear mi viaje',
  toSales: 'Ver ofertas',
  discover: 'Descubre más',
}

export const en = {
  featured: 'Featured Essentials',
  viewAll: 'View All',
  toProducts: 'See products',
  toAgent: 'Plan my trip',
  toSales: 'See the sale',
  discover: 'Discover more',
}

export const es: typeof en = {
  featured: 'Esenciales destacados',
  viewAll: 'Ver todo',
  toProducts: 'Ver productos',
  toAgent: 'Planear mi viaje',
  toSales: 'Ver ofertas',
  discover: 'Descubre más',
}

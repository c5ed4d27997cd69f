import type { Translation } from '../format'
export const en = {
  kits: {
    title: 'Travel Kits',
    subtitle: 'A kit for each kind of trip, already packed.',
    contains: 'In the kit',
    empty: 'No kits right now',
    emptyHint: 'We are putting new ones together. In the meantime, build your own from our products.',
  },
  sales: {
    title: 'Sale',
    subtitle: 'Good things for your trip at better prices, while they last.',
    /** Badge; N is a whole percent. */
    off: '{percent}% OFF',
    empty: 'No deals right now',
    emptyHint: 'Leave your email and be the first to know about the next ones.',
  },
  notFound: {
    title: 'Oops! Page Not Found',
    text: 'This road leads nowhere. Let’s get you back to the shop.',
    button: 'Go to the shop',
  },
} as const

export const es: Translation<typeof en> = {
  kits: {
    title: 'Kits de viaje',
    subtitle: 'Un kit para cada tipo de viaje, ya empacado.',
    contains: 'El kit trae',
    empty: 'Por ahora no hay kits',
    emptyHint: 'Estamos armando otros. Mientras tanto, arma el tuyo con nuestros productos.',
  },
  sales: {
    title: 'Ofertas',
    subtitle: 'Cosas buenas para tu viaje a mejor precio, mientras duren.',
    off: '−{percent} %',
    empty: 'Por ahora no hay ofertas',
    emptyHint: 'Déjanos tu correo y entérate primero de las próximas.',
  },
  notFound: {
    title: '¡Ups! Página no encontrada',
    text: 'Este camino no lleva a ningún lado. Te llevamos de vuelta a la tienda.',
    button: 'Ir a la tienda',
  },
}

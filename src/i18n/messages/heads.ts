import type { Translation } from '../format'
import type { Locale } from '../locales'

/** Titles, to which the brand is added, and descriptions of 70 to 160 characters, for search engines and social networks. */
const en = {
  landing: {
    title: 'Travel gear and trip planning for Honduras',
    description:
      'Your journey starts here: travel essentials chosen for the reefs, ruins, and mountains of Honduras, and a planner that organizes your days.',
  },
  home: {
    title: 'Travel essentials for Honduras',
    description:
      'Useful, well-made things for traveling in Honduras: kits, carry-on toiletries, power banks, and more. We ship all over Honduras, to the USA, and beyond.',
  },
  products: {
    title: 'All travel essentials for Honduras',
    description:
      'Everything that makes a trip to Honduras easier, handpicked: dry bags, mineral sunscreen, repellent, adapters, first aid, and more.',
  },
  kits: {
    title: 'Travel kits for Honduras',
    description:
      'A kit for each kind of trip to Honduras, already packed and for less: beach and reef, ruins and trails, or a long flight.',
  },
  sales: {
    title: 'Sale on travel essentials for Honduras',
    description:
      'Good things for your trip to Honduras at better prices, while they last. Sign up for an extra discount on your next order.',
  },
  toiletries: {
    title: 'Travel-size toiletries for Honduras',
    description:
      'Toiletries for your carry-on to Honduras, in sizes that clear security, with the carry-on liquid rules explained in plain words.',
  },
  esim: {
    title: 'eSIM for Honduras, coming soon',
    description:
      'We are getting eSIMs ready so that you have data in Honduras from the moment you land: instant activation, no long-term contracts, several plans.',
  },
  blog: {
    title: 'Honduras travel blog',
    description:
      'Honduras without the rush: where to go, what to pack, and what we wish someone had told us first. Articles by people who live in Honduras.',
  },
  about: { title: 'About us: a travel shop in Honduras' },
  help: { title: 'Help with orders in Honduras and abroad' },
} as const

const es: Translation<typeof en> = {
  landing: {
    title: 'Artículos y planes de viaje para Honduras',
    description:
      'Tu viaje empieza aquí: artículos escogidos para el arrecife, las ruinas y la montaña de Honduras, y un planificador que ordena tus días.',
  },
  home: {
    title: 'Lo esencial para viajar por Honduras',
    description:
      'Cosas útiles y bien pensadas para viajar por Honduras: kits, artículos de higiene, baterías externas y más. Enviamos a todo Honduras, EE. UU. y otros países.',
  },
  products: {
    title: 'Todo lo esencial para viajar por Honduras',
    description:
      'Todo lo que aligera un viaje a Honduras, escogido pieza por pieza: bolsas secas, bloqueador mineral, repelente, adaptadores, botiquines y más.',
  },
  kits: {
    title: 'Kits de viaje para Honduras',
    description:
      'Un kit para cada tipo de viaje por Honduras, ya empacado y a mejor precio: playa y arrecife, ruinas y senderos o vuelo largo.',
  },
  sales: {
    title: 'Ofertas de viaje para Honduras',
    description:
      'Cosas buenas para tu viaje a Honduras a mejor precio, mientras duren. Suscríbete y recibe un descuento extra en tu próxima compra.',
  },
  toiletries: {
    title: 'Artículos de higiene de viaje para Honduras',
    description:
      'Artículos de higiene para llevar a Honduras en tu equipaje de mano, en tamaños que pasan el control, y las reglas de líquidos explicadas sin enredos.',
  },
  esim: {
    title: 'eSIM para Honduras, muy pronto',
    description:
      'Estamos preparando la eSIM para Honduras: datos desde que aterrizas, activación inmediata, sin contratos largos y con varios planes.',
  },
  blog: {
    title: 'Blog de viajes por Honduras',
    description:
      'Honduras contada sin prisa: a dónde ir, qué llevar y lo que nos hubiera gustado saber antes. Artículos de gente que vive aquí.',
  },
  about: { title: 'Quiénes somos: artículos de viaje desde Honduras' },
  help: { title: 'Ayuda con tu pedido, dentro y fuera de Honduras' },
}

export const HEAD_MESSAGES: Readonly<Record<Locale, Translation<typeof en>>> = { es, en }

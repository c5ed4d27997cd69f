import { localizedString, localizedText } from '../editorial/localized'
import { titledText } from './define'

export const homePage = {
  _id: 'homePage',
  _type: 'homePage' as const,
  heroTitle: localizedString({ es: 'Lleva lo justo. Disfruta todo.', en: 'Pack light. Take it all in.' }),
  heroSubtitle: localizedText({
    es: 'Cosas útiles y bien pensadas para el arrecife, las ruinas, la montaña y el vuelo que te trae.',
    en: 'Useful, well-made things for the reef, the ruins, the mountains, and the flight that brings you here.',
  }),
  salesBanner: titledText(
    { es: 'Ofertas para tu próxima salida', en: 'Deals for your next trip' },
    {
      es: 'Buenos precios, mientras duren.',
      en: 'Good prices, while they last.',
    },
  ),
  agentCard: titledText(
    { es: 'Tu agente de viajes con IA', en: 'Your AI travel agent' },
    {
      es: 'Cuéntale cuántos días tienes y qué te gusta; te ayuda a ordenar la ruta.',
      en: 'Tell it how many days you have and what you enjoy, and it helps you put the route together.',
    },
  ),
  blogCard: titledText(
    { es: 'Historias y consejos', en: 'Stories and tips' },
    {
      es: 'Lo que nos hubiera gustado saber antes de cada viaje.',
      en: 'What we wish we had known before each trip.',
    },
  ),
  kitsCard: titledText(
    { es: 'Kits ya armados', en: 'Kits ready to go' },
    {
      es: 'Playa, senderos o vuelo largo: todo junto y a mejor precio.',
      en: 'Beach, trails, or a long flight: everything in one kit, for less.',
    },
  ),
  esimCard: titledText(
    { es: 'eSIM, muy pronto', en: 'eSIMs, coming soon' },
    {
      es: 'Aterriza con datos, sin buscar dónde comprar un chip.',
      en: 'Land with data, without hunting for a SIM card.',
    },
  ),
  toiletriesCard: titledText(
    { es: 'Artículos de higiene en tamaño de viaje', en: 'Travel-size toiletries' },
    {
      es: 'Pasan en tu equipaje de mano y casi no ocupan lugar en la mochila.',
      en: 'Carry-on friendly, and less likely to leak in your bag.',
    },
  ),
}

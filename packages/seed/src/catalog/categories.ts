import { localizedString, slug } from '../editorial/localized'

const NAMES = {
  accessories: { es: 'Accesorios de viaje', en: 'Travel Accessories' },
  toiletries: { es: 'Artículos de Tocador', en: 'Toiletries' },
  electronics: { es: 'Electrónicos', en: 'Electronics' },
  health: { es: 'Salud y bienestar', en: 'Health & Wellness' },
  comfort: { es: 'Comodidad en viaje', en: 'Travel Comfort' },
} as const

export type CategoryId = keyof typeof NAMES

export const categories = Object.entries(NAMES).map(([id, name], index) => ({
  _id: `category-${id}`,
  _type: 'category' as const,
  name: localizedString(name),
  slug: slug(id),
  position: (index + 1) * 10,
}))

import type { Kit, Picture, Policy, Product, Settings } from '~/content/types'
import { toCents } from '~/lib/money'
import { ratesAt } from '~/lib/testing/rates'

const picture: Picture = {
  alt: { value: 'Un candado', lang: 'es' },
  square: 'https://cdn.example/a.jpg?fit=crop',
  card: 'https://cdn.example/a.jpg?fit=crop',
  wide: 'https://cdn.example/a.jpg?fit=crop',
  share: 'https://cdn.example/a.jpg?fit=crop',
}

/** A product with `changes`, for tests. */
export const productOf = (changes: Partial<Product> = {}): Product => ({
  kind: 'product',
  id: 'prod-001',
  name: { value: 'Candado TSA', lang: 'es' },
  description: { value: 'Un candado que la aduana puede abrir.', lang: 'es' },
  price: toCents(1250),
  category: { id: 'accessories', name: { value: 'Accesorios', lang: 'es' } },
  details: { value: [], lang: 'es' },
  keywords: { value: [], lang: 'es' },
  facts: {},
  picture,
  pictures: [picture],
  updatedAt: '2026-05-01T10:00:00Z',
  ...changes,
})

/** A kit with `changes`, for tests. */
export const kitOf = (changes: Partial<Kit> = {}): Kit => ({
  kind: 'kit',
  id: 'kit-001',
  name: { value: 'Kit Playa', lang: 'es' },
  description: { value: 'Sol, sal y arrecife.', lang: 'es' },
  price: toCents(4250),
  items: { value: ['Candado TSA'], lang: 'es' },
  keywords: { value: [], lang: 'es' },
  contents: [],
  facts: {},
  picture,
  pictures: [picture],
  updatedAt: '2026-05-01T10:00:00Z',
  ...changes,
})

export const policyOf = (id: Policy['id'], updatedAt = '2026-02-01T00:00:00Z'): Policy => ({
  id,
  title: { value: 'Política', lang: 'es' },
  body: { value: [], lang: 'es' },
  updatedAt,
})

export const SETTINGS: Settings = {
  brand: 'Rumbo',
  tagline: { value: 'Todo para tu viaje', lang: 'es' },
  legalName: 'Rumbo Ejemplo, S. de R. L.',
  address: { value: 'San Pedro Sula', lang: 'es' },
  email: 'hola@rumbo.example',
  phone: '+50499990000',
  hours: { value: 'De lunes a viernes', lang: 'es' },
  openingDate: '2022-03-01',
  rates: ratesAt(26),
  freeShippingThreshold: toCents(2500),
  flatShipping: toCents(499),
  discountCode: 'WELCOME10',
  discountPercent: 10,
  bannerUsa: { value: '', lang: 'es' },
  bannerHonduras: { value: '', lang: 'es' },
  whatsappGreeting: { value: '', lang: 'es' },
  facebookUrl: 'https://www.facebook.com/rumbo.example',
  returnDays: 30,
  synonyms: [],
}

interface Stored {
  readonly _id: string
  readonly _type: string
  readonly [field: string]: unknown
}

/** A minimal shop: two products, a kit, the settings. */
export const DOCUMENTS: readonly Stored[] = [
  {
    _id: 'siteSettings',
    _type: 'siteSettings',
    brand: 'Rumbo',
    phone: '+50499990000',
    hnlRate: 26,
    freeShippingThreshold: 25,
    flatShipping: 4.99,
    discountCode: 'WELCOME10',
    discountPercent: 10,
  },
  sold('product', 'prod-001', 'Jabón de viaje', 'Travel soap', 1.31),
  sold('product', 'prod-002', 'Almohada de viaje', 'Travel pillow', 31.4),
  sold('kit', 'kit-001', 'Kit de playa', 'Beach kit', 24.99),
]

function sold(_type: 'product' | 'kit', id: string, es: string, en: string, price: number): Stored {
  return {
    _id: id,
    _type,
    slug: { _type: 'slug', current: id },
    name: { _type: 'localizedString', es, en },
    price,
  }
}

import type { Checkout } from '../payments'

/** A checkout of two bars of soap; `changes` override the defaults. */
export const checkout = (changes: Partial<Checkout> = {}): Checkout => ({
  site: 'https://rumbo.example',
  subject: 'auth0|ana',
  email: 'ana@rumbo.example',
  locale: 'es',
  currency: 'HNL',
  mode: 'cart',
  allowsCodes: true,
  lines: [
    {
      productId: 'prod-001',
      kind: 'product',
      name: 'Jabón',
      quantity: 2,
      unitAmount: 3406,
      imageUrl: 'https://cdn.example/prod-001.jpg',
    },
  ],
  shipping: { label: 'Envío estándar', amount: 12_974 },
  successUrl: 'https://rumbo.example/shop/checkout/success?attempt=attempt-1',
  cancelUrl: 'https://rumbo.example/shop/cart',
  ...changes,
})

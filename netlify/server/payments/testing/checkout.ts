import type { Checkout } from '../payments'

/** A checkout of two bars of soap; `changes` win. */
export const checkout = (changes: Partial<Checkout> = {}): Checkout => ({
  subject: 'auth0|ana',
  email: 'ana@rumbo.example',
  locale: 'es',
  currency: 'HNL',
  mode: 'cart',
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
  successUrl: 'https://rumbo.example/shop/checkout/success?mode=cart',
  cancelUrl: 'https://rumbo.example/shop/cart',
  ...changes,
})

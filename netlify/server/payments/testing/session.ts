import type Stripe from 'stripe'

/** The parts of a paid Stripe session that make an order; `changes` override the defaults. */
export const paidSession = (changes: Record<string, unknown> = {}) =>
  ({
    id: 'cs_test_a1b2c3d4e5',
    created: 1_800_000_000,
    object: 'checkout.session',
    payment_status: 'paid',
    payment_intent: 'pi_1',
    amount_subtotal: 6812,
    amount_total: 19_105,
    currency: 'hnl',
    customer_email: 'ana@rumbo.example',
    customer_details: { email: 'ana@rumbo.example', name: 'Ana Mejía', address: null },
    collected_information: {
      shipping_details: {
        name: 'Ana Mejía',
        address: {
          line1: 'Calle 1',
          line2: null,
          city: 'Copán',
          state: null,
          postal_code: '41101',
          country: 'HN',
        },
      },
    },
    shipping_cost: { amount_total: 12_974 },
    total_details: { amount_discount: 681, amount_shipping: 12_974, amount_tax: 0 },
    metadata: {
      shop: 'rumbo',
      site: 'https://rumbo.example',
      subject: 'auth0|ana',
      locale: 'es',
      currency: 'HNL',
      mode: 'cart',
    },
    ...changes,
  }) as unknown as Stripe.Checkout.Session

export const soldLine = (changes: Record<string, unknown> = {}) =>
  ({
    id: 'li_1',
    object: 'item',
    description: 'Jabón',
    quantity: 2,
    amount_subtotal: 6812,
    amount_total: 6131,
    price: { unit_amount: 3406 },
    metadata: { productId: 'prod-001', kind: 'product' },
    ...changes,
  }) as unknown as Stripe.LineItem

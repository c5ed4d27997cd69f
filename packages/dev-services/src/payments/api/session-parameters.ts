import { z } from 'zod'
import { CURRENCIES } from '../domain/money'
import { email, expand, flag, integer, metadata, text, webAddress } from './parameters'

const currency = text()
  .transform((value) => value.toLowerCase())
  .refine((value) => CURRENCIES.includes(value), {
    message: `Invalid currency. The local payments stand-in knows ${CURRENCIES.join(' and ')}.`,
  })

const span = z.strictObject({
  unit: z.enum(['hour', 'day', 'business_day', 'week', 'month']),
  value: integer({ min: 1 }),
})

const lineItem = z.strictObject({
  quantity: integer({ min: 1, max: 999_999 }),
  metadata: metadata.optional(),
  price_data: z.strictObject({
    currency,
    unit_amount: integer({ min: 0, max: 99_999_999 }),
    tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
    product_data: z.strictObject({
      name: text(),
      description: text().optional(),
      images: z.array(webAddress).max(8, 'Invalid array: at most 8 images.').default([]),
      metadata: metadata.default({}),
      tax_code: text().optional(),
    }),
  }),
})

const shippingOption = z.strictObject({
  shipping_rate_data: z.strictObject({
    display_name: text(100),
    type: z.literal('fixed_amount').optional(),
    fixed_amount: z.strictObject({ amount: integer({ min: 0, max: 99_999_999 }), currency }),
    delivery_estimate: z.strictObject({ minimum: span.optional(), maximum: span.optional() }).optional(),
    metadata: metadata.default({}),
    tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
    tax_code: text().optional(),
  }),
})

/** Parameters of `POST /v1/checkout/sessions`, as far as a shop that sells goods at inline prices needs them. */
export const sessionParameters = z.strictObject({
  mode: z.enum(['payment']),
  ui_mode: z.enum(['hosted_page']).optional(),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  line_items: z.array(lineItem).min(1, 'Missing required param: line_items.').max(100),
  client_reference_id: text(200).optional(),
  customer_email: email.optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  locale: text(10).optional(),
  metadata: metadata.default({}),
  allow_promotion_codes: flag.default(false),
  discounts: z
    .array(z.strictObject({ promotion_code: text().optional(), coupon: text().optional() }))
    .max(1, 'You may only specify one discount.')
    .optional(),
  shipping_address_collection: z
    .strictObject({ allowed_countries: z.array(z.string().regex(/^[A-Z]{2}$/, 'Invalid country')).min(1) })
    .optional(),
  shipping_options: z.array(shippingOption).max(5, 'Invalid array: at most 5 shipping options.').default([]),
  payment_intent_data: z
    .strictObject({ description: text(1_000).optional(), metadata: metadata.default({}) })
    .default({ metadata: {} }),
  payment_method_types: z.array(z.enum(['card'])).optional(),
  billing_address_collection: z.enum(['auto']).optional(),
  phone_number_collection: z.strictObject({ enabled: z.literal('false') }).optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay']).optional(),
  expires_at: integer().optional(),
  expand,
})

export type SessionParameters = z.output<typeof sessionParameters>

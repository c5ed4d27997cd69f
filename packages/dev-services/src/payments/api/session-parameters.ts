import type Stripe from 'stripe'
import { z } from 'zod'
import { CURRENCIES } from '../domain/money'
import { email, flag, integer, metadata, text, webAddress } from './parameters'

const currency = text()
  .transform((value) => value.toLowerCase())
  .refine((value) => CURRENCIES.includes(value), {
    message: `Invalid currency. The local payments emulator supports ${CURRENCIES.join(' and ')}.`,
  })

const lineItem = z.strictObject({
  quantity: integer({ min: 1, max: 999_999 }),
  metadata: metadata.default({}),
  price_data: z.strictObject({
    currency,
    unit_amount: integer({ min: 0, max: 99_999_999 }),
    product_data: z.strictObject({
      name: text(),
      images: z.array(webAddress(2_048)).max(8, 'Invalid array: at most 8 images.').default([]),
    }),
  }),
})

const shippingOption = z.strictObject({
  shipping_rate_data: z.strictObject({
    display_name: text(100),
    type: z.literal('fixed_amount').optional(),
    fixed_amount: z.strictObject({ amount: integer({ min: 0, max: 99_999_999 }), currency }),
  }),
})

/** Languages of Stripe's payment page. */
const LOCALES = [
  ...([
    'auto',
    'bg',
    'cs',
    'da',
    'de',
    'el',
    'en',
    'en-GB',
    'es',
    'es-419',
    'et',
    'fi',
    'fil',
    'fr',
  ] as const),
  ...(['fr-CA', 'hr', 'hu', 'id', 'it', 'ja', 'ko', 'lt', 'lv', 'ms', 'mt', 'nb', 'nl', 'pl', 'pt'] as const),
  ...(['pt-BR', 'ro', 'ru', 'sk', 'sl', 'sv', 'th', 'tr', 'vi', 'zh', 'zh-HK', 'zh-TW'] as const),
] as const satisfies readonly Stripe.Checkout.SessionCreateParams['locale'][]

/** Parameters of `POST /v1/checkout/sessions` for a shop that sells goods at inline prices. */
export const sessionParameters = z.strictObject({
  mode: z.enum(['payment']),
  success_url: webAddress(),
  cancel_url: webAddress().optional(),
  line_items: z.array(lineItem).min(1, 'Missing required param: line_items.').max(100),
  client_reference_id: text(200).optional(),
  customer_email: email.optional(),
  locale: z.enum(LOCALES).optional(),
  metadata: metadata.default({}),
  allow_promotion_codes: flag.default(false),
  shipping_address_collection: z
    .strictObject({ allowed_countries: z.array(z.string().regex(/^[A-Z]{2}$/, 'Invalid country')).min(1) })
    .optional(),
  shipping_options: z.array(shippingOption).max(5, 'Invalid array: at most 5 shipping options.').default([]),
  expires_at: integer().optional(),
})

export type SessionParameters = z.output<typeof sessionParameters>

import type Stripe from 'stripe'
import type { Line, Session, ShippingChoice } from './session'
import { amountOf, discountPerLine, totalsOf } from './totals'

/** A session in Stripe's shape, without the parts that only come when expanded. `origin` is this stand-in's. */
export const viewSession = (session: Session, origin: string): Stripe.Checkout.Session => {
  const { subtotal, discount, shipping, total } = totalsOf(session)
  const chosen = session.shippingChoices[session.chosenShipping]
  const { buyer } = session
  const email = buyer?.email ?? session.customerEmail
  return {
    ...UNUSED,
    id: session.id,
    object: 'checkout.session',
    allow_promotion_codes: session.allowPromotionCodes || null,
    amount_subtotal: subtotal,
    amount_total: total,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    collected_information: buyer
      ? {
          business_name: null,
          individual_name: null,
          shipping_details: buyer.address ? { name: buyer.name, address: buyer.address } : null,
        }
      : null,
    created: session.created,
    currency: session.currency,
    customer_details: email
      ? {
          address: buyer?.address ?? null,
          business_name: null,
          email,
          individual_name: null,
          name: buyer?.name ?? null,
          phone: null,
          tax_exempt: 'none',
          tax_ids: [],
        }
      : null,
    customer_email: session.customerEmail,
    discounts: session.discount
      ? [
          session.discount.promotionId
            ? { coupon: null, promotion_code: session.discount.promotionId }
            : { coupon: session.discount.couponId, promotion_code: null },
        ]
      : [],
    expires_at: session.expiresAt,
    locale: session.locale,
    metadata: { ...session.metadata },
    payment_intent: session.intentId,
    payment_status: session.paymentStatus,
    shipping_address_collection: session.shippingCountries
      ? { allowed_countries: [...session.shippingCountries] }
      : null,
    shipping_cost: chosen
      ? {
          amount_subtotal: chosen.amount,
          amount_tax: 0,
          amount_total: chosen.amount,
          shipping_rate: chosen.id,
        }
      : null,
    shipping_options: session.shippingChoices.map(({ id, amount }) => ({
      shipping_amount: amount,
      shipping_rate: id,
    })),
    status: session.status,
    submit_type: session.submitType,
    success_url: session.successUrl,
    total_details: { amount_discount: discount, amount_shipping: shipping, amount_tax: 0 },
    url: session.status === 'open' ? `${origin}/c/pay/${session.id}` : null,
  }
}

/** The session's lines in Stripe's shape. */
export const viewLines = (session: Session): Record<string, unknown>[] => {
  const discounts = discountPerLine(session)
  return session.lines.map((line, index) => {
    const amount = amountOf(line)
    const discount = discounts[index] ?? 0
    return {
      id: line.id,
      object: 'item',
      adjustable_quantity: null,
      amount_discount: discount,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount - discount,
      currency: session.currency,
      description: line.name,
      metadata: { ...line.metadata },
      price: viewPrice(line, session),
      quantity: line.quantity,
    }
  })
}

const viewPrice = (line: Line, session: Session) => ({
  id: line.priceId,
  object: 'price',
  active: false,
  billing_scheme: 'per_unit',
  created: session.created,
  currency: session.currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: null,
  product: line.productId,
  recurring: null,
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'one_time',
  unit_amount: line.unitAmount,
  unit_amount_decimal: String(line.unitAmount),
})

/** The product that an inline price makes, for `expand`. */
export const viewProduct = (line: Line, session: Session) => ({
  id: line.productId,
  object: 'product',
  active: false,
  created: session.created,
  description: line.description,
  images: [...line.images],
  livemode: false,
  marketing_features: [],
  metadata: { ...line.productMetadata },
  name: line.name,
  package_dimensions: null,
  shippable: null,
  tax_code: null,
  type: 'service',
  updated: session.created,
  url: null,
})

/** A way of shipping, for `expand`. */
export const viewShippingRate = (choice: ShippingChoice, session: Session) => ({
  id: choice.id,
  object: 'shipping_rate',
  active: true,
  created: session.created,
  delivery_estimate: choice.estimate
    ? { minimum: choice.estimate.minimum ?? null, maximum: choice.estimate.maximum ?? null }
    : null,
  display_name: choice.name,
  fixed_amount: { amount: choice.amount, currency: session.currency },
  livemode: false,
  metadata: { ...choice.metadata },
  tax_behavior: 'unspecified',
  tax_code: null,
  type: 'fixed_amount',
})

/** What Stripe always answers for a one-time payment on its hosted page and this stand-in does nothing with. */
const UNUSED = {
  adaptive_pricing: null,
  after_expiration: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  managed_payments: null,
  mode: 'payment',
  origin_context: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  subscription: null,
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>

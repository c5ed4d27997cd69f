import type Stripe from 'stripe'
import { type Coupon, isActive, type PromotionCode } from '../domain/coupons'
import { nowSeconds } from '../domain/ids'
import { type Line, type Session, emailOf } from '../domain/session'
import { amountOf, discountPerLine, totalsOf } from '../domain/totals'

/** A session in Stripe's shape. `origin` is the emulator's own. */
export const serializeSession = (session: Session, origin: string): Stripe.Checkout.Session => {
  const { subtotal, discount, shipping, total } = totalsOf(session)
  const selected = session.shippingOptions[session.selectedShipping]
  const { buyer } = session
  const email = emailOf(session)
  return {
    ...CONSTANT_FIELDS,
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
    discounts: session.discount ? [{ coupon: null, promotion_code: session.discount.promotionCodeId }] : [],
    expires_at: session.expiresAt,
    locale: session.locale,
    metadata: { ...session.metadata },
    payment_intent: session.paymentIntentId,
    payment_status: session.paymentStatus,
    shipping_address_collection: session.shippingCountries
      ? { allowed_countries: [...session.shippingCountries] }
      : null,
    shipping_cost: selected
      ? {
          amount_subtotal: selected.amount,
          amount_tax: 0,
          amount_total: selected.amount,
          shipping_rate: selected.id,
        }
      : null,
    shipping_options: session.shippingOptions.map(({ id, amount }) => ({
      shipping_amount: amount,
      shipping_rate: id,
    })),
    status: session.status,
    success_url: session.successUrl,
    total_details: { amount_discount: discount, amount_shipping: shipping, amount_tax: 0 },
    url: session.status === 'open' ? `${origin}/c/pay/${session.id}` : null,
  }
}

/** The session's line items in Stripe's shape. */
export const serializeLines = (session: Session) => {
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
      price: serializePrice(line, session),
      quantity: line.quantity,
    }
  })
}

const serializePrice = (line: Line, session: Session) => ({
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

/** A coupon in Stripe's shape. */
export const serializeCoupon = (coupon: Coupon): Stripe.Coupon => ({
  id: coupon.id,
  object: 'coupon',
  amount_off: null,
  created: coupon.created,
  currency: null,
  duration: coupon.duration,
  duration_in_months: null,
  livemode: false,
  max_redemptions: null,
  metadata: {},
  name: coupon.name,
  percent_off: coupon.percentOff,
  redeem_by: null,
  times_redeemed: coupon.timesRedeemed,
  valid: true,
})

/** A promotion code in Stripe's shape. */
export const serializePromotionCode = (promotionCode: PromotionCode): Stripe.PromotionCode => {
  const [currency, minimum] = Object.entries(promotionCode.minimums ?? {})[0] ?? [null, null]
  return {
    id: promotionCode.id,
    object: 'promotion_code',
    active: isActive(promotionCode, nowSeconds()),
    code: promotionCode.code,
    created: promotionCode.created,
    customer: null,
    customer_account: null,
    expires_at: promotionCode.expiresAt ?? null,
    livemode: false,
    max_redemptions: null,
    metadata: { ...promotionCode.metadata },
    promotion: { type: 'coupon', coupon: promotionCode.couponId },
    restrictions: {
      first_time_transaction: false,
      minimum_amount: minimum,
      minimum_amount_currency: currency,
    },
    times_redeemed: promotionCode.timesRedeemed,
  }
}

/** The values of a one-time payment on the hosted page that never differ here. */
const CONSTANT_FIELDS = {
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
  submit_type: null,
  subscription: null,
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>

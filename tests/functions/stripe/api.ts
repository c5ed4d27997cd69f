import type Stripe from 'stripe'

/**
 * What the shop calls at Stripe, by method and path. The package's types are generated from Stripe's OpenAPI description
 * of the API version that the shop uses, so that a field that Stripe renames is found here.
 */
export interface StripeApi {
  'POST /v1/checkout/sessions': Call<Stripe.Checkout.SessionCreateParams, Stripe.Checkout.Session>
  'GET /v1/checkout/sessions': Call<
    Stripe.Checkout.SessionListParams,
    Stripe.ApiList<Stripe.Checkout.Session>
  >
  'GET /v1/checkout/sessions/{id}': Call<Stripe.Checkout.SessionRetrieveParams, Stripe.Checkout.Session>
  'POST /v1/checkout/sessions/{id}': Call<Stripe.Checkout.SessionUpdateParams, Stripe.Checkout.Session>
  'POST /v1/checkout/sessions/{id}/expire': Call<Stripe.Checkout.SessionExpireParams, Stripe.Checkout.Session>
  'GET /v1/checkout/sessions/{id}/line_items': Call<
    Stripe.Checkout.SessionListLineItemsParams,
    Stripe.ApiList<Stripe.LineItem>
  >
  'POST /v1/coupons': Call<Stripe.CouponCreateParams, Stripe.Coupon>
  'GET /v1/coupons/{id}': Call<Stripe.CouponRetrieveParams, Stripe.Coupon>
  'GET /v1/promotion_codes': Call<Stripe.PromotionCodeListParams, Stripe.ApiList<Stripe.PromotionCode>>
  'POST /v1/promotion_codes': Call<Stripe.PromotionCodeCreateParams, Stripe.PromotionCode>
  'GET /v1/promotion_codes/{id}': Call<Stripe.PromotionCodeRetrieveParams, Stripe.PromotionCode>
  'POST /v1/promotion_codes/{id}': Call<Stripe.PromotionCodeUpdateParams, Stripe.PromotionCode>
  'GET /v1/refunds': Call<Stripe.RefundListParams, Stripe.ApiList<Stripe.Refund>>
  'GET /v1/disputes': Call<Stripe.DisputeListParams, Stripe.ApiList<Partial<Stripe.Dispute>>>
  'GET /v1/webhook_endpoints': Call<Stripe.WebhookEndpointListParams, Stripe.ApiList<Stripe.WebhookEndpoint>>
  'GET /v1/balance': Call<Stripe.BalanceRetrieveParams, Stripe.Balance>
  /** What Stripe sends to the shop. */
  webhook: Call<SentEvent<Stripe.Event>, unknown>
}

/** The emulator's events have the fields of an object that the shop may read. */
type SentEvent<Event extends Stripe.Event> = Event extends Stripe.Event
  ? { [Key in keyof Event]: Key extends 'data' ? { object: Partial<Event['data']['object']> } : Event[Key] }
  : never

interface Call<Parameters, Answer> {
  readonly parameters: Parameters
  readonly answer: Answer
}

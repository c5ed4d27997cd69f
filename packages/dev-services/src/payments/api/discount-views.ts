import type Stripe from 'stripe'
import { type Coupon, isRedeemable, type PromotionCode } from '../domain/coupons'
import { nowSeconds } from '../domain/ids'

/** A coupon in Stripe's shape. */
export const viewCoupon = (coupon: Coupon): Stripe.Coupon => ({
  id: coupon.id,
  object: 'coupon',
  amount_off: null,
  created: coupon.created,
  currency: null,
  duration: coupon.duration,
  duration_in_months: null,
  livemode: false,
  max_redemptions: null,
  metadata: { ...coupon.metadata },
  name: coupon.name,
  percent_off: coupon.percentOff,
  redeem_by: null,
  times_redeemed: coupon.timesRedeemed,
  valid: true,
})

/** A promotion code in Stripe's shape. */
export const viewPromotion = (promotion: PromotionCode): Stripe.PromotionCode => ({
  id: promotion.id,
  object: 'promotion_code',
  active: isRedeemable(promotion, nowSeconds()),
  code: promotion.code,
  created: promotion.created,
  customer: null,
  customer_account: null,
  expires_at: promotion.expiresAt,
  livemode: false,
  max_redemptions: promotion.maxRedemptions,
  metadata: { ...promotion.metadata },
  promotion: { type: 'coupon', coupon: promotion.couponId },
  restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
  times_redeemed: promotion.timesRedeemed,
})

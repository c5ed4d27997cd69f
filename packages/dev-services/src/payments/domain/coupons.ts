import type { Metadata } from './session'

/** A rebate on the goods; only percentages, as the shop needs no other. */
export interface Coupon {
  readonly id: string
  readonly created: number
  readonly name: string | null
  readonly percentOff: number
  readonly duration: string
  readonly metadata: Metadata
  readonly timesRedeemed: number
}

/** The word buyers type to get a coupon's rebate. */
export interface PromotionCode {
  readonly id: string
  readonly created: number
  readonly code: string
  readonly couponId: string
  readonly active: boolean
  readonly expiresAt: number | null
  readonly maxRedemptions: number | null
  readonly timesRedeemed: number
  readonly metadata: Metadata
}

/** Whether a buyer may use the code at `now` (seconds). */
export const isRedeemable = (promotion: PromotionCode, now: number): boolean =>
  promotion.active &&
  (promotion.expiresAt === null || promotion.expiresAt > now) &&
  (promotion.maxRedemptions === null || promotion.timesRedeemed < promotion.maxRedemptions)

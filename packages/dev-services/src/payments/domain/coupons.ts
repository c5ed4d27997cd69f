/** A percentage off the goods. */
export interface Coupon {
  readonly id: string
  readonly created: number
  readonly name: string | null
  readonly percentOff: number
  readonly duration: string
  readonly timesRedeemed: number
}

/** The code buyers type to redeem a coupon. */
export interface PromotionCode {
  readonly id: string
  readonly created: number
  readonly code: string
  readonly couponId: string
  readonly timesRedeemed: number
}

/** The promotion code `code`, in upper or lower case. */
export const findByCode = (
  promotionCodes: readonly PromotionCode[],
  code: string,
): PromotionCode | undefined =>
  promotionCodes.find((one) => one.code.toUpperCase() === code.trim().toUpperCase())

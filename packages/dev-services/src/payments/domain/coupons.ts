import type { Metadata } from './session'

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
  readonly isDeactivated?: boolean
  /** Seconds. */
  readonly expiresAt?: number | undefined
  /** What the goods must cost at least, in minor units by currency. The first currency is the code's own. */
  readonly minimums?: Readonly<Record<string, number>>
  readonly metadata?: Metadata
}

const sameCode = (one: string, other: string) => one.toUpperCase() === other.trim().toUpperCase()

/** Whether buyers can redeem it at `now` (seconds). */
export const isActive = (promotionCode: PromotionCode, now: number): boolean =>
  promotionCode.isDeactivated !== true && !hasExpired(promotionCode, now)

export const hasExpired = ({ expiresAt }: PromotionCode, now: number): boolean =>
  expiresAt !== undefined && expiresAt <= now

/** The promotion codes `code`, in upper or lower case, the newest first. */
export const withCode = (promotionCodes: readonly PromotionCode[], code: string): PromotionCode[] =>
  promotionCodes.filter((one) => sameCode(one.code, code)).reverse()

export type Redemption =
  | { readonly kind: 'redeemable'; readonly promotionCode: PromotionCode }
  | { readonly kind: 'unknown' | 'expired' }
  /** `minimum` in minor units; none when the code has no minimum in the currency. */
  | { readonly kind: 'below-minimum'; readonly minimum: number | undefined }

/** Whether `code` can be redeemed at `now` (seconds) for goods that cost `subtotal`. */
export const redeem = (
  promotionCodes: readonly PromotionCode[],
  code: string,
  { subtotal, currency, now }: { subtotal: number; currency: string; now: number },
): Redemption => {
  const known = withCode(promotionCodes, code)
  const promotionCode = known.find((one) => isActive(one, now))
  if (!promotionCode) return { kind: known.some((one) => hasExpired(one, now)) ? 'expired' : 'unknown' }
  const { minimums = {} } = promotionCode
  if (Object.keys(minimums).length === 0) return { kind: 'redeemable', promotionCode }
  const minimum = minimums[currency]
  return minimum !== undefined && subtotal >= minimum
    ? { kind: 'redeemable', promotionCode }
    : { kind: 'below-minimum', minimum }
}

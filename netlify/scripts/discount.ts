import type Stripe from 'stripe'
import { isMissing } from '../server/stripe'

export interface Discount {
  readonly code: string
  readonly percent: number
}

/** What was done for a coupon or a code; `there` means that nothing had to be. */
export interface SetUp {
  readonly coupon: 'made' | 'there'
  readonly code: 'made' | 'there'
}

/**
 * Makes the coupon and the promotion code that shoppers type on the payment page. Safe to run again. Throws when the
 * account has them with another percentage: changing what was promised is for a person to decide.
 */
export async function setUpDiscount(stripe: Stripe, { code, percent }: Discount): Promise<SetUp> {
  const coupon = await findCoupon(stripe, code)
  if (coupon && coupon.percent_off !== percent) {
    throw new Error(
      `The coupon ${code} takes ${coupon.percent_off} % off, the shop settings say ${percent} %. ` +
        'Change the settings in Studio, or delete the coupon in the Stripe dashboard and run this again.',
    )
  }
  if (!coupon) {
    await stripe.coupons.create({ id: code, name: `${percent} %`, percent_off: percent, duration: 'once' })
  }
  const { data: codes } = await stripe.promotionCodes.list({ code, active: true, limit: 1 })
  if (codes.length === 0)
    await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: code }, code })
  return { coupon: coupon ? 'there' : 'made', code: codes.length > 0 ? 'there' : 'made' }
}

const findCoupon = (stripe: Stripe, id: string): Promise<Stripe.Coupon | undefined> =>
  stripe.coupons.retrieve(id).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })

import type Stripe from 'stripe'
import { type StripeEnv, isMissing, stripeClient } from './stripe-client'

export interface Discount {
  readonly code: string
  readonly percent: number
}

export interface DiscountSetup {
  readonly coupon: 'created' | 'existing'
  readonly code: 'created' | 'existing'
}

/**
 * Creates the coupon and the promotion code for the payment page. Idempotent. Throws when the account has the coupon with
 * another percentage: changing a published offer is a manual decision.
 */
export async function setUpDiscount(env: StripeEnv, { code, percent }: Discount): Promise<DiscountSetup> {
  const stripe = stripeClient(env)
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
  const existing = await isRedeemable(env, code)
  if (!existing) await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: code }, code })
  return { coupon: coupon ? 'existing' : 'created', code: existing ? 'existing' : 'created' }
}

/** Whether shoppers can use the promotion code. */
export async function isRedeemable(env: StripeEnv, code: string): Promise<boolean> {
  const { data } = await stripeClient(env).promotionCodes.list({ code, active: true, limit: 1 })
  return data.length > 0
}

/** The events that the enabled webhook at `address` receives (`*` for all); undefined when there is none. */
export async function enabledEvents(env: StripeEnv, address: string): Promise<string[] | undefined> {
  const { data } = await stripeClient(env).webhookEndpoints.list({ limit: 100 })
  return data.find(({ url, status }) => url === address && status === 'enabled')?.enabled_events
}

/** Whether the key is a live key. */
export const isLive = async (env: StripeEnv): Promise<boolean> =>
  (await stripeClient(env).balance.retrieve()).livemode

const findCoupon = (stripe: Stripe, id: string): Promise<Stripe.Coupon | undefined> =>
  stripe.coupons.retrieve(id).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })

import type Stripe from 'stripe'
import type { Env } from '~/lib/env/env.server'
import { BASE_CURRENCY, type Currency } from '~/lib/money'
import { type StripeEnv, callStripe, isMissing, isRefusal, stripeClient } from './stripe-client'

/** A discount code that buyers can redeem now. */
export interface RedeemableCode {
  readonly code: string
  readonly percent: number
  readonly until: Date | undefined
  /** What the goods must cost at least, in minor units. */
  readonly minimum: Readonly<Record<Currency, number>> | undefined
}

/** `taken`: another site on the same account has the code. `refused`: Stripe says why. */
export type CodeOutcome =
  | { readonly state: 'live' | 'taken' }
  | { readonly state: 'refused'; readonly reason: string }

/**
 * Makes this site's promotion codes at Stripe match the wanted ones, by code: creates those that are missing, replaces
 * those with other terms, deactivates the rest. Idempotent. A refused code does not stop the others; 503 while Stripe
 * is down.
 */
export async function syncCodes(
  env: StripeEnv & Pick<Env, 'PUBLIC_SITE_URL'>,
  wanted: readonly RedeemableCode[],
): Promise<ReadonlyMap<string, CodeOutcome>> {
  const stripe = stripeClient(env)
  const site = env.PUBLIC_SITE_URL
  const outcomes = new Map<string, CodeOutcome>()
  for (const code of wanted) outcomes.set(code.code, await makeLive(stripe, site, code))
  const active = await callStripe(() =>
    Array.fromAsync(stripe.promotionCodes.list({ active: true, limit: 100 })),
  )
  const unwanted = active.filter((one) => isOwn(one, site) && !outcomes.has(one.code))
  for (const { id } of unwanted) await deactivate(stripe, id)
  return outcomes
}

async function makeLive(stripe: Stripe, site: string, code: RedeemableCode): Promise<CodeOutcome> {
  try {
    return { state: await replace(stripe, site, code) }
  } catch (error) {
    if (!isRefusal(error)) throw error
    // Another call may have made the same code in the meantime.
    const { current } = await findCodes(stripe, code.code)
    return current && hasTerms(current, site, code)
      ? { state: 'live' }
      : { state: 'refused', reason: error.message }
  }
}

/** Most fields of a promotion code cannot be changed: one with other terms is deactivated, and another one made. */
async function replace(stripe: Stripe, site: string, code: RedeemableCode): Promise<'live' | 'taken'> {
  const { current, earlier } = await findCodes(stripe, code.code)
  if (current && (hasTerms(current, site, code) || (await isSameOffer(stripe, current, code)))) return 'live'
  if (current && !isOwn(current, site) && current.metadata?.['shop']) return 'taken'
  const coupon = await couponOf(stripe, code.percent)
  if (current) await deactivate(stripe, current.id)
  const before = earlier.find((one) => hasTerms(one, site, code))
  if (before) await callStripe(() => stripe.promotionCodes.update(before.id, { active: true }))
  else await callStripe(() => stripe.promotionCodes.create(paramsOf(code, coupon, site)))
  return 'live'
}

async function findCodes(stripe: Stripe, code: string) {
  const { data } = await callStripe(() => stripe.promotionCodes.list({ code, limit: 100 }))
  return { current: data.find(({ active }) => active), earlier: data.filter(({ active }) => !active) }
}

function paramsOf(code: RedeemableCode, coupon: string, site: string): Stripe.PromotionCodeCreateParams {
  const { minimum, until } = code
  return {
    promotion: { type: 'coupon', coupon },
    code: code.code,
    ...(until && { expires_at: secondsOf(until) }),
    ...(minimum && { restrictions: restrictionsOf(minimum) }),
    metadata: { shop: 'rumbo', site, terms: termsOf(code) },
  }
}

function restrictionsOf({ [BASE_CURRENCY]: base, ...others }: Readonly<Record<Currency, number>>) {
  return {
    minimum_amount: base,
    minimum_amount_currency: BASE_CURRENCY.toLowerCase(),
    currency_options: Object.fromEntries(
      Object.entries<number>(others).map(([currency, amount]) => [
        currency.toLowerCase(),
        { minimum_amount: amount },
      ]),
    ),
  }
}

/** What cannot be changed later, as text in the metadata: Stripe does not return all of it. */
const termsOf = ({ percent, until, minimum }: RedeemableCode): string =>
  JSON.stringify({ percent, until: until && secondsOf(until), minimum })

const isOwn = ({ metadata }: Stripe.PromotionCode, site: string): boolean =>
  metadata?.['shop'] === 'rumbo' && metadata['site'] === site

const hasTerms = (found: Stripe.PromotionCode, site: string, code: RedeemableCode): boolean =>
  isOwn(found, site) && found.metadata?.['terms'] === termsOf(code)

/** Whether a code that was made in the dashboard is the same offer without limits. */
async function isSameOffer(
  stripe: Stripe,
  found: Stripe.PromotionCode,
  { percent, until, minimum }: RedeemableCode,
): Promise<boolean> {
  const { coupon } = found.promotion
  if (found.metadata?.['shop'] || found.expires_at !== null || found.restrictions.minimum_amount !== null)
    return false
  if (until || minimum || typeof coupon !== 'string') return false
  return (await findCoupon(stripe, coupon))?.percent_off === percent
}

/** The coupon for a percentage, shared by all codes with it. */
async function couponOf(stripe: Stripe, percent: number): Promise<string> {
  const id = `${String(percent).replace('.', '_')}-percent`
  const found = await findCoupon(stripe, id)
  if (!found)
    await callStripe(() =>
      stripe.coupons.create({ id, name: `${percent} %`, percent_off: percent, duration: 'once' }),
    )
  return id
}

const findCoupon = (stripe: Stripe, id: string): Promise<Stripe.Coupon | undefined> =>
  callStripe(() => stripe.coupons.retrieve(id)).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })

const deactivate = (stripe: Stripe, id: string) =>
  callStripe(() => stripe.promotionCodes.update(id, { active: false }))

const secondsOf = (instant: Date): number => Math.floor(instant.valueOf() / 1000)

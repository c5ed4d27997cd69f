import { Hono } from 'hono'
import { z } from 'zod'
import type { NodeEnv } from 'service-kit/serve'
import { hasExpired, isActive, type PromotionCode, withCode } from '../domain/coupons'
import { newId, nowSeconds } from '../domain/ids'
import type { Store } from '../store'
import type { Endpoint } from './endpoint'
import { invalidRequest, notFound } from './errors'
import { listPage, pagination } from './lists'
import { flag, integer, metadata, parseParameters, text } from './parameters'
import { serializePromotionCode } from './serialize'

const amount = integer({ min: 1 })
const currency = z.string().regex(/^[a-z]{3}$/, 'Invalid currency: use a three-letter code in lower case.')

const restrictions = z
  .strictObject({
    minimum_amount: amount.optional(),
    minimum_amount_currency: currency.optional(),
    currency_options: z.record(currency, z.strictObject({ minimum_amount: amount })).default({}),
  })
  .refine((given) => (given.minimum_amount === undefined) === (given.minimum_amount_currency === undefined), {
    path: ['minimum_amount_currency'],
    message: 'You must provide both `minimum_amount` and `minimum_amount_currency`.',
  })

const createParameters = z.strictObject({
  promotion: z.strictObject({ type: z.enum(['coupon']), coupon: text() }),
  code: text(500).refine((value) => /^[A-Za-z0-9-]+$/.test(value), {
    message: 'The code may only have letters, digits and dashes.',
  }),
  expires_at: integer().optional(),
  restrictions: restrictions.optional(),
  metadata: metadata.default({}),
})
const updateParameters = z.strictObject({ active: flag.optional(), metadata: metadata.optional() })
const listParameters = z.strictObject({
  ...pagination,
  active: flag.optional(),
  code: text().optional(),
})

/** `/v1/promotion_codes`: create, update, retrieve and list. */
export const promotionCodeRoutes = (endpoint: Endpoint, { promotionCodes, coupons }: Store) => {
  const find = (id: string): PromotionCode => {
    const promotionCode = promotionCodes.get(id)
    if (!promotionCode) throw notFound('promotion code', id, 'promotion_code')
    return promotionCode
  }
  const save = (promotionCode: PromotionCode) => {
    const others = withCode(promotionCodes.all(), promotionCode.code).filter(
      ({ id }) => id !== promotionCode.id,
    )
    const now = nowSeconds()
    if (isActive(promotionCode, now) && others.some((other) => isActive(other, now)))
      throw invalidRequest(
        `An active promotion code with \`code: ${promotionCode.code}\` already exists.`,
        'code',
      )
    promotionCodes.put(promotionCode.id, promotionCode)
    return serializePromotionCode(promotionCode)
  }

  return new Hono<NodeEnv>()
    .post(
      '/',
      endpoint(({ parameters }) => {
        const given = parseParameters(createParameters, parameters)
        const { coupon: couponId } = given.promotion
        if (!coupons.get(couponId))
          throw invalidRequest(`No such coupon: '${couponId}'`, 'promotion[coupon]', 'resource_missing')
        const created = nowSeconds()
        if (given.expires_at !== undefined && given.expires_at <= created)
          throw invalidRequest('The `expires_at` timestamp must be in the future.', 'expires_at')
        return save({
          id: newId('promo'),
          created,
          code: given.code,
          couponId,
          timesRedeemed: 0,
          expiresAt: given.expires_at,
          minimums: minimumsOf(given.restrictions),
          metadata: given.metadata,
        })
      }),
    )
    .post(
      '/:id',
      endpoint(({ id, parameters }) => {
        const promotionCode = find(id)
        const { active, metadata: added } = parseParameters(updateParameters, parameters)
        if (active && hasExpired(promotionCode, nowSeconds()))
          throw invalidRequest('This promotion code has expired and cannot be reactivated.', 'active')
        return save({
          ...promotionCode,
          ...(active !== undefined && { isDeactivated: !active }),
          metadata: { ...promotionCode.metadata, ...added },
        })
      }),
    )
    .get(
      '/:id',
      endpoint(({ id }) => serializePromotionCode(find(id))),
    )
    .get(
      '/',
      endpoint(({ parameters }) => {
        const { code, active, ...page } = parseParameters(listParameters, parameters)
        const all = promotionCodes.all()
        const now = nowSeconds()
        const found = (code === undefined ? all.toReversed() : withCode(all, code)).filter(
          (one) => active === undefined || isActive(one, now) === active,
        )
        return listPage(found, page, '/v1/promotion_codes', serializePromotionCode)
      }),
    )
}

const minimumsOf = (given: z.output<typeof restrictions> | undefined): Record<string, number> => {
  if (!given) return {}
  const { minimum_amount: minimum, minimum_amount_currency: own, currency_options: others } = given
  return {
    ...(own !== undefined && minimum !== undefined && { [own]: minimum }),
    ...Object.fromEntries(Object.entries(others).map(([key, { minimum_amount }]) => [key, minimum_amount])),
  }
}

import { Hono } from 'hono'
import { z } from 'zod'
import type { NodeEnv } from 'service-kit/serve'
import type { Books } from '../books'
import { isRedeemable, type PromotionCode } from '../domain/coupons'
import { newId, nowSeconds } from '../domain/ids'
import { viewCoupon, viewPromotion } from './discount-views'
import type { Endpoint } from './endpoint'
import { invalid, missing } from './errors'
import { expandPaths } from './expand'
import { listOf, listParameters, wasCreated } from './lists'
import { expand, flag, integer, metadata, parseParameters, text } from './parameters'

const create = z.strictObject({
  promotion: z.strictObject({ type: z.enum(['coupon']), coupon: text() }),
  code: text(500)
    .refine((value) => /^[A-Za-z0-9-]+$/.test(value), {
      message: 'The code may only have letters, digits and dashes.',
    })
    .optional(),
  active: flag.default(true),
  expires_at: integer().optional(),
  max_redemptions: integer({ min: 1 }).optional(),
  metadata: metadata.default({}),
  expand,
})
const update = z.strictObject({ active: flag.optional(), metadata: metadata.optional(), expand })
const list = z.strictObject({
  ...listParameters,
  active: flag.optional(),
  code: text().optional(),
  coupon: text().optional(),
})
const justExpand = z.strictObject({ expand })

/** `/v1/promotion_codes`. */
export const promotionCodeRoutes = (endpoint: Endpoint, { promotions, coupons }: Books) => {
  const find = (id: string) => {
    const promotion = promotions.get(id)
    if (!promotion) throw missing('promotion code', id, 'promotion_code')
    return promotion
  }
  const active = (promotion: PromotionCode) => isRedeemable(promotion, nowSeconds())
  const show = (promotion: PromotionCode, paths: readonly string[]) =>
    expandPaths(viewPromotion(promotion), paths, {
      coupon: (id) => {
        const coupon = coupons.get(id)
        return coupon && viewCoupon(coupon)
      },
    })

  return new Hono<NodeEnv>()
    .post(
      '/',
      endpoint(({ parameters }) => {
        const asked = parseParameters(create, parameters)
        const code = asked.code ?? newId('code', 8).slice('code_'.length).toUpperCase()
        if (!coupons.get(asked.promotion.coupon))
          throw invalid(
            `No such coupon: '${asked.promotion.coupon}'`,
            'promotion[coupon]',
            'resource_missing',
          )
        if (promotions.all().some((one) => one.code.toUpperCase() === code.toUpperCase() && active(one)))
          throw invalid(`An active promotion code with \`code: ${code}\` already exists.`, 'code')
        const promotion: PromotionCode = {
          id: newId('promo'),
          created: nowSeconds(),
          code,
          couponId: asked.promotion.coupon,
          active: asked.active,
          expiresAt: asked.expires_at ?? null,
          maxRedemptions: asked.max_redemptions ?? null,
          timesRedeemed: 0,
          metadata: asked.metadata,
        }
        promotions.put(promotion.id, promotion)
        return show(promotion, asked.expand)
      }),
    )
    .get(
      '/',
      endpoint(({ parameters }) => {
        const asked = parseParameters(list, parameters)
        const found = promotions
          .all()
          .filter(
            (promotion) =>
              (asked.active === undefined || active(promotion) === asked.active) &&
              (!asked.code || promotion.code.toUpperCase() === asked.code.toUpperCase()) &&
              (!asked.coupon || promotion.couponId === asked.coupon) &&
              wasCreated(promotion.created, asked.created),
          )
        const paths = asked.expand.map((path) => path.replace(/^data\./, ''))
        return listOf(found, asked, '/v1/promotion_codes', (promotion) => show(promotion, paths))
      }),
    )
    .get(
      '/:id',
      endpoint(({ id, parameters }) => show(find(id), parseParameters(justExpand, parameters).expand)),
    )
    .post(
      '/:id',
      endpoint(({ id, parameters }) => {
        const asked = parseParameters(update, parameters)
        const before = find(id)
        const promotion = {
          ...before,
          active: asked.active ?? before.active,
          metadata: { ...before.metadata, ...asked.metadata },
        }
        promotions.put(id, promotion)
        return show(promotion, asked.expand)
      }),
    )
}

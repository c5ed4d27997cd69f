import { Hono } from 'hono'
import { z } from 'zod'
import type { NodeEnv } from 'service-kit/serve'
import { findByCode, type PromotionCode } from '../domain/coupons'
import { newId, nowSeconds } from '../domain/ids'
import type { Store } from '../store'
import type { Endpoint } from './endpoint'
import { invalidRequest, notFound } from './errors'
import { listPage, pagination } from './lists'
import { parseParameters, text } from './parameters'
import { serializePromotionCode } from './serialize'

const createParameters = z.strictObject({
  promotion: z.strictObject({ type: z.enum(['coupon']), coupon: text() }),
  code: text(500).refine((value) => /^[A-Za-z0-9-]+$/.test(value), {
    message: 'The code may only have letters, digits and dashes.',
  }),
})
/** Every code here is active. */
const listParameters = z.strictObject({
  ...pagination,
  active: z.literal('true').optional(),
  code: text().optional(),
})

/** `/v1/promotion_codes`: create, retrieve and list. */
export const promotionCodeRoutes = (endpoint: Endpoint, { promotionCodes, coupons }: Store) =>
  new Hono<NodeEnv>()
    .post(
      '/',
      endpoint(({ parameters }) => {
        const {
          code,
          promotion: { coupon: couponId },
        } = parseParameters(createParameters, parameters)
        if (!coupons.get(couponId))
          throw invalidRequest(`No such coupon: '${couponId}'`, 'promotion[coupon]', 'resource_missing')
        if (findByCode(promotionCodes.all(), code))
          throw invalidRequest(`An active promotion code with \`code: ${code}\` already exists.`, 'code')
        const promotionCode: PromotionCode = {
          id: newId('promo'),
          created: nowSeconds(),
          code,
          couponId,
          timesRedeemed: 0,
        }
        promotionCodes.put(promotionCode.id, promotionCode)
        return serializePromotionCode(promotionCode)
      }),
    )
    .get(
      '/:id',
      endpoint(({ id }) => {
        const promotionCode = promotionCodes.get(id)
        if (!promotionCode) throw notFound('promotion code', id, 'promotion_code')
        return serializePromotionCode(promotionCode)
      }),
    )
    .get(
      '/',
      endpoint(({ parameters }) => {
        const { code, ...page } = parseParameters(listParameters, parameters)
        const all = promotionCodes.all()
        const found =
          code === undefined ? all.reverse() : [findByCode(all, code)].filter((one) => one !== undefined)
        return listPage(found, page, '/v1/promotion_codes', serializePromotionCode)
      }),
    )

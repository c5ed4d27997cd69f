import { Hono } from 'hono'
import { z } from 'zod'
import type { NodeEnv } from 'service-kit/serve'
import type { Books } from '../books'
import { newId, nowSeconds } from '../domain/ids'
import { viewCoupon } from './discount-views'
import type { Endpoint } from './endpoint'
import { invalid, missing, unsupported } from './errors'
import { listOf, listParameters, wasCreated } from './lists'
import { expand, metadata, parseParameters, text } from './parameters'

const create = z.strictObject({
  id: text(200).optional(),
  name: text(40).optional(),
  percent_off: text().refine((value) => Number(value) > 0 && Number(value) <= 100, {
    message: 'Invalid percent_off: it must be greater than 0 and at most 100.',
  }),
  duration: z.enum(['once', 'forever']).default('once'),
  metadata: metadata.default({}),
  expand,
})
const update = z.strictObject({ name: text(40).optional(), metadata: metadata.optional(), expand })
const list = z.strictObject(listParameters)

/** `/v1/coupons`, percentages only. */
export const couponRoutes = (endpoint: Endpoint, { coupons }: Books) => {
  const find = (id: string) => {
    const coupon = coupons.get(id)
    if (!coupon) throw missing('coupon', id, 'coupon')
    return coupon
  }
  return new Hono<NodeEnv>()
    .post(
      '/',
      endpoint(({ parameters }) => {
        if ('amount_off' in parameters) throw unsupported('A coupon with amount_off')
        const asked = parseParameters(create, parameters)
        const id = asked.id ?? newId('coupon', 8).slice('coupon_'.length)
        if (coupons.get(id)) throw invalid('Coupon already exists.', 'id', 'resource_already_exists')
        const coupon = {
          id,
          created: nowSeconds(),
          name: asked.name ?? null,
          percentOff: Number(asked.percent_off),
          duration: asked.duration,
          metadata: asked.metadata,
          timesRedeemed: 0,
        }
        coupons.put(id, coupon)
        return viewCoupon(coupon)
      }),
    )
    .get(
      '/',
      endpoint(({ parameters }) => {
        const asked = parseParameters(list, parameters)
        const found = coupons.all().filter(({ created }) => wasCreated(created, asked.created))
        return listOf(found, asked, '/v1/coupons', viewCoupon)
      }),
    )
    .get(
      '/:id',
      endpoint(({ id }) => viewCoupon(find(id))),
    )
    .post(
      '/:id',
      endpoint(({ id, parameters }) => {
        const asked = parseParameters(update, parameters)
        const before = find(id)
        const coupon = {
          ...before,
          name: asked.name ?? before.name,
          metadata: { ...before.metadata, ...asked.metadata },
        }
        coupons.put(id, coupon)
        return viewCoupon(coupon)
      }),
    )
}

import { Hono } from 'hono'
import { z } from 'zod'
import type { NodeEnv } from 'service-kit/serve'
import { newId, nowSeconds } from '../domain/ids'
import type { Store } from '../store'
import type { Endpoint } from './endpoint'
import { invalidRequest, notFound } from './errors'
import { parseParameters, text } from './parameters'
import { serializeCoupon } from './serialize'

const createParameters = z.strictObject({
  id: text(200).optional(),
  name: text(40).optional(),
  percent_off: text().refine((value) => Number(value) > 0 && Number(value) <= 100, {
    message: 'Invalid percent_off: it must be greater than 0 and at most 100.',
  }),
  duration: z.enum(['once', 'forever']).default('once'),
})

/** `/v1/coupons`: create and retrieve. */
export const couponRoutes = (endpoint: Endpoint, { coupons }: Store) =>
  new Hono<NodeEnv>()
    .post(
      '/',
      endpoint(({ parameters }) => {
        const {
          id = newId('', 8).slice(1),
          name,
          percent_off,
          duration,
        } = parseParameters(createParameters, parameters)
        if (coupons.get(id)) throw invalidRequest('Coupon already exists.', 'id', 'resource_already_exists')
        const coupon = {
          id,
          created: nowSeconds(),
          name: name ?? null,
          percentOff: Number(percent_off),
          duration,
          timesRedeemed: 0,
        }
        coupons.put(id, coupon)
        return serializeCoupon(coupon)
      }),
    )
    .get(
      '/:id',
      endpoint(({ id }) => {
        const coupon = coupons.get(id)
        if (!coupon) throw notFound('coupon', id, 'coupon')
        return serializeCoupon(coupon)
      }),
    )

import { Hono } from 'hono'
import { z } from 'zod'
import type { NodeEnv } from 'service-kit/serve'
import type { Refunds } from '../refunds'
import type { Endpoint } from './endpoint'
import { listPage, pagination } from './lists'
import { integer, parseParameters, text } from './parameters'
import { serializeDispute, serializeRefund } from './serialize-refunds'

const ofPayment = z.strictObject({ ...pagination, payment_intent: text(200) })
const createParameters = z.strictObject({ payment_intent: text(200), amount: integer({ min: 1 }).optional() })

/** `/v1/refunds`: create, and list those of a payment. */
export const refundRoutes = (endpoint: Endpoint, refunds: Refunds) =>
  new Hono<NodeEnv>()
    .post(
      '/',
      endpoint(({ parameters }) => {
        const { payment_intent, amount } = parseParameters(createParameters, parameters)
        const session = refunds.sessionOf(payment_intent)
        return serializeRefund(refunds.refund(session, amount), session)
      }),
    )
    .get(
      '/',
      endpoint(({ parameters }) => {
        const { payment_intent, ...page } = parseParameters(ofPayment, parameters)
        const session = refunds.sessionOf(payment_intent)
        return listPage([...refunds.of(session)].reverse(), page, '/v1/refunds', (refund) =>
          serializeRefund(refund, session),
        )
      }),
    )

/** `/v1/disputes`: list those of a payment. */
export const disputeRoutes = (endpoint: Endpoint, refunds: Refunds) =>
  new Hono<NodeEnv>().get(
    '/',
    endpoint(({ parameters }) => {
      const { payment_intent, ...page } = parseParameters(ofPayment, parameters)
      const session = refunds.sessionOf(payment_intent)
      return listPage([...refunds.disputesOf(session)].reverse(), page, '/v1/disputes', (dispute) =>
        serializeDispute(dispute, session),
      )
    }),
  )

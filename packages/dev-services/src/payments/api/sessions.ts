import { Hono } from 'hono'
import { z } from 'zod'
import type { NodeEnv } from 'service-kit/serve'
import type { Checkout } from '../checkout'
import { emailOf } from '../domain/session'
import type { Store } from '../store'
import type { Endpoint } from './endpoint'
import { listPage, pagination } from './lists'
import { integer, metadata, parseParameters, text } from './parameters'
import { serializeLines, serializeSession } from './serialize'
import { sessionParameters } from './session-parameters'

const sessionList = z.strictObject({
  ...pagination,
  status: z.enum(['open', 'complete', 'expired']).optional(),
  created: z.strictObject({ gte: integer() }).optional(),
  customer_details: z.strictObject({ email: text(512) }).optional(),
  payment_intent: text(200).optional(),
})
const sessionUpdate = z.strictObject({ metadata })
const lineList = z.strictObject(pagination)

/** `/v1/checkout/sessions`. */
export const sessionRoutes = (
  endpoint: Endpoint,
  { sessions }: Store,
  checkout: Checkout,
  origin: () => string,
) =>
  new Hono<NodeEnv>()
    .post(
      '/',
      endpoint(({ parameters }) =>
        serializeSession(checkout.open(parseParameters(sessionParameters, parameters)), origin()),
      ),
    )
    .get(
      '/',
      endpoint(({ parameters }) => {
        checkout.expireDue()
        const { status, created, customer_details, payment_intent, ...page } = parseParameters(
          sessionList,
          parameters,
        )
        const found = sessions
          .all()
          .filter(
            (session) =>
              (!status || session.status === status) &&
              (!created || session.created >= created.gte) &&
              (!customer_details || emailOf(session) === customer_details.email) &&
              (!payment_intent || session.paymentIntentId === payment_intent),
          )
          .reverse()
        return listPage(found, page, '/v1/checkout/sessions', (session) =>
          serializeSession(session, origin()),
        )
      }),
    )
    .get(
      '/:id',
      endpoint(({ id }) => serializeSession(checkout.find(id), origin())),
    )
    .post(
      '/:id',
      endpoint(({ id, parameters }) => {
        const { metadata } = parseParameters(sessionUpdate, parameters)
        return serializeSession(checkout.addMetadata(id, metadata), origin())
      }),
    )
    .get(
      '/:id/line_items',
      endpoint(({ id, parameters }) => {
        const page = parseParameters(lineList, parameters)
        const lines = serializeLines(checkout.find(id))
        return listPage(lines, page, `/v1/checkout/sessions/${id}/line_items`, (line) => line)
      }),
    )
    .post(
      '/:id/expire',
      endpoint(({ id, cause }) => serializeSession(checkout.expire(id, cause), origin())),
    )

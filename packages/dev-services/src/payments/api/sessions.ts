import { Hono } from 'hono'
import { z } from 'zod'
import type { NodeEnv } from 'service-kit/serve'
import type { Books } from '../books'
import type { Checkout } from '../checkout'
import type { Endpoint } from './endpoint'
import { invalid } from './errors'
import { linesOf, showSession } from './expand'
import { listOf, listParameters, wasCreated } from './lists'
import { email, expand, parseParameters, text } from './parameters'
import { sessionParameters } from './session-parameters'

const justExpand = z.strictObject({ expand })

const sessionList = z.strictObject({
  ...listParameters,
  status: z.enum(['open', 'complete', 'expired']).optional(),
  payment_intent: text().optional(),
  customer_details: z.strictObject({ email }).optional(),
})

const lineList = z.strictObject(listParameters)

/** `/v1/checkout/sessions`. */
export const sessionRoutes = (endpoint: Endpoint, books: Books, checkout: Checkout, origin: () => string) =>
  new Hono<NodeEnv>()
    .post(
      '/',
      endpoint(({ parameters }) => {
        const asked = parseParameters(sessionParameters, parameters)
        return showSession(books, checkout.open(asked), origin(), asked.expand)
      }),
    )
    .get(
      '/',
      endpoint(({ parameters }) => {
        checkout.expireDue()
        const asked = parseParameters(sessionList, parameters)
        const found = books.sessions
          .all()
          .filter(
            (session) =>
              (!asked.status || session.status === asked.status) &&
              (!asked.payment_intent || session.intentId === asked.payment_intent) &&
              (!asked.customer_details ||
                (session.buyer?.email ?? session.customerEmail) === asked.customer_details.email) &&
              wasCreated(session.created, asked.created),
          )
        const paths = asked.expand.map(insideList)
        return listOf(found, asked, '/v1/checkout/sessions', (session) =>
          showSession(books, session, origin(), paths),
        )
      }),
    )
    .get(
      '/:id',
      endpoint(({ id, parameters }) =>
        showSession(books, checkout.find(id), origin(), parseParameters(justExpand, parameters).expand),
      ),
    )
    .get(
      '/:id/line_items',
      endpoint(({ id, parameters }) => {
        const asked = parseParameters(lineList, parameters)
        const session = checkout.find(id)
        const paths = asked.expand.map((path) => `line_items.${path}`)
        const shown = showSession(books, session, origin(), ['line_items', ...paths]) as {
          line_items: { data: { id: string }[] }
        }
        const { url } = linesOf(session)
        return listOf(shown.line_items.data.reverse(), asked, url, (line) => line)
      }),
    )
    .post(
      '/:id/expire',
      endpoint(({ id, parameters, cause }) => {
        const asked = parseParameters(justExpand, parameters)
        return showSession(books, checkout.expire(id, cause), origin(), asked.expand)
      }),
    )

const insideList = (path: string): string => {
  if (!path.startsWith('data.')) throw invalid(`This property cannot be expanded (${path}).`, 'expand')
  return path.slice('data.'.length)
}

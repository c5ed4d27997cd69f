import { Hono } from 'hono'
import { z } from 'zod'
import type { NodeEnv } from 'service-kit/serve'
import type { Books } from '../books'
import type { Endpoint } from './endpoint'
import { missing } from './errors'
import { expandPaths } from './expand'
import { listOf, listParameters, wasCreated } from './lists'
import { expand, parseParameters, text } from './parameters'

const eventList = z.strictObject({
  ...listParameters,
  type: text().optional(),
  types: z.array(text()).max(20).optional(),
  delivery_success: z.enum(['true', 'false']).optional(),
})

const justExpand = z.strictObject({ expand })

/** `/v1/balance`, `/v1/events`, `/v1/payment_intents`: what can only be looked at. */
export const accountRoutes = (endpoint: Endpoint, books: Books) => {
  const { events, intents } = books
  const waiting = () => new Set(books.deliveries.all().map(({ eventId }) => eventId))
  return new Hono<NodeEnv>()
    .get(
      '/balance',
      endpoint(() => {
        const held = new Map<string, number>([['usd', 0]])
        for (const { currency, amount_received } of intents.all())
          held.set(currency, (held.get(currency) ?? 0) + amount_received)
        const amounts = [...held].map(([currency, amount]) => ({
          amount,
          currency,
          source_types: { card: amount },
        }))
        return { object: 'balance', available: amounts, livemode: false, pending: [] }
      }),
    )
    .get(
      '/events',
      endpoint(({ parameters }) => {
        const asked = parseParameters(eventList, parameters)
        const pending = waiting()
        const types = asked.types ?? (asked.type ? [asked.type] : undefined)
        const found = events
          .all()
          .filter(
            (event) =>
              (!types || types.some((type) => matches(event.type, type))) &&
              (!asked.delivery_success || (asked.delivery_success === 'true') === !pending.has(event.id)) &&
              wasCreated(event.created, asked.created),
          )
        return listOf(found, asked, '/v1/events', (event) => ({
          ...event,
          pending_webhooks: pending.has(event.id) ? 1 : 0,
        }))
      }),
    )
    .get(
      '/events/:id',
      endpoint(({ id }) => {
        const event = events.get(id)
        if (!event) throw missing('event', id)
        return { ...event, pending_webhooks: waiting().has(id) ? 1 : 0 }
      }),
    )
    .get(
      '/payment_intents/:id',
      endpoint(({ id, parameters }) => {
        const asked = parseParameters(justExpand, parameters)
        const intent = intents.get(id)
        if (!intent) throw missing('payment_intent', id, 'intent')
        return expandPaths(intent, asked.expand, {})
      }),
    )
}

const matches = (type: string, asked: string) =>
  asked.endsWith('*') ? type.startsWith(asked.slice(0, -1)) : type === asked

import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { readRequest } from '~/features/planner/reader/read-request'
import { isLocale } from '~/i18n/locales'

/** As the function asks: a forced call of one tool, whose schema lists the places. */
const createMessage = z.object({
  model: z.string(),
  max_tokens: z.int().positive(),
  system: z.string(),
  messages: z.tuple([z.object({ role: z.literal('user'), content: z.string() })]),
  tools: z.tuple([
    z.object({
      name: z.string(),
      input_schema: z.object({
        properties: z.object({
          places: z.object({
            items: z.object({
              anyOf: z.array(z.object({ const: z.string(), description: z.string() })),
            }),
          }),
        }),
      }),
    }),
  ]),
  tool_choice: z.object({ type: z.literal('tool'), name: z.string() }),
})

const failure = (type: string, message: string) => ({ type: 'error', error: { type, message } })

/**
 * A stand-in for Anthropic's Messages API, so that the whole path of the planner's text field runs without an account.
 * There is no model: the planner's own reader fills in the tool's input.
 */
export const createAnthropic = () =>
  new Hono()
    .use(bodyLimit({ maxSize: 100_000 }))
    .post('/v1/messages', async (c) => {
      if (!c.req.header('authorization') && !c.req.header('x-api-key'))
        return c.json(failure('authentication_error', 'An API key is required'), 401)
      if (!c.req.header('anthropic-version'))
        return c.json(failure('invalid_request_error', 'anthropic-version: header is required'), 400)
      const { data, error } = createMessage.safeParse(await c.req.json().catch(() => undefined))
      if (!data) return c.json(failure('invalid_request_error', z.prettifyError(error)), 400)
      const [tool] = data.tools
      const [{ content: text }] = data.messages
      const places = tool.input_schema.properties.places.items.anyOf.map(({ const: id, description }) => {
        const [name = id, ...synonyms] = description.split(', ')
        return { id, name, synonyms }
      })
      const language = /language of the page: (\w+)/i.exec(data.system)?.[1]
      const today = /\d{4}-\d{2}-\d{2}/.exec(data.system)?.[0]
      const input = readRequest(
        text,
        places,
        isLocale(language) ? language : 'es',
        today ? new Date(`${today}T12:00:00`) : new Date(),
      )
      return c.json({
        id: `msg_${crypto.randomUUID().replaceAll('-', '')}`,
        type: 'message',
        role: 'assistant',
        model: data.model,
        content: [
          { type: 'tool_use', id: `toolu_${crypto.randomUUID().slice(0, 8)}`, name: tool.name, input },
        ],
        stop_reason: 'tool_use',
        stop_sequence: null,
        usage: { input_tokens: 0, output_tokens: 0 },
      })
    })
    .notFound((c) => c.json(failure('not_found_error', `${c.req.method} ${c.req.path}`), 404))

import { Hono } from 'hono'
import { type Served, serveApp } from 'service-kit/serve'
import { parseForm } from '@rumbo/dev-services/payments/form'

export interface RecordedCall {
  /** Method and path, with `{id}` in place of ids. */
  readonly name: string
  readonly parameters: unknown
  readonly answer: unknown
}

export interface Recorder extends Served {
  readonly calls: RecordedCall[]
  /** Where calls to `/v1` go. */
  target: string
}

const nameOf = (method: string, path: string) =>
  `${method} ${path.replace(/^(\/v1\/(?:checkout\/sessions|(?!checkout)\w+))\/[^/]+/, '$1/{id}')}`

/** Passes calls on to a Stripe emulator, and takes its webhooks. */
export const startRecorder = async (): Promise<Recorder> => {
  const calls: RecordedCall[] = []
  const recorder = { calls, target: '' }
  const app = new Hono()
    .post('/webhook', async (c) => {
      calls.push({ name: 'webhook', parameters: await c.req.json(), answer: undefined })
      return c.json({})
    })
    .all('/v1/*', async (c) => {
      const { pathname, search } = new URL(c.req.url)
      const body = await c.req.text()
      const answer = await fetch(recorder.target + pathname + search, {
        method: c.req.method,
        headers: c.req.header(),
        ...(body && { body }),
      })
      const text = await answer.text()
      if (answer.ok)
        calls.push({
          name: nameOf(c.req.method, pathname),
          parameters: parseForm(body || search.slice(1)),
          answer: JSON.parse(text),
        })
      return new Response(text, { status: answer.status, headers: { 'content-type': 'application/json' } })
    })
  return Object.assign(recorder, await serveApp(app, 0))
}

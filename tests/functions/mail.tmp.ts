import { Hono } from 'hono'
import { createHash, randomUUID } from 'node:crypto'
import { serveApp } from '../../local/kit/serve'
import { createFaults } from '../../local/kit/faults'
import { localRoutes } from '../../local/kit/local-routes'
export const startMail = async (_: { port: number; stateDir: string }) => {
  const emails: any[] = []
  const keys = new Map<string, any>()
  const contacts = new Map<string, any>()
  const props = new Set<string>()
  const faults = createFaults()
  const app = new Hono<any>()
    .use(faults.cut)
    .route(
      '/__local',
      localRoutes({
        name: 'mail',
        faults,
        reset: () => {
          emails.length = 0
          keys.clear()
          contacts.clear()
        },
      }).get('/emails', (c: any) => c.json({ emails })),
    )
    .use(faults.delay)
  app.post('/emails', async (c: any) => {
    const raw = await c.req.text()
    const key = c.req.header('idempotency-key')
    const h = createHash('sha256').update(raw).digest('hex')
    const hit = keys.get(key)
    if (hit)
      return hit.h === h
        ? c.json(hit.b)
        : c.json({ statusCode: 409, name: 'invalid_idempotent_request', message: 'x' }, 409)
    const b = { id: randomUUID() }
    keys.set(key, { h, b })
    emails.push({ ...JSON.parse(raw), ...b })
    return c.json(b)
  })
  app.get('/contacts/:k', (c: any) => {
    const k = contacts.get(c.req.param('k'))
    return k ? c.json(k) : c.json({ statusCode: 404, name: 'not_found', message: 'Contact not found' }, 404)
  })
  const put = async (c: any, email: string) => {
    const b = await c.req.json()
    for (const p of Object.keys(b.properties ?? {}))
      if (!props.has(p))
        return c.json({ statusCode: 422, name: 'validation_error', message: `Unknown property ${p}` }, 422)
    contacts.set(email, {
      object: 'contact',
      id: email,
      email,
      unsubscribed: false,
      ...contacts.get(email),
      ...('unsubscribed' in b ? { unsubscribed: b.unsubscribed } : {}),
      properties: Object.fromEntries(
        Object.entries(b.properties ?? {}).map(([k, v]) => [k, { type: 'string', value: v }]),
      ),
    })
    return c.json({ object: 'contact', id: email })
  }
  app.post('/contacts', async (c: any) => put(c, (await c.req.raw.clone().json()).email))
  app.patch('/contacts/:k', (c: any) => put(c, c.req.param('k')))
  app.post('/contact-properties', async (c: any) => {
    props.add((await c.req.json()).key)
    return c.json({ object: 'contact_property', id: 'p' }, 201)
  })
  const s = await serveApp(app as any, 0)
  return { url: s.url, close: s.close }
}

import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import type { NodeEnv } from 'service-kit/serve'
import type { Contact, Store } from '../store'
import { parseBody, plainAddress } from './bodies'
import type { Endpoint } from './endpoint'
import { notFound } from './errors'
import { checkProperties, serializeProperties } from './properties'

const changes = {
  unsubscribed: z.boolean().nullish(),
  properties: z.record(z.string(), z.union([z.string(), z.number(), z.null()])).default({}),
}
const createBody = z.strictObject({ email: plainAddress, ...changes })
const updateBody = z.strictObject(changes)

/** `/contacts`: create, get and update, by id or by address. */
export const contactRoutes = (endpoint: Endpoint, store: Store) => {
  const { contacts } = store
  const lookUp = (idOrEmail: string) =>
    contacts.get(idOrEmail) ?? contacts.all().find(({ email }) => email === idOrEmail.toLowerCase())
  const find = ({ key = '' }: Readonly<Record<string, string>>): Contact => {
    const contact = lookUp(key)
    if (!contact) throw notFound('Contact')
    return contact
  }
  const save = (contact: Contact, change: z.output<typeof updateBody>) => {
    const properties = { ...contact.properties, ...checkProperties(store, change.properties) }
    for (const [key, value] of Object.entries(change.properties)) if (value === null) delete properties[key]
    contacts.put(contact.id, {
      ...contact,
      unsubscribed: change.unsubscribed ?? contact.unsubscribed,
      properties,
    })
    return { object: 'contact', id: contact.id }
  }

  return new Hono<NodeEnv>()
    .post(
      '/',
      endpoint(({ body }) => {
        const { email, ...change } = parseBody(createBody, body)
        return save(lookUp(email) ?? newContact(email), change)
      }),
    )
    .get(
      '/:key',
      endpoint(({ params }) => {
        const contact = find(params)
        return {
          object: 'contact',
          ...contact,
          first_name: null,
          last_name: null,
          properties: serializeProperties(store, contact),
        }
      }),
    )
    .patch(
      '/:key',
      endpoint(({ params, body }) => save(find(params), parseBody(updateBody, body))),
    )
}

const newContact = (email: string): Contact => ({
  id: randomUUID(),
  email,
  created_at: new Date().toISOString(),
  unsubscribed: false,
  properties: {},
})

import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import type { NodeEnv } from 'service-kit/serve'
import type { Books, Contact } from '../books'
import { parseBody, plainAddress } from './bodies'
import { checkProperties, viewProperties } from './properties'
import type { Endpoint } from './endpoint'
import { invalid, missing } from './errors'
import { listOf } from './lists'

const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
const subscription = z.enum(['opt_in', 'opt_out'])
const topicList = z.array(z.strictObject({ id: z.string(), subscription }))
const changes = {
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  unsubscribed: z.boolean().nullish(),
  properties: values.optional(),
}
const createBody = z.strictObject({
  email: plainAddress,
  ...changes,
  segments: z.array(z.strictObject({ id: z.string() })).default([]),
  topics: topicList.default([]),
})
const updateBody = z.strictObject(changes)

/** `/contacts`: by id or by address, as the SDK asks. */
export const contactRoutes = (endpoint: Endpoint, books: Books) => {
  const { contacts, segments, topics } = books
  const known = (idOrEmail: string) =>
    contacts.get(idOrEmail) ?? contacts.all().find(({ email }) => email === idOrEmail.toLowerCase())
  const find = ({ key = '' }: Readonly<Record<string, string>>): Contact => {
    const contact = known(key)
    if (!contact) throw missing('Contact')
    return contact
  }
  const save = (contact: Contact, change: z.output<typeof updateBody>): Contact => {
    const given = checkProperties(books, change.properties ?? {})
    const merged = { ...contact.properties, ...given }
    const saved: Contact = {
      ...contact,
      first_name: change.first_name === undefined ? contact.first_name : change.first_name,
      last_name: change.last_name === undefined ? contact.last_name : change.last_name,
      unsubscribed: change.unsubscribed ?? contact.unsubscribed,
      properties: Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null)) as Record<
        string,
        string | number
      >,
    }
    contacts.put(saved.id, saved)
    return saved
  }
  const checkSegment = (id: string) => {
    if (!segments.get(id)) throw missing('Segment')
    return id
  }
  const withTopics = (contact: Contact, asked: z.output<typeof topicList>): Contact => {
    for (const { id } of asked) if (!topics.get(id)) throw missing('Topic')
    const changed = Object.fromEntries(asked.map((topic) => [topic.id, topic.subscription]))
    return { ...contact, topics: { ...contact.topics, ...changed } }
  }

  return new Hono<NodeEnv>()
    .post(
      '/',
      endpoint(({ body }) => {
        const { email, segments: asked, topics: subscriptions, ...change } = parseBody(createBody, body)
        const contact = known(email) ?? newContact(email)
        const joined = [...new Set([...contact.segments, ...asked.map(({ id }) => checkSegment(id))])]
        const { id } = save(withTopics({ ...contact, segments: joined }, subscriptions), change)
        return { object: 'contact', id }
      }),
    )
    .get(
      '/',
      endpoint(({ query }) => listOf(contacts.all(), query, viewContact)),
    )
    .get(
      '/:key',
      endpoint(({ params }) => {
        const contact = find(params)
        return { object: 'contact', ...viewContact(contact), properties: viewProperties(books, contact) }
      }),
    )
    .patch(
      '/:key',
      endpoint(({ params, body }) => {
        const { id } = save(find(params), parseBody(updateBody, body))
        return { object: 'contact', id }
      }),
    )
    .delete(
      '/:key',
      endpoint(({ params }) => {
        const { id } = find(params)
        contacts.remove(id)
        return { object: 'contact', contact: id, deleted: true }
      }),
    )
    .get(
      '/:key/segments',
      endpoint(({ params, query }) => {
        const joined = new Set(find(params).segments)
        const found = segments.all().filter(({ id }) => joined.has(id))
        return listOf(found, query, (segment) => segment)
      }),
    )
    .post(
      '/:key/segments/:segment',
      endpoint(({ params }) => {
        const contact = find(params)
        const id = checkSegment(params['segment'] ?? '')
        contacts.put(contact.id, { ...contact, segments: [...new Set([...contact.segments, id])] })
        return { id }
      }),
    )
    .delete(
      '/:key/segments/:segment',
      endpoint(({ params }) => {
        const contact = find(params)
        const id = checkSegment(params['segment'] ?? '')
        contacts.put(contact.id, { ...contact, segments: contact.segments.filter((one) => one !== id) })
        return { id, audienceId: id, deleted: true }
      }),
    )
    .get(
      '/:key/topics',
      endpoint(({ params, query }) => {
        const contact = find(params)
        return listOf(topics.all(), query, ({ id, name, description, default_subscription }) => ({
          id,
          name,
          description,
          subscription: contact.topics[id] ?? default_subscription,
        }))
      }),
    )
    .patch(
      '/:key/topics',
      endpoint(({ params, body }) => {
        if (!Array.isArray(body)) throw invalid('The body is a list of topics.')
        const contact = withTopics(find(params), parseBody(topicList, body))
        contacts.put(contact.id, contact)
        return { id: contact.id }
      }),
    )
}

/** A contact as lists show it. */
export const viewContact = ({ id, email, created_at, first_name, last_name, unsubscribed }: Contact) => ({
  id,
  email,
  created_at,
  first_name,
  last_name,
  unsubscribed,
})

const newContact = (email: string): Contact => ({
  id: randomUUID(),
  email,
  created_at: new Date().toISOString(),
  first_name: null,
  last_name: null,
  unsubscribed: false,
  properties: {},
  segments: [],
  topics: {},
})

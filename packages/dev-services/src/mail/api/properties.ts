import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import type { NodeEnv } from 'service-kit/serve'
import type { Contact, Store } from '../store'
import { parseBody } from './bodies'
import type { Endpoint } from './endpoint'
import { validationError } from './errors'

const createBody = z.strictObject({
  key: z.string().regex(/^\w{1,50}$/, 'Only alphanumeric characters and underscores, at most 50.'),
  type: z.enum(['string', 'number']),
})

type Values = Record<string, string | number>

/** The values that are set; throws unless each key is an existing property of the value's type. */
export const checkProperties = (
  { properties }: Store,
  given: Readonly<Record<string, string | number | null>>,
): Values => {
  const types = new Map(properties.all().map(({ key, type }) => [key, type]))
  const values: Values = {}
  for (const [key, value] of Object.entries(given)) {
    const type = types.get(key)
    if (!type)
      throw validationError(
        `The contact property \`${key}\` does not exist. Create it first: contactProperties.create.`,
      )
    if (value === null) continue
    if (typeof value !== type) throw validationError(`The contact property \`${key}\` must be a ${type}.`)
    values[key] = value
  }
  return values
}

/** A contact's properties in Resend's shape. */
export const serializeProperties = ({ properties }: Store, contact: Contact) =>
  Object.fromEntries(
    properties
      .all()
      .map(({ key, type }) => [key, { type, value: contact.properties[key] }] as const)
      .filter(([, { value }]) => value !== undefined),
  )

/** `/contact-properties`: create. */
export const propertyRoutes = (endpoint: Endpoint, { properties }: Store) =>
  new Hono<NodeEnv>().post(
    '/',
    endpoint(({ body }) => {
      const { key, type } = parseBody(createBody, body)
      if (properties.all().some((property) => property.key === key))
        throw validationError(`The contact property \`${key}\` already exists.`)
      const id = randomUUID()
      properties.put(id, { id, key, type, created_at: new Date().toISOString() })
      return { object: 'contact_property', id }
    }),
  )

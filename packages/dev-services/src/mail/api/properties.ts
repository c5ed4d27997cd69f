import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import type { NodeEnv } from 'service-kit/serve'
import type { Books, Contact, Property } from '../books'
import { parseBody } from './bodies'
import type { Endpoint } from './endpoint'
import { invalid, missing } from './errors'
import { listOf } from './lists'

const fallback = z.union([z.string(), z.number()]).nullish()
const createBody = z.strictObject({
  key: z.string().regex(/^\w{1,50}$/, 'Only alphanumeric characters and underscores, at most 50.'),
  type: z.enum(['string', 'number']),
  fallback_value: fallback,
})
const updateBody = z.strictObject({ fallback_value: fallback })

/** The values given for a contact, once each is known to be a property of the right type. */
export const checkProperties = (
  { properties }: Books,
  given: Readonly<Record<string, string | number | boolean | null>>,
): Record<string, string | number | null> => {
  const known = new Map(properties.all().map((property) => [property.key, property]))
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const property = known.get(key)
      if (!property)
        throw invalid(
          `The contact property \`${key}\` does not exist. Create it first: contactProperties.create.`,
        )
      if (value !== null && typeof value !== property.type)
        throw invalid(`The contact property \`${key}\` must be a ${property.type}.`)
      return [key, value as string | number | null]
    }),
  )
}

/** A contact's properties as Resend shows them, with what stands in for those not set. */
export const viewProperties = ({ properties }: Books, contact: Contact) =>
  Object.fromEntries(
    properties
      .all()
      .map(
        ({ key, type, fallback_value }) =>
          [key, { type, value: contact.properties[key] ?? fallback_value }] as const,
      )
      .filter(([, { value }]) => value !== null),
  )

/** `/contact-properties`. */
export const propertyRoutes = (endpoint: Endpoint, { properties }: Books) => {
  const find = ({ id = '' }: Readonly<Record<string, string>>): Property => {
    const property = properties.get(id)
    if (!property) throw missing('Contact property')
    return property
  }
  return new Hono<NodeEnv>()
    .post(
      '/',
      endpoint(({ body }) => {
        const { key, type, fallback_value } = parseBody(createBody, body)
        if (properties.all().some((property) => property.key === key))
          throw invalid(`The contact property \`${key}\` already exists.`)
        const property: Property = {
          id: randomUUID(),
          key,
          type,
          fallback_value: fallback_value ?? null,
          created_at: new Date().toISOString(),
        }
        properties.put(property.id, property)
        return { object: 'contact_property', id: property.id }
      }),
    )
    .get(
      '/',
      endpoint(({ query }) => listOf(properties.all(), query, (property) => property)),
    )
    .get(
      '/:id',
      endpoint(({ params }) => ({ object: 'contact_property', ...find(params) })),
    )
    .patch(
      '/:id',
      endpoint(({ params, body }) => {
        const property = find(params)
        const { fallback_value } = parseBody(updateBody, body)
        properties.put(property.id, { ...property, fallback_value: fallback_value ?? null })
        return { object: 'contact_property', id: property.id }
      }),
    )
    .delete(
      '/:id',
      endpoint(({ params }) => {
        const { id } = find(params)
        properties.remove(id)
        return { object: 'contact_property', id, deleted: true }
      }),
    )
}

import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import type { NodeEnv } from 'service-kit/serve'
import type { Books, Segment } from '../books'
import { parseBody } from './bodies'
import { viewContact } from './contacts'
import type { Endpoint } from './endpoint'
import { missing } from './errors'
import { listOf } from './lists'

const segmentBody = z.strictObject({ name: z.string().min(1) })

/** `/segments`: named groups of contacts (once called audiences). */
export const segmentRoutes = (endpoint: Endpoint, { segments, contacts }: Books) => {
  const find = ({ id = '' }: Readonly<Record<string, string>>): Segment => {
    const segment = segments.get(id)
    if (!segment) throw missing('Segment')
    return segment
  }
  return new Hono<NodeEnv>()
    .post(
      '/',
      endpoint(({ body }) => {
        const segment: Segment = {
          id: randomUUID(),
          name: parseBody(segmentBody, body).name,
          created_at: new Date().toISOString(),
        }
        segments.put(segment.id, segment)
        return { object: 'segment', id: segment.id, name: segment.name }
      }),
    )
    .get(
      '/',
      endpoint(({ query }) => listOf(segments.all(), query, (segment) => segment)),
    )
    .get(
      '/:id',
      endpoint(({ params }) => ({ object: 'segment', ...find(params) })),
    )
    .get(
      '/:id/contacts',
      endpoint(({ params, query }) => {
        const { id } = find(params)
        const members = contacts.all().filter((contact) => contact.segments.includes(id))
        return listOf(members, query, viewContact)
      }),
    )
    .delete(
      '/:id',
      endpoint(({ params }) => {
        const { id } = find(params)
        segments.remove(id)
        for (const contact of contacts.all())
          if (contact.segments.includes(id))
            contacts.put(contact.id, { ...contact, segments: contact.segments.filter((one) => one !== id) })
        return { object: 'segment', id, deleted: true }
      }),
    )
}

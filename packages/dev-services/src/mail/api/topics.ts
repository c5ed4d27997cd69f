import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import type { NodeEnv } from 'service-kit/serve'
import type { Books, Topic } from '../books'
import { parseBody } from './bodies'
import type { Endpoint } from './endpoint'
import { missing } from './errors'

const topicBody = z.strictObject({
  name: z.string().min(1).max(50),
  description: z.string().max(200).default(''),
  default_subscription: z.enum(['opt_in', 'opt_out']),
})

/** `/topics`: kinds of mail that contacts choose to get. */
export const topicRoutes = (endpoint: Endpoint, { topics }: Books) => {
  const find = ({ id = '' }: Readonly<Record<string, string>>): Topic => {
    const topic = topics.get(id)
    if (!topic) throw missing('Topic')
    return topic
  }
  return new Hono<NodeEnv>()
    .post(
      '/',
      endpoint(({ body }) => {
        const topic: Topic = {
          id: randomUUID(),
          created_at: new Date().toISOString(),
          ...parseBody(topicBody, body),
        }
        topics.put(topic.id, topic)
        return { object: 'topic', id: topic.id }
      }),
    )
    .get(
      '/',
      endpoint(() => ({ object: 'list', has_more: false, data: topics.all().reverse() })),
    )
    .get(
      '/:id',
      endpoint(({ params }) => ({ object: 'topic', ...find(params) })),
    )
    .delete(
      '/:id',
      endpoint(({ params }) => {
        const { id } = find(params)
        topics.remove(id)
        return { object: 'topic', id, deleted: true }
      }),
    )
}

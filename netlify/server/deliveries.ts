import { createHash } from 'node:crypto'
import type { Env } from '~/lib/env/env.server'
import { askContent, contentWriter, writeContent } from './content'
import type { ContentEvent } from './content-event'
import { singleFlight } from './single-flight'

/**
 * Runs `work` for an event unless it is the document's last processed event, which is stored in the CMS. It is stored
 * after the work, so that failed work is repeated when the event is delivered again.
 */
export const oncePerEvent = (
  env: Env,
  { id, key }: ContentEvent,
  work: () => Promise<unknown>,
): Promise<'done' | 'duplicate'> =>
  singleFlight(`event ${key}`, async () => {
    const recordId = `delivery.${createHash('sha256').update(id).digest('hex').slice(0, 40)}`
    const last = await askContent(() => contentWriter(env).getDocument<{ key?: string }>(recordId))
    if (last?.key === key) return 'duplicate'
    await work()
    const document = { _id: recordId, _type: 'webhookDelivery', key }
    await writeContent(recordId, () => contentWriter(env).createOrReplace(document))
    return 'done'
  })

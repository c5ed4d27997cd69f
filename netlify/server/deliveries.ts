import { createHash } from 'node:crypto'
import type { Env } from '~/lib/env/env.server'
import { askContent, contentWriter, writeContent } from './content'
import type { ContentEvent } from './content-event'
import { singleFlight } from './single-flight'

/**
 * Does the work of an event unless the document's last event done is the same one. The mark is set after the work,
 * so that work which failed is done when the event comes again. One mark for each document, in the CMS.
 */
export const oncePerEvent = (
  env: Env,
  { id, key }: ContentEvent,
  work: () => Promise<unknown>,
): Promise<'done' | 'duplicate'> =>
  singleFlight(`event ${key}`, async () => {
    const mark = `delivery.${createHash('sha256').update(id).digest('hex').slice(0, 40)}`
    const last = await askContent(() => contentWriter(env).getDocument<{ key?: string }>(mark))
    if (last?.key === key) return 'duplicate'
    await work()
    const document = { _id: mark, _type: 'webhookDelivery', key }
    await writeContent(mark, () => contentWriter(env).createOrReplace(document))
    return 'done'
  })

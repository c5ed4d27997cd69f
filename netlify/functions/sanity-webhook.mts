import type { Config } from '@netlify/functions'
import { type Env, readEnv } from '~/lib/env/env.server'
import { startBuild } from '../server/build-hook'
import { type ContentEvent, readContentEvent } from '../server/content-event'
import { oncePerEvent } from '../server/deliveries'
import { sendDueMails } from '../server/order-mails'
import { readOrder } from '../server/orders'
import { json, respond } from '../server/respond'
import { takeOverPublishedCount } from '../server/stock/count'

/** A published change rebuilds the site; a changed order status sends a mail to the buyer. */
export default async (request: Request) =>
  respond(request, 'POST', async () => {
    const env = readEnv()
    const event = await readContentEvent(request, env)
    if (event.concerns === 'nothing') return json({ outcome: 'ignored' }, 202)
    if (event.concerns === 'pages') {
      const work = async () => {
        await followUp(env, event)
        await startBuild(env)
      }
      return json({ outcome: await oncePerEvent(env, event, work) }, 202)
    }
    const order = await readOrder(env, event.id)
    if (order) await sendDueMails(env, order)
    return json({ outcome: 'done' }, 202)
  })

async function followUp(env: Env, { id, type }: ContentEvent): Promise<void> {
  if (type === 'product' || type === 'kit') await takeOverPublishedCount(env, id)
}

export const config: Config = {
  path: '/api/sanity/webhook',
  method: 'POST',
  rateLimit: { windowSize: 60, windowLimit: 600, aggregateBy: ['ip', 'domain'] },
}

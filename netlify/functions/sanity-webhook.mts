import type { Config } from '@netlify/functions'
import { type Env, readEnv } from '~/lib/env/env.server'
import { type ContentEvent, readContentEvent } from '../server/content-event'
import { oncePerEvent } from '../server/deliveries'
import { requestDeploy } from '../server/deploys'
import { followCodes } from '../server/discount-codes'
import { HttpError } from '../server/http-error'
import { followOrder } from '../server/order-events'
import { readOrder } from '../server/orders'
import { describe, json, respond } from '../server/respond'
import { sendAlerts } from '../server/stock/alerts'
import { takeOverPublishedCount } from '../server/stock/count'

/**
 * Deploys published changes, updates changed codes at Stripe, and emails buyers when the status of their order changes.
 */
export default async (request: Request) =>
  respond(request, 'POST', async () => {
    const env = readEnv()
    const event = await readContentEvent(request, env)
    if (event.concerns === 'nothing') return json({ outcome: 'ignored' }, 202)
    if (event.concerns === 'deploy') {
      const work = () => requestDeploy(env, new Date(), { atOnce: true })
      return json({ outcome: await oncePerEvent(env, event, work) }, 202)
    }
    if (event.concerns === 'codes') {
      await followCodes(env, new Date(), event.id)
      return json({ outcome: 'done' }, 202)
    }
    if (event.concerns === 'pages') {
      const work = async () => {
        if (sells(event)) await takeOverPublishedCount(env, event.id)
        await requestDeploy(env)
        if (event.type === 'siteSettings') await followCodes(env)
        if (event.type === 'availability') await sendAlerts(env, event.id.replace(/^availability-/, ''))
      }
      return json({ outcome: await oncePerEvent(env, event, work) }, 202)
    }
    return json({ outcome: await follow(env, event.id) }, 202)
  })

/** A broken order is answered like a good one: the change that repairs it is a new event. */
async function follow(env: Env, id: string): Promise<string> {
  try {
    const order = await readOrder(env, id)
    if (order) await followOrder(env, order)
    return 'done'
  } catch (error) {
    if (!(error instanceof HttpError && error.code === 'unreadable_order')) throw error
    console.error(`sanity-webhook: ${describe(error.cause)}`)
    return 'unreadable'
  }
}

const sells = ({ type }: ContentEvent) => type === 'product' || type === 'kit'

export const config: Config = {
  path: '/api/sanity/webhook',
  method: 'POST',
}

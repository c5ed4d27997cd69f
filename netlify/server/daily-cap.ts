import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { z } from 'zod'
import type { Env } from '~/lib/env/env.server'
import { askContent, contentWriter } from './content'
import { HttpError } from './http-error'

/** Confirmation emails that one network may cause in a day; an office or a hostel shares an address. */
const MOST = 20

/** Hidden from readers without a token by its dot. */
const ID = 'newsletter.requests'

const record = z.object({ day: z.string(), counts: z.record(z.string(), z.number()) })

/**
 * The visitor's address as Netlify reports it; other headers are the visitor's own. Undefined where there is no Netlify.
 */
export const clientAddress = (request: Request, context?: { readonly ip?: string }): string | undefined =>
  context?.ip || request.headers.get('x-nf-client-connection-ip') || undefined

/**
 * Counts a request of this address, across all instances. 429 above the cap. Only counts of one of 4,096 groups of
 * addresses are stored, which name nobody, for the current day.
 */
export async function countToday(env: Env, address: string, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10)
  const key = groupOf(address, day, env.NEWSLETTER_SECRET)
  const count = await askContent(async () => {
    const client = contentWriter(env)
    const known = record.safeParse(await client.getDocument(ID))
    const empty = { _id: ID, _type: 'newsletterRequests', day, counts: {} }
    const transaction = client.transaction()
    if (known.data?.day === day) transaction.createIfNotExists(empty)
    else transaction.createOrReplace(empty)
    await transaction
      .patch(ID, (patch) => patch.setIfMissing({ [`counts.${key}`]: 0 }))
      .patch(ID, (patch) => patch.inc({ [`counts.${key}`]: 1 }))
      .commit({ visibility: 'sync' })
    return record.parse(await client.getDocument(ID)).counts[key] ?? 0
  })
  if (count > MOST)
    throw new HttpError(429, 'too_many', (t) => t.tooManySubscriptions, {
      headers: { 'retry-after': '3600' },
    })
}

/** Of the network: one connection has a /64 of IPv6 addresses. */
const groupOf = (address: string, day: string, secret: string): string => {
  const network = isIPv6(address) ? address.split(':').slice(0, 4).join(':') : address
  return `g${createHmac('sha256', secret).update(`${day} ${network}`).digest('hex').slice(0, 3)}`
}

import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Env } from '~/lib/env/env.server'
import { askContent, contentWriter } from './content'
import { HttpError } from './http-error'

/** What one network may ask for in a day; an office or a hostel shares an address. */
const MOST = 20

const record = z.object({ day: z.string(), counts: z.record(z.string(), z.number()) })

/**
 * Counts a request of this network, across all instances. 429 above {@link MOST}, or above `mostInAll` for
 * everybody together. Stores only the current day's counts of 4,096 groups of networks, which identify nobody.
 */
export async function countToday(
  env: Env,
  kind: 'newsletter' | 'stockAlerts' | 'tripReader',
  network: string | undefined,
  now: Date,
  mostInAll = Infinity,
): Promise<void> {
  // The dot hides it from readers without a token.
  const id = `${kind}.requests`
  const day = now.toISOString().slice(0, 10)
  const limits = new Map([['all', mostInAll]])
  if (network !== undefined) limits.set(groupOf(network, day, env.NEWSLETTER_SECRET), MOST)
  const keys = [...limits.keys()].map((key) => `counts.${key}`)
  const counts = await askContent(async () => {
    const client = contentWriter(env)
    const known = record.safeParse(await client.getDocument(id))
    const empty = { _id: id, _type: 'requestCount', day, counts: {} }
    const transaction = client.transaction()
    if (known.data?.day === day) transaction.createIfNotExists(empty)
    else transaction.createOrReplace(empty)
    await transaction
      .patch(id, (patch) => patch.setIfMissing(Object.fromEntries(keys.map((key) => [key, 0]))))
      .patch(id, (patch) => patch.inc(Object.fromEntries(keys.map((key) => [key, 1]))))
      .commit({ visibility: 'sync' })
    return record.parse(await client.getDocument(id)).counts
  })
  if ([...limits].some(([key, most]) => (counts[key] ?? 0) > most))
    throw new HttpError(429, 'too_many', (t) => t.tooManyToday, {
      headers: { 'retry-after': String(secondsLeft(now)) },
    })
}

/** Until the next day, when counts start over. */
const secondsLeft = (now: Date): number =>
  Math.ceil((new Date(now).setUTCHours(24, 0, 0, 0) - now.getTime()) / 1000)

const groupOf = (network: string, day: string, secret: string): string =>
  `g${createHmac('sha256', secret).update(`${day} ${network}`).digest('hex').slice(0, 3)}`

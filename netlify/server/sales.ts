import { defineQuery } from 'groq'
import { z } from 'zod'
import type { Env } from '~/lib/env/env.server'
import { askContent, contentReader, contentWriter, writeContent } from './content'
import { requestDeploy } from './deploys'

const CLOCK = 'clock.sales'
/** After a longer pause, the site has been built by other changes or by an operator. */
const LONGEST_PAUSE_MS = 86_400_000

const EDGES_QUERY = defineQuery(
  `count(*[_type == "product" && isSale == true && ((saleFrom > $since && saleFrom <= $now) || (saleUntil > $since && saleUntil <= $now))])`,
)

const clock = z.object({ at: z.iso.datetime() }).nullish()

/**
 * Builds the site when a sale has begun or ended since the last time, which is kept in the CMS: a call that was missed
 * or failed is made up for by the next one.
 */
export async function followSales(env: Env, now = new Date()): Promise<'built' | 'nothing'> {
  const last = clock.safeParse(await askContent(() => contentWriter(env).getDocument(CLOCK)))
  const earliest = new Date(now.valueOf() - LONGEST_PAUSE_MS).toISOString()
  const at = last.data?.at ?? earliest
  const since = at < earliest ? earliest : at
  const params = { since, now: now.toISOString() }
  const edges = await askContent(() => contentReader(env).fetch(EDGES_QUERY, params))
  if (edges > 0) await requestDeploy(env, now)
  if (edges > 0 || last.data === null || last.data === undefined || isOld(at, now))
    await writeContent(CLOCK, () =>
      contentWriter(env).createOrReplace({ _id: CLOCK, _type: 'clock', at: now.toISOString() }),
    )
  return edges > 0 ? 'built' : 'nothing'
}

/** The time is not written every minute: the interval since then is checked again, and contains nothing. */
const isOld = (at: string, now: Date) => now.valueOf() - Date.parse(at) > 3_600_000

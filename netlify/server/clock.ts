import { defineQuery } from 'groq'
import { z } from 'zod'
import { minuteInHonduras } from '~/lib/honduras-time'
import type { Env } from '~/lib/env/env.server'
import { askContent, contentReader, contentWriter, writeContent } from './content'
import { requestDeploy } from './deploys'
import { followCodes } from './discount-codes'
import { unavailable } from './errors'

const CLOCK = 'clock.schedule'
/** After a longer pause, the site has been built by other changes or by an operator. */
const LONGEST_PAUSE_MS = 86_400_000

/** `$sinceMinute` and `$minute` are the same instants in Honduran time, which articles follow. */
const EDGES_QUERY = defineQuery(`{
  "pages": count(*[
    (_type == "product" && isSale == true && ((saleFrom > $since && saleFrom <= $now) || (saleUntil > $since && saleUntil <= $now))) ||
    (_type == "announcement" && ((from > $since && from <= $now) || (until > $since && until <= $now))) ||
    (_type == "post" && publishedAt + "T" + coalesce(publishTime, "00:00") > $sinceMinute && publishedAt + "T" + coalesce(publishTime, "00:00") <= $minute)
  ]),
  "codes": count(*[_type == "discountCode" && ((from > $since && from <= $now) || (until > $since && until <= $now))])
}`)

const edgeCounts = z.object({ pages: z.number(), codes: z.number() })

const clock = z.object({ at: z.iso.datetime() }).nullish()

/**
 * Deploys at once when a sale or an announcement has begun or ended, an article has come out or a year has begun since
 * the last run, and updates the codes at Stripe when one of them has begun or ended. The time of the last run is stored
 * in the CMS, so that the next run makes up for one that was missed or failed.
 */
export async function followClock(env: Env, now = new Date()): Promise<{ built: boolean; codes: boolean }> {
  const last = clock.safeParse(await askContent(() => contentWriter(env).getDocument(CLOCK)))
  const earliest = new Date(now.valueOf() - LONGEST_PAUSE_MS).toISOString()
  const at = last.data?.at ?? earliest
  const since = at < earliest ? earliest : at
  const params = {
    since,
    now: now.toISOString(),
    sinceMinute: minuteInHonduras(new Date(since)),
    minute: minuteInHonduras(now),
  }
  const edges = edgeCounts.safeParse(await askContent(() => contentReader(env).fetch(EDGES_QUERY, params)))
  if (!edges.success) throw unavailable('content', edges.error)
  const { pages, codes } = edges.data
  const built = pages > 0 || params.sinceMinute.slice(0, 4) < params.minute.slice(0, 4)
  await Promise.all([built && requestDeploy(env, now, { atOnce: true }), codes > 0 && followCodes(env, now)])
  if (built || codes > 0 || last.data === null || last.data === undefined || isOld(at, now))
    await writeContent(CLOCK, () =>
      contentWriter(env).createOrReplace({ _id: CLOCK, _type: 'clock', at: now.toISOString() }),
    )
  return { built, codes: codes > 0 }
}

/** The time is not written every minute: checking the interval since then again finds nothing. */
const isOld = (at: string, now: Date) => now.valueOf() - Date.parse(at) > 3_600_000

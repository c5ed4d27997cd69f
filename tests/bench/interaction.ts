import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, requireChromium } from '../chromium'
import { STORIES } from './interaction-stories'
import { recordInteractions, tapOn, timesOf } from './interaction-times'
import { percentile, table } from './statistics'
import { type Target, reportTargets } from './targets'
import { withShop } from './with-shop'

// `npm run bench:interaction [-- list planner …]`: from an event to the next paint, on a phone's screen and a CPU slowed down
// four times.

/** Milliseconds. */
const LIMIT = 100
const SLOWER = 4
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in STORIES))
if (unknown.length > 0)
  throw new Error(`No story ${unknown.join(', ')}. There are: ${Object.keys(STORIES).join(', ')}.`)

await withShop(async ({ url }) => {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
  const times = new Map<string, number[]>()
  for (const [name, story] of Object.entries(STORIES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    for (let round = 0; round < ROUNDS; round++) {
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        serviceWorkers: 'block',
      })
      const page = await context.newPage()
      await recordInteractions(page)
      const cdp = await context.newCDPSession(page)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      await story(page, async (what, work, count = 1) => {
        const key = `${name}: ${what}`
        const act = typeof work === 'function' ? work : await tapOn(page, cdp, work)
        times.set(key, [...(times.get(key) ?? []), ...(await timesOf(page, count, act))])
      })
      await context.close()
    }
  }
  await browser.close()

  const all = [...times.values()].flat()
  const row = (what: string, values: readonly number[]) => [
    what,
    values.length,
    ...[0.5, 0.98, 1].map((share) => Math.round(percentile(values, share))),
  ]
  const rows = [...times].map(([what, values]) => row(what, values))
  console.log(`\n${table([['ms', 'times', 'p50', 'p98', 'most'], ...rows, row('all', all)])}`)
  const targets: Target[] = [...times, ['all', all] as const].map(([what, values]) => ({
    what: `${what}: milliseconds to the next paint, p98`,
    value: percentile(values, 0.98),
    limit: LIMIT,
  }))
  reportTargets(targets)
})

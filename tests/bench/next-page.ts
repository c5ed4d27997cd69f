import { DEFAULT_LOCALE, type Locale, LOCALES } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import { openTab } from './devtools'
import { startSlowFront } from './slow-front'
import { percentile, table } from './statistics'
import { type Target, reportTargets } from './targets'
import { withShop } from './with-shop'

// `npm run bench:next-page`: from the tap on a card of the list to the first paint of the product's page, with a CPU
// slowed down four times and the network that Lighthouse calls slow 4G. The shopper scrolls, looks, and taps the card
// near the thumb, or another one in view.

/** Milliseconds, 75th percentile. */
const LIMIT = 200
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 10)
/** Milliseconds that a shopper looks at the list, before and after each swipe. */
const LOOK = 2000

await withShop(async ({ url: shop }) => {
  const front = await startSlowFront(shop)
  const rows: (string | number)[][] = [['ms', 'taps', 'p50', 'p75', 'most', 'rendered before the tap']]
  const targets: Target[] = []

  const measure = async (what: string, locale: Locale, nth: number) => {
    const times: number[] = []
    let ahead = 0
    for (let round = 0; round < ROUNDS; round++) {
      const tab = await openTab()
      try {
        await tab.open(front.url + pathFor('products', locale))
        await new Promise((done) => setTimeout(done, LOOK))
        for (const pixels of [150, 50 + 20 * round]) {
          await tab.swipe(pixels)
          await new Promise((done) => setTimeout(done, LOOK))
        }
        const visit = front.nextVisit()
        const at = await tab.tapNearThumb('main article a', nth)
        const { paint, activation } = await visit
        times.push(paint - at)
        // A page that is rendered only from the touch on has a tenth of a second.
        if (activation > LOOK / 4) ahead += 1
      } finally {
        await tab.close()
      }
    }
    const [p50, p75, most] = [0.5, 0.75, 1].map((share) => Math.round(percentile(times, share)))
    rows.push([`${what} (${locale})`, times.length, p50 ?? 0, p75 ?? 0, most ?? 0, ahead])
    return { what: `${what} (${locale}): milliseconds, p75`, value: p75 ?? NaN, limit: LIMIT }
  }

  for (const locale of LOCALES) {
    targets.push(await measure('card near the thumb', locale, 0))
    targets.push(await measure('another card', locale, 1))
  }
  front.sendBlankProducts()
  await measure('blank page near the thumb', DEFAULT_LOCALE, 0)
  front.close()
  console.log(`\n${table(rows)}`)
  reportTargets(targets)
})

import type { Strategy } from 'workbox-strategies/Strategy.js'
import { PICTURES } from '~/lib/pictures'
import type { Locale } from '~/i18n/locales'
import { treatmentOf } from './addresses'
import { BUILD } from './build-constants'
import { CACHES } from './caches'
import { keptAt } from './kept-copy'
import { assets, pages, pictures } from './strategies'
import { type LastingEvent, worker } from './worker-scope'

const origin = worker.location.origin
/** Milliseconds in which the page that is being opened has the network to itself. */
const AFTER_THE_PAGE = 2000
const DAY = 24 * 60 * 60 * 1000

/** Keeps the pages that stand in for others, and what they are made of. Rejects when one cannot be had. */
export const keepFallbacks = async (event: LastingEvent): Promise<void> => {
  const { pages: paths, files } = BUILD.fallbacks
  await Promise.all(files.map((file) => put(assets, file, event)))
  const cache = await caches.open(CACHES.fallbacks)
  await cache.addAll(paths.map((path) => new Request(path, { cache: 'no-cache' })))
}

/** Keeps what the browser loaded for a page before the worker was there. */
export const keepLoaded = (addresses: readonly string[], event: LastingEvent): Promise<unknown> =>
  Promise.allSettled(
    addresses.map(async (address) => {
      const strategy = strategyFor(new URL(address))
      if (strategy) await put(strategy, address, event)
    }),
  )

const strategyFor = (url: URL): Strategy | undefined => {
  if (url.origin !== origin) return undefined
  if (url.pathname.startsWith(`${PICTURES}/`)) return pictures
  if (url.pathname.startsWith('/_astro/')) return assets
  const isPage = !/\.\w+$/.test(url.pathname) && treatmentOf(url.pathname) === 'keep'
  return isPage ? pages : undefined
}

/** Keeps what a traveller needs, in the language they read; renewed daily, and not where people save data. */
export const keepEssentials = async (locale: Locale, event: LastingEvent): Promise<void> => {
  if (savesData()) return
  await new Promise((done) => setTimeout(done, AFTER_THE_PAGE))
  const { pages: paths, files } = BUILD.essentials[locale]
  const cache = await caches.open(CACHES.pages)
  for (const path of paths) {
    if (keptAt(await cache.match(origin + path)) > Date.now() - DAY) continue
    await Promise.all(files.map((file) => put(assets, file, event)))
    await put(pages, path, event)
  }
}

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

const put = async (strategy: Strategy, address: string, event: LastingEvent): Promise<void> => {
  const [response, done] = strategy.handleAll({
    request: new Request(new URL(address, origin), { priority: 'low' }),
    event,
  })
  await response
  await done
}

import type { Strategy } from 'workbox-strategies/Strategy.js'
import { PICTURES } from '~/lib/pictures'
import type { Locale } from '~/i18n/locales'
import { cleanPath, localeOf } from '~/i18n/routes'
import { plannerData, plannerPath, treatmentOf } from './addresses'
import { BUILD } from './build-constants'
import { CACHES } from './caches'
import { keptAt } from './kept-copy'
import { assets, data, pages, pictures } from './strategies'
import { type ExtendableEvent, worker } from './worker-scope'

const origin = worker.location.origin
/** Leaves the network to the page that is loading. */
const ESSENTIALS_DELAY_MS = 2000
const DAY_MS = 24 * 60 * 60 * 1000

/** Caches the offline pages and their files. Rejects when one cannot be fetched. */
export const keepFallbacks = async (event: ExtendableEvent): Promise<void> => {
  const { pages: paths, files } = BUILD.fallbacks
  await Promise.all(files.map((file) => put(assets, file, event)))
  const cache = await caches.open(CACHES.fallbacks)
  await cache.addAll(paths.map((path) => new Request(path, { cache: 'no-cache' })))
}

/** Caches what the browser loaded before the worker was active (`addresses`, the page first) and the essential pages. */
export const keepLoaded = (addresses: readonly string[], event: ExtendableEvent): Promise<unknown> =>
  Promise.allSettled([
    ...addresses.slice(0, 1).map((page) => keepEssentials(localeOf(new URL(page).pathname), event)),
    ...addresses.map(async (address) => {
      const url = new URL(address)
      const strategy = strategyFor(url)
      if (strategy) await put(strategy, address, event)
      await keepPlanner(url, event)
    }),
  ])

const strategyFor = (url: URL): Strategy | undefined => {
  if (url.origin !== origin) return undefined
  if (url.pathname.startsWith(`${PICTURES}/`)) return pictures
  if (url.pathname.startsWith('/_astro/')) return assets
  const isPage = !/\.\w+$/.test(url.pathname) && treatmentOf(url.pathname) === 'keep'
  return isPage ? pages : undefined
}

/** Caches the essential pages in one language, at most once a day and never in data-saving mode. */
export const keepEssentials = async (locale: Locale, event: ExtendableEvent): Promise<void> => {
  if (savesData()) return
  await new Promise((done) => setTimeout(done, ESSENTIALS_DELAY_MS))
  const { pages: paths, files } = BUILD.essentials[locale]
  const cache = await caches.open(CACHES.pages)
  // A page that was left while it loaded is cached, but its files may not be.
  await Promise.all(
    files.map(async (file) => (await caches.match(origin + file)) ?? put(assets, file, event)),
  )
  for (const path of paths)
    if (keptAt(await cache.match(origin + path)) <= Date.now() - DAY_MS) await put(pages, path, event)
}

/** Caches what the trip planner needs to start, if `url` is its page; never in data-saving mode. */
export const keepPlanner = async (url: URL, event: ExtendableEvent): Promise<void> => {
  const locale = localeOf(url.pathname)
  if (savesData() || url.origin !== origin || cleanPath(url.pathname) !== plannerPath(locale)) return
  await new Promise((done) => setTimeout(done, ESSENTIALS_DELAY_MS))
  const missing = await Promise.all(
    plannerData(locale).map(async (path) => ((await caches.match(origin + path)) ? [] : [path])),
  )
  await Promise.all([
    ...BUILD.planner.map((file) => put(assets, file, event)),
    ...missing.flat().map((path) => put(data, path, event)),
  ])
}

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/** As Chrome asks for a picture, so that one it has loaded comes from its HTTP cache: responses vary by `Accept`. */
const PICTURE_HEADERS = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' }

const put = async (strategy: Strategy, address: string, event: ExtendableEvent): Promise<void> => {
  const headers = strategy === pictures ? PICTURE_HEADERS : {}
  const [response, done] = strategy.handleAll({
    request: new Request(new URL(address, origin), { priority: 'low', headers }),
    event,
  })
  await response
  await done
}

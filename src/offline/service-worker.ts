import { registerRoute } from 'workbox-routing'
import { PICTURES } from '~/lib/pictures'
import { localeOf } from '~/i18n/routes'
import { type Treatment, treatmentOf } from './addresses'
import { CACHES, clearCaches } from './caches'
import { FOLLOW_NETWORK, followNetworkScript } from './follow-network'
import { keepEssentials, keepFallbacks, keepLoaded, keepPlanner } from './keep'
import { assets, data, pages, personalPages, pictures } from './strategies'
import { type ExtendableEvent, worker } from './worker-scope'

// A new version takes over immediately, without waiting for tabs to close. Requests without a route go to the network.

interface MatchOptions {
  readonly request: Request
  readonly url: URL
  readonly sameOrigin: boolean
}
const pageTo =
  (treatment: Treatment) =>
  ({ request, url, sameOrigin }: MatchOptions): boolean =>
    sameOrigin && request.mode === 'navigate' && treatmentOf(url.pathname) === treatment

/** What the product list, the cart and the trip planner load. */
const DATA = /\/shop\/(?:catalog|trip|trip-places)\.json$/

registerRoute(pageTo('keep'), async ({ request, url, event }) => {
  const response = await pages.handle({ request, event })
  const extendable = event as ExtendableEvent
  extendable.waitUntil(
    Promise.all([keepEssentials(localeOf(url.pathname), extendable), keepPlanner(url, extendable)]),
  )
  return response
})
registerRoute(pageTo('fetch'), personalPages)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === FOLLOW_NETWORK,
  async () => followNetworkScript(),
)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_astro/'), assets)
registerRoute(({ url, sameOrigin }) => sameOrigin && DATA.test(url.pathname), data)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${PICTURES}/`), pictures)

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([worker.skipWaiting(), keepFallbacks(event)]))
})

worker.addEventListener('activate', (event) => {
  const { navigationPreload } = worker.registration
  event.waitUntil(
    Promise.all([worker.clients.claim(), navigationPreload?.enable(), clearCaches(Object.values(CACHES))]),
  )
})

worker.addEventListener('message', (event) => {
  const addresses: readonly unknown[] = Array.isArray(event.data) ? event.data : []
  event.waitUntil(
    keepLoaded(
      addresses.filter((address) => typeof address === 'string'),
      event,
    ),
  )
})

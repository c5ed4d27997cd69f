import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { keyOf } from './addresses'
import { CACHES } from './caches'
import { stamped, withBar } from './kept-copy'
import { offlinePage } from './offline-page'

const DAY = 24 * 60 * 60
const LONGEST = 60 * DAY
/** Seconds after which a kept copy is better than a network that does not answer. */
const PATIENCE = 4

interface Asked {
  readonly request: Request
}

const whole = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 ? response : null,
}
// Its type knows optional members otherwise than the plugins' own type does.
const expiring = (limits: ExpirationPluginOptions) => new ExpirationPlugin(limits) as WorkboxPlugin

const orOfflinePage = {
  handlerDidError: ({ request }: Asked) => offlinePage(new URL(request.url)),
}

/** Pages: the network first, so that nothing stale is shown where there is one. */
export const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: PATIENCE,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }: Asked) => keyOf(new URL(request.url)),
      cacheWillUpdate: async ({ response }) => stamped(response, Date.now()) ?? null,
      cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && withBar(cachedResponse),
    },
    expiring({ maxEntries: 80, maxAgeSeconds: LONGEST, purgeOnQuotaError: true }),
    orOfflinePage,
  ],
})

/** Pages that show who somebody is: never kept. */
export const personalPages = new NetworkOnly({ plugins: [orOfflinePage] })

/** Files named by their content: what is kept is right for ever. */
export const assets = new CacheFirst({
  cacheName: CACHES.assets,
  plugins: [whole, expiring({ maxEntries: 300, maxAgeSeconds: LONGEST })],
})

/** Names and prices for lists and cart: of today where there is a network. */
export const catalogue = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: PATIENCE,
  plugins: [whole],
})

/** The content's pictures: what an address shows never changes. */
export const pictures = new CacheFirst({
  cacheName: CACHES.pictures,
  matchOptions: { ignoreVary: true },
  plugins: [whole, expiring({ maxEntries: 150, maxAgeSeconds: LONGEST, purgeOnQuotaError: true })],
})

import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { keyOf } from './addresses'
import { CACHES } from './caches'
import { stamped, withBar } from './kept-copy'
import { offlinePage } from './offline-page'
import { hasStyles } from './styles'

const DAY = 24 * 60 * 60
const MAX_AGE = 60 * DAY
/** Seconds to wait for the network before a cached copy is shown. */
const NETWORK_TIMEOUT = 4

interface Requested {
  readonly request: Request
}

const onlyComplete = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 ? response : null,
}
// The two types disagree about optional members under `exactOptionalPropertyTypes`.
const expiring = (limits: ExpirationPluginOptions) => new ExpirationPlugin(limits) as WorkboxPlugin

const orOfflinePage = {
  handlerDidError: ({ request }: Requested) => offlinePage(new URL(request.url)),
}

/** Pages: from the network, so that nothing stale is shown online. */
export const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: NETWORK_TIMEOUT,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }: Requested) => keyOf(new URL(request.url)),
      cacheWillUpdate: async ({ response }) => stamped(response, Date.now()) ?? null,
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && (await hasStyles(await cachedResponse.clone().text()))
          ? withBar(cachedResponse)
          : null,
    },
    expiring({ maxEntries: 80, maxAgeSeconds: MAX_AGE, purgeOnQuotaError: true }),
    orOfflinePage,
  ],
})

/** Personal pages: never cached. */
export const personalPages = new NetworkOnly({ plugins: [orOfflinePage] })

/** Files with a content hash in their name: never stale. */
export const assets = new CacheFirst({
  cacheName: CACHES.assets,
  plugins: [onlyComplete, expiring({ maxEntries: 300, maxAgeSeconds: MAX_AGE })],
})

/** Data of lists, the cart and the trip planner: from the network, so that it is current online. */
export const data = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: NETWORK_TIMEOUT,
  plugins: [onlyComplete],
})

/** Instead of the browser's sign for a broken picture. */
const orNoPicture = {
  handlerDidError: () =>
    Promise.resolve(
      new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
        headers: { 'content-type': 'image/svg+xml' },
      }),
    ),
}

/** The content's pictures: the picture at an address never changes. */
export const pictures = new CacheFirst({
  cacheName: CACHES.pictures,
  matchOptions: { ignoreVary: true },
  plugins: [
    onlyComplete,
    expiring({ maxEntries: 150, maxAgeSeconds: MAX_AGE, purgeOnQuotaError: true }),
    orNoPicture,
  ],
})

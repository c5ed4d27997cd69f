import type { ClientDirective } from 'astro'
import { INTENT } from './events'

/** When an island has something to show before the shopper interacts with it. */
type Now = 'query' | 'signed-in' | 'trip' | 'cart'

const HAS_CONTENT: Record<Now, () => boolean> = {
  query: () => location.search.length > 1,
  // Set in the page's head.
  'signed-in': () => 'session' in document.documentElement.dataset,
  cart: () => 'cart' in document.documentElement.dataset,
  trip: () => HAS_CONTENT.query() || hasTrip() || location.hash !== '',
}

const hasTrip = () => {
  try {
    // In the tab's storage where the browser keeps nothing longer (`lib/storage.ts`).
    return 'travelstore-trip' in localStorage || 'travelstore-trip' in sessionStorage
  } catch {
    return false
  }
}

/**
 * `client:intent` hydrates an island when the shopper interacts with it. `client:intent={{ now: 'query' }}` also
 * hydrates when the page is idle, if there is something to show. After a failure, the next interaction retries.
 */
const intent: ClientDirective = (load, { value }, island) => {
  // Astro's type says string; it is the value that the page gave to `client:intent`.
  const { now } = value as { readonly now?: Now }
  let started = false
  const start = async () => {
    if (started) return
    started = true
    const hydrate = await load()
    await hydrate()
    started = !island.hasAttribute('ssr')
  }
  island.addEventListener(INTENT, () => void start())
  if (now && HAS_CONTENT[now]()) requestIdle(() => void start())
}

const requestIdle = (task: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(task, { timeout: 500 }) : setTimeout(task, 50)

export default intent

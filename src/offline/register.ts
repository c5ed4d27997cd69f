/**
 * Registers the service worker when the page is idle, and on the first visit sends it what this page has loaded; the shop
 * works without it.
 */
const register = async () => {
  const { serviceWorker } = navigator
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => '/sw.js' })
  await serviceWorker.register((policy?.createScriptURL('') ?? '/sw.js') as string)
  const isControlled = serviceWorker.controller
  const { active } = await serviceWorker.ready
  if (!isControlled)
    active?.postMessage([
      location.href,
      ...performance.getEntriesByType('resource').map((entry) => entry.name),
    ])
}

const start = () => void register().catch(() => undefined)

if (import.meta.env.PROD && import.meta.env.PUBLIC_SERVICE_WORKER === 'on')
  addEventListener('load', () => {
    // Safari has no idle callbacks.
    const schedule = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
    schedule(start)
  })

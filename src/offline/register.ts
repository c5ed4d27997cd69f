/**
 * Registers the service worker when the page is idle, and on the first visit sends it what this page has loaded; the shop
 * works without it.
 */
const register = async () => {
  try {
    const { serviceWorker } = navigator
    const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => '/sw.js' })
    await serviceWorker.register((policy?.createScriptURL('') ?? '/sw.js') as string)
    const isControlled = serviceWorker.controller
    const { active } = await serviceWorker.ready
    if (!isControlled)
      active?.postMessage([
        location.href,
        ...performance.getEntriesByType('resource').map(({ name }) => name),
      ])
  } catch {}
}

if (import.meta.env.PROD && import.meta.env.PUBLIC_SERVICE_WORKER === 'on')
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(() => void register()))

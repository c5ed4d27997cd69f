/** Path of the script that the worker adds to pages it shows without a connection. The worker serves it. */
export const FOLLOW_NETWORK = '/follow-network.js'

export const FOLLOW_NETWORK_TAG = `<script src="${FOLLOW_NETWORK}" async></script>`

/**
 * Reloads the page once its server answers fast enough for the worker to show the answer. On a page where something has
 * been typed, only the bar goes. Runs in the page and is sent there as text, so it cannot use anything else in this
 * module.
 */
export const followNetwork = (): void => {
  const pause = 3000
  let isTyped = false
  const answers = () =>
    fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(pause) }).then(
      ({ ok }) => ok,
      () => false,
    )
  const wait = () => setTimeout(() => void look(), pause)
  const look = async () => {
    if (!navigator.onLine || !(await answers())) wait()
    else if (isTyped) document.querySelector('.offline-bar')?.remove()
    else location.reload()
  }
  addEventListener('input', () => (isTyped = true))
  wait()
}

export const followNetworkScript = (): Response =>
  new Response(`(${followNetwork.toString()})()`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  })

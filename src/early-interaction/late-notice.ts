import { EAGER_ISLAND, PENDING } from './hosts'

const NOTICE_DELAY_MS = 5000

/** Hosts that load without an interaction. */
const EAGER = `${EAGER_ISLAND}, [data-query] astro-island, [data-cart] astro-island, login-callback`

/** Shows a notice when code has not loaded after five seconds, and hides it when it has. */
export const watch = (host: Element) => {
  let shown = false
  const look = () => {
    const pending = host.matches(PENDING)
    if (pending !== shown) document.getElementById('code-late')?.togglePopover((shown = pending))
    if (!pending) return
    // Show the unfiltered list.
    delete document.documentElement.dataset['query']
    setTimeout(look, 1000)
  }
  setTimeout(look, NOTICE_DELAY_MS)
}

const fields = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'main :is(input, select)[id]:not([autocomplete$=password])',
  ),
]

/** Reloads the page and keeps the typed text. */
const reload = () => {
  history.replaceState({ typed: Object.fromEntries(fields().map(({ id, value }) => [id, value])) }, '')
  location.reload()
}

export const restoreTyped = () => {
  const typed = (history.state as { typed?: Partial<Record<string, string>> } | null)?.typed
  if (!typed) return
  history.replaceState(null, '')
  for (const field of fields()) {
    const text = typed[field.id]
    if (!text || field.value === text) continue
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

document.addEventListener(
  'readystatechange',
  () => {
    document.querySelectorAll(EAGER).forEach(watch)
    document.querySelector('[data-reload]')?.addEventListener('click', reload)
  },
  { once: true },
)

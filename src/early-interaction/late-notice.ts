import { closest, PENDING } from './hosts'

const PATIENCE_MS = 5000

/** Hosts that work by themselves, or that the address asks something of. */
const EAGER = 'astro-island:not([client=intent]), [data-query] astro-island, login-callback'

/** Says that code has not arrived five seconds after it was needed, and takes that back when it has. */
export const watchForLateCode = () => {
  document.addEventListener('readystatechange', () => document.querySelectorAll(EAGER).forEach(watch), {
    once: true,
  })
  for (const kind of ['click', 'input'])
    addEventListener(
      kind,
      ({ target }) => {
        const host = closest(target, 'button, input, select')?.closest(PENDING)
        if (host) watch(host)
        if (closest(target, '[data-reload]')) reload()
      },
      true,
    )
  addEventListener('DOMContentLoaded', restoreTyped)
}

const watch = (host: Element) => {
  let shown = false
  const look = () => {
    const pending = host.matches(PENDING)
    if (pending !== shown) document.getElementById('code-late')?.togglePopover((shown = pending))
    if (!pending) return
    // A list that waits for its filter is shown whole.
    delete document.documentElement.dataset['query']
    setTimeout(look, 1000)
  }
  setTimeout(look, PATIENCE_MS)
}

/** Reloads the page and keeps what was typed, which the browser would forget. */
const reload = () => {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'main :is(input, select):not([autocomplete$=password])',
  )
  history.replaceState({ typed: [...fields].map(({ id, value }) => [id, value]) }, '')
  location.reload()
}

const restoreTyped = () => {
  const typed: [id: string, value: string][] = history.state?.typed ?? []
  if (typed.length > 0) history.replaceState(null, '')
  for (const [id, value] of typed) {
    const field = document.getElementById(id)
    if (!value || !(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
    if (field.value === value) continue
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

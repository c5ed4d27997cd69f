import type { ClientDirective } from 'astro'

const INTENT = ['pointerover', 'touchstart', 'focusin', 'input'] as const

/** When an island must not wait for a touch: it has something to show already. */
type Now = 'query' | 'signed-in'

const READY: Record<Now, () => boolean> = {
  query: () => location.search.length > 1,
  'signed-in': () => document.cookie.includes('.is.authenticated='),
}

/**
 * `client:intent` hydrates an island when the visitor reaches for it (pointer, touch, focus, typing). A click
 * or a text that comes before the code is held and replayed, so none is lost. `client:intent={{ now: 'query' }}` hydrates
 * when the page is idle if there is something to show at once. Code that does not come is asked for again at the next touch.
 */
const intent: ClientDirective = (load, { value }, island) => {
  let started = false
  const held = new Set<HTMLElement>()
  const typed = new Map<Field, string>()

  const hold = (event: Event) => {
    const target = event.target
    if (!(target instanceof Element) || event.defaultPrevented) return
    const control = target.closest('button, [type=submit]')
    if (!(control instanceof HTMLElement)) return
    event.preventDefault()
    event.stopPropagation()
    held.add(control)
    void start()
  }

  const keep = ({ target }: Event) => {
    if (isField(target)) typed.set(target, target.value)
  }

  const start = async () => {
    if (started) return
    started = true
    const hydrate = await load()
    await hydrate()
    started = !island.hasAttribute('ssr')
    if (!started) return
    for (const kind of INTENT) island.removeEventListener(kind, start)
    await takenOver(island)
    island.removeEventListener('click', hold, true)
    island.removeEventListener('input', keep, true)
    for (const [field, value] of typed) enter(field, value)
    for (const control of held) control.click()
  }

  for (const kind of INTENT) island.addEventListener(kind, start, { passive: true })
  island.addEventListener('click', hold, true)
  island.addEventListener('input', keep, true)
  if (isNow(value) && READY[value.now]()) requestIdle(() => void start())
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type)) ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

/**
 * As if typed now. React watches the value property of each element: what a field held when it hydrated is no
 * news to it, so the field is emptied through that property first and filled through the prototype's own.
 */
const enter = (field: Field, value: string) => {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

const isNow = (value: unknown): value is { now: Now } =>
  typeof value === 'object' && value !== null && 'now' in value && String(value.now) in READY

/**
 * Resolves when React has taken over every control of `island`. It hydrates in slices and tells nobody when it is
 * done, but marks each element; a control that it threw away, or ten seconds, end the wait too.
 */
const takenOver = async (island: HTMLElement) => {
  const controls = island.querySelectorAll('button, input, select, textarea')
  const waits = (control: Element) =>
    control.isConnected && !Object.keys(control).some((key) => key.startsWith('__react'))
  const last = performance.now() + 10_000
  while ([...controls].some(waits) && performance.now() < last) await nextFrame()
  await nextFrame()
}

/** A hidden tab has no frames. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) setTimeout(resolve, 16)
    else requestAnimationFrame(() => setTimeout(resolve))
  })

const requestIdle = (task: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(task, { timeout: 500 }) : setTimeout(task, 50)

export default intent

import { INTENT } from './events'

/**
 * Loads the code of a custom element on interaction with a pending host that matches `hosts`, or as soon as
 * `hasContent`: now, after a back/forward cache restore, or after a change in another tab. Returns the function that
 * loads it.
 */
export const loadElement = (
  name: string,
  hasContent?: () => boolean,
  hosts = name,
): (() => Promise<unknown>) => {
  const load = () => loadCode(name)
  /** If loading fails, the next event retries. */
  const start = () => void load().catch(() => undefined)
  const startIfNeeded = () => {
    if (hasContent?.()) start()
  }
  addEventListener(INTENT, ({ target }) => {
    if (target instanceof Element && target.matches(hosts)) start()
  })
  addEventListener('pageshow', startIfNeeded)
  addEventListener('storage', () => setTimeout(startIfNeeded, COOKIE_DELAY_MS))
  startIfNeeded()
  return load
}

/** In Chromium, a cookie set by another tab arrives up to 20 ms later than a change of storage (measured under load). */
const COOKIE_DELAY_MS = 500

/** Runs the script of a `LazyScript`. */
export const loadCode = (name: string): Promise<unknown> => import(/* @vite-ignore */ codeOf(name))

/** `LazyScript` renders the address. An `import()` of a literal would add Vite's preload helper to every page. */
const codeOf = (name: string): string =>
  document.querySelector<HTMLTemplateElement>(`[data-code=${name}]`)?.content.querySelector('script')?.src ??
  ''

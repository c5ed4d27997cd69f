import { vi } from 'vitest'

const storage = (): Storage => {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** Stubs the browser globals that the session uses, at `address`. Undo with `vi.unstubAllGlobals()`. */
export const stubBrowser = (address: string, { cookie = '' } = {}) => {
  const events = new EventTarget()
  const location = Object.assign(new URL(address), { reload: vi.fn() })
  const popup = { close: vi.fn() }
  const navigator = { onLine: true }
  const history = {
    state: null,
    replaceState: vi.fn((_state: unknown, _title: string, path: string) => {
      location.href = new URL(path, location).href
    }),
  }
  const localStorage = storage()
  const sessionStorage = storage()
  const page = { cookie, querySelectorAll: () => [] }
  const window = Object.assign(events, {
    location,
    localStorage,
    sessionStorage,
    screenX: 0,
    screenY: 0,
    innerWidth: 1200,
    innerHeight: 900,
    open: vi.fn((): { close(): void } | null => popup),
  })
  const globals = { window, location, document: page, localStorage, sessionStorage, navigator, history }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  return { ...globals, popup }
}

import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'

/** Told once per page when the browser refuses to keep something (full, blocked, private mode). */
export const STORAGE_REFUSED = 'rumbo:storage-refused'

type Values = Record<string, string>

/**
 * `localStorage` as a plain record that never throws: what cannot be written stays in memory until the tab is
 * closed, so that the cart works even where storage is blocked or full.
 */
export function safeStorage(open: () => Storage, refused: () => void): Values {
  const memory = new Map<string, string>()
  const storage = attempt(open)
  const read = (key: string) => memory.get(key) ?? attempt(() => storage?.getItem(key)) ?? undefined
  const remember = (key: string, value: string) => {
    if (memory.size === 0) refused()
    memory.set(key, value)
  }
  return new Proxy<Values>(
    {},
    {
      has: (_, key) => read(String(key)) !== undefined,
      get: (_, key) => read(String(key)),
      set: (_, key, value: string) => {
        const written = storage && attempt(() => (storage.setItem(String(key), value), true))
        if (written) memory.delete(String(key))
        else remember(String(key), value)
        return true
      },
      deleteProperty: (_, key) => {
        memory.delete(String(key))
        attempt(() => storage?.removeItem(String(key)))
        return true
      },
    },
  )
}

const attempt = <Value>(action: () => Value): Value | undefined => {
  try {
    return action()
  } catch {
    return undefined
  }
}

if (typeof window !== 'undefined') {
  const tell = () => window.dispatchEvent(new Event(STORAGE_REFUSED))
  setPersistentEngine(
    safeStorage(() => window.localStorage, tell),
    windowPersistentEvents,
  )
}

import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'

/** Told when the browser refuses to keep something (full, blocked, private mode); `StorageNotice.astro` listens. */
export const STORAGE_REFUSED = 'rumbo:storage-refused'

type Values = Record<string, string>

/**
 * `localStorage` as a plain record that never throws. What it does not take lasts as long as the tab, or as this page where
 * the tab's storage is blocked too, so that the cart works all the same.
 */
export function safeStorage(open: () => Storage, openTab: () => Storage, refused: () => void): Values {
  const memory = new Map<string, string>()
  const lasting = attempt(open)
  const tab = attempt(openTab)
  const read = (key: string) =>
    memory.get(key) ?? attempt(() => tab!.getItem(key)) ?? attempt(() => lasting!.getItem(key)) ?? undefined
  const forget = (key: string) => {
    memory.delete(key)
    attempt(() => tab!.removeItem(key))
  }
  return new Proxy<Values>(
    {},
    {
      has: (_, key: string) => read(key) !== undefined,
      get: (_, key: string) => read(key),
      set(_, key: string, value: string) {
        forget(key)
        if (!attempt(() => (lasting!.setItem(key, value), true))) {
          memory.set(key, value)
          attempt(() => tab!.setItem(key, value))
          refused()
        }
        return true
      },
      deleteProperty(_, key: string) {
        forget(key)
        attempt(() => lasting!.removeItem(key))
        return true
      },
    },
  )
}

/** What throws, a storage that is not there included, has no value. */
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
    safeStorage(
      () => localStorage,
      () => sessionStorage,
      tell,
    ),
    windowPersistentEvents,
  )
}

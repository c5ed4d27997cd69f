import { type PersistentEvents, setPersistentEngine } from '@nanostores/persistent'

/** Dispatched when the browser refuses to store something (full, blocked, private mode); `StorageNotice.astro` listens. */
const STORAGE_REFUSED = 'rumbo:storage-refused'

type Values = Record<string, string>

/**
 * `localStorage` as a record that never throws. Values it refuses are kept in `sessionStorage`, or in memory where
 * that is blocked too, so that the cart still works.
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

/** The result of `action`, or undefined if it throws. */
const attempt = <Value>(action: () => Value): Value | undefined => {
  try {
    return action()
  } catch {
    return undefined
  }
}

/**
 * Reads what is stored when another tab changes it. The value in the event may be older: two tabs that write at the same
 * moment would end with each other's value.
 */
const EVENTS: PersistentEvents = {
  addEventListener(_key, _listener, restore) {
    for (const type of ['storage', 'pageshow']) addEventListener(type, restore)
  },
  removeEventListener(_key, _listener, restore) {
    for (const type of ['storage', 'pageshow']) removeEventListener(type, restore)
  },
}

if (typeof window !== 'undefined') {
  const notify = () => window.dispatchEvent(new Event(STORAGE_REFUSED))
  setPersistentEngine(
    safeStorage(
      () => localStorage,
      () => sessionStorage,
      notify,
    ),
    EVENTS,
  )
}

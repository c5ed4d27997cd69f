import { type PersistentListener, setPersistentEngine } from '@nanostores/persistent'

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

if (typeof window !== 'undefined') {
  let isTold = false
  /** Shows `StorageNotice.astro` once for each page. */
  const notify = () => {
    if (!isTold) document.querySelector<HTMLElement>('#not-saved')?.showPopover()
    isTold = true
  }
  const storage = safeStorage(
    () => localStorage,
    () => sessionStorage,
    notify,
  )
  const listeners = new Map<string, PersistentListener>()
  setPersistentEngine(storage, {
    addEventListener(name, listener, restore) {
      listeners.set(name, listener)
      addEventListener('pageshow', restore)
    },
    removeEventListener(name, _listener, restore) {
      listeners.delete(name)
      removeEventListener('pageshow', restore)
    },
  })
  // What is stored counts when another tab changes it: the value in the event may be older, and two tabs that write at the
  // same moment would end with each other's value. Not `restore`, which would write.
  addEventListener('storage', ({ key }) => {
    for (const [name, listener] of listeners) {
      if (key === null || key === name)
        listener({ key: name in storage ? name : '', newValue: storage[name] ?? '' })
    }
  })
}

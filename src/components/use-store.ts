import type { ReadableAtom } from 'nanostores'
import { useSyncExternalStore } from 'react'

/**
 * A store's value in an island. During hydration it is `atServer`, which must be a module constant, because a
 * persisted value would differ from the built markup (React error 418).
 */
export const useStore = <Value>(store: ReadableAtom<Value>, atServer: Value): Value =>
  useSyncExternalStore(
    (changed) => store.listen(changed),
    () => store.get(),
    () => atServer,
  )

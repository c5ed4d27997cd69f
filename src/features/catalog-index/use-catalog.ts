import { startTransition, useCallback, useEffect, useState } from 'react'
import type { CatalogIndex } from './catalog-index'
import { forgetCatalog, loadCatalog } from './load-catalog'

export type Loading<Value> = { state: 'loading' } | { state: 'ready'; value: Value } | { state: 'failed' }

/** Loads the catalog once `wanted`. `retry` fetches it again, after a failure or because it is stale. */
export const useCatalog = (url: string, wanted: boolean) => usePrepared(url, wanted, asItIs)

const asItIs = (catalog: CatalogIndex) => catalog

/** Like {@link useCatalog}, with the result of `prepare` on the catalog; `prepare` must be a module-level function. */
export function usePrepared<Value>(
  url: string,
  wanted: boolean,
  prepare: (catalog: CatalogIndex) => Value | Promise<Value>,
) {
  const [catalog, setCatalog] = useState<Loading<Value>>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!wanted) return
    let current = true
    loadCatalog(url)
      .then(prepare)
      .then(
        // Not with the next keystroke, whose update would wait for the list.
        (value) =>
          startTransition(() => {
            if (current) setCatalog({ state: 'ready', value })
          }),
        () => current && setCatalog({ state: 'failed' }),
      )
    return () => {
      current = false
    }
  }, [url, wanted, prepare, attempt])

  /** Fetches again; the current value stays until the response arrives. */
  const retry = useCallback(() => {
    forgetCatalog(url)
    setAttempt((before) => before + 1)
  }, [url])
  return { catalog, retry }
}

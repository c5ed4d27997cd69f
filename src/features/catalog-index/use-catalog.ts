import { useEffect, useState } from 'react'
import type { CatalogIndex } from './catalog-index'

export type Loading<Value> = { state: 'loading' } | { state: 'ready'; value: Value } | { state: 'failed' }

/** In milliseconds; a catalog of ten thousand products takes a while on a slow connection. */
const TIMEOUT = 20_000

const started = new Map<string, Promise<CatalogIndex>>()

/** The current catalog, fetched once per page. Rejects when the request fails; the next call tries again. */
export const loadCatalog = (url: string): Promise<CatalogIndex> => {
  const known = started.get(url) ?? fetchCatalog(url)
  started.set(url, known)
  known.catch(() => started.delete(url))
  return known
}

async function fetchCatalog(url: string): Promise<CatalogIndex> {
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT) })
  if (!response.ok) throw new Error(`The catalog request failed with status ${response.status}`)
  return (await response.json()) as CatalogIndex
}

/** Loads the catalog once `wanted`. `retry` fetches it again, after a failure or because it is stale. */
export const useCatalog = (url: string, wanted: boolean) => usePrepared(url, wanted, asItIs)

const asItIs = (catalog: CatalogIndex) => catalog

/** Like {@link useCatalog}, with what `prepare`, a function of a module, makes of the catalog. */
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
        (value) => current && setCatalog({ state: 'ready', value }),
        () => current && setCatalog({ state: 'failed' }),
      )
    return () => {
      current = false
    }
  }, [url, wanted, prepare, attempt])

  /** Fetches again; the current value stays until the response arrives. */
  const retry = () => {
    started.delete(url)
    setAttempt(attempt + 1)
  }
  return { catalog, retry }
}

import { useEffect, useState } from 'react'
import type { CatalogIndex } from './catalog-index'

export type Loading<Value> = { state: 'loading' } | { state: 'ready'; value: Value } | { state: 'failed' }

/** In milliseconds; a catalogue of ten thousand products takes a while on a slow line. */
const TIMEOUT = 20_000

const started = new Map<string, Promise<CatalogIndex>>()

/** The catalogue of today, fetched once a page. Rejects when it cannot be had; the next call tries again. */
export const loadCatalog = (url: string): Promise<CatalogIndex> => {
  const known = started.get(url) ?? fetchCatalog(url)
  started.set(url, known)
  known.catch(() => started.delete(url))
  return known
}

async function fetchCatalog(url: string): Promise<CatalogIndex> {
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT) })
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}`)
  return response.json()
}

/** The catalogue, once `wanted`. `retry` fetches it again, after a failure or because it is stale. */
export function useCatalog(url: string, wanted: boolean) {
  const [catalog, setCatalog] = useState<Loading<CatalogIndex>>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!wanted) return
    let current = true
    loadCatalog(url).then(
      (value) => current && setCatalog({ state: 'ready', value }),
      () => current && setCatalog({ state: 'failed' }),
    )
    return () => {
      current = false
    }
  }, [url, wanted, attempt])

  /** Asks the server again; what is shown stays until the answer comes. */
  const retry = () => {
    started.delete(url)
    setAttempt(attempt + 1)
  }
  return { catalog, retry }
}

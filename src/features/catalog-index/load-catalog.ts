import type { CatalogIndex } from './catalog-index'

/** In milliseconds; a catalog of ten thousand products takes a while on a slow connection. */
const TIMEOUT = 20_000

const started = new Map<string, Promise<CatalogIndex>>()

/** The current catalog, fetched once per page. Rejects when the request fails; the next call tries again. */
export const loadCatalog = (url: string): Promise<CatalogIndex> => {
  const known = started.get(url)
  if (known) return known
  const fetched = fetchCatalog(url)
  started.set(url, fetched)
  // A newer request may have taken its place.
  fetched.catch(() => started.get(url) === fetched && started.delete(url))
  return fetched
}

async function fetchCatalog(url: string): Promise<CatalogIndex> {
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT) })
  if (!response.ok) throw new Error(`The catalog request failed with status ${response.status}`)
  return (await response.json()) as CatalogIndex
}

/** The next call fetches it again. */
export const forgetCatalog = (url: string) => started.delete(url)

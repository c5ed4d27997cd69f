import { useEffect } from 'react'

/** A search counts once nobody has typed for this long, in milliseconds. */
const PAUSE = 2000

const reported = new Set<string>()

/** Reports a search without a result, once per page, with nothing but its words. An empty one reports nothing. */
export function useMissedSearch(search: string) {
  useEffect(() => {
    if (!search || reported.has(search)) return
    const timer = setTimeout(() => {
      reported.add(search)
      navigator.sendBeacon('/api/search-misses', search)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [search])
}

import { useEffect, useLayoutEffect, useRef } from 'react'

const storageKey = (entry: string) => `list-position:${entry}`

/** The name of the current history entry; created if missing. */
const nameEntry = (): string => {
  const name: unknown = (history.state as { list?: unknown } | null)?.list
  if (typeof name === 'string') return name
  const fresh = String(Math.random())
  history.replaceState({ ...(history.state as object | null), list: fresh }, '')
  return fresh
}

const save = (entry: string) => {
  try {
    sessionStorage.setItem(storageKey(entry), String(scrollY))
  } catch {
    // Blocked or full: the position is not restored.
  }
}

const savedFor = (entry: string): number | undefined => {
  try {
    const top = sessionStorage.getItem(storageKey(entry))
    return top === null ? undefined : Number(top)
  } catch {
    return undefined
  }
}

/** How many products the current history entry shows. */
export const readShown = (): number | undefined => {
  const shown = (history.state as { shown?: unknown } | null)?.shown
  return typeof shown === 'number' ? shown : undefined
}

export const saveShown = (shown: number) =>
  history.replaceState({ ...(history.state as object | null), shown }, '')

/** The name of the current entry. */
let current: string | undefined

/** Adds a history entry for a filtered list, from which Back returns to the current scroll position. */
export const addEntry = (url: string) => {
  save(nameEntry())
  history.pushState(null, '', url)
  current = nameEntry()
}

/**
 * Restores the scroll position of each history entry (ROUTE-04). The browser does so before the filtered list is
 * rendered. The unfiltered list of a newly opened page is left to the browser: it is there from the start.
 */
export function useListPosition(isRendered: boolean, isFiltered: boolean) {
  const wanted = useRef<number>(undefined)

  useEffect(() => {
    const leave = () => save(nameEntry())
    const arrive = () => {
      if (current !== undefined) save(current)
      current = nameEntry()
      wanted.current = savedFor(current)
    }
    addEventListener('popstate', arrive)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('popstate', arrive)
      removeEventListener('pagehide', leave)
    }
  }, [])

  useLayoutEffect(() => {
    if (!isRendered) return
    if (current === undefined) {
      current = nameEntry()
      if (isFiltered) wanted.current = savedFor(current)
    }
    if (wanted.current === undefined) return
    scrollTo({ top: wanted.current, behavior: 'instant' })
    wanted.current = undefined
  })
}

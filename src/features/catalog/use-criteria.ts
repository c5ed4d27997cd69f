import { useCallback, useDeferredValue, useLayoutEffect, useRef, useState } from 'react'
import { type Choices, type Criteria, NO_CRITERIA, criteriaFrom, queryWith } from './criteria'
import { addEntry, readShown, saveShown } from './list-position'

const fromAddress = (choices: Choices) => criteriaFrom(new URLSearchParams(location.search), choices)

/** The field's text: the search in the address and what was typed while the code loaded. */
const typedBefore = () => document.querySelector<HTMLInputElement>('#list-search')?.value

/** A longer pause between two keystrokes, in milliseconds, starts a new search. */
const PAUSE = 1500

/** Products shown at first, and added by each 'Show more'. */
export const STEP = 24

/**
 * Criteria kept in the URL, so they survive reload, Back and sharing (LIST-05). Empty during hydration; `known` is
 * true once the URL has been read. `answered` is the deferred value that the list and the URL follow, so typing
 * never waits for either. Each choice and each search has its own history entry.
 */
export function useCriteria(choices: Choices) {
  const [read, setRead] = useState<{ criteria: Criteria; shown: number }>()
  const criteria = read?.criteria ?? NO_CRITERIA
  const shown = read?.shown ?? STEP
  const answered = useDeferredValue(criteria)
  const leads = useRef(false)
  const adds = useRef(false)
  const typedAt = useRef(-Infinity)

  // Before the next letter is handled, which would be appended to the value set here.
  useLayoutEffect(() => {
    const readAddress = () => {
      leads.current = false
      typedAt.current = -Infinity
      setRead({ criteria: fromAddress(choices), shown: readShown() ?? STEP })
    }
    readAddress()
    // The page has filled the field with the search in the address.
    const given = fromAddress(choices)
    const search = typedBefore()
    if (search !== undefined && search !== given.search) {
      leads.current = adds.current = true
      setRead({ criteria: { ...given, search }, shown: STEP })
    }
    addEventListener('popstate', readAddress)
    return () => removeEventListener('popstate', readAddress)
  }, [choices])

  // Before the results are painted, so that Back works as soon as they are visible.
  useLayoutEffect(() => {
    if (!leads.current) return
    const query = queryWith(new URLSearchParams(location.search), answered).toString()
    const url = `${location.pathname}${query && `?${query}`}${location.hash}`
    if (new URL(url, location.origin).href === location.href) return
    if (adds.current) addEntry(url)
    else history.replaceState(history.state, '', url)
    adds.current = false
    saveShown(STEP)
  }, [answered])

  const set = (next: Partial<Criteria>) => {
    leads.current = true
    setRead({ criteria: { ...criteria, ...next }, shown: STEP })
  }

  /** A deliberate choice. */
  const change = (next: Partial<Criteria>) => {
    endSearch()
    adds.current = true
    set(next)
  }

  /** A keystroke: only the first of a search adds a history entry. */
  const type = (search: string, at: number) => {
    if (at - typedAt.current > PAUSE) adds.current = true
    typedAt.current = at
    set({ search })
  }

  const endSearch = () => {
    typedAt.current = -Infinity
  }

  /** Kept in the history entry, so that Back finds as many products as before (ROUTE-04). */
  const showMore = () => {
    setRead({ criteria, shown: shown + STEP })
    saveShown(shown + STEP)
  }

  const isFromAddress = useCallback(() => !leads.current, [])

  return {
    criteria,
    isFromAddress,
    answered,
    change,
    type,
    endSearch,
    shown,
    showMore,
    known: read !== undefined,
  }
}

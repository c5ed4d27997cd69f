import { type RefObject, useEffect, useRef } from 'react'
import type { Criteria } from './criteria'

/**
 * When the shopper changes a filter deep in the list, scrolls up to where the results begin. Not when the address
 * has set the filters: then the scroll position is restored.
 */
export function useResultsInView(start: RefObject<HTMLElement | null>, answered: Criteria, settled: boolean) {
  const before = useRef<Criteria>(undefined)
  const restored = useRef(true)

  useEffect(() => {
    const restore = () => (restored.current = true)
    addEventListener('popstate', restore)
    return () => removeEventListener('popstate', restore)
  }, [])

  useEffect(() => {
    if (!settled || before.current === answered) return
    before.current = answered
    const isAbove = (start.current?.getBoundingClientRect().top ?? 0) < barHeight()
    if (!restored.current && isAbove) start.current?.scrollIntoView({ behavior: 'instant' })
    restored.current = false
  }, [start, answered, settled])
}

/** The lower edge of the collapsed filter bar. */
const barHeight = () => document.querySelector('#list-search')?.getBoundingClientRect().bottom ?? 0

import { type RefObject, useEffect, useRef } from 'react'
import type { Criteria } from './criteria'

/**
 * When the shopper changes a filter deep in the list, scrolls up to where the results begin. Not at the top, where they
 * are on screen and still moving out of the filters' way, and not when the address has set the filters: then the scroll
 * position is restored.
 */
export function useResultsInView(
  start: RefObject<HTMLElement | null>,
  answered: Criteria,
  settled: boolean,
  isFromAddress: () => boolean,
) {
  const before = useRef<Criteria>(undefined)

  useEffect(() => {
    if (!settled || before.current === answered) return
    before.current = answered
    const top = () => start.current?.getBoundingClientRect().top ?? 0
    const isScrolled = document.documentElement.hasAttribute('data-scrolled')
    if (isFromAddress() || !isScrolled || top() >= barEnd()) return
    start.current?.scrollIntoView({ behavior: 'instant' })
    // Open filters are over the list.
    scrollBy({ top: Math.min(0, top() - barEnd()), behavior: 'instant' })
  }, [start, answered, settled, isFromAddress])
}

/** The lower edge of the filter bar, with the filters where they are shown. */
const barEnd = () =>
  Math.max(
    0,
    ...[...document.querySelectorAll('#list-search, #list-filters')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => part.getBoundingClientRect().bottom),
  )

import { useLayoutEffect } from 'react'

let isRestored = false

/** After a reload or on the way back, the browser scrolls before the plan is there. Scrolls once more, when it is. */
export function useKeptScroll(isComplete: boolean) {
  useLayoutEffect(() => {
    if (!isComplete) return
    const kept = (history.state as { y?: number } | null)?.y
    if (kept && !isRestored) scrollTo({ top: kept, behavior: 'instant' })
    isRestored = true
    const keep = () => history.replaceState({ ...history.state, y: scrollY }, '')
    addEventListener('scrollend', keep)
    return () => removeEventListener('scrollend', keep)
  }, [isComplete])
}

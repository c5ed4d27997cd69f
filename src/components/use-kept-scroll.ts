import { useLayoutEffect, useState } from 'react'

let isRestored = false

/**
 * After a reload or on going back, the browser restores the scroll position before an island's content is there.
 * Restores it again once it is. True from the second frame on: by then the browser knows the height of every part, and
 * may skip those off screen.
 */
export function useKeptScroll(isComplete: boolean): boolean {
  const [isSettled, setSettled] = useState(false)
  useLayoutEffect(() => {
    if (!isComplete) return
    const kept = (history.state as { y?: number } | null)?.y
    if (kept && !isRestored) scrollTo({ top: kept, behavior: 'instant' })
    isRestored = true
    const keep = () => history.replaceState({ ...history.state, y: scrollY }, '')
    addEventListener('scrollend', keep)
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setSettled(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scrollend', keep)
    }
  }, [isComplete])
  return isSettled
}

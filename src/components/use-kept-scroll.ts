import { useLayoutEffect, useState } from 'react'

/** In px; 0 once it is restored, undefined if the page was not left before. */
let kept: number | undefined

/**
 * After a reload or on going back, the browser restores the scroll position before an island's content is there, and it
 * looks for the target of a link before that. Goes there as soon as there is content, and once it is complete. True from
 * the second frame on: by then the browser knows the height of every part, and may skip those off screen.
 */
export function useKeptScroll(isComplete: boolean): boolean {
  const [isSettled, setSettled] = useState(false)
  useLayoutEffect(() => {
    kept ??= (history.state as { y?: number } | null)?.y
    const keep = () => history.replaceState({ ...history.state, y: scrollY }, '')
    addEventListener('scrollend', keep)
    return () => removeEventListener('scrollend', keep)
  }, [])
  useLayoutEffect(() => {
    if (kept) scrollTo({ top: kept, behavior: 'instant' })
    if (!isComplete) return
    if (kept === undefined && !scrollY)
      document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
    kept = 0
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setSettled(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [isComplete])
  return isSettled
}

declare global {
  interface Window {
    /** Controls clicked before their custom element was there; filled by the script in the page's head. */
    earlyClicks?: HTMLElement[]
  }
}

/** Clicks once more what was clicked before `element` was defined. Call it right after defining. */
export const replayEarlyClicks = (element: string) => {
  const waiting = window.earlyClicks ?? []
  window.earlyClicks = waiting.filter((control) => !control.closest(element))
  for (const control of waiting) if (control.closest(element)) control.click()
}

/**
 * Protocol between the page and code that loads later. A host is an `astro-island` or a custom element; it is pending
 * until its code is ready. The script in the page's head (`page-script.ts`)
 * - sends `INTENT` from a pending host on interaction; `client:intent` and `loadElement` then load its code,
 * - holds clicks and typed text, and replays them once the host is ready: an element when it is defined, an island
 *   when it has sent `READY` (`IslandBoundary` does),
 * - shows a notice when the code does not load, with a reload that keeps the typed text.
 */
export const INTENT = 'rumbo:intent'
export const READY = 'rumbo:ready'

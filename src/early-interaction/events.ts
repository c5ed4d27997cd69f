/**
 * How the page and code that loads later work together. A host is an `astro-island` or a custom element; it is pending
 * until its code is ready. The script in the page's head (`page-script.ts`)
 * - sends `INTENT` from a pending host when the shopper reaches for it; `client:intent` and `loadElement` load its code,
 * - holds clicks and typed text, and replays them once the host is ready: an element when it is defined, an island
 *   when it has sent `READY` (`IslandBoundary` does),
 * - says so when the code does not arrive, and offers a reload that keeps what was typed.
 */
export const INTENT = 'rumbo:intent'
export const READY = 'rumbo:ready'

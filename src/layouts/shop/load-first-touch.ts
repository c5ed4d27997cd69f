import { loadElement } from '~/early-interaction/load-element'

/**
 * Whether the browser has something to show: a cart, wishes or a currency. Where storage is blocked, it may be kept
 * elsewhere.
 */
const hasStored = () => {
  try {
    return /"travelstore-(cart|wishlist|currency)":"(?!\[\])/.test(
      JSON.stringify([localStorage, sessionStorage]),
    )
  } catch {
    return true
  }
}

const load = loadElement('first-touch', hasStored, '*')
const start = () => void load().catch(() => undefined)
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, start)
// A pointer that rests where the page opens also sends events, without a movement.
addEventListener('pointermove', ({ movementX }) => movementX && start())

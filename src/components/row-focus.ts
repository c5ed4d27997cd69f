import type { MouseEvent } from 'react'
import { moveFocus } from './move-focus'

/** For how long a second press counts as an accident. */
const REPEAT_MS = 500
/** When a key last removed a row, or a row last got the focus. */
let keyedAt = -Infinity

/** The id of the button that removes the row of `id`. */
export const removeButton = (id: string) => `remove-${id}`

/** The id of the button that moves the row of `id` to the cart. */
export const moveButton = (id: string) => `move-${id}`

/** Moves the focus to a row's button once it is rendered; a key that is still pressed does not remove the row. */
export const focusRow = (id: string, button = removeButton) => {
  keyedAt = performance.now()
  setTimeout(() => document.getElementById(button(id))?.focus())
}

/**
 * Moves the focus on before a click removes the row of its button. Returns false if the row is to stay: a key pressed
 * twice does not also remove the row that got the focus.
 */
export const leaveRow = ({ currentTarget, detail, timeStamp }: MouseEvent<HTMLElement>): boolean => {
  // A key's click has no count.
  if (detail === 0 && timeStamp - keyedAt < REPEAT_MS) return false
  keyedAt = detail === 0 ? timeStamp : -Infinity
  moveFocus(currentTarget)
  return true
}

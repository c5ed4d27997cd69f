import { atom } from 'nanostores'

export type Tone = 'success' | 'error' | 'info'

export interface Toast {
  readonly id: number
  readonly message: string
  readonly tone: Tone
  /** Offered as a button. */
  readonly undo: (() => void) | undefined
}

/** Milliseconds a toast is shown; the timer is paused while it is hovered or focused. */
export const TOAST_DURATION = 3000
/** With a button that has to be reached. */
export const UNDO_DURATION = 8000

/** The current toast, if any. */
export const $toast = atom<Toast | undefined>(undefined)

let last = 0

/** Shows `message` at the top of the page, replacing any other. */
export const notify = (message: string, tone: Tone = 'success', undo?: () => void) =>
  $toast.set({ id: ++last, message, tone, undo })

export const dismissToast = () => $toast.set(undefined)

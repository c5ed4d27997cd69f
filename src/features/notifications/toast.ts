import { atom } from 'nanostores'
import { format } from '~/i18n/format'

export type Tone = 'success' | 'error' | 'info'

export interface Toast {
  readonly id: number
  readonly message: string
  readonly tone: Tone
  /** Undo the removals that the toast is about, oldest first. A button undoes all. */
  readonly undos: readonly (() => void)[]
}

/** Milliseconds a toast is shown; the timer is paused while it is hovered or focused. */
export const TOAST_DURATION = 3000
/** With a button, which takes time to reach. */
export const UNDO_DURATION = 8000

/** The current toast, if any. */
export const $toast = atom<Toast | undefined>(undefined)

let last = 0

/**
 * Shows `message` at the top of the page, replacing any other. With `undo`, it announces a removal: the button also
 * undoes the removals of the toast that it replaces.
 */
export const notify = (message: string, tone: Tone = 'success', undo?: () => void) =>
  $toast.set({ id: ++last, message, tone, undos: undo ? [...($toast.get()?.undos ?? []), undo] : [] })

/** What the toast says: `message`, or for more than one change that can be undone `several`, with `{n}`. */
export const textOf = ({ message, undos }: Pick<Toast, 'message' | 'undos'>, several: string): string =>
  undos.length > 1 ? format(several, { n: undos.length }) : message

/** The text of a button that undoes `count` removals. */
export const undoLabel = (label: string, count: number): string =>
  count > 1 ? `${label}\u00a0(${count})` : label

export const dismissToast = () => $toast.set(undefined)

/**
 * Undoes removals, by default those of the current toast, the latest first, so that each finds its place. Dismisses the
 * toast.
 */
export const undoRemovals = (undos: Toast['undos'] = $toast.get()?.undos ?? []) => {
  dismissToast()
  for (const undo of undos.toReversed()) undo()
}

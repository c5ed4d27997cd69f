import { useLayoutEffect, useState } from 'react'
import { $toast, type Toast, dismissToast, undoLabel, undoRemovals } from './toast'

/**
 * The one Undo of an emptied list: it takes over the removals of each toast, which would cover the list's text, and
 * stays after it. Renders nothing while there is nothing to undo.
 */
export function PageUndo({ label }: { label: string }) {
  const [removed, setRemoved] = useState<Pick<Toast, 'message' | 'undos'>>()
  useLayoutEffect(
    () =>
      $toast.subscribe((toast) => {
        if (!toast?.undos.length) return
        const { message, undos } = toast
        setRemoved((before) => ({ message, undos: [...(before?.undos ?? []), ...undos] }))
        dismissToast()
      }),
    [],
  )
  if (!removed) return undefined
  const undo = () => {
    setRemoved(undefined)
    undoRemovals(removed.undos)
  }
  return (
    <p role="status">
      {removed.undos.length === 1 && removed.message}{' '}
      <button className="button" data-look="quiet" type="button" onClick={undo}>
        {undoLabel(label, removed.undos.length)}
      </button>
    </p>
  )
}

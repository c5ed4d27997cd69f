import { useLayoutEffect, useState } from 'react'
import { $toast, type Toast, dismissToast, undoLabel, undoRemovals } from './toast'

/**
 * The one Undo of an emptied list: it takes over the removals of each toast, which would cover the list's text, and
 * stays after it. Renders nothing while there is nothing to undo.
 */
export function PageUndo({ label }: { label: string }) {
  const [undos, setUndos] = useState<Toast['undos']>([])
  useLayoutEffect(
    () =>
      $toast.subscribe((toast) => {
        if (!toast?.undos.length) return
        setUndos((before) => [...before, ...toast.undos])
        dismissToast()
      }),
    [],
  )
  if (undos.length === 0) return undefined
  const undo = () => {
    setUndos([])
    undoRemovals(undos)
  }
  return (
    <button className="button" data-look="quiet" type="button" onClick={undo}>
      {undoLabel(label, undos.length)}
    </button>
  )
}

import { useLayoutEffect, useState } from 'react'
import { useStore } from '~/components/use-store'
import { $toast, type Toast, dismissToast, undoLabel, undoRemovals } from './toast'

/**
 * The one Undo of an emptied list: it takes over the removals of each toast, which would cover the list's words, and stays
 * after it. Undefined while there is nothing to undo.
 */
export function usePageUndos(label: string): { label: string; undo(): void } | undefined {
  const toast = useStore($toast, undefined)
  const [undos, setUndos] = useState<Toast['undos']>([])
  useLayoutEffect(() => {
    if (!toast?.undos.length) return
    setUndos((before) => [...before, ...toast.undos])
    dismissToast()
  }, [toast])
  if (undos.length === 0) return undefined
  const undo = () => {
    setUndos([])
    undoRemovals(undos)
  }
  return { label: undoLabel(label, undos.length), undo }
}

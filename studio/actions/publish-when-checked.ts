import { useEffect, useState } from 'react'
import { type DocumentActionComponent, useSyncState, useValidationStatus } from 'sanity'
import { unreadText } from '../inputs/unread'
import { forgetUnread, useUnreadIn } from '../inputs/use-unread'
import { replacing } from './replacing'

/**
 * Turns of the event loop. Between the checks of two revisions the Studio's status is "done" for a few turns, with the
 * newer revision and the errors of the older one.
 */
const TURNS = 12

/**
 * The Studio's publish action, which waits until the document is saved and its current content is checked. On its own,
 * it may refuse a click because of a field that has been filled in since, or publish unchecked content.
 */
export const publishWhenChecked = replacing((publish) => {
  const Publish: DocumentActionComponent = (props) => {
    const { id, type, draft, published, version } = props
    const description = publish(props)
    const { isSyncing } = useSyncState(id, type)
    const checked = useValidationStatus(draft?._id ?? id, type, true)
    const [state, setState] = useState<'idle' | 'checking' | 'refused'>('idle')
    const isWanted = state === 'checking'

    const isQuiet = !isSyncing && !checked.isValidating && checked.revision === draft?._rev
    const unread = useUnreadIn(id, draft ?? published)
    const hasErrors = unread.length > 0 || checked.validation.some(({ level }) => level === 'error')
    const onHandle = description?.onHandle
    useEffect(() => {
      if (!isWanted || !isQuiet) return
      let left = TURNS
      let timer: ReturnType<typeof setTimeout>
      const turn = () => {
        left -= 1
        if (left > 0) {
          timer = setTimeout(turn, 0)
          return
        }
        setState(hasErrors ? 'refused' : 'idle')
        if (hasErrors) return
        forgetUnread(id)
        onHandle?.()
      }
      timer = setTimeout(turn, 0)
      return () => clearTimeout(timer)
    }, [isWanted, isQuiet, hasErrors, onHandle, id])

    if (!description || !onHandle || version) return description
    return {
      ...description,
      ...(isWanted && { disabled: true, label: 'Revisando…', title: 'Se publica en cuanto esté revisado.' }),
      onHandle: () => setState('checking'),
      ...(state === 'refused' && {
        dialog: {
          type: 'dialog' as const,
          header: 'No se publicó',
          content:
            unread.length > 0
              ? unreadText(unread)
              : 'Hay campos por corregir, marcados en rojo. Corrígelos y publica otra vez.',
          onClose: () => setState('idle'),
        },
      }),
    }
  }
  return Publish
})

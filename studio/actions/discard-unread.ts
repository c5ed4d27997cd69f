import { useEffect } from 'react'
import { type DocumentActionComponent, useDocumentOperationEvent } from 'sanity'
import { forgetUnread } from '../inputs/use-unread'
import { replacing } from './replacing'

/** The Studio's discard action, which also discards text that is not a number or date: it is in no draft. */
export const discardUnread = replacing((discard) => {
  const Discard: DocumentActionComponent = (props) => {
    const { id, type } = props
    const event = useDocumentOperationEvent(id, type)
    useEffect(() => {
      if (event?.type === 'success' && event.op === 'discardChanges') forgetUnread(id)
    }, [event, id])
    return discard(props)
  }
  return Discard
})

import { useEffect } from 'react'
import { type DocumentActionComponent, useDocumentOperationEvent, useSetPerspective } from 'sanity'
import { replacing } from './replacing'

/** The Studio's unpublish action, which then shows the draft: the published version that offered it is gone. */
export const unpublishToDraft = replacing((unpublish) => {
  const Unpublish: DocumentActionComponent = (props) => {
    const { id, type, published } = props
    const event = useDocumentOperationEvent(id, type)
    const setPerspective = useSetPerspective()
    const isUnpublished = !published && event?.type === 'success' && event.op === 'unpublish'
    useEffect(() => {
      if (isUnpublished) setPerspective('drafts')
    }, [isUnpublished, setPerspective])
    return unpublish(props)
  }
  return Unpublish
})

import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { type DocumentActionComponent, useClient } from 'sanity'
import { API_VERSION } from '~/content/api-version'
import { CheckIcon, CrossIcon } from '../icons'

const MOVES = {
  published: { label: 'Publicar la reseña', done: 'Reseña publicada.', icon: CheckIcon, tone: 'positive' },
  declined: { label: 'Rechazar la reseña', done: 'Reseña rechazada.', icon: CrossIcon, tone: 'caution' },
} as const

/** Publishes or declines a review: one write to the document, which has no drafts. */
const moderate = (status: keyof typeof MOVES): DocumentActionComponent => {
  const Moderate: DocumentActionComponent = ({ published, onComplete }) => {
    const client = useClient({ apiVersion: API_VERSION })
    const toast = useToast()
    const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')
    if (!published || published['status'] === status) return null
    const { label, done, icon, tone } = MOVES[status]
    return {
      label,
      icon,
      tone,
      disabled: state === 'saving',
      onHandle: () => {
        setState('saving')
        client
          .patch(published._id)
          .ifRevisionId(published._rev)
          .set({ status })
          .commit()
          .then(() => {
            setState('idle')
            toast.push({ status: 'success', title: done })
            onComplete()
          })
          .catch((error: unknown) => {
            console.error(error)
            setState('failed')
          })
      },
      dialog: state === 'failed' && {
        type: 'dialog',
        header: label,
        content: 'No se pudo guardar: tal vez otra persona acaba de cambiar la reseña. Vuelve a intentarlo.',
        onClose: () => setState('idle'),
      },
    }
  }
  return Moderate
}

export const PublishReview = moderate('published')
export const DeclineReview = moderate('declined')

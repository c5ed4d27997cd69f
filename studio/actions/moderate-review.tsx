import { useState } from 'react'
import { type DocumentActionComponent, useClient } from 'sanity'
import { API_VERSION } from '~/content/api-version'
import { CheckIcon, CrossIcon } from '../icons'

const MOVES = {
  published: { label: 'Publicar la reseña', icon: CheckIcon, tone: 'positive' },
  declined: { label: 'Rechazar la reseña', icon: CrossIcon, tone: 'caution' },
} as const

/** Publishes or declines a review: one write to the document, which has no drafts. */
const moderate = (status: keyof typeof MOVES): DocumentActionComponent => {
  const Moderate: DocumentActionComponent = ({ published, onComplete }) => {
    const client = useClient({ apiVersion: API_VERSION })
    const [saving, setSaving] = useState(false)
    if (!published || published['status'] === status) return null
    const { label, icon, tone } = MOVES[status]
    return {
      label,
      icon,
      tone,
      disabled: saving,
      onHandle: () => {
        setSaving(true)
        client
          .patch(published._id)
          .ifRevisionId(published._rev)
          .set({ status })
          .commit()
          .then(onComplete, console.error)
          .finally(() => setSaving(false))
      },
    }
  }
  return Moderate
}

export const PublishReview = moderate('published')
export const DeclineReview = moderate('declined')

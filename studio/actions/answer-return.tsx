import { useState } from 'react'
import { type DocumentActionComponent, useClient } from 'sanity'
import { API_VERSION } from '~/content/api-version'
import { CheckIcon, CrossIcon } from '../icons'
import { languageName } from '../schemaTypes/languages'
import { ReasonForm } from './ReasonForm'

const ANSWERS = {
  approved: {
    label: 'Aprobar la devolución',
    icon: CheckIcon,
    tone: 'positive',
    note: 'Escribe a dónde y cómo mandarlo. Quien compró recibe un correo con tus palabras y lo ve en su cuenta.',
  },
  declined: {
    label: 'Rechazar la devolución',
    icon: CrossIcon,
    tone: 'caution',
    note: 'Explica por qué. Quien compró recibe un correo con tus palabras y lo ve en su cuenta.',
  },
} as const

interface Request {
  readonly state?: string
  readonly reason?: string
  readonly lines?: readonly {
    readonly name?: string
    readonly productId?: string
    readonly quantity?: number
  }[]
}

/** What the buyer wants to send back, and why. */
const askedText = ({ lines = [], reason }: Request): string => {
  const pieces = lines.map(({ quantity, name, productId }) => `${quantity} × ${name ?? productId}`)
  return `Pide devolver ${pieces.join(', ')}.${reason ? ` Motivo: «${reason}».` : ''}`
}

/** Answers a return that a buyer has asked for. The buyer gets one email with the editor's words. */
const answerReturn = (answer: keyof typeof ANSWERS): DocumentActionComponent => {
  const Answer: DocumentActionComponent = ({ published, draft, onComplete }) => {
    const client = useClient({ apiVersion: API_VERSION })
    const [open, setOpen] = useState(false)
    const request = published?.['returnRequest'] as Request | undefined
    if (!published || request?.state !== 'requested') return null

    const { label, icon, tone, note } = ANSWERS[answer]
    const close = () => {
      setOpen(false)
      onComplete()
    }
    const save = async (words: string) => {
      await client
        .patch(published._id)
        .ifRevisionId(published._rev)
        .set({
          'returnRequest.state': answer,
          'returnRequest.answer': words,
          'returnRequest.decidedAt': new Date().toISOString(),
        })
        .commit()
      close()
    }
    return {
      label,
      icon,
      tone,
      disabled: draft !== null,
      ...(draft && { title: 'Publica o descarta primero los cambios que hay sin publicar.' }),
      onHandle: () => setOpen(true),
      dialog: open && {
        type: 'dialog',
        header: label,
        onClose: close,
        content: (
          <ReasonForm
            note={`${askedText(request)} ${note}`}
            label={`Tus palabras (en ${languageName(published['locale'])})`}
            confirm={label}
            done="Respuesta guardada. Le llega por correo a quien compró."
            onConfirm={save}
            onCancel={close}
          />
        ),
      },
    }
  }
  return Answer
}

export const ApproveReturn = answerReturn('approved')
export const DeclineReturn = answerReturn('declined')

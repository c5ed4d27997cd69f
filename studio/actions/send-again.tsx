import { useState } from 'react'
import { type DocumentActionComponent, useClient } from 'sanity'
import { API_VERSION } from '~/content/api-version'
import { MailIcon } from '../icons'
import { ORDER_STATUSES, titleOf } from '../schemaTypes/choices'
import { Button, Buttons, Failure, Field, Form, Note, Select } from './form-parts'
import { useSaving } from './use-saving'

interface Mark {
  readonly status: string
}

/** Resends an email that the buyer has already received, in their language. */
export const SendAgain: DocumentActionComponent = ({ published, onComplete }) => {
  const client = useClient({ apiVersion: API_VERSION })
  const [open, setOpen] = useState(false)
  const sent = [...new Set(((published?.['mails'] ?? []) as readonly Mark[]).map(({ status }) => status))]
  if (!published || sent.length === 0) return null

  const close = () => {
    setOpen(false)
    onComplete()
  }
  const send = async (status: string) => {
    await client
      .patch(published._id)
      .setIfMissing({ resends: [] })
      .append('resends', [{ _key: crypto.randomUUID(), _type: 'orderResend', status }])
      .commit()
    close()
  }
  return {
    label: 'Mandar un correo otra vez',
    icon: MailIcon,
    onHandle: () => setOpen(true),
    dialog: open && {
      type: 'dialog',
      header: 'Mandar un correo otra vez',
      onClose: close,
      content: <MailForm sent={sent} onSend={send} onCancel={close} />,
    },
  }
}

interface Props {
  readonly sent: readonly string[]
  readonly onSend: (status: string) => Promise<void>
  readonly onCancel: () => void
}

function MailForm({ sent, onSend, onCancel }: Props) {
  const [status, setStatus] = useState(sent.at(-1) ?? '')
  const { state, submit } = useSaving(() => onSend(status), 'Listo: el correo sale en un momento.')
  return (
    <Form onSubmit={submit}>
      <Note>Le llega a quien compró, en su idioma. El envío se anota en «Correos enviados».</Note>
      <Field>
        Correo
        <Select autoFocus value={status} onChange={({ target }) => setStatus(target.value)}>
          {sent.map((one) => (
            <option key={one} value={one}>
              {titleOf(ORDER_STATUSES, one)}
            </option>
          ))}
        </Select>
      </Field>
      {state === 'failed' && <Failure role="alert">No se pudo mandar. Vuelve a intentarlo.</Failure>}
      <Buttons>
        <Button type="button" onClick={onCancel}>
          Cerrar
        </Button>
        <Button type="submit" $primary disabled={state === 'saving'}>
          {state === 'saving' ? 'Mandando…' : 'Mandar'}
        </Button>
      </Buttons>
    </Form>
  )
}

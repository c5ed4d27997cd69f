import { useId, useState } from 'react'
import { Button, Buttons, Failure, Field, Form, Note, TextArea } from './form-parts'
import { typed } from './typed'
import { useSaving } from './use-saving'

interface Props {
  readonly note: string
  /** What the text is for. */
  readonly label: string
  readonly confirm: string
  /** Shown once it is saved. */
  readonly done: string
  /** A link to follow afterward, such as the payment. */
  readonly link?: { readonly text: string; readonly href: string } | undefined
  readonly onConfirm: (text: string) => Promise<void>
  readonly onCancel: () => void
}

/** The browser's own sentence is in the browser's language. */
const NO_TEXT = 'Escribe primero tu mensaje para el cliente.'

/** Asks for a message to the buyer before an action. */
export function ReasonForm({ note, label, confirm, done, link, onConfirm, onCancel }: Props) {
  const [text, setText] = useState('')
  const { state, submit } = useSaving(() => onConfirm(text.trim()), done)
  const failure = useId()

  return (
    <Form onSubmit={submit} aria-describedby={state === 'failed' ? failure : undefined}>
      <Note>{note}</Note>
      <Field>
        {label}
        <TextArea
          autoFocus
          rows={3}
          required
          maxLength={1000}
          value={text}
          onInvalid={({ currentTarget }) => currentTarget.setCustomValidity(NO_TEXT)}
          onChange={({ target }) => {
            target.setCustomValidity('')
            setText(typed(target))
          }}
        />
      </Field>
      {link && (
        <Note>
          <a href={link.href} target="_blank" rel="noreferrer">
            {link.text}
          </a>
        </Note>
      )}
      {state === 'failed' && (
        <Failure id={failure} role="alert">
          No se pudo guardar: tal vez otra persona acaba de cambiar el pedido. Ciérralo y vuelve a intentarlo.
        </Failure>
      )}
      <Buttons>
        <Button type="button" onClick={onCancel}>
          Cerrar
        </Button>
        <Button type="submit" $primary disabled={state === 'saving'}>
          {state === 'saving' ? 'Guardando…' : confirm}
        </Button>
      </Buttons>
    </Form>
  )
}

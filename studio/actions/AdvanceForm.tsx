import { type SubmitEvent, useId, useState } from 'react'
import { styled } from 'styled-components'
import type { OrderStatus } from '../schemaTypes/choices'
import { usualPlace } from './shipment'

interface Place {
  readonly es: string
  readonly en: string
}

interface Props {
  readonly status: OrderStatus
  readonly onAdvance: (place: Place) => Promise<void>
  readonly onCancel: () => void
}

const Form = styled.form`
  display: grid;
  gap: 1rem;
  padding: 0.25rem;
  font: inherit;
  font-size: 0.8125rem;
`
const Note = styled.p`
  margin: 0;
  line-height: 1.5;
  color: var(--card-muted-fg-color);
`
const Field = styled.label`
  display: grid;
  gap: 0.375rem;
  font-weight: 500;
`
const Input = styled.input`
  padding: 0.625rem 0.75rem;
  font: inherit;
  font-weight: 400;
  color: var(--card-fg-color);
  background: var(--card-bg-color);
  border: 1px solid var(--card-border-color);
  border-radius: 3px;
  &:focus-visible {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: -1px;
  }
`
const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 0.5rem;
`
const Button = styled.button<{ $primary?: boolean }>`
  min-height: 2.25rem;
  padding: 0 0.875rem;
  font: inherit;
  font-weight: 500;
  cursor: pointer;
  color: ${({ $primary }) => ($primary ? 'var(--card-bg-color)' : 'var(--card-fg-color)')};
  background: ${({ $primary }) => ($primary ? 'var(--card-fg-color)' : 'transparent')};
  border: 1px solid ${({ $primary }) => ($primary ? 'var(--card-fg-color)' : 'var(--card-border-color)')};
  border-radius: 3px;
  &:disabled {
    cursor: default;
    opacity: 0.5;
  }
`
const Failure = styled.p`
  margin: 0;
  color: var(--card-badge-critical-fg-color, #b3122b);
`

/** Asks for the parcel's location before the order advances; prefilled with the usual place. */
export function AdvanceForm({ status, onAdvance, onCancel }: Props) {
  const [place, setPlace] = useState<Place>(usualPlace(status))
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')
  const failure = useId()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setState('saving')
    onAdvance(place).catch((error: unknown) => {
      console.error(error)
      setState('failed')
    })
  }
  return (
    <Form onSubmit={submit} aria-describedby={state === 'failed' ? failure : undefined}>
      <Note>El paso se agrega al historial con la hora de ahora y lo ve enseguida quien sigue su pedido.</Note>
      <Field>
        Lugar en español
        <Input
          autoFocus
          value={place.es}
          onChange={({ target }) => setPlace({ ...place, es: target.value })}
        />
      </Field>
      <Field>
        Lugar en inglés
        <Input value={place.en} onChange={({ target }) => setPlace({ ...place, en: target.value })} />
      </Field>
      {state === 'failed' && (
        <Failure id={failure} role="alert">
          No se pudo guardar: tal vez otra persona acaba de mover el pedido. Ciérralo y vuelve a intentarlo.
        </Failure>
      )}
      <Buttons>
        <Button type="button" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" $primary disabled={state === 'saving'}>
          {state === 'saving' ? 'Guardando…' : 'Avanzar'}
        </Button>
      </Buttons>
    </Form>
  )
}

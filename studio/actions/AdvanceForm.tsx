import { useId, useState } from 'react'
import type { EnteredCarrier } from '~/features/orders/carriers'
import type { OrderStatus } from '../schemaTypes/choices'
import { CarrierFields } from './CarrierFields'
import { Button, Buttons, Failure, Field, Form, Input, Note } from './form-parts'
import { usualPlace } from './shipment'
import { useSaving } from './use-saving'

interface Place {
  readonly es: string
  readonly en: string
}

interface Props {
  readonly status: OrderStatus
  /** The carrier that the order has; undefined for a step without one. */
  readonly known: EnteredCarrier | undefined
  readonly onAdvance: (place: Place, carrier: EnteredCarrier) => Promise<void>
  readonly onCancel: () => void
}

/** Asks for the parcel's location and carrier before the order advances; prefilled with the usual place. */
export function AdvanceForm({ status, known, onAdvance, onCancel }: Props) {
  const [place, setPlace] = useState<Place>(usualPlace(status))
  const [carrier, setCarrier] = useState<EnteredCarrier>(known ?? {})
  const { state, submit } = useSaving(
    () => onAdvance(place, carrier),
    'El pedido avanzó. Le avisamos a quien compró.',
  )
  const failure = useId()

  return (
    <Form onSubmit={submit} aria-describedby={state === 'failed' ? failure : undefined}>
      <Note>
        El paso se agrega al historial con la hora de ahora y lo ve enseguida quien sigue su pedido.
      </Note>
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
      {known && <CarrierFields carrier={carrier} onChange={setCarrier} />}
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

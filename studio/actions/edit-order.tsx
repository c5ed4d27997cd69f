import { useState } from 'react'
import { type DocumentActionComponent, useClient } from 'sanity'
import type { EnteredCarrier } from '~/features/orders/carriers'
import { API_VERSION } from '~/content/api-version'
import { dayInHonduras } from '~/lib/honduras-time'
import { DraftIcon } from '../icons'
import { CarrierFields } from './CarrierFields'
import { Button, Buttons, Failure, Field, Form, Input, Note, TextArea } from './form-parts'
import { deliveryProblem, enteredCarrier } from './shipment'
import { useSaving } from './use-saving'

interface Remarks {
  readonly note: string
  readonly estimatedDelivery: string
  readonly carrier: EnteredCarrier
}

/** Changes the parts of an order that editors may change, at once: orders have no drafts. */
export const EditOrder: DocumentActionComponent = ({ published, onComplete }) => {
  const client = useClient({ apiVersion: API_VERSION })
  const [open, setOpen] = useState(false)
  if (!published) return null

  const close = () => {
    setOpen(false)
    onComplete()
  }
  const save = async ({ note, estimatedDelivery, carrier }: Remarks) => {
    const fields = {
      note: note.trim() || undefined,
      estimatedDelivery: estimatedDelivery || undefined,
      carrier: enteredCarrier(carrier),
    }
    const empty = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [name] : []))
    await client.patch(published._id).set(fields).unset(empty).commit()
    close()
  }
  const known: Remarks = {
    note: textOf(published['note']),
    estimatedDelivery: textOf(published['estimatedDelivery']).slice(0, 10),
    carrier: published['carrier'] ?? {},
  }
  return {
    label: 'Nota, entrega y empresa de envío',
    icon: DraftIcon,
    onHandle: () => setOpen(true),
    dialog: open && {
      type: 'dialog',
      header: 'Nota, entrega y empresa de envío',
      onClose: close,
      content: <RemarksForm known={known} onSave={save} onCancel={close} />,
    },
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

interface Props {
  readonly known: Remarks
  readonly onSave: (remarks: Remarks) => Promise<void>
  readonly onCancel: () => void
}

function RemarksForm({ known, onSave, onCancel }: Props) {
  const [remarks, setRemarks] = useState(known)
  const { state, submit } = useSaving(() => onSave(remarks), 'Cambios guardados.')
  const set = (changes: Partial<Remarks>) => setRemarks({ ...remarks, ...changes })
  return (
    <Form onSubmit={submit}>
      <Field>
        Nota interna
        <TextArea
          autoFocus
          rows={3}
          value={remarks.note}
          onChange={({ target }) => set({ note: target.value })}
        />
      </Field>
      <Note>La nota solo se lee en el Studio. Lo demás lo ve quien sigue su pedido.</Note>
      <Field>
        Entrega estimada
        <Input
          type="date"
          value={remarks.estimatedDelivery}
          onChange={({ target }) => {
            const today = dayInHonduras(new Date())
            target.setCustomValidity(deliveryProblem(target.value, { known: known.estimatedDelivery, today }))
            set({ estimatedDelivery: target.value })
          }}
        />
      </Field>
      <CarrierFields carrier={remarks.carrier} onChange={(carrier) => set({ carrier })} />
      {state === 'failed' && <Failure role="alert">No se pudo guardar. Vuelve a intentarlo.</Failure>}
      <Buttons>
        <Button type="button" onClick={onCancel}>
          Cerrar
        </Button>
        <Button type="submit" $primary disabled={state === 'saving'}>
          {state === 'saving' ? 'Guardando…' : 'Guardar'}
        </Button>
      </Buttons>
    </Form>
  )
}

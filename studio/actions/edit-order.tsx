import { useState } from 'react'
import { type DocumentActionComponent, useClient } from 'sanity'
import { API_VERSION } from '~/content/api-version'
import { dayInHonduras } from '~/lib/honduras-time'
import { DraftIcon } from '../icons'
import { CarrierFields } from './CarrierFields'
import { Button, Buttons, Failure, Field, Form, Input, Note, TextArea } from './form-parts'
import { changedFields, changedTwice, type Remarks, type RemarksEdit } from './remarks'
import { deliveryProblem } from './shipment'
import { useSaving } from './use-saving'

/** What was typed, by order: Escape and a click beside the dialog close it, and the Studio mounts the action again. */
const unsaved = new Map<string, RemarksEdit>()

/** Changes the parts of an order that editors may change, at once: orders have no drafts. */
export const EditOrder: DocumentActionComponent = ({ id, published, onComplete }) => {
  const client = useClient({ apiVersion: API_VERSION })
  const [open, setOpen] = useState(false)
  const [edit, setEdit] = useState(() => unsaved.get(id))
  if (!published) return null

  const hide = () => {
    setOpen(false)
    onComplete()
  }
  const keep = (next: RemarksEdit) => {
    unsaved.set(id, next)
    setEdit(next)
  }
  const close = () => {
    unsaved.delete(id)
    setEdit(undefined)
    hide()
  }
  const save = async () => {
    const fields = changedFields(edit?.changes ?? {})
    const empty = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [name] : []))
    if (Object.keys(fields).length > 0) await client.patch(published._id).set(fields).unset(empty).commit()
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
      onClose: hide,
      content: (
        <RemarksForm
          known={known}
          edit={edit ?? { before: known, changes: {} }}
          onEdit={keep}
          onSave={save}
          onCancel={close}
        />
      ),
    },
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

interface Props {
  readonly known: Remarks
  readonly edit: RemarksEdit
  readonly onEdit: (edit: RemarksEdit) => void
  readonly onSave: () => Promise<void>
  readonly onCancel: () => void
}

function RemarksForm({ known, edit, onEdit, onSave, onCancel }: Props) {
  const { state, submit } = useSaving(onSave, 'Cambios guardados.')
  const remarks = { ...known, ...edit.changes }
  const set = (one: Partial<Remarks>) => onEdit({ ...edit, changes: { ...edit.changes, ...one } })
  const twice = changedTwice(edit, known)
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
      {twice.length > 0 && (
        <Note role="status">
          Alguien más cambió mientras tanto {twice.join(' y ')}. Si guardas, queda lo que escribiste tú.
        </Note>
      )}
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

import { useState } from 'react'
import { type DocumentActionComponent, useClient } from 'sanity'
import { API_VERSION } from '~/content/api-version'
import { KitIcon } from '../icons'
import { asksForRestock, restockOf } from './cancellation'
import { Button, Buttons, Failure, Field, Form, Input, Note } from './form-parts'
import { useSaving } from './use-saving'

interface Line {
  readonly productId: string
  readonly name: string
  readonly quantity: number
}

/** After a refund: asks once which units are back in stock. */
export const PutBack: DocumentActionComponent = ({ published, draft, onComplete }) => {
  const client = useClient({ apiVersion: API_VERSION })
  const [open, setOpen] = useState(false)
  const { refunds, restocks } = (published ?? {}) as Parameters<typeof asksForRestock>[0]
  if (!published?.['reservation'] || !asksForRestock({ refunds, restocks })) return null

  const close = () => {
    setOpen(false)
    onComplete()
  }
  const save = async (lines: readonly Line[]) => {
    await client
      .patch(published._id)
      .ifRevisionId(published._rev)
      .setIfMissing({ restocks: [] })
      .append('restocks', [restockOf(crypto.randomUUID(), lines)])
      .commit()
    close()
  }
  return {
    label: '¿Volvieron las piezas?',
    icon: KitIcon,
    tone: 'caution',
    disabled: draft !== null,
    ...(draft && { title: 'Publica o descarta primero los cambios que hay sin publicar.' }),
    onHandle: () => setOpen(true),
    dialog: open && {
      type: 'dialog',
      header: '¿Qué vuelve a las existencias?',
      onClose: close,
      content: (
        <UnitsForm lines={(published['lines'] ?? []) as readonly Line[]} onSave={save} onCancel={close} />
      ),
    },
  }
}

interface Props {
  readonly lines: readonly Line[]
  readonly onSave: (lines: readonly Line[]) => Promise<void>
  readonly onCancel: () => void
}

function UnitsForm({ lines, onSave, onCancel }: Props) {
  const [back, setBack] = useState<readonly Line[]>(lines)
  const { state, submit } = useSaving(() => onSave(back), 'Existencias actualizadas.')
  const change = (productId: string, quantity: number) =>
    setBack(back.map((line) => (line.productId === productId ? { ...line, quantity } : line)))

  return (
    <Form onSubmit={submit}>
      <Note>
        Hubo un reembolso. Cuenta solo las piezas que se pueden vender otra vez; si no volvió nada, 0.
      </Note>
      {lines.map(({ productId, name, quantity: bought }, index) => (
        <Field key={productId}>
          {name}
          <Input
            type="number"
            min={0}
            max={bought}
            required
            value={back[index]?.quantity ?? 0}
            onChange={({ target }) => change(productId, Number(target.value))}
          />
        </Field>
      ))}
      {state === 'failed' && (
        <Failure role="alert">
          No se pudo guardar: tal vez otra persona acaba de cambiar el pedido. Ciérralo y vuelve a intentarlo.
        </Failure>
      )}
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

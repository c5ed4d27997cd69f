import { useState } from 'react'
import { type DocumentActionComponent, useClient } from 'sanity'
import { API_VERSION } from '~/content/api-version'
import { PAYMENTS_URL } from '../environment'
import { CrossIcon } from '../icons'
import { languageName } from '../schemaTypes/languages'
import { canCancel, cancellation, cancelledFields, paymentAddress } from './cancellation'
import { ReasonForm } from './ReasonForm'

interface Line {
  readonly productId: string
  readonly quantity: number
}

/** Cancels an order that has not left. The buyer gets one email, and the units go back into stock. */
export const CancelOrder: DocumentActionComponent = ({ published, draft, onComplete }) => {
  const client = useClient({ apiVersion: API_VERSION })
  const [open, setOpen] = useState(false)
  const { status, total, refunds } = (published ?? {}) as Parameters<typeof canCancel>[0]
  if (!published || !canCancel({ status, total, refunds })) return null

  const close = () => {
    setOpen(false)
    onComplete()
  }
  const payment = paymentAddress(PAYMENTS_URL, published['paymentIntent'])
  const cancel = async (reason: string) => {
    const lines = (published['lines'] ?? []) as readonly Line[]
    const moment = { key: crypto.randomUUID(), now: new Date() }
    await cancellation(client, published, cancelledFields(lines, reason, moment)).commit()
    close()
  }
  return {
    label: 'Cancelar el pedido',
    icon: CrossIcon,
    tone: 'critical',
    disabled: draft !== null,
    ...(draft && { title: 'Publica o descarta primero los cambios que hay sin publicar.' }),
    onHandle: () => setOpen(true),
    dialog: open && {
      type: 'dialog',
      header: 'Cancelar el pedido',
      onClose: close,
      content: (
        <ReasonForm
          note="Se le avisa una vez por correo a quien compró, y las piezas vuelven a las existencias. El dinero se devuelve en la página del pago."
          label={`Motivo (en ${languageName(published['locale'])}, va en el correo)`}
          confirm="Cancelar el pedido"
          done="Pedido cancelado. Le avisamos a quien compró."
          link={
            payment === undefined ? undefined : { text: 'Abrir el pago para reembolsarlo', href: payment }
          }
          onConfirm={cancel}
          onCancel={close}
        />
      ),
    },
  }
}

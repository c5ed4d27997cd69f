import { useState } from 'react'
import { type DocumentActionComponent, useClient } from 'sanity'
import { API_VERSION } from '~/content/api-version'
import type { EnteredCarrier } from '~/features/orders/carriers'
import { TruckIcon } from '../icons'
import { shownStatus } from '../orders/order-facts'
import { AdvanceForm } from './AdvanceForm'
import { advanceOrder, leavesWithCarrier, nextStatus, statusTitle } from './shipment'

/** Advances an order by one status; not if it is refunded in full. */
export const AdvanceShipment: DocumentActionComponent = ({ published, draft, onComplete }) => {
  const client = useClient({ apiVersion: API_VERSION })
  const [open, setOpen] = useState(false)
  const { status, total, refunds } = (published ?? {}) as Parameters<typeof shownStatus>[0]
  const next = nextStatus(shownStatus({ status, total, refunds }))
  if (!published || !next) return null

  const close = () => {
    setOpen(false)
    onComplete()
  }
  const advance = async (place: { es: string; en: string }, carrier: EnteredCarrier) => {
    await advanceOrder(client, published, { status: next, place, carrier })
    close()
  }
  return {
    label: `Avanzar el envío: ${statusTitle(next)}`,
    icon: TruckIcon,
    tone: 'primary',
    disabled: draft !== null,
    ...(draft && { title: 'Publica o descarta primero los cambios que hay sin publicar.' }),
    onHandle: () => setOpen(true),
    dialog: open && {
      type: 'dialog',
      header: `Pasar a «${statusTitle(next)}»`,
      onClose: close,
      content: (
        <AdvanceForm
          status={next}
          known={leavesWithCarrier(next) ? (published['carrier'] ?? {}) : undefined}
          onAdvance={advance}
          onCancel={close}
        />
      ),
    },
  }
}

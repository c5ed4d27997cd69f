import { useState } from 'react'
import { type DocumentActionComponent, useClient } from 'sanity'
import { API_VERSION } from '~/content/api-version'
import { TruckIcon } from '../icons'
import { AdvanceForm } from './AdvanceForm'
import { historyEntry, nextStatus, statusTitle } from './shipment'

/**
 * Advances an order by one status. Status and history entry are one write to the published document; the revision
 * check rejects it when someone else has advanced the order in the meantime.
 */
export const AdvanceShipment: DocumentActionComponent = ({ published, draft, onComplete }) => {
  const client = useClient({ apiVersion: API_VERSION })
  const [open, setOpen] = useState(false)
  const next = nextStatus(published?.['status'])
  if (!published || !next) return null

  const close = () => {
    setOpen(false)
    onComplete()
  }
  const advance = async (place: { es: string; en: string }) => {
    const entry = historyEntry(next, place, { key: crypto.randomUUID(), now: new Date() })
    await client
      .patch(published._id)
      .ifRevisionId(published._rev)
      .set({ status: next })
      .setIfMissing({ history: [] })
      .append('history', [entry])
      .commit()
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
      content: <AdvanceForm status={next} onAdvance={advance} onCancel={close} />,
    },
  }
}

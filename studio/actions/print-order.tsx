import { useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { PrintIcon } from '../icons'
import { readOrders, shownStatus } from '../orders/order-facts'
import { PackingSlips } from '../orders/PackingSlips'

/** The packing slip and the label of an order, to print; a canceled one is not packed. */
export const PrintOrder: DocumentActionComponent = ({ published, onComplete }) => {
  const [open, setOpen] = useState(false)
  const { status, total, refunds } = (published ?? {}) as Parameters<typeof shownStatus>[0]
  if (!published || shownStatus({ status, total, refunds }) === 'cancelled') return null
  const close = () => {
    setOpen(false)
    onComplete()
  }
  return {
    label: 'Hoja de empaque y etiqueta',
    icon: PrintIcon,
    onHandle: () => setOpen(true),
    dialog: open && {
      type: 'custom',
      component: <PackingSlips orders={readOrders([published])} onClose={close} />,
    },
  }
}

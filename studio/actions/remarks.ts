import type { EnteredCarrier } from '~/features/orders/carriers'
import { enteredCarrier } from './shipment'

/** The parts of an order that editors may change at any time. */
export interface Remarks {
  readonly note: string
  /** `YYYY-MM-DD`, or empty. */
  readonly estimatedDelivery: string
  readonly carrier: EnteredCarrier
}

/** What an editor has typed, and what the order had before. */
export interface RemarksEdit {
  readonly before: Remarks
  readonly changes: Partial<Remarks>
}

const TITLES: Readonly<Record<keyof Remarks, string>> = {
  note: 'la nota',
  estimatedDelivery: 'la entrega',
  carrier: 'la empresa de envío',
}

/** What to write: only what was changed here. Throws if the carrier is incomplete. */
export const changedFields = ({ note, estimatedDelivery, carrier }: Partial<Remarks>) => ({
  ...(note !== undefined && { note: note.trim() || undefined }),
  ...(estimatedDelivery !== undefined && { estimatedDelivery: estimatedDelivery || undefined }),
  ...(carrier && { carrier: enteredCarrier(carrier) }),
})

/** What somebody else, too, has changed in the meantime, in Spanish. */
export const changedTwice = ({ before, changes }: RemarksEdit, known: Remarks): string[] =>
  (Object.keys(TITLES) as (keyof Remarks)[])
    .filter((field) => changes[field] !== undefined)
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(known[field]))
    .map((field) => TITLES[field])

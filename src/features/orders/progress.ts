import type { OrderIcon, OrderStatus } from './status'
import type { TrackingRecord } from './tracking-record'

/** The places that every parcel passes, in order. */
export const STATIONS = [
  'confirmed',
  'processing',
  'in_transit',
  'out_for_delivery',
  'delivered',
] as const satisfies readonly OrderStatus[]

/** What is drawn on the way: the parcel itself, what carries it, or the house it has reached. */
export type Traveller = 'parcel' | 'truck' | 'plane' | 'house'

export interface Progress {
  /** Place in {@link STATIONS}. */
  readonly at: number
  readonly traveller: Traveller
}

const CARRIERS: Partial<Record<OrderIcon, Traveller>> = { plane: 'plane' }

/** How far the parcel is; undefined for one that is on no way at all. */
export function progressOf({
  currentStatus,
  history,
}: Pick<TrackingRecord, 'currentStatus' | 'history'>): Progress | undefined {
  const at = STATIONS.findIndex((station) => station === currentStatus)
  if (at < 0) return undefined
  if (currentStatus === 'delivered') return { at, traveller: 'house' }
  if (at < STATIONS.indexOf('in_transit')) return { at, traveller: 'parcel' }
  const step = history.find(({ status }) => status === currentStatus)
  return { at, traveller: (step && CARRIERS[step.icon]) ?? 'truck' }
}

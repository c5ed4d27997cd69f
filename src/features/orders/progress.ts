import type { OrderIcon, OrderStatus } from './status'
import type { TrackingRecord } from './tracking-record'

/** The statuses that every parcel passes, in order. */
export const STATIONS = [
  'confirmed',
  'processing',
  'in_transit',
  'out_for_delivery',
  'delivered',
] as const satisfies readonly OrderStatus[]

/** What the picture shows: the package, its vehicle, or the home it was delivered to. */
export type Traveler = 'parcel' | 'truck' | 'plane' | 'house'

export interface Progress {
  /** Index in {@link STATIONS}. */
  readonly at: number
  readonly traveler: Traveler
}

const CARRIERS: Partial<Record<OrderIcon, Traveler>> = { plane: 'plane' }

/** The progress of the parcel; undefined for one that is not being shipped. */
export function progressOf({
  currentStatus,
  history,
}: Pick<TrackingRecord, 'currentStatus' | 'history'>): Progress | undefined {
  const at = STATIONS.findIndex((station) => station === currentStatus)
  if (at < 0) return undefined
  if (currentStatus === 'delivered') return { at, traveler: 'house' }
  if (at < STATIONS.indexOf('in_transit')) return { at, traveler: 'parcel' }
  const step = history.find(({ status }) => status === currentStatus)
  return { at, traveler: (step && CARRIERS[step.icon]) ?? 'truck' }
}

export const ORDER_STATUSES = [
  'confirmed',
  'processing',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'cancelled',
] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Of a return that the buyer has asked for. */
export const RETURN_STATES = ['requested', 'approved', 'declined'] as const

/** Whether a delivery is still to come. */
export const isUnderWay = (status: OrderStatus): boolean => status !== 'delivered' && status !== 'cancelled'

export type StatusTone = 'success' | 'info' | 'warning' | 'neutral'

const TONES: Partial<Record<string, StatusTone>> = {
  delivered: 'success',
  in_transit: 'info',
  out_for_delivery: 'info',
  confirmed: 'warning',
  processing: 'warning',
}

/** The color family of a status: green, blue, yellow, else gray (TRACK-03). */
export const statusTone = (status: string): StatusTone =>
  (Object.hasOwn(TONES, status) && TONES[status]) || 'neutral'

export const ORDER_ICONS = ['receipt', 'box', 'plane', 'truck', 'home', 'cancel'] as const

export type OrderIcon = (typeof ORDER_ICONS)[number]

/** The icon of a step when no editor chose one. */
export const STATUS_ICONS: Record<OrderStatus, OrderIcon> = {
  confirmed: 'receipt',
  processing: 'box',
  in_transit: 'truck',
  out_for_delivery: 'truck',
  delivered: 'home',
  cancelled: 'cancel',
}

import { dayInHonduras } from '~/lib/honduras-time'

const DAY = 86_400_000

/** Business days to pack an order. */
export const PACKING_DAYS = { first: 1, last: 2 } as const

/** Business days from payment to delivery, packing included. */
export const BUSINESS_DAYS = { home: { first: 3, last: 5 }, abroad: { first: 6, last: 10 } } as const

/** Honduran dates (`2026-11-20`) between which a parcel should arrive. */
export interface DeliveryWindow {
  readonly from: string
  readonly to: string
}

/** When a parcel paid at `paidAt` should arrive in a country (`HN`); weekends do not count. */
export function deliveryWindow(paidAt: Date, country: string | undefined): DeliveryWindow {
  const { first, last } = country === 'HN' ? BUSINESS_DAYS.home : BUSINESS_DAYS.abroad
  return { from: businessDaysAfter(paidAt, first), to: businessDaysAfter(paidAt, last) }
}

/** The date by which it should arrive: the end of its {@link deliveryWindow}. */
export const estimateDelivery = (paidAt: Date, country: string | undefined): string =>
  deliveryWindow(paidAt, country).to

function businessDaysAfter(paidAt: Date, days: number): string {
  let left = days
  let day = new Date(dayInHonduras(paidAt))
  while (left > 0) {
    day = new Date(day.getTime() + DAY)
    if (day.getUTCDay() % 6 !== 0) left -= 1
  }
  return day.toISOString().slice(0, 10)
}

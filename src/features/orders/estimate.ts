const HONDURAS_OFFSET_HOURS = -6
const DAY = 86_400_000

/** Business days from payment to delivery: one or two to pack, the rest in transit. */
const BUSINESS_DAYS = { home: 5, abroad: 10 } as const

/** The Honduran date (`2026-11-20`) by which a parcel paid at `paidAt` should arrive; weekends do not count. */
export function estimateDelivery(paidAt: Date, country: string | undefined): string {
  let left = country === 'HN' ? BUSINESS_DAYS.home : BUSINESS_DAYS.abroad
  let day = new Date(paidAt.getTime() + HONDURAS_OFFSET_HOURS * 3_600_000)
  while (left > 0) {
    day = new Date(day.getTime() + DAY)
    if (day.getUTCDay() % 6 !== 0) left -= 1
  }
  return day.toISOString().slice(0, 10)
}

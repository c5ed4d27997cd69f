import { formatDayRange, formatWeekday } from '~/i18n/dates'
import type { Locale } from '~/i18n/locales'
import type { TrackingRecord } from './tracking-record'

/** When an order should arrive, worded the same on every page: its range of days, or the day that an editor has set. */
export function estimateText(
  {
    earliestDelivery: from,
    estimatedDelivery: to,
  }: Pick<TrackingRecord, 'earliestDelivery' | 'estimatedDelivery'>,
  locale: Locale,
): string | undefined {
  if (!to) return undefined
  return from ? formatDayRange(from, to, locale) : formatWeekday(to, locale)
}

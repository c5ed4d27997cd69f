import { deliveryWindow } from '~/features/orders/estimate'
import { formatDayRange } from '~/i18n/dates'
import { localeOf } from '~/i18n/routes'

/** Replaces business days with dates, which a static page cannot know. They are shorter, so nothing moves. */
export const showArrivalDates = (now = new Date()): void => {
  const locale = localeOf(location.pathname)
  for (const element of document.querySelectorAll<HTMLElement>('[data-arrival]')) {
    const { from, to } = deliveryWindow(now, element.dataset['arrival'])
    element.textContent = formatDayRange(from, to, locale, 'short')
  }
}

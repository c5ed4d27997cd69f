import { deliveryWindow } from '~/features/orders/estimate'
import { formatDayRange } from '~/i18n/dates'
import { localeOf } from '~/i18n/routes'

/** Replaces business days with dates, which a static page cannot know, while they are off screen. */
export const showArrivalDates = (now = new Date()): void => {
  const locale = localeOf(location.pathname)
  for (const element of document.querySelectorAll<HTMLElement>('[data-arrival]')) {
    const { from, to } = deliveryWindow(now, element.dataset['arrival'])
    new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) element.textContent = formatDayRange(from, to, locale, 'short')
    }).observe(element)
  }
}

import { deliveryWindow } from '~/features/orders/estimate'
import { formatDayRange } from '~/i18n/dates'
import { localeOf } from '~/i18n/routes'

/** Replaces numbers of business days by dates, which a static page cannot know; not while somebody may be reading them. */
export const showArrivalDates = (now = new Date()): void => {
  const locale = localeOf(location.pathname)
  for (const element of document.querySelectorAll<HTMLElement>('[data-arrival]')) {
    const { from, to } = deliveryWindow(now, element.dataset['arrival'])
    new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) element.textContent = formatDayRange(from, to, locale, 'short')
    }).observe(element)
  }
}

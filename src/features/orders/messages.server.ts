import type { Locale } from '~/i18n/locales'
import { MESSAGES } from '~/i18n/messages'
import { pick } from '~/i18n/pick'

/** The texts of `TrackingView`. */
export const trackingMessages = (locale: Locale) => {
  const { common, orders } = MESSAGES[locale]
  return { common: pick(common, 'islandError'), orders: { ...orders, newTab: common.newTab } }
}

export type TrackingMessages = ReturnType<typeof trackingMessages>

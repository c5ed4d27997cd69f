import { type Currency, formatMoney } from '~/lib/money'
import type { Order } from '~/features/orders/order.server'
import { orderNumber } from '~/features/orders/order-number'
import { formatInstant } from '~/i18n/dates'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import { whatsappUrl } from '~/lib/whatsapp-url'
import type { ShopSettings } from '../catalog'

/** Shop data that emails need in addition to the order. */
export interface Shop extends Pick<ShopSettings, 'brand' | 'phone'> {
  /** Origin of the site, without a trailing slash. */
  readonly site: string
  /** Picture addresses by product id, where there are any. */
  readonly pictures: ReadonlyMap<string, string>
}

export const numberOf = (order: Order): string => orderNumber(order._id)

export const trackingAddress = ({ locale, trackingNumber }: Order, { site }: Shop): string =>
  `${site}${pathFor('trackingNumber', locale, trackingNumber)}`

/** The order's page, which requires login. */
export const orderAddress = ({ locale, trackingNumber }: Order, { site }: Pick<Shop, 'site'>): string =>
  `${site}${pathFor('orderNumber', locale, trackingNumber)}`

/** WhatsApp link to the shop, if it has a phone. */
export const whatsappAddress = ({ phone }: Pick<Shop, 'phone'>, greeting: string): string | undefined =>
  phone && whatsappUrl(phone, greeting)

export const inCurrency = (amount: number, currency: Currency): string => formatMoney({ amount, currency })

/** Date and time of an instant in Honduras. */
export const timeText = (instant: string, locale: Locale): string =>
  formatInstant(instant, locale).replaceAll('\u202f', ' ')

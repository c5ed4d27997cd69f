import { type Currency, formatMoney } from '~/lib/money'
import type { Order } from '~/features/orders/order.server'
import { orderNumber } from '~/features/orders/order-number'
import { formatInstant } from '~/i18n/dates'
import { LANGUAGES } from '~/i18n/languages'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import { whatsappUrl } from '~/lib/whatsapp-url'
import type { ShopSettings } from '../catalogue'

/** What a mail needs besides the order itself. */
export interface Shop extends Pick<ShopSettings, 'brand' | 'phone'> {
  /** Origin of the site, without a slash at its end. */
  readonly site: string
}

export const numberOf = (order: Order): string => orderNumber(order._id)

export const trackingAddress = ({ locale, trackingNumber }: Order, { site }: Shop): string =>
  `${site}${pathFor('trackingNumber', locale, trackingNumber)}`

/** The chat with the shop, or nothing when the shop has no phone. */
export const whatsappAddress = ({ phone }: Shop, greeting: string): string | undefined =>
  phone && whatsappUrl(phone, greeting)

export const inCurrency = (amount: number, currency: Currency): string => formatMoney({ amount, currency })

/** Date and time of an instant in Honduras. */
export const timeText = (instant: string, locale: Locale): string =>
  formatInstant(instant, locale).replaceAll('\u202f', ' ')

/** The lines of a postal address that are there. */
export function addressLines({ customer, locale }: Order): string[] {
  const { name, address } = customer ?? {}
  const town = [address?.city, address?.state, address?.postalCode].filter(Boolean).join(', ')
  return [name, address?.line1, address?.line2, town, countryName(address?.country, locale)].filter(
    (line) => line !== undefined && line !== '',
  ) as string[]
}

/** `Honduras` for `HN`; what is no code of a country stays as it is. */
function countryName(code: string | undefined, locale: Locale): string | undefined {
  if (!code || !/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames(LANGUAGES[locale].tag, { type: 'region' }).of(code) ?? code
}

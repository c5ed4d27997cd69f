import { type Currency, formatMoney } from '~/lib/money'
import type { Order } from '~/features/orders/order.server'
import { orderNumber } from '~/features/orders/order-number'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import type { ShopSettings } from '../catalogue'

/** What a mail needs besides the order itself. */
export interface Shop extends Pick<ShopSettings, 'brand' | 'phone'> {
  /** Origin of the site, without a slash at its end. */
  readonly site: string
}

const HONDURAS = 'America/Tegucigalpa'
const LANGUAGES: Record<Locale, string> = { es: 'es-HN', en: 'en-US' }

export const numberOf = (order: Order): string => orderNumber(order._id)

export const trackingAddress = ({ locale, trackingNumber }: Order, { site }: Shop): string =>
  `${site}${pathFor('trackingNumber', locale, trackingNumber)}`

/** The chat with the shop, or nothing when the shop has no phone. */
export const whatsappAddress = ({ phone }: Shop, greeting: string): string | undefined =>
  phone && `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(greeting)}`

export const inCurrency = (amount: number, currency: Currency): string => formatMoney({ amount, currency })

/** `viernes, 23 de octubre`: a calendar date, or an instant, as Honduras' calendar has it. */
export function dateText(date: string, locale: Locale): string {
  const day = date.length === 10 ? `${date}T12:00:00-06:00` : date
  return new Intl.DateTimeFormat(LANGUAGES[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: HONDURAS,
  }).format(new Date(day))
}

/** Date and time of an instant in Honduras. */
export const timeText = (instant: string, locale: Locale): string =>
  new Intl.DateTimeFormat(LANGUAGES[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: HONDURAS,
  })
    .format(new Date(instant))
    .replaceAll('\u202f', ' ')

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
  return new Intl.DisplayNames(LANGUAGES[locale], { type: 'region' }).of(code) ?? code
}

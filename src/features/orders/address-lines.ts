import { LANGUAGES } from '~/i18n/languages'
import type { Locale } from '~/i18n/locales'
import type { Order } from './order.server'

/** The nonempty lines of a postal address, from the name to the country. */
export function addressLines({ customer }: Pick<Order, 'customer'>, locale: Locale): string[] {
  const { name, address } = customer ?? {}
  const region = [address?.state, address?.postalCode].filter(Boolean).join(' ')
  const town = [address?.city, region].filter(Boolean).join(', ')
  return [name, address?.line1, address?.line2, town, countryName(address?.country, locale)].filter(
    (line) => line !== undefined && line !== '',
  ) as string[]
}

/** `Honduras` for `HN`; anything other than a country code is unchanged. */
function countryName(code: string | undefined, locale: Locale): string | undefined {
  if (!code || !/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames(LANGUAGES[locale].tag, { type: 'region' }).of(code) ?? code
}

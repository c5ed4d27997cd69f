import { entriesOf, perLocale } from './collections'
import { textIn } from '~/i18n/localized'
import { ratesOf } from './rates'
import { settingsSchema } from './schemas'
import type { Settings } from './types'

/** The shop's settings. Throws when the one settings document is missing. */
export const getSettings = perLocale(async (locale): Promise<Settings> => {
  const [entry] = await entriesOf('settings', settingsSchema)
  if (!entry)
    throw new Error('Document "siteSettings" is missing: create and publish it in Studio under Settings')
  const { _id, tagline, bannerUsa, bannerHonduras, whatsappGreeting, ...rest } = entry
  return {
    ...rest,
    rates: ratesOf(rest),
    tagline: textIn(tagline, locale),
    bannerUsa: textIn(bannerUsa, locale),
    bannerHonduras: textIn(bannerHonduras, locale),
    whatsappGreeting: textIn(whatsappGreeting, locale),
  }
})

import { contentIn, perLocale } from './collections'
import { siteSettings } from './model/site-settings'
import type { Settings } from './types'

/** The shop's settings. Throws when the one settings document is missing. */
export const getSettings = perLocale(async (locale): Promise<Settings> => {
  const [settings] = await contentIn(siteSettings, locale)
  if (!settings)
    throw new Error('Document "siteSettings" is missing: create and publish it in Studio under Settings')
  return settings
})

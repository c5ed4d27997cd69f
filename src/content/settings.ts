import { contentIn, perLocale } from './collections'
import { announcement } from './model/announcement'
import { siteSettings } from './model/site-settings'
import type { Settings } from './types'

/**
 * The shop's settings, with the current announcements in the banners. Throws when the one settings document is missing.
 */
export const getSettings = perLocale(async (locale): Promise<Settings> => {
  const [[settings], announcements] = await Promise.all([
    contentIn(siteSettings, locale),
    contentIn(announcement, locale),
  ])
  if (!settings)
    throw new Error('Document "siteSettings" is missing: create and publish it in Studio under Settings')
  const textOf = (banner: 'usa' | 'honduras') => announcements.find((one) => one.banner === banner)?.text
  return {
    ...settings,
    bannerUsa: textOf('usa') ?? settings.bannerUsa,
    bannerHonduras: textOf('honduras') ?? settings.bannerHonduras,
  }
})

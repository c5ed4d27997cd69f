import type { Locale } from '~/i18n/locales'

interface OfficialSite {
  key: 'passports' | 'cdc' | 'advisories' | 'embassy' | 'who'
  href: string
  /** Addresses in other languages, if any. */
  translations?: { readonly [Code in Locale]?: string }
}

/** Authorities that travelers to Honduras should consult (FOOT-01). */
export const OFFICIAL_SITES: readonly OfficialSite[] = [
  {
    key: 'passports',
    href: 'https://travel.state.gov/',
    translations: { es: 'https://travel.state.gov/content/travel/es.html' },
  },
  { key: 'cdc', href: 'https://wwwnc.cdc.gov/travel/destinations/traveler/none/honduras' },
  {
    key: 'advisories',
    href: 'https://travel.state.gov/content/travel/en/traveladvisories/traveladvisories.html',
  },
  {
    key: 'embassy',
    href: 'https://hn.usembassy.gov/',
    translations: { es: 'https://hn.usembassy.gov/es/' },
  },
  { key: 'who', href: 'https://www.who.int/', translations: { es: 'https://www.who.int/es' } },
]

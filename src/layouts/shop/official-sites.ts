import type { Locale } from '~/i18n/locales'

interface OfficialSite {
  key: 'passports' | 'cdc' | 'advisories' | 'embassy' | 'who'
  href: Record<Locale, string>
}

/** Where travellers to Honduras find what only an authority can say (FOOT-01). */
export const OFFICIAL_SITES: readonly OfficialSite[] = [
  {
    key: 'passports',
    href: { es: 'https://travel.state.gov/content/travel/es.html', en: 'https://travel.state.gov/' },
  },
  {
    key: 'cdc',
    href: {
      es: 'https://wwwnc.cdc.gov/travel/destinations/traveler/none/honduras',
      en: 'https://wwwnc.cdc.gov/travel/destinations/traveler/none/honduras',
    },
  },
  {
    key: 'advisories',
    href: {
      es: 'https://travel.state.gov/content/travel/en/traveladvisories/traveladvisories.html',
      en: 'https://travel.state.gov/content/travel/en/traveladvisories/traveladvisories.html',
    },
  },
  { key: 'embassy', href: { es: 'https://hn.usembassy.gov/es/', en: 'https://hn.usembassy.gov/' } },
  { key: 'who', href: { es: 'https://www.who.int/es', en: 'https://www.who.int/' } },
]

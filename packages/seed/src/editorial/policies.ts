import { fieldOf, localizedBody, localizedString, slug } from './localized'
import { readTextFile } from './text-file'

const NAMES = ['terms-and-conditions', 'privacy-policy', 'return-policy', 'shipping-policy'] as const

/** The legal pages. The site fills in `{legalName}` and the like from the shop's settings. */
export const policies = NAMES.map((name) => {
  const files = { es: readTextFile('policies', name, 'es'), en: readTextFile('policies', name, 'en') }
  return {
    _id: `policy-${name}`,
    _type: 'policy' as const,
    title: localizedString(fieldOf(files, 'title')),
    slug: slug(name),
    body: localizedBody(files),
    lastUpdated: '2026-11-23',
  }
})

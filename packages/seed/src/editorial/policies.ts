import { fieldOf, localizedBody, localizedString, slug } from './localized'
import { readTextFile } from './text-file'

const NAMES = ['terms-and-conditions', 'privacy-policy', 'return-policy', 'shipping-policy'] as const

/** The legal pages. Without `lastUpdated` they show today's date until an editor sets one. */
export const policies = NAMES.map((name) => {
  const files = { es: readTextFile('policies', name, 'es'), en: readTextFile('policies', name, 'en') }
  return {
    _id: `policy-${name}`,
    _type: 'policy' as const,
    title: localizedString(fieldOf(files, 'title')),
    slug: slug(name),
    body: localizedBody(files),
  }
})

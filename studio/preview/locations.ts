import { defineLocations } from 'sanity/presentation'
import { LANGUAGES } from '../schemaTypes/languages'
import { type Shown, pagesOf } from '../actions/pages-of'

const TYPES = [
  'product',
  'kit',
  'category',
  'post',
  'policy',
  'destination',
  'landingPage',
  'homePage',
  'esimPage',
  'toiletriesPage',
  'agentPage',
  'siteSettings',
] as const

const titleOf = (locale: string) => LANGUAGES.find(({ id }) => id === locale)?.title ?? locale

/** The pages that show a document, as links above its form. */
const locationsOf = (type: (typeof TYPES)[number], origin: string) =>
  defineLocations({
    select: { slug: 'slug' },
    resolve: (document) => ({
      locations: pagesOf({ ...(document as Shown | null), _type: type }, origin).map(({ locale, url }) => ({
        title: titleOf(locale),
        href: url,
      })),
    }),
  })

export const locations = (origin: string) =>
  Object.fromEntries(TYPES.map((type) => [type, locationsOf(type, origin)]))

import { LOCALES } from '~/i18n/locales'
import { pathFor, type Route } from '~/i18n/routes'

const BY_SLUG: readonly (readonly [route: Route, type: string])[] = [
  ['product', 'product'],
  ['post', 'post'],
  ['policy', 'policy'],
]

const SINGLE: readonly (readonly [route: Route, type: string])[] = [
  ['landing', 'landingPage'],
  ['home', 'homePage'],
  ['esim', 'esimPage'],
  ['toiletries', 'toiletriesPage'],
  ['agent', 'agentPage'],
]

const pattern = (route: Route, locale: (typeof LOCALES)[number]) =>
  pathFor(route, locale, 'SLUG').replace('SLUG', ':slug')

/** Which document a page of the shop is about: its form opens beside the preview. */
export const mainDocuments = LOCALES.flatMap((locale) => [
  ...BY_SLUG.map(([route, type]) => ({
    route: pattern(route, locale),
    filter: `_type == "${type}" && slug.current == $slug`,
  })),
  ...SINGLE.map(([route, type]) => ({ route: pattern(route, locale), filter: `_id == "${type}"` })),
])

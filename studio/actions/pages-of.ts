import { LOCALES, type Locale } from '~/i18n/locales'
import { pathFor, type Route } from '~/i18n/routes'

/** The page that shows a document of the type; `true` where the document's slug is part of its address. */
const PAGES: Partial<Record<string, readonly [route: Route, bySlug: boolean]>> = {
  product: ['product', true],
  kit: ['kits', false],
  category: ['products', false],
  post: ['post', true],
  policy: ['policy', true],
  destination: ['agent', false],
  landingPage: ['landing', false],
  homePage: ['home', false],
  esimPage: ['esim', false],
  toiletriesPage: ['toiletries', false],
  agentPage: ['agent', false],
  siteSettings: ['home', false],
}

export interface Shown {
  readonly _type?: string | undefined
  readonly slug?: { readonly current?: string | undefined } | undefined
  readonly trackingNumber?: string | undefined
}

const pathOf = (document: Shown, locale: Locale): string | undefined => {
  if (document._type === 'order')
    return document.trackingNumber && pathFor('trackingNumber', locale, document.trackingNumber)
  const [route, bySlug] = PAGES[document._type ?? ''] ?? []
  if (!route) return undefined
  if (!bySlug) return pathFor(route, locale)
  const slug = document.slug?.current
  return slug ? pathFor(route, locale, slug) : undefined
}

/** Where the shop shows a document, one address per language; none while it has no address. */
export const pagesOf = (document: Shown, site: string): { locale: Locale; url: string }[] =>
  LOCALES.flatMap((locale) => {
    const path = pathOf(document, locale)
    return path ? [{ locale, url: new URL(path, site).toString() }] : []
  })

import type { Kit, Policy, Post, Product } from '~/content/types'
import { onSale } from '~/features/catalog/choices'
import { pageAddress, pagesOf } from '~/lib/paging'
import { toiletriesOf } from '~/features/guides/toiletries'
import { ITINERARY_SLUGS } from '~/features/planner/itineraries.server'
import { DEFAULT_LOCALE, LOCALES } from '~/i18n/locales'
import { type Route, inLocale, pathFor } from '~/i18n/routes'
import { absolute } from '~/lib/absolute'
import { escapeXml } from './xml'

/** A page that search engines should index. */
export interface SitemapPage {
  /** In the default language, without origin. */
  readonly path: string
  /** ISO time or date of the last change, if known. */
  readonly changed?: string | undefined
}

interface Contents {
  readonly products: readonly Product[]
  readonly kits: readonly Kit[]
  readonly posts: readonly Post[]
  readonly policies: readonly Policy[]
}

const es = (route: Route, param?: string) => pathFor(route, DEFAULT_LOCALE, param)

const latest = (items: readonly { updatedAt: string }[]): string | undefined =>
  items
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1)

/** The pages of a list, each with the last change of its items. */
const listPages = (route: Route, products: readonly Product[]): SitemapPage[] =>
  pagesOf(products).map(({ current, items }) => ({
    path: pageAddress(es(route), current),
    changed: latest(items),
  }))

/** All pages to index: not cart, account, checkout, tracking, sign-up and error pages. */
export const sitemapPages = ({ products, kits, posts, policies }: Contents): SitemapPage[] => [
  { path: es('landing') },
  { path: es('home'), changed: latest(products) },
  ...listPages('products', products),
  { path: es('kits'), changed: latest(kits) },
  { path: es('esim') },
  ...listPages('toiletries', toiletriesOf(products)),
  ...listPages('sales', onSale(products)),
  { path: es('blog'), changed: latest(posts) },
  { path: es('agent') },
  { path: es('trip') },
  ...ITINERARY_SLUGS.map((slug) => ({ path: es('itinerary', slug) })),
  { path: es('about') },
  { path: es('help') },
  ...[...products, ...kits].map(({ id, updatedAt }) => ({ path: es('product', id), changed: updatedAt })),
  ...posts.map(({ id, updatedAt }) => ({ path: es('post', id), changed: updatedAt })),
  ...policies.map(({ id, updatedAt }) => ({ path: es('policy', id), changed: updatedAt })),
]

/** The pages in every language, each with its alternates. */
export const sitemapXml = (pages: readonly SitemapPage[]): string => {
  const urls = pages.flatMap(urlsOf)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

/** One for each language, all with the same alternates. */
const urlsOf = ({ path, changed }: SitemapPage): string[] => {
  const addresses = LOCALES.map((locale) => escapeXml(absolute(inLocale(path, locale))))
  const alternates = LOCALES.map((locale, index) => alternate(locale, addresses[index] ?? '')).join('')
  const main = alternate('x-default', addresses[LOCALES.indexOf(DEFAULT_LOCALE)] ?? '')
  const lastModified = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : ''
  return addresses.map((address) => `<url><loc>${address}</loc>${lastModified}${alternates}${main}</url>`)
}

const alternate = (language: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`

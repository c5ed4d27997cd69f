import type { BlogPosting, BreadcrumbList, Organization, TouristTrip, WebSite, WithContext } from 'schema-dts'
import type { Crumb } from '~/components/crumb'
import type { Destination, Post, Settings } from '~/content/types'
import { countWords } from '~/features/blog/read-time'
import type { Itinerary } from '~/features/planner/itineraries.server'
import { LOCALES, type Locale } from '~/i18n/locales'
import { MESSAGES } from '~/i18n/messages'
import { pathFor } from '~/i18n/routes'
import { absolute } from '~/lib/absolute'
import { shareImage } from './share-image'

export const CONTEXT = 'https://schema.org'
export const organizationId = () => absolute('/#organization')

const shopOf = (brand: string): Exclude<Organization, string> => ({
  '@type': 'Organization',
  '@id': organizationId(),
  name: brand,
  url: absolute('/'),
  logo: absolute('/icons/icon-512.png'),
})

/** Structured data about the shop itself. */
export const organizationData = (settings: Settings): WithContext<Organization> => ({
  '@context': CONTEXT,
  ...shopOf(settings.brand),
  description: settings.tagline.value,
  foundingDate: settings.openingDate,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: settings.phone,
    availableLanguage: [...LOCALES],
  },
  sameAs: [settings.facebookUrl, settings.instagramUrl, settings.youtubeUrl].filter(
    (url) => url !== undefined,
  ),
})

export const websiteData = (settings: Settings, locale: Locale): WithContext<WebSite> => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  name: settings.brand,
  url: absolute('/'),
  inLanguage: locale,
  publisher: { '@id': organizationId() },
})

export const postData = (post: Post, brand: string, locale: Locale): WithContext<BlogPosting> => {
  const url = absolute(pathFor('post', locale, post.id))
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: post.title.value,
    description: post.excerpt.value,
    image: [shareImage(post.picture).url],
    url,
    mainEntityOfPage: url,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: post.author === brand ? shopOf(brand) : { '@type': 'Person', name: post.author },
    publisher: shopOf(brand),
    inLanguage: post.body.lang,
    articleSection: MESSAGES[locale].blog.categories[post.category],
    keywords: [...post.tags.value],
    ...(!post.isFacebookEmbed && { wordCount: countWords(post.body.value) }),
  }
}

export const breadcrumbData = (trail: readonly Crumb[]): WithContext<BreadcrumbList> => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: absolute(path),
  })),
})

/** A classic trip: its places in order. */
export const itineraryData = (
  { slug, title, intro, trip }: Itinerary,
  destinations: readonly Destination[],
  locale: Locale,
): WithContext<TouristTrip> => ({
  '@context': CONTEXT,
  '@type': 'TouristTrip',
  '@id': `${absolute(pathFor('itinerary', locale, slug))}#trip`,
  name: title,
  description: intro,
  url: absolute(pathFor('itinerary', locale, slug)),
  provider: { '@id': organizationId() },
  itinerary: {
    '@type': 'ItemList',
    itemListElement: trip.stays.map(({ place: id }, i) => {
      const place = destinations.find((one) => one.id === id)
      return {
        '@type': 'ListItem',
        position: i + 1,
        item: {
          '@type': 'TouristDestination',
          name: place?.name.value ?? id,
          description: place?.description.value ?? '',
        },
      }
    }),
  },
})

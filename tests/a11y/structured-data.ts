import { z } from 'zod'

// Requirements of schema.org and search engines for the types that the shop uses (SEO-02).

const url = z.url({ protocol: /^https?$/ })
const text = z.string().trim().min(1)
const day = z.iso.date().or(z.iso.datetime({ offset: true }))
const named = z.object({ '@id': url })

const organization = z.object({
  '@type': z.literal('Organization'),
  '@id': url,
  name: text,
  url,
  logo: url,
})
const person = z.object({ '@type': z.literal('Person'), name: text })
const days = z.object({ minValue: z.int().nonnegative(), maxValue: z.int().positive() })
const offer = z.object({
  '@type': z.literal('Offer'),
  url,
  price: z.string().regex(/^\d+\.\d\d$/),
  priceCurrency: z.literal('USD'),
  availability: z.enum(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
  itemCondition: z.literal('https://schema.org/NewCondition'),
  seller: named,
  shippingDetails: z
    .array(
      z.object({
        '@type': z.literal('OfferShippingDetails'),
        shippingRate: z.object({ value: z.string().regex(/^\d+\.\d\d$/), currency: z.literal('USD') }),
        shippingDestination: z.object({ addressCountry: z.enum(['HN', 'US']) }),
        deliveryTime: z.object({ handlingTime: days, transitTime: days }),
      }),
    )
    .min(1),
  hasMerchantReturnPolicy: z.object({
    '@type': z.literal('MerchantReturnPolicy'),
    applicableCountry: z.array(text).min(1),
    returnPolicyCategory: url,
    merchantReturnDays: z.int().positive(),
    returnMethod: url,
    returnFees: url,
    merchantReturnLink: url,
  }),
})
const aggregateRating = z.object({
  '@type': z.literal('AggregateRating'),
  ratingValue: z.number().min(1).max(5),
  reviewCount: z.int().min(1),
  bestRating: z.literal(5),
  worstRating: z.literal(1),
})
const listItem = z.object({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: url })

const thing = z.discriminatedUnion('@type', [
  organization.extend({ description: text, sameAs: z.array(url) }),
  z.object({ '@type': z.literal('WebSite'), '@id': url, name: text, url, publisher: named }),
  z.object({
    '@type': z.literal('Product'),
    '@id': url,
    name: text,
    description: text,
    sku: text,
    brand: z.object({ '@type': z.literal('Brand'), name: text }),
    image: z.array(url).min(1),
    url,
    offers: offer,
    aggregateRating: aggregateRating.optional(),
  }),
  z.object({
    '@type': z.literal('BlogPosting'),
    '@id': url,
    headline: text.max(110),
    description: text,
    image: z.array(url).min(1),
    url,
    mainEntityOfPage: url,
    datePublished: day,
    dateModified: day,
    author: z.union([organization, person]),
    publisher: organization,
    inLanguage: z.enum(['es', 'en']),
  }),
  z.object({
    '@type': z.literal('FAQPage'),
    inLanguage: z.enum(['es', 'en']),
    mainEntity: z
      .array(
        z.object({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.object({ '@type': z.literal('Answer'), text }),
        }),
      )
      .min(1),
  }),
  z.object({
    '@type': z.literal('TouristTrip'),
    '@id': url,
    name: text,
    description: text,
    url,
    itinerary: z.object({ '@type': z.literal('ItemList'), itemListElement: z.array(z.unknown()).min(1) }),
  }),
  z.object({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(listItem)
      .min(2)
      .refine((items) => items.every(({ position }, i) => position === i + 1), 'does not count from 1'),
  }),
])
const inContext = z.object({ '@context': z.literal('https://schema.org') }).and(thing)

/** Problems with the structured data of a page; addresses of the shop must start with `origin`. */
export const structuredDataProblems = (scripts: readonly string[], origin: string): string[] =>
  scripts.flatMap((script) => {
    const { data, error } = inContext.safeParse(JSON.parse(script))
    if (!data) return [`structured data: ${z.prettifyError(error)}`]
    // Questions have no address.
    if (data['@type'] === 'FAQPage') return []
    const own = 'url' in data ? data.url : data.itemListElement[0]?.item
    return own?.startsWith(origin) ? [] : [`structured data: ${data['@type']} is at ${own}`]
  })

import type {
  MerchantReturnPolicy,
  OfferShippingDetails,
  Product as SchemaProduct,
  Review as SchemaReview,
  WithContext,
} from 'schema-dts'
import { averageOf } from '~/content/average'
import type { Kit, Product, Review, Settings } from '~/content/types'
import { shippingFor } from '~/features/checkout/shipping'
import { BUSINESS_DAYS, PACKING_DAYS } from '~/features/orders/estimate'
import type { Locale } from '~/i18n/locales'
import { MESSAGES } from '~/i18n/messages'
import { pathFor } from '~/i18n/routes'
import { absolute } from '~/lib/absolute'
import type { Cents } from '~/lib/money'
import { shareImage } from './share-image'
import { CONTEXT, organizationId } from './structured-data'

const CURRENCY = 'USD'
const DESTINATIONS = [
  { country: 'HN', days: BUSINESS_DAYS.home },
  { country: 'US', days: BUSINESS_DAYS.abroad },
] as const

const decimal = (price: Cents) => (price / 100).toFixed(2)

/**
 * A product or kit, as search engines expect it from a shop. Prices are in the base currency. Only `reviews` that the
 * page shows are included, never imported figures.
 */
export const productData = (
  item: Product | Kit,
  settings: Settings,
  locale: Locale,
  reviews: readonly Review[] = [],
): WithContext<SchemaProduct> => {
  const url = absolute(pathFor('product', locale, item.id))
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    '@id': `${url}#product`,
    name: item.name.value,
    description: item.description.value,
    sku: item.id,
    brand: { '@type': 'Brand', name: settings.brand },
    category: item.kind === 'kit' ? MESSAGES[locale].catalog.kits : item.category.name.value,
    image: [shareImage(item.picture).url, ...item.pictures.map(({ square }) => absolute(`${square}&w=1200`))],
    url,
    ...(item.facts.material && { material: item.facts.material.value }),
    ...(item.facts.weightGrams !== undefined && {
      weight: { '@type': 'QuantitativeValue', value: item.facts.weightGrams, unitCode: 'GRM' },
    }),
    offers: {
      '@type': 'Offer',
      url,
      price: decimal(item.price),
      priceCurrency: CURRENCY,
      availability: availabilityOf(item),
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@id': organizationId() },
      shippingDetails: DESTINATIONS.map((destination) => shippingTo(destination, item.price, settings)),
      hasMerchantReturnPolicy: returnPolicy(settings.returnDays, locale),
    },
    ...(reviews.length > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: averageOf(reviews),
        reviewCount: reviews.length,
        ...STARS,
      },
      review: reviews.map(reviewData),
    }),
  }
}

const STARS = { bestRating: 5, worstRating: 1 }

const reviewData = ({ name, createdAt, locale, text, rating }: Review): SchemaReview => ({
  '@type': 'Review',
  author: { '@type': 'Person', name },
  datePublished: createdAt,
  inLanguage: locale,
  reviewBody: text,
  reviewRating: { '@type': 'Rating', ratingValue: rating, ...STARS },
})

const availabilityOf = ({ left }: Product | Kit) => {
  if (left === undefined) return 'https://schema.org/InStock'
  return left > 0 ? 'https://schema.org/LimitedAvailability' : 'https://schema.org/OutOfStock'
}

const shippingTo = (
  { country, days }: (typeof DESTINATIONS)[number],
  price: Cents,
  settings: Settings,
): OfferShippingDetails => ({
  '@type': 'OfferShippingDetails',
  shippingRate: {
    '@type': 'MonetaryAmount',
    value: decimal(shippingFor(price, settings)),
    currency: CURRENCY,
  },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: daysBetween(PACKING_DAYS),
    transitTime: daysBetween({
      first: days.first - PACKING_DAYS.first,
      last: days.last - PACKING_DAYS.last,
    }),
  },
})

const daysBetween = ({ first, last }: { first: number; last: number }) =>
  ({ '@type': 'QuantitativeValue', minValue: first, maxValue: last, unitCode: 'DAY' }) as const

const returnPolicy = (days: number, locale: Locale): MerchantReturnPolicy => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: DESTINATIONS.map(({ country }) => country),
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: days,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  merchantReturnLink: absolute(pathFor('policy', locale, 'return-policy')),
})

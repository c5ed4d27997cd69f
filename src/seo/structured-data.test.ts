import { describe, expect, test } from 'vitest'
import { toCents } from '~/lib/money'
import { postOf } from '~/features/blog/testing/post'
import { SETTINGS, kitOf, productOf } from '~/content/testing/contents'
import { jsonLdText } from './json-ld'
import { breadcrumbData, organizationData, postData, websiteData } from './structured-data'
import { productData } from './product-data'
import { policyTrail, postTrail, itemTrail } from './trails'

/** Properties that search engines require for rich results. */
const REQUIRED: Record<string, readonly string[]> = {
  Product: ['name', 'image', 'description', 'sku', 'brand', 'offers'],
  Brand: ['name'],
  Offer: ['price', 'priceCurrency', 'availability', 'url', 'shippingDetails', 'hasMerchantReturnPolicy'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination', 'deliveryTime'],
  MonetaryAmount: ['value', 'currency'],
  DefinedRegion: ['addressCountry'],
  ShippingDeliveryTime: ['handlingTime', 'transitTime'],
  QuantitativeValue: ['unitCode'],
  MerchantReturnPolicy: [
    'applicableCountry',
    'returnPolicyCategory',
    'merchantReturnDays',
    'returnMethod',
    'returnFees',
  ],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  BlogPosting: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
  ],
  Organization: ['name', 'url'],
  Person: ['name'],
  WebSite: ['name', 'url'],
}

/** Required properties that are missing in an object or in objects nested in it, as `Type.property`. */
const missingProperties = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(missingProperties)
  if (typeof value !== 'object' || value === null) return []
  const object = value as Record<string, unknown>
  const type = String(object['@type'])
  const isReference = '@id' in object && !('@type' in object)
  const own = isReference || type === 'ContactPoint' ? [] : (REQUIRED[type] ?? [`unknown type ${type}`])
  return [
    ...own.filter((key) => object[key] === undefined || object[key] === '').map((key) => `${type}.${key}`),
    ...Object.values(object).flatMap(missingProperties),
  ]
}

describe('SEO-02 structured data', () => {
  const organizationPost = { ...postOf(), author: 'Rumbo' }
  test.each([
    ['product', () => productData(productOf(), SETTINGS, 'es')],
    ['kit', () => productData(kitOf(), SETTINGS, 'en')],
    ['product breadcrumbs', () => breadcrumbData(itemTrail(productOf(), 'en'))],
    ['kit breadcrumbs', () => breadcrumbData(itemTrail(kitOf(), 'es'))],
    ['post by the shop', () => postData(organizationPost, 'Rumbo', 'es')],
    ['post by a person', () => postData(postOf({ author: 'Ana Mejía' }), 'Rumbo', 'en')],
    ['post breadcrumbs', () => breadcrumbData(postTrail(postOf(), 'es'))],
    ['organization', () => organizationData(SETTINGS)],
    ['site', () => websiteData(SETTINGS, 'en')],
  ])('SEO-02 %s has every required property', (_, make) => {
    expect(make()).toMatchObject({ '@context': 'https://schema.org' })
    expect(missingProperties(make())).toEqual([])
  })

  test('SEO-02 an offer has the price in dollars and the address of the page in its language', () => {
    const data = productData(productOf({ price: toCents(5) }), SETTINGS, 'en')
    expect(data).toMatchObject({
      url: 'https://rumbo.example/en/shop/product/prod-001',
      offers: {
        price: '0.05',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: 'https://rumbo.example/en/shop/product/prod-001',
      },
    })
  })

  test.each([
    [2499, '4.99'],
    [2500, '0.00'],
  ])(
    'SEO-02 an offer of %i cents ships for %s dollars to Honduras and the USA and says how long it can be returned',
    (price, rate) => {
      const shippingRate = { value: rate, currency: 'USD' }
      const settings = { ...SETTINGS, returnDays: 14 }
      expect(productData(productOf({ price: toCents(price) }), settings, 'en')).toMatchObject({
        offers: {
          shippingDetails: [
            { shippingRate, shippingDestination: { addressCountry: 'HN' } },
            { shippingRate, shippingDestination: { addressCountry: 'US' } },
          ],
          hasMerchantReturnPolicy: { merchantReturnDays: 14 },
        },
      })
    },
  )

  test('REVIEW-02 average, count and reviews come from what the page shows', () => {
    const review = {
      item: 'prod-001',
      name: 'Ana',
      locale: 'es',
      createdAt: '2026-11-01T00:00:00Z',
      isSample: false,
    } as const
    const reviews = [
      { ...review, rating: 5, text: 'Muy bueno' },
      { ...review, rating: 4, text: '</script><b>Bueno</b>' },
    ]
    const data = productData(productOf({ rating: 4.9, reviews: 300 }), SETTINGS, 'es', reviews)
    expect(data).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
      review: [{ reviewBody: 'Muy bueno', reviewRating: { ratingValue: 5 } }, { inLanguage: 'es' }],
    })
  })

  test.each([
    [undefined, 'InStock'],
    [3, 'LimitedAvailability'],
    [0, 'OutOfStock'],
  ])('STOCK-04 with %s left the offer is %s', (left, availability) => {
    const data = productData({ ...productOf(), left }, SETTINGS, 'es')
    expect(data).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } })
  })

  test('SEO-02 a rating without visible reviews behind it is not claimed', () => {
    const data = productData(productOf({ rating: 4.5, reviews: 12 }), SETTINGS, 'es')
    expect(data).not.toHaveProperty('aggregateRating')
  })

  test('SEO-02 breadcrumbs are numbered from 1 and end with the current page', () => {
    expect(breadcrumbData(postTrail(postOf(), 'en')).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://rumbo.example/en/shop' },
      { '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://rumbo.example/en/shop/blog' },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Copán, sin prisa',
        item: 'https://rumbo.example/en/shop/blog/copan-slowly',
      },
    ])
  })

  test('SEO-02 a name in the other language is marked in the visible breadcrumbs', () => {
    expect(postTrail(postOf(), 'en').at(-1)?.lang).toBe('es')
    expect(postTrail(postOf(), 'es').at(-1)?.lang).toBeUndefined()
  })

  test('SEO-02 there is no breadcrumb between the shop and a policy', () => {
    const trail = policyTrail(
      {
        id: 'return-policy',
        title: { value: 'Devoluciones', lang: 'es' },
        body: { value: [], lang: 'es' },
        updatedAt: '',
      },
      'es',
    )
    expect(trail.map(({ path }) => path)).toEqual(['/shop', '/shop/legal/return-policy'])
  })

  test('SEO-02 no text can end its script element', () => {
    const text = jsonLdText(
      productData(productOf({ name: { value: '</script><!--', lang: 'es' } }), SETTINGS, 'es'),
    )
    expect(text).not.toMatch(/[<>]/)
    expect(JSON.parse(text)).toMatchObject({ name: '</script><!--' })
  })
})

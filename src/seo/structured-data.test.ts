import { beforeEach, describe, expect, test, vi } from 'vitest'
import { toCents } from '~/lib/money'
import { postOf } from '~/features/blog/testing/post'
import { jsonLdText } from './json-ld'
import { breadcrumbData, organizationData, postData, productData, websiteData } from './structured-data'
import { SETTINGS, productOf } from '~/content/testing/contents'
import { policyTrail, postTrail, productTrail } from './trails'

beforeEach(() => {
  vi.stubEnv('SITE', 'https://rumbo.example')
})

/** Properties that search engines require for rich results. */
const REQUIRED: Record<string, readonly string[]> = {
  Product: ['name', 'image', 'description', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating'],
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
    ['product', () => productData(productOf({ rating: 4.5, reviews: 12 }), 'es')],
    ['product breadcrumbs', () => breadcrumbData(productTrail(productOf(), 'en'))],
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
    const data = productData(productOf({ price: toCents(5) }), 'en')
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
    { rating: 4.5, reviews: undefined },
    { rating: undefined, reviews: 3 },
    { rating: 4.5, reviews: 0 },
  ])('SEO-02 there is no aggregate rating without rating and reviews: %o', (changes) => {
    expect(productData(productOf(changes), 'es')).not.toHaveProperty('aggregateRating')
  })

  test('SEO-02 a rating includes its number of reviews', () => {
    expect(productData(productOf({ rating: 4.5, reviews: 12 }), 'es')).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    })
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
    const text = jsonLdText(productData(productOf({ name: { value: '</script><!--', lang: 'es' } }), 'es'))
    expect(text).not.toMatch(/[<>]/)
    expect(JSON.parse(text)).toMatchObject({ name: '</script><!--' })
  })
})

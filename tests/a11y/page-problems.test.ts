import { expect, test } from 'vitest'
import type { PageFacts } from './facts'
import { pageProblems } from './page-problems'

const ORIGIN = 'https://rumbo.example'
const GOOD: PageFacts = {
  lang: 'en',
  title: 'Travel Kits · Rumbo',
  description:
    'A kit for each kind of trip to Honduras, already packed and for less: beach, trails, or flight.',
  robots: '',
  canonical: [`${ORIGIN}/en/shop/kits`],
  alternates: [
    ['es', `${ORIGIN}/shop/kits`],
    ['en', `${ORIGIN}/en/shop/kits`],
    ['x-default', `${ORIGIN}/shop/kits`],
  ],
  shareImage: `${ORIGIN}/og-default.jpg`,
  headings: ['Travel Kits'],
  picturesWithoutAlt: [],
  jsonLd: [],
  texts: [
    { text: 'The pool of the cascade in Pico Bonito', lang: 'en' },
    { text: 'Las ruinas de Copán y el valle', lang: 'es' },
    { text: 'Hotel Casa de la Abuela is open to all of you', lang: 'en' },
  ],
}
const problems = (changes: Partial<PageFacts>) =>
  pageProblems({ ...GOOD, ...changes }, '/en/shop/kits', ORIGIN)

test('SEO-01 a correct page has no problems', () => expect(problems({})).toEqual([]))

test.each<[string, Partial<PageFacts>]>([
  ['another language', { lang: 'es' }],
  ['no unique title', { title: '· Rumbo' }],
  ['no description', { description: '' }],
  ['a description too long to show', { description: 'a '.repeat(90) }],
  ['no picture to share', { shareImage: '' }],
  ['no canonical', { canonical: [] }],
  ['the canonical of another page', { canonical: [`${ORIGIN}/en/shop`] }],
  ['an address without origin', { canonical: ['/en/shop/kits'] }],
  ['no default among the languages', { alternates: GOOD.alternates.slice(0, 2) }],
  ['a hidden page with a canonical', { robots: 'noindex', alternates: [] }],
  ['no heading', { headings: [] }],
  ['two headings', { headings: ['Kits', 'Kits'] }],
  ['a picture without words', { picturesWithoutAlt: ['<img>'] }],
  ['a sentence in Spanish', { texts: [{ text: 'Todo para el viaje, y más', lang: 'en' }] }],
  ['a sentence marked as Spanish', { texts: [{ text: 'All of it is for you', lang: 'es' }] }],
  ['data of another site', { jsonLd: [trail('https://other.example')] }],
  ['data without a name', { jsonLd: [trail(ORIGIN).replaceAll('Kits', '')] }],
])('QUAL-01 SEO-01 SEO-02 %s is reported', (_, changes) => expect(problems(changes)).toHaveLength(1))

function trail(origin: string): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: origin },
      { '@type': 'ListItem', position: 2, name: 'Kits', item: `${origin}/en/shop/kits` },
    ],
  })
}

import { globSync, readFileSync } from 'node:fs'
import type { PortableTextBlock } from '@portabletext/types'
import { expect, test } from 'vitest'
import { POST_CATEGORIES, post } from '~/content/model/post'
import { PLACEHOLDERS, unknownPlaceholders } from '~/content/placeholders'
import { countWords } from '~/features/blog/read-time'
import { queriedSeed, querySeed } from '../testing/queried'
import { destinations, policies, posts } from './index'

const LANGUAGES = ['es', 'en'] as const
const everyPost = posts.flatMap((post) =>
  LANGUAGES.map((language) => ({ post, language, name: post.slug.current })),
)
const hrefsOf = (body: readonly PortableTextBlock[]) =>
  body.flatMap(({ markDefs = [] }) => markDefs.map((mark) => String(mark['href'])))

test('BLOG-01 there are at least eleven posts with unique slugs', () => {
  expect(posts.length).toBeGreaterThanOrEqual(11)
  expect(new Set(posts.map(({ _id }) => _id)).size).toBe(posts.length)
  for (const { _id, slug } of posts) expect(_id).toBe(`post-${slug.current}`)
})

test('BLOG-02 the site accepts every post, and refuses facts without the day they were checked', async () => {
  expect(await queriedSeed(post)).toHaveLength(posts.length)
  const [document] = (await querySeed(post.query)) as { body: object }[]
  const checked = JSON.parse(
    JSON.stringify(document).replace(/"text":"[^"]*"/, '"text":"Revisado el {checkedOn}."'),
  )
  const { error } = post.schema.safeParse(checked)
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['checkedOn'])
})

test.each(everyPost)(
  'BLOG-02 $name claims no fact check that nobody made, in $language',
  ({ post, language }) => {
    expect(post).not.toHaveProperty('checkedOn')
    expect(JSON.stringify(post.body[language])).not.toMatch(/checked on|revisad[oa]s? el|\{checkedOn\}/i)
  },
)

test.each(everyPost)('BLOG-01 $name has all fields of the list in $language', ({ post, language }) => {
  expect(post.title[language]).not.toBe('')
  expect(post.excerpt[language].length).toBeLessThanOrEqual(180)
  expect(post.tags[language].length).toBeGreaterThanOrEqual(2)
  expect(post.tags.es).toHaveLength(post.tags.en.length)
  expect(post.picture.alt[language]).not.toBe('')
  expect(post.author).not.toBe('')
  expect(POST_CATEGORIES).toContain(post.category)
  expect(post.publishedAt).toMatch(/^202[56]-\d\d-\d\d$/u)
  expect(new Date(post.publishedAt).toISOString().slice(0, 10)).toBe(post.publishedAt)
})

test.each(everyPost.filter(({ post }) => !post.isFacebookEmbed))(
  'BLOG-02 $name has 500 to 900 words and headings in $language',
  ({ post, language }) => {
    const body = post.body[language]
    expect(countWords(body)).toBeGreaterThanOrEqual(500)
    expect(countWords(body)).toBeLessThanOrEqual(900)
    expect(body.filter(({ style }) => style === 'h2').length).toBeGreaterThanOrEqual(3)
  },
)

test.each(everyPost)(
  'BLOG-03 $name has safe links, which in $language lead to pages in that language',
  ({ post, language }) => {
    for (const href of hrefsOf(post.body[language])) {
      expect(href).toMatch(/^(?:https:\/\/|mailto:|\/)/u)
      if (href.startsWith('/')) expect(href.startsWith('/en/')).toBe(language === 'en')
    }
  },
)

test.each(everyPost)('BLOG-03 $name has no leftover markup in $language', ({ post, language }) => {
  const text = post.body[language]
    .flatMap(({ children }) => children.map((child) => child['text']))
    .join('\n')
  expect(text).not.toMatch(/[[\]<>*]|&\w+;|https?:/u)
})

test('BLOG-04 exactly one post is a Facebook embed', () => {
  const embeds = posts.filter(({ isFacebookEmbed }) => isFacebookEmbed)
  expect(embeds.map(({ facebookUrl }) => facebookUrl)).toEqual([
    expect.stringMatching(/^https:\/\/www\.facebook\.com\//u),
  ])
})

test('BLOG-05 exactly one post shows the ride partner', () => {
  expect(posts.filter(({ showRidePartner }) => showRidePartner)).toHaveLength(1)
})

test.each(
  policies.flatMap((policy) => LANGUAGES.map((language) => ({ policy, language, name: policy._id }))),
)(
  'LEGAL-01 $name has a title and a complete body in $language: no note to the owner, no unknown placeholder',
  ({ policy, language }) => {
    const texts = policy.body[language].flatMap(({ children }) =>
      children.map((child) => String(child['text'])),
    )
    expect(policy.title[language]).not.toBe('')
    expect(texts.filter((text) => /[[\]]|template|plantilla/iu.test(text))).toEqual([])
    expect(unknownPlaceholders(texts, PLACEHOLDERS)).toEqual([])
    expect(countWords(policy.body[language])).toBeGreaterThan(200)
    for (const href of hrefsOf(policy.body[language])) expect(href).toMatch(/^(?:https:\/\/|mailto:|\/)/u)
  },
)

test('LEGAL-02 the return policy promises 30 days from delivery, and shipping 1-2 business days', () => {
  const text = (id: string, language: 'es' | 'en') =>
    JSON.stringify(policies.find(({ _id }) => _id === `policy-${id}`)?.body[language])
  expect(text('return-policy', 'es')).toContain('30 días')
  expect(text('return-policy', 'en')).toContain('30 days')
  expect(text('shipping-policy', 'es')).toContain('uno o dos días hábiles')
  expect(text('shipping-policy', 'en')).toContain('1-2 business days')
})

test('AGENT-01 the first three destinations have a picture, and all have 2 or 3 sentences in each language', () => {
  expect(destinations.slice(0, 3).map(({ _id }) => _id)).toEqual([
    'destination-copan',
    'destination-roatan',
    'destination-pico-bonito',
  ])
  for (const { description, picture } of destinations)
    for (const language of LANGUAGES) {
      expect(description[language].match(/[.!?](?=\s|$)/gu)?.length).toSatisfy(
        (n: number) => n === 2 || n === 3,
      )
      expect(picture?.alt[language]).not.toBe('')
    }
  expect(destinations.slice(0, 3).every(({ picture }) => picture)).toBe(true)
})

test.each(LANGUAGES)(
  'LEGAL-01 the privacy policy names what the shop keeps in the browser, in %s',
  (language) => {
    const sources = globSync('src/**/*.{ts,tsx,astro}', { exclude: ['**/*.test.*', '**/testing/**'] })
    const keys = sources.flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(/travelstore-[a-z]+(?:-[a-z]+)*/g), ([key]) => key),
    )
    const policy = policies.find(({ _id }) => _id === 'policy-privacy-policy')?.body[language]
    const named = new Set(
      policy
        ?.flatMap(({ children }) => children.map((child) => String(child['text'])))
        .flatMap((text) => text.match(/travelstore-[a-z-]+/g) ?? []),
    )
    expect(keys).toContain('travelstore-cart')
    expect(keys.filter((key) => !named.has(key))).toEqual([])
  },
)

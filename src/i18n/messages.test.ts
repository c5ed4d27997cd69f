import { expect, test } from 'vitest'
import { OFFLINE_MESSAGES } from '~/offline/messages'
import { MESSAGES } from './messages'
import { ACCOUNT_MESSAGES } from './messages/account'
import { AUTH_MESSAGES } from './messages/auth'
import { HEAD_MESSAGES } from './messages/heads'
import { ORDER_PAGE_MESSAGES } from './messages/order-page'
import { PAYMENT_RESULT_MESSAGES } from './messages/payment-result'
import { PLANNER_MESSAGES } from './messages/planner'
import { TRIP_MESSAGES } from './messages/trip'

/** Texts that are meant to be the same in both languages. */
const SAME: readonly string[] = [
  'layout.nav.esim',
  'layout.nav.blog',
  'layout.footer.blog',
  'layout.footer.legal',
  'layout.currencies.HNL',
  'cart.subtotal',
  'cart.total',
  'cart.toHonduras',
  'cart.quoteTotal',
  'legal.legal',
  'guides.esim.kicker',
  'product.countries.HN',
  'product.facts.material',
  'countries.HN',
  'countries.GT',
  'countries.SV',
  'countries.NI',
  'countries.CR',
  'gateways.SAP',
  'gateways.XPL',
  'gateways.RTB',
  'gateways.LCE',
  'paces.normal',
  'plan.climate',
  'origins.HN',
  'origins.GT',
  'origins.SV',
  'origins.NI',
  'origins.CR',
  'modes.bus',
  'modes.ferry',
  'packing.weight',
  'share.whatsapp',
]

/** Every text with its key. */
const textsOf = (value: unknown, key = ''): [string, string][] => {
  if (typeof value === 'string') return [[key, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, key ? `${key}.${name}` : name))
}

const PARTS = Object.entries({
  shop: MESSAGES,
  account: ACCOUNT_MESSAGES,
  login: AUTH_MESSAGES,
  order: ORDER_PAGE_MESSAGES,
  payment: PAYMENT_RESULT_MESSAGES,
  planner: PLANNER_MESSAGES,
  trip: TRIP_MESSAGES,
  offline: OFFLINE_MESSAGES,
  heads: HEAD_MESSAGES,
})

test.each(PARTS)('LANG-01 no text of %s is left in the other language', (_, { es, en }) => {
  const english = new Map(textsOf(en))
  const same = textsOf(es).flatMap(([key, text]) => (english.get(key) === text ? [key] : []))
  expect(same.filter((key) => !SAME.includes(key))).toEqual([])
})

/** The form for one may spell out its number. */
const parametersOf = ([key, text]: [string, string]) => [
  key,
  key.endsWith('.one') ? [] : [...new Set(text.match(/\{\w+\}/g))].sort(),
]

test.each(PARTS)('LANG-01 texts of %s take the same parameters in both languages', (_, { es, en }) => {
  expect(textsOf(es).map(parametersOf)).toEqual(textsOf(en).map(parametersOf))
})

/** Their numbers are never 1, or a separate text says `one`. */
const NEVER_ONE: readonly string[] = [
  'cart.tooManyLines',
  'common.severalChanges',
  'wishlist.full',
  'product.businessDays',
  'ask.tooLong',
  'plan.heading',
  'plan.duration.hoursAndHalf',
  'warning.long-day',
  'warning.border',
  'warning.rainy',
  'warning.ages',
  'shop.kit',
]

const nounsOf = (texts: readonly [string, string][]): Set<string> =>
  new Set(
    texts.flatMap(([key, text]) => (key.endsWith('.other') ? (text.match(/\p{L}{3,}s\b/gu) ?? []) : [])),
  )

/** Texts without a form for one in which a number precedes a noun that is plural elsewhere. */
const pluralsIn = (texts: readonly [string, string][], nouns: ReadonlySet<string>): string[] =>
  texts.flatMap(([key, text]) =>
    !/\.(?:one|other)$/.test(key) &&
    [...text.matchAll(/\}½?((?: \p{L}+){1,2})/gu)].some(([, near = '']) =>
      near.split(' ').some((word) => nouns.has(word)),
    )
      ? [key]
      : [],
  )

test.each(['es', 'en'] as const)('LANG-01 texts that count something have a form for one in %s', (locale) => {
  const texts = PARTS.flatMap(([, messages]) => textsOf(messages[locale]))
  const nouns = nounsOf(texts)
  expect(nouns).toContain(locale === 'es' ? 'días' : 'days')
  expect(pluralsIn(texts, nouns).filter((key) => !NEVER_ONE.includes(key))).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OFFLINE_MESSAGES } from '~/offline/messages'
import { MESSAGES } from './messages'
import { ACCOUNT_MESSAGES } from './messages/account'
import { AUTH_MESSAGES } from './messages/auth'
import { ORDER_PAGE_MESSAGES } from './messages/order-page'
import { PAYMENT_RESULT_MESSAGES } from './messages/payment-result'
import { PLANNER_MESSAGES } from './messages/planner'
import { TRIP_MESSAGES } from './messages/trip'

const sources = globSync('{src,netlify}/**/*.{ts,tsx,mts,astro}', {
  exclude: [
    'src/i18n/messages/**',
    '**/*.test.{ts,tsx}',
    'src/offline/messages.ts',
    'src/**/messages.server.ts',
  ],
}).map((file) => readFileSync(file, 'utf8'))

/** The sources in which each word occurs. */
const byWord = new Map<string, string[]>()
for (const source of sources)
  for (const word of new Set(source.match(/\w+/g))) byWord.set(word, [...(byWord.get(word) ?? []), source])

/** The sources that may contain a key: those with its first word. */
const sourcesWith = (key: string): readonly string[] => byWord.get(/\w+/.exec(key)?.[0] ?? '') ?? []

/** Paths of all texts: `cart.add`, `catalog.sorts.default`. */
const pathsOf = (messages: object): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? pathsOf(value).map((path) => `${key}.${path}`) : [key],
  )

/** `.key`, `'key'`, or `key` taken out of an object; not `.key()`, as every text that is called takes arguments. */
const reads = (source: string, key: string): boolean =>
  new RegExp(`(\\.|'|[{,]\\s*)${key}\\b(?!:|\\(\\))`).test(source)

/** A group whose keys are computed, as in `t.sorts[sort]`, or that is passed on whole. */
const passesOn = (source: string, group: string): boolean =>
  new RegExp(`\\.${group}\\b(?!\\.|\\[')|[{,]\\s*${group}\\b(?!:)`).test(source)

const isUsed = (path: string, grouped: boolean): boolean => {
  const groups = path.split('.')
  const key = groups.pop() ?? ''
  const [first] = groups
  const isReader =
    grouped && first && !sourcesWith(first).some((source) => passesOn(source, first))
      ? (source: string) => sourcesWith(first).includes(source)
      : () => true
  const inner = grouped ? groups.slice(1) : groups
  return (
    sourcesWith(key).some((source) => isReader(source) && reads(source, key)) ||
    inner.some((group) => sourcesWith(group).some((source) => isReader(source) && passesOn(source, group)))
  )
}

test.each(
  Object.entries({
    MESSAGES: [MESSAGES.en, true],
    ACCOUNT_MESSAGES: [ACCOUNT_MESSAGES.en, false],
    AUTH_MESSAGES: [AUTH_MESSAGES.en, false],
    ORDER_PAGE_MESSAGES: [ORDER_PAGE_MESSAGES.en, false],
    PAYMENT_RESULT_MESSAGES: [PAYMENT_RESULT_MESSAGES.en, false],
    PLANNER_MESSAGES: [PLANNER_MESSAGES.en, false],
    TRIP_MESSAGES: [TRIP_MESSAGES.en, true],
    OFFLINE_MESSAGES: [OFFLINE_MESSAGES.en, false],
  } as const),
)('LANG-01 every text of %s is used', (_, [messages, grouped]) => {
  expect(pathsOf(messages).filter((path) => !isUsed(path, grouped))).toEqual([])
})

test('LANG-01 names are put into texts by `format`, which leaves dollar signs in them unchanged', () => {
  expect(sources.filter((source) => /\.replace\('\{name\}'/.test(source))).toEqual([])
})

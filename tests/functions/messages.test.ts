import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_LINES, MAX_QUANTITY } from '~/features/cart/cart'
import { HONEYPOT } from '~/features/newsletter/honeypot'
import { LOCALES } from '~/i18n/locales'
import { MESSAGES } from '../../netlify/server/messages/server'
import { type Shop, openShop } from './shop'
import { cart, line, tokenOf } from './shopper'

let shop: Shop
let authorization: string
beforeAll(async () => {
  shop = await openShop()
  authorization = `Bearer ${await tokenOf(shop)}`
})
afterAll(() => shop.stop())

const withItem = (changes: object) => cart({ items: [{ ...line('prod-001', 'L.1.31'), ...changes }] })
const subscription = (changes: object) => ({ email: 'ana@rumbo.example', language: 'es', ...changes })
const returned = (changes: object) => ({
  lines: [{ productId: 'prod-001', quantity: 1 }],
  reason: 'Roto',
  ...changes,
})

/** Values of a wrong type, size or form for each field of each JSON body. */
const BODIES: Readonly<Record<string, readonly unknown[]>> = {
  '/api/stripe/create-checkout-session': [
    null,
    [],
    'text',
    {},
    ...[[], 'x', [null], Array.from({ length: MAX_LINES + 1 }, (_, i) => line(`p-${i}`, 'L.1.31'))].map(
      (items) => cart({ items }),
    ),
    ...['', 5, '%'].map((id) => withItem({ id })),
    ...[null, 'x'.repeat(301)].map((name) => withItem({ name })),
    ...['abc', 5, ''].map((price) => withItem({ price })),
    ...[0, -1, 1.5, '2', 1e9, null].map((quantity) => withItem({ quantity })),
    ...['x', 5].map((customerEmail) => cart({ customerEmail })),
    ...['', 5].map((userId) => cart({ userId })),
    ...['EUR', null].map((currency) => cart({ currency })),
    cart({ locale: 'fr' }),
    cart({ mode: 'gift' }),
  ],
  '/api/sendwelcomeemail': [
    null,
    {},
    ...['x', 5, '', 'a@b', `${'x'.repeat(300)}@b.co`].map((email) => subscription({ email })),
    ...['fr', null].map((language) => subscription({ language })),
    ...['%', 5].map((discountCode) => subscription({ discountCode })),
    subscription({ [HONEYPOT]: 'bot' }),
    subscription({ more: 1 }),
  ],
  '/api/returns/TRK-1': [
    null,
    {},
    ...[[], 'x', [{ productId: '', quantity: 1 }], [{ productId: 'prod-001', quantity: 0 }]].map((lines) =>
      returned({ lines }),
    ),
    ...['', 5, 'x'.repeat(1001)].map((reason) => returned({ reason })),
  ],
}

const alert = { item: 'prod-001', email: 'ana@rumbo.example' }
/** The same for each form that works without scripts; answers are pages. */
const FORMS: Readonly<Record<string, readonly Record<string, string>[]>> = {
  '/api/back-in-stock': [{}, { ...alert, email: 'x' }, { ...alert, email: '' }, { ...alert, item: '' }],
}

test.each(LOCALES.flatMap((locale) => Object.keys(BODIES).map((path) => [path, locale] as const)))(
  'LANG-01 %s answers wrong values in %s with a sentence of the shop’s own, never with zod’s',
  async (path, locale) => {
    const sentences = sentencesIn(locale)
    for (const body of BODIES[path] ?? []) {
      const response = await fetch(`${shop.site}${path}?locale=${locale}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify(body),
      })
      const { error } = (await response.json()) as { error: string | { message: string } }
      expect.soft(response.status, JSON.stringify(body)).toBe(422)
      expect
        .soft(sentences, JSON.stringify(body))
        .toContain(typeof error === 'string' ? error : error.message)
    }
  },
)

test.each(LOCALES.flatMap((locale) => Object.keys(FORMS).map((path) => [path, locale] as const)))(
  'LANG-01 the form %s answers wrong values in %s with a sentence of the shop’s own',
  async (path, locale) => {
    const sentences = sentencesIn(locale)
    for (const fields of FORMS[path] ?? []) {
      const response = await fetch(`${shop.site}${path}?locale=${locale}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
      })
      const page = await response.text()
      expect.soft(response.status, JSON.stringify(fields)).toBe(422)
      expect.soft(sentences.filter((sentence) => page.includes(sentence))).toHaveLength(1)
    }
  },
)

const sentencesIn = (locale: (typeof LOCALES)[number]): string[] => {
  const { invalid, invalidEmail, tooManyLines, badQuantity } = MESSAGES[locale].errors
  return [invalid, invalidEmail, tooManyLines(MAX_LINES), badQuantity(MAX_QUANTITY)]
}

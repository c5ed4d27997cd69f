import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale, isLocale } from '~/i18n/locales'
import { MESSAGES } from '~/i18n/messages'
import { ACCOUNT_MESSAGES } from '~/i18n/messages/account'
import { AUTH_MESSAGES } from '~/i18n/messages/auth'
import { HEAD_MESSAGES } from '~/i18n/messages/heads'
import { ORDER_PAGE_MESSAGES } from '~/i18n/messages/order-page'
import { PAYMENT_RESULT_MESSAGES } from '~/i18n/messages/payment-result'
import { PLANNER_MESSAGES } from '~/i18n/messages/planner'
import { TRIP_MESSAGES } from '~/i18n/messages/trip'
import { OFFLINE_MESSAGES } from '~/offline/messages'
import { afterSalesTexts } from '../../../netlify/server/messages/after-sales'
import { mailTexts } from '../../../netlify/server/messages/mail'
import { MESSAGES as SERVER_MESSAGES } from '../../../netlify/server/messages/server'
import { schemaTypes } from '../../../studio/schemaTypes'
import { seedText } from './dataset'
import { wordingProblems } from './wording'

const MESSAGE_FILES = {
  shop: MESSAGES,
  account: ACCOUNT_MESSAGES,
  login: AUTH_MESSAGES,
  order: ORDER_PAGE_MESSAGES,
  payment: PAYMENT_RESULT_MESSAGES,
  planner: PLANNER_MESSAGES,
  offline: OFFLINE_MESSAGES,
  trip: TRIP_MESSAGES,
  heads: HEAD_MESSAGES,
  'mail after the sale': afterSalesTexts,
  mail: mailTexts,
  server: SERVER_MESSAGES,
}

/** Texts that requirements give word for word. */
const BOUND: readonly string[] = ['E-Sims', 'Tracking number']

/** Words that people search for, and addresses. */
const UNSEEN = new Set(['keywords', 'synonyms', 'href', 'anchor', '_key', '_id'])

/** Every text with its language, which is that of the nearest `es` or `en` around it. */
const textsOf = (value: unknown, locale?: Locale): (readonly [text: string, locale: Locale])[] => {
  if (typeof value === 'string') return locale ? [[value, locale]] : []
  // The texts of a function are in its source.
  if (typeof value === 'function') {
    const source = String(value).replace(/\$\{[^}]*\}|"/g, '')
    return locale ? [[source.replaceAll('\\u00a0', '\u00a0'), locale]] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    UNSEEN.has(name) ? [] : textsOf(inner, isLocale(name) ? name : locale),
  )
}

const problemsOf = (texts: readonly (readonly [string, Locale])[]): string[] =>
  texts.flatMap(([text, locale]) =>
    BOUND.some((bound) => text.startsWith(bound)) ? [] : wordingProblems(text, locale),
  )

describe('the wording of docs/glossary.md', () => {
  test('LANG-01 the rules recognize the wordings they are for', () => {
    expect(wordingProblems('A colour catalogue for 20 % of travellers', 'en')).toHaveLength(4)
    expect(wordingProblems('Añade el e-mail: 20% de descuento', 'es')).toHaveLength(3)
    expect(wordingProblems('The courier brings “closed shoes”.', 'en')).toHaveLength(3)
    expect(wordingProblems('Carry-on, 20% “off.”', 'en')).toEqual([])
  })

  test.each(Object.keys(MESSAGE_FILES))('LANG-01 the messages of %s follow it', (file) => {
    const messages = MESSAGE_FILES[file as keyof typeof MESSAGE_FILES]
    expect(LOCALES.flatMap((locale) => problemsOf(textsOf(messages[locale], locale)))).toEqual([])
  })

  test('LANG-01 the demo content follows it', () => {
    const documents = seedText()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object)
    expect(documents.flatMap((document) => problemsOf(textsOf(document)))).toEqual([])
  })

  test('CMS-01 the texts of the Studio follow it', () => {
    const texts = (value: unknown): string[] =>
      typeof value !== 'object' || value === null
        ? []
        : Object.entries(value).flatMap(([name, inner]) =>
            (name === 'title' || name === 'description') && typeof inner === 'string'
              ? [inner]
              : texts(inner),
          )
    expect(texts(schemaTypes).flatMap((text) => wordingProblems(text, 'es'))).toEqual([])
  })
})

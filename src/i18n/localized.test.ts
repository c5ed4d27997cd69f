import { expect, test } from 'vitest'
import { localizedText } from '~/content/model/localized'
import { langOf, textIn } from './localized'

test('LANG-04 a missing language falls back to the other one and says which it is', () => {
  const text = textIn(localizedText.parse({ es: ' ', en: 'Lock' }), 'es')
  expect(text).toEqual({ value: 'Lock', lang: 'en' })
  expect(langOf(text, 'es')).toBe('en')
})

test('LANG-04 a text in the page’s own language carries no lang attribute', () => {
  expect(langOf(textIn(localizedText.parse({ es: 'Candado', en: 'Lock' }), 'es'), 'es')).toBeUndefined()
})

test('CMS-05 a text without any language is rejected', () => {
  expect(localizedText.safeParse({ es: null, en: '' }).success).toBe(false)
  expect(localizedText.safeParse(null).success).toBe(false)
})

import { describe, expect, test } from 'vitest'
import { inBothLanguages, inEachLanguage, inSomeLanguage } from './languages'

const paragraph = (text: string) => [{ _type: 'block', children: [{ _type: 'span', text }] }]

describe('CMS-01 texts in both languages', () => {
  test.each([
    [{ es: 'Jabón', en: 'Soap' }],
    [{ es: ['Flota'], en: ['Floats'] }],
    [{ es: paragraph('Hola'), en: paragraph('Hello') }],
  ])('CMS-01 %j is complete', (value) => {
    expect(inSomeLanguage(value)).toBe(true)
    expect(inEachLanguage(value)).toBe(true)
    expect(inBothLanguages(value)).toBe(true)
  })

  test.each([[{ es: 'Jabón' }], [{ es: 'Jabón', en: '  ' }], [{ es: paragraph('Hola'), en: paragraph('') }]])(
    'CMS-01 %j lacks English and says who reads what',
    (value) => {
      expect(inSomeLanguage(value)).toBe(true)
      expect(inEachLanguage(value)).toMatch(/Falta el inglés/)
      expect(inBothLanguages(value)).toMatch(/también en inglés/)
    },
  )

  test('CMS-01 a text in English only reports the missing Spanish', () => {
    expect(inEachLanguage({ en: 'Soap' })).toMatch(/Falta el español/)
  })

  test.each([[{}], [{ es: '', en: ' ' }], [{ es: [], en: [''] }], [{ _type: 'localizedString' }]])(
    'CMS-01 %j has no text at all and is one error, not two',
    (value) => {
      expect(inSomeLanguage(value)).toMatch(/Escribe/)
      expect(inEachLanguage(value)).toBe(true)
    },
  )

  test('CMS-01 an absent value is left to required()', () => {
    expect([inSomeLanguage(undefined), inEachLanguage(undefined), inBothLanguages(undefined)]).toEqual([
      true,
      true,
      true,
    ])
  })
})
